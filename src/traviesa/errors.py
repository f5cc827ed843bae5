"""The one family of errors: a stable code for programs, a message for people."""

from typing import Self


class TraviesaError(ValueError):
    """Refuse what was asked: ``code`` is stable, the message says what, why not, and what is possible.

    >>> str(TraviesaError("game/seats", "7 seats asked; this map seats 2 to 5", asked=7))
    'game/seats: 7 seats asked; this map seats 2 to 5'
    """

    sentence = ""
    """The id of the sentence that says it in every language; nothing where only the English message is there."""

    def __init__(self, code: str, message: str = "", **facts: object) -> None:
        super().__init__(code, message)
        self.code = code
        self.plain = message
        self.facts = facts

    @property
    def message(self) -> str:
        """Say it in English, as programs and logs read it."""
        return self.said("en")

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"

    @classmethod
    def told(cls, code: str, case: str = "", /, **facts: object) -> Self:
        """Refuse in the words of ``locale/*/error.ftl``; a code that has several sentences names the case.

        >>> str(TraviesaError.told("game/unknown-map", asked="usaa", possible="europe, usa"))
        'game/unknown-map: no map "usaa"; possible: europe, usa'
        """
        error = cls(code, "", **facts)
        error.sentence = "-".join(filter(None, ("error", code.replace("/", "-"), case)))
        return error

    def said(self, language: str | None = None) -> str:
        """Say in a language why; what is told of another error is said in that language too, its code first."""
        if not self.sentence:
            return self.plain
        from traviesa.language import Saying

        return Saying(self.sentence, **self.facts).said(language)

    def whole(self, language: str | None = None) -> str:
        """Say it in a language, the code first, as on the command line."""
        return f"{self.code}: {self.said(language)}"
