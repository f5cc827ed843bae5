"""A record tells what chance brought: cards dealt and drawn, tickets offered, cards turned up, the market, shuffles."""

from itertools import pairwise

from tests.test_archive import begin, play_on


def test_chance_is_told_beside_the_deed() -> None:
    recorder = begin("usa", 2, seed=5)
    offered = [recorder.game.setting.names.tickets[ticket] for ticket in recorder.game.offered(0)]
    market = " ".join(str(card) for card in recorder.game.market)
    recorder.play(recorder.game.legal()[-1])
    assert recorder.deeds[0].chance.startswith(f"offered {' '.join(offered)}, hand ")
    assert recorder.deeds[0].chance.endswith(f", market {market}")
    recorder.play(recorder.game.legal()[-1])
    assert "market" not in recorder.deeds[1].chance
    had = recorder.game.hand(0)
    recorder.play("draw pile")
    card = recorder.deeds[2].chance
    assert recorder.game.hand(0) == had | {card: had.get(card, 0) + 1}
    face_up = next(card for card in recorder.game.market if card and card != "locomotive")
    recorder.play(f"draw {face_up}")
    assert recorder.deeds[3].chance == "market " + " ".join(str(card) for card in recorder.game.market)
    recorder.play("tickets")
    assert recorder.deeds[4].chance == "offered " + " ".join(
        recorder.game.setting.names.tickets[ticket] for ticket in recorder.game.offered(1)
    )
    recorder.play(recorder.game.legal()[0])
    assert recorder.deeds[5].chance == ""


def test_what_a_tunnel_reveals_is_told_whether_it_asks_for_more_or_not() -> None:
    asked, claimed = 0, 0
    for seed in range(6):
        recorder = play_on(begin("europe", 2, seed=seed), 200, seed)
        deeds = recorder.deeds
        for line, after in pairwise(deeds):
            if "revealed" in line.chance:
                cards = line.chance.split("revealed ")[1].split(",")[0].split()
                assert len(cards) == 3
                pays = after.deed.startswith(("pay", "withdraw"))
                asked, claimed = asked + pays, claimed + (not pays)
            else:
                assert not after.deed.startswith(("pay", "withdraw"))
    assert asked
    assert claimed


def test_a_shuffle_of_the_discards_is_told_when_it_happens() -> None:
    """The pile grows only by a shuffle, so the two are told apart by counting."""
    recorder, shuffles = begin("usa", 5, seed=1), 0
    while not recorder.game.is_over:
        size = recorder.game.pile_size
        play_on(recorder, 1, seed=len(recorder.deeds))
        if recorder.game.pile_size > size:
            assert "discards shuffled" in recorder.deeds[-1].chance
            shuffles += 1
    assert shuffles
