"""What is sent to the API, with its limits; anything else is refused before it is looked at."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from traviesa.server.setup import Clock

_UNPRINTED = r"\x00-\x1f\x7f-\x9f\u2028\u2029"
Name = Annotated[
    str, Meta(min_length=1, max_length=24, pattern=rf"^[^\s{_UNPRINTED}](?:[^{_UNPRINTED}]*[^\s{_UNPRINTED}])?$(?!\n)")
]
"""What somebody is called: nothing that does not print, no blanks at the ends (``$`` alone would allow a last one).

``people/names`` says more."""
Password = Annotated[str, Meta(min_length=1, max_length=400)]
Language = Annotated[str, Meta(max_length=8, pattern=r"^[A-Za-z_-]*$(?!\n)")]
Contribution = Annotated[str, Meta(max_length=64, pattern=r"^[0-9A-Za-z._~-]*$(?!\n)")]
RequestId = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[0-9A-Za-z_-]+$(?!\n)")]
Seat = Annotated[int, Meta(ge=0, le=4)]
Text = Annotated[str, Meta(max_length=300)]


class NewGuest(Struct, forbid_unknown_fields=True):
    """Be a guest: play at once."""

    name: Name
    language: Language = ""


class NewName(Struct, forbid_unknown_fields=True):
    """Be called otherwise from now on."""

    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    """Take a name and a password; a guest's tables go along."""

    name: Name
    password: Password
    language: Language = ""


class SignIn(Struct, forbid_unknown_fields=True):
    """Come back to an account."""

    name: Annotated[str, Meta(min_length=1, max_length=72, pattern=rf"^[^{_UNPRINTED}]*$(?!\n)")]
    password: Password
    leave_tables: bool = False
    """Leave behind the tables at which one sits as a guest."""


class NewPassword(Struct, forbid_unknown_fields=True):
    """Change the password."""

    old: Password
    new: Password


class Reset(Struct, forbid_unknown_fields=True):
    """Set a new password with the code that the server's host has made."""

    code: Annotated[str, Meta(min_length=1, max_length=80)]
    password: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Leave for good."""

    name: Annotated[str, Meta(min_length=1, max_length=72)]
    """One's own, so that nobody does this by mistake."""
    password: Annotated[str, Meta(max_length=400)] = ""
    """Of accounts."""


class NewToken(Struct, forbid_unknown_fields=True):
    """Let a program play for one."""

    name: Name
    scopes: list[Literal["read", "tables", "play"]]


class NewTable(Struct, forbid_unknown_fields=True):
    """Create a table."""

    map: Annotated[str, Meta(min_length=1, max_length=40)]
    chairs: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=5)]
    """For each chair ``person``, or the name of a bot."""
    mode: Annotated[str, Meta(max_length=10)] = "cards"
    options: Annotated[dict[str, Any], Meta(max_length=60)] = field(default_factory=dict)
    clock: Clock = Clock()
    public: bool = True
    shuffle_seats: bool = False
    names: Annotated[list[Name], Meta(max_length=5)] = field(default_factory=list)
    """Who of this device sits down at once."""
    contribution: Contribution = ""


class Join(Struct, forbid_unknown_fields=True):
    """Sit down: one name for each seat of this device."""

    names: Annotated[list[Name], Meta(min_length=1, max_length=5)]
    contribution: Contribution = ""
    """Your part of the chance from which the cards are shuffled; one is made for you where it is empty."""
    invitation: Annotated[str, Meta(max_length=40)] = ""


class Watch(Struct, forbid_unknown_fields=True):
    """Be let in to watch a table that is not public."""

    invitation: Annotated[str, Meta(max_length=40)]


class Begin(Struct, forbid_unknown_fields=True):
    """Start the game."""

    fill: Annotated[str, Meta(max_length=40)] = ""
    """The bot that takes the chairs still empty."""


class Play(Struct, forbid_unknown_fields=True):
    """Do a deed."""

    deed: Annotated[str, Meta(min_length=1, max_length=400)]
    moment: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    """What it answers: the ``moment`` of the view it was chosen from."""
    request: RequestId
    """Made by the client; a deed sent again with the same one is carried out once."""
    seat: Seat | None = None
    """Needed where several seats are yours."""


class OfSeat(Struct, forbid_unknown_fields=True):
    """Something about one of one's seats."""

    seat: Seat | None = None
    request: RequestId | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """Answer whether a deed may be taken back."""

    agrees: bool
    seat: Seat | None = None
    request: RequestId | None = None


PHRASES = ("hello", "good-luck", "well-played", "thanks", "one-moment", "nice-move", "oops", "good-game")
Phrase = Literal["hello", "good-luck", "well-played", "thanks", "one-moment", "nice-move", "oops", "good-game"]


class Say(Struct, forbid_unknown_fields=True):
    """Say something at the table: own words, or a ready phrase that everybody reads in their language."""

    text: Text = ""
    phrase: Phrase | None = None
    request: RequestId | None = None


Listed = Annotated[str, Meta(max_length=100, pattern=r"^[ -~]*$(?!\n)")]
"""As the notation writes it; so many fit into a body."""


class Line(Struct, forbid_unknown_fields=True):
    """Say in words what one wants to do or to know."""

    line: Annotated[str, Meta(max_length=400)]
    seat: Seat | None = None
    moment: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None
    """The ``moment`` of the view that is looked at: refused where the seat has something else to decide since."""
    request: RequestId | None = None
    """Nothing is done here, so that this changes nothing; it may be sent all the same."""
    language: Language = ""
    listed: Annotated[list[Listed], Meta(max_length=400)] = field(default_factory=list)
    """The ``listed`` of the last answer that had one: what a number stands for."""


class WhyNot(Struct, forbid_unknown_fields=True):
    """Ask what speaks against something: one of ``deed``, ``route``, ``city`` and ``what``."""

    deed: Annotated[str, Meta(max_length=400)] = ""
    route: Annotated[str, Meta(max_length=100)] = ""
    city: Annotated[str, Meta(max_length=100)] = ""
    what: Literal["", "draw", "tickets", "claim", "build", "pass", "undo"] = ""
    seat: Seat | None = None
    language: Language = ""
