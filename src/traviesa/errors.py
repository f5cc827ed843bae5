"""The one family of errors: a stable code for programs, a message for people."""


class TraviesaError(ValueError):
    """Refuse what was asked: ``code`` is stable, the message says what, why not, and what is possible.

    >>> str(TraviesaError("game/seats", "7 seats asked; this map seats 2 to 5", asked=7))
    'game/seats: 7 seats asked; this map seats 2 to 5'
    """

    def __init__(self, code: str, message: str, **facts: object) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"
