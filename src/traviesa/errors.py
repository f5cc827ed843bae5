"""The one family of errors: a stable code for programs, a sentence for people."""


class TraviesaError(ValueError):
    """Say with a stable code what was asked, why it is refused and what is possible."""

    def __init__(self, code: str, message: str, **facts: object) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.facts = facts
