"""The command ``traviesa``, one file per group of commands."""

import sys


def main() -> None:
    """Run the command line; the version needs nothing else and comes at once."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        from importlib.metadata import version

        print(f"traviesa {version('traviesa')}")
        return
    from traviesa.cli.app import app

    app()
