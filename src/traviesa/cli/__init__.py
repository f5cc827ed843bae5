"""The command ``traviesa``, one file per group of commands."""

import sys


def main() -> None:
    """Run the command line; the version needs nothing else and comes at once."""
    from traviesa.cli.streams import ready_streams
    from traviesa.errors import TraviesaError

    try:
        with ready_streams():
            _run()
    except TraviesaError as error:
        from traviesa.cli.commands import asked_language
        from traviesa.cli.refusing import REFUSED, tell

        tell(error, asked_language(sys.argv))
        sys.exit(REFUSED)


def _run() -> None:
    if sys.argv[1:] in (["--version"], ["-V"]):
        from importlib.metadata import version

        print(f"traviesa {version('traviesa')}")
        return
    from traviesa.cli.app import app

    app()
