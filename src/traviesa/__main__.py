"""``python -m traviesa``: the command line."""

from traviesa.cli import main

main()
