"""Read a deed: forgiving in case, blanks, order and direction; typed words in English and Spanish."""

from collections.abc import Callable, Mapping
from typing import Final

from traviesa.notation.deed import Deed
from traviesa.notation.errors import malformed, unknown
from traviesa.notation.lexicon import CARD_VERBS, VERBS, in_words
from traviesa.notation.line import Line
from traviesa.notation.names import Names, parse_card, parse_city, parse_deck, parse_route, parse_ticket
from traviesa.notation.payment import read_payment
from traviesa.vocabulary import FACE_WORDS, TOKEN_WORDS

KEEP_FORM: Final = "keep <ticket> [<ticket> ...], or keep nothing"
DRAW_FORM: Final = "draw pile, or draw <card>"
CLAIM_FORM: Final = "claim <route> with <payment>, such as claim dieppe-paris with 1 purple"
PAY_FORM: Final = "pay <payment>, such as pay 1 red + 1 locomotive"
TICKETS_FORM: Final = "tickets, or tickets 3 short 1 long"
BUILD_FORM: Final = "build <city> with <payment>"
MOVE_FORM: Final = "move <city> via <city> [<city> ...] [with 1 passenger]"
FACES_FORM: Final = "the faces of dice, such as single single double"
TOKEN_FORM: Final = "token <single|double> with <face> <face>"
DROP_FORM: Final = "drop <single|double>"


def parse_deed(text: str, names: Names, language: str | None = None) -> Deed:
    """Read one deed; ``language`` (``en``, ``es``) also reads what people type there.

    >>> names = Names(["dieppe", "paris"], ["dieppe-paris"], [], aliases={"París": 1})
    >>> parse_deed("claim Paris-Dieppe with 1 red", names).route
    0
    >>> parse_deed("cubrir parís-dieppe con 1 roja", names, "es").payment
    (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)
    >>> parse_deed("claim paris-dieppe:2 with 1 red", names)
    Traceback (most recent call last):
    traviesa.notation.errors.NotationError: notation/unknown-route: 'paris-dieppe:2': ...
    """
    line = Line(text, names, language)
    if not line.words:
        raise malformed(text, "nothing is said", f"one of {', '.join(VERBS)}")
    verb = line.lexicon.verbs.get(line.word)
    if verb is None:
        raise unknown("notation/unknown-word", line.word, "a deed", in_words("verbs", CARD_VERBS, language))
    if line.has_loose_sign():
        raise line.malformed("a hyphen or colon joins nothing", "<city>-<city>, or <city>-<city>:1, and counts from 1")
    line.take()
    return _READERS[verb](line)


def _read_keep(line: Line) -> Deed:
    if line.takes("nothing"):
        line.finish(KEEP_FORM)
        return Deed("keep")
    tickets = line.items(parse_ticket, KEEP_FORM)
    line.finish(KEEP_FORM)
    if len(set(tickets)) < len(tickets):
        raise line.malformed("a ticket is named twice", KEEP_FORM)
    return Deed("keep", tickets=tuple(sorted(tickets)))


def _read_draw(line: Line) -> Deed:
    while line.word in line.lexicon.fillers:
        line.take()
    if line.lexicon.typed and line.lexicon.verbs.get(line.word) == "tickets":
        line.take()
        return _read_tickets(line)
    if line.takes("pile"):
        line.finish(DRAW_FORM)
        return Deed("draw-pile")
    if not line.word:
        raise line.malformed("what to draw is not said", DRAW_FORM)
    card = parse_card(line.take(), line.names, line.language)
    line.finish(DRAW_FORM)
    return Deed("draw", card=card)


def _read_claim(line: Line) -> Deed:
    route = parse_route(" ".join(_named(line, "route", CLAIM_FORM)), line.names, line.language)
    if line.takes("using"):
        faces, tokens = _read_dice(line)
        return Deed("claim", route=route, faces=faces, tokens=tokens, passenger_city=_read_passenger(line))
    _expect(line, "with", CLAIM_FORM)
    payment, any_cards = read_payment(line)
    if any_cards and not line.names.bracket_sizes:
        raise line.malformed("on this map no cards in brackets stand for another", CLAIM_FORM)
    passenger = _read_passenger(line)
    return Deed("claim", route=route, payment=payment, any_cards=any_cards, passenger_city=passenger)


def _read_passenger(line: Line) -> int:
    """Read where a claim places a passenger, if it does."""
    if not line.takes("passenger"):
        line.finish(CLAIM_FORM)
        return -1
    return parse_city(line.rest(), line.names, line.language)


def _read_pay(line: Line) -> Deed:
    if line.word in line.lexicon.faces or _counts_tokens(line):
        faces, tokens = _read_dice(line)
        line.finish(PAY_FORM)
        return Deed("pay", faces=faces, tokens=tokens)
    return Deed("pay", payment=_read_colours(line, PAY_FORM))


def _read_colours(line: Line, form: str) -> tuple[int, ...]:
    """Read a payment to the end of the line; brackets are for ferries and long routes alone."""
    payment, any_cards = read_payment(line)
    if any_cards:
        raise line.malformed("only a claim has cards in brackets", form)
    line.finish(form)
    return payment


def _read_tickets(line: Line) -> Deed:
    faces: tuple[int, ...] = ()
    if line.takes("using"):
        faces = _read_faces(line)
        if not line.takes("for"):
            line.finish("tickets using <face> [<face> ...] [for 1 long]")
            return Deed("tickets", faces=faces)
    mix: dict[int, int] = {}
    while line.word:
        count = line.number(TICKETS_FORM)
        if not line.word:
            raise line.malformed(f"{count} of which deck is not said", TICKETS_FORM)
        deck = parse_deck(line.take(), line.names, line.language)
        if deck in mix:
            raise line.malformed("a deck is named twice", TICKETS_FORM)
        mix[deck] = count
    return Deed("tickets", faces=faces, mix=tuple(sorted(mix.items())))


def _read_build(line: Line) -> Deed:
    city = parse_city(" ".join(_named(line, "city", BUILD_FORM)), line.names, line.language)
    if line.takes("using"):
        return Deed("build", city=city, faces=_last_faces(line))
    _expect(line, "with", BUILD_FORM)
    return Deed("build", city=city, payment=_read_colours(line, BUILD_FORM))


def _read_move(line: Line) -> Deed:
    city = parse_city(" ".join(_named(line, "city", MOVE_FORM)), line.names, line.language)
    _expect(line, "via", MOVE_FORM)
    via = line.items(parse_city, MOVE_FORM)
    if line.takes("using"):
        return Deed("move", city=city, via=via, faces=_last_faces(line))
    passengers = 0
    if line.takes("with"):
        passengers = line.number(MOVE_FORM)
        if line.lexicon.cards.get(line.word) != "passenger":
            raise line.malformed(f"{line.said()} stands where 'passenger' belongs", MOVE_FORM)
        line.take()
    line.finish(MOVE_FORM)
    return Deed("move", city=city, via=via, passengers=passengers)


def _read_token(line: Line) -> Deed:
    token = line.choice(line.lexicon.tokens, TOKEN_WORDS, "a token")
    _expect(line, "with", TOKEN_FORM)
    return Deed("token", token=token, faces=_last_faces(line))


def _read_drop(line: Line) -> Deed:
    token = line.choice(line.lexicon.tokens, TOKEN_WORDS, "a token")
    line.finish(DROP_FORM)
    return Deed("drop", token=token)


# --- parts ------------------------------------------------------------------------------------------------
def _named(line: Line, what: str, form: str) -> list[str]:
    words = line.phrase()
    if not words:
        raise line.malformed(f"no {what} is named", form)
    return words


def _expect(line: Line, link: str, form: str) -> None:
    if not line.takes(link):
        raise line.malformed(f"{line.said()} stands where '{link}' belongs", form)


def _counts_tokens(line: Line) -> bool:
    """Whether ``2 tokens`` comes next."""
    after = line.words[line.at + 1 : line.at + 2]
    return line.has_number() and bool(after) and line.lexicon.links.get(after[0]) == "tokens"


def _read_dice(line: Line) -> tuple[tuple[int, ...], int]:
    """Read faces and tokens: ``single single + 2 tokens``, or tokens alone."""
    faces = () if _counts_tokens(line) else _read_faces(line)
    tokens = 0
    if not faces or line.takes("+"):
        form = "single single + 2 tokens"
        if not _counts_tokens(line):
            raise line.malformed(f"{line.said()} stands where tokens are counted", form)
        tokens = line.number(form)
        line.take()
    return faces, tokens


def _read_faces(line: Line) -> tuple[int, ...]:
    faces = [line.choice(line.lexicon.faces, FACE_WORDS, "the face of a die")]
    while line.word in line.lexicon.faces:
        faces.append(line.choice(line.lexicon.faces, FACE_WORDS, "the face of a die"))
    return tuple(sorted(faces))


def _last_faces(line: Line) -> tuple[int, ...]:
    faces = _read_faces(line)
    line.finish(FACES_FORM)
    return faces


def _alone(kind: str) -> Callable[[Line], Deed]:
    """Read a deed that is one word."""

    def read(line: Line) -> Deed:
        line.finish(kind)
        return Deed(kind)

    return read


_READERS: Final[Mapping[str, Callable[[Line], Deed]]] = {
    "keep": _read_keep,
    "draw": _read_draw,
    "claim": _read_claim,
    "pay": _read_pay,
    "tickets": _read_tickets,
    "build": _read_build,
    "move": _read_move,
    "reroll": lambda line: Deed("reroll", faces=_last_faces(line)),
    "token": _read_token,
    "drop": _read_drop,
    **{kind: _alone(kind) for kind in ("withdraw", "pass", "stand", "end")},
}
