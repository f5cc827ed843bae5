"""The façade: beginning, dealing, resigning, and what is refused before a game exists."""

import pytest

import traviesa
from traviesa.errors import TraviesaError

DECKS = {"usa": {"regular": 3}, "europe": {"long": 1, "regular": 3}}


def begin(map_id: str, seats: int, seed: int) -> traviesa.Game:
    """Begin a game and let every seat keep all its tickets."""
    game = traviesa.new_game(map_id, seats, seed)
    while game.phase == "setup":
        game.apply(game.actions()[-1])
    return game


@pytest.mark.rule("TTR-SETUP-4")
@pytest.mark.rule("TTR-SETUP-5")
@pytest.mark.parametrize(("seats", "left"), [(2, 97), (5, 85)])
def test_four_cards_each_and_five_face_up(seats: int, left: int) -> None:
    game = next(g for g in (traviesa.new_game("usa", seats, seed) for seed in range(99)) if not g.discards)
    assert game.hand_sizes == [4] * seats
    assert len([card for card in game.market if card]) == 5
    assert game.pile_size == left


@pytest.mark.rule("USA-COMP-1")
@pytest.mark.rule("EU-COMP-1")
@pytest.mark.parametrize("map_id", ["usa", "europe"])
def test_two_to_five_play(map_id: str) -> None:
    for seats in (2, 3, 4, 5):
        assert traviesa.new_game(map_id, seats, 1).seats == seats
    for seats in (-1, 0, 1, 6):
        with pytest.raises(TraviesaError, match=f"game/seats: {seats} seats? asked; .* 2 to 5"):
            traviesa.new_game(map_id, seats, 1)


@pytest.mark.rule("TTR-SETUP-7")
@pytest.mark.rule("RUL-MARKET-3")
def test_the_first_market_is_reset_too() -> None:
    games = [traviesa.new_game("usa", 2, seed) for seed in range(400)]
    assert all(game.market.count("locomotive") < 3 for game in games)
    reset = [game for game in games if game.discards]
    assert reset, "no first market of 400 had three locomotives"
    for game in reset:
        assert game.discards["locomotive"] >= 3
        assert sum(game.discards.values()) % 5 == 0


@pytest.mark.rule("USA-SETUP-1")
@pytest.mark.rule("EU-SETUP-2")
@pytest.mark.rule("EU-SETUP-4")
@pytest.mark.parametrize("map_id", ["usa", "europe"])
def test_each_seat_is_dealt_its_tickets_of_every_deck(map_id: str) -> None:
    seen = set()
    for seed in range(60):
        game = traviesa.new_game(map_id, 5, seed)
        dealt = [game.offered(seat) for seat in range(5)]
        assert len({ticket for one in dealt for ticket in one}) == 5 * sum(DECKS[map_id].values())
        for one in dealt:
            decks = [game.map_file.tickets[ticket].deck for ticket in one]
            assert {deck: decks.count(deck) for deck in set(decks)} == DECKS[map_id]
            seen.update(one)
    assert len(seen) == len(game.map_file.tickets), "some ticket is never dealt"


@pytest.mark.rule("TTR-TICKET-7")
@pytest.mark.rule("RUL-TICKET-5")
def test_counts_are_public_and_faces_are_not() -> None:
    game = begin("europe", 3, 5)
    mine = game.view(0)
    assert mine.ticket_counts == [len(game.tickets(seat)) for seat in range(3)]
    assert mine.hand_sizes == [sum(game.hand(seat).values()) for seat in range(3)]
    assert mine.known_cards(1) == {}
    others = set(game.tickets(1)) | set(game.tickets(2))
    assert not others & set(mine.tickets)
    guesses = {tuple(mine.resample(seed).tickets(1)) for seed in range(20)}
    assert len(guesses) > 10, "the tickets of another seat are no secret"


@pytest.mark.rule("RUL-END-5")
def test_a_seat_that_resigned_wins_nothing_and_its_score_stands() -> None:
    game = begin("usa", 3, 2)
    leader = game.winners[0]
    total = game.results()[leader].total
    game.resign(leader)
    assert not game.is_over
    assert leader not in game.winners
    assert game.results()[leader].total == total


@pytest.mark.rule("RUL-END-5")
def test_with_two_at_the_table_the_other_wins_at_once() -> None:
    game = begin("usa", 2, 2)
    game.resign(0)
    assert game.is_over
    assert game.winners == [1]
    with pytest.raises(traviesa.TraviesaError, match="game/over"):
        game.play("draw pile")


@pytest.mark.parametrize(
    ("call", "code", "hint"),
    [
        ({"map": "atlantis"}, "game/unknown-map", "usa"),
        ({"map": "usa", "seats": 1}, "game/seats", "2 to 5"),
        ({"map": "usa", "seats": 6}, "game/seats", "2 to 5"),
        ({"map": "usa", "seats": 2.5}, "game/seats", "2 to 5"),
        ({"map": "usa", "seats": True}, "game/seats", "2 to 5"),
        ({"map": "usa", "seats": 10**30}, "game/seats", "10^30"),
        ({"map": None}, "game/map", "id of a map"),
        ({"map": "usa", "seed": None}, "game/seed", "possible"),
        ({"map": "usa", "seed": "\ud800"}, "game/seed", "possible"),
        ({"map": "usa", "mode": "chess"}, "game/mode", "cards"),
        ({"map": "usa", "mode": "dice"}, "game/mode", "cards"),
        ({"map": "usa", "options": {"wagon_each": 3}}, "map/rule-unknown", "wagons_each"),
        ({"map": "usa", "options": {"wagons_each": "many"}}, "map/rule-value", "expected"),
    ],
)
def test_a_game_that_cannot_be_is_refused(call: dict[str, object], code: str, hint: str) -> None:
    with pytest.raises(traviesa.TraviesaError) as refused:
        traviesa.new_game(**call)  # type: ignore[arg-type]
    assert refused.value.code == code
    assert hint in refused.value.message


@pytest.mark.parametrize("seat", [-2, 2, 9, 0.5, True, "0", None])
@pytest.mark.parametrize("asked", ["view", "hand", "tickets", "offered", "chosen_tickets"])
def test_what_is_no_seat_is_refused(asked: str, seat: object) -> None:
    with pytest.raises(traviesa.TraviesaError) as refused:
        getattr(traviesa.new_game("usa"), asked)(seat)
    assert refused.value.code == "game/seats"
    assert "0 to 1" in refused.value.message


@pytest.mark.parametrize("deed", [None, 5, 3.4, b"draw pile", []])
def test_what_is_no_deed_is_refused(deed: object) -> None:
    with pytest.raises(traviesa.TraviesaError) as refused:
        traviesa.new_game("usa").play(deed)  # type: ignore[arg-type]
    assert refused.value.code == "game/deed"


def test_options_change_the_rules_of_one_game_only() -> None:
    few = traviesa.new_game("usa", options={"wagons_each": 12})
    assert few.wagons == [12, 12]
    assert traviesa.new_game("usa").wagons == [45, 45]


def test_a_seed_decides_the_whole_game() -> None:
    assert begin("europe", 4, 9).to_bytes() == begin("europe", 4, 9).to_bytes()
    assert begin("europe", 4, 9).to_bytes() != begin("europe", 4, 10).to_bytes()


def test_a_copy_goes_on_by_itself() -> None:
    game = begin("usa", 2, 4)
    before = game.to_bytes()
    copy = game.copy()
    copy.play("draw pile")
    assert game.to_bytes() == before
    assert copy.to_bytes() != before
