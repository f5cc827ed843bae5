"""Games of bots: each sees what its seat may see, in as many processes as there are workers."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed

from traviesa.engine import engine
from traviesa.game import Game, new_game
from traviesa.lab.numbering import game_key
from traviesa.lab.plan import Plan
from traviesa.lab.players import Player, make_players
from traviesa.tally import Batch, Tally

Advance = Callable[[int], None]
CHUNKS_EACH = 32
"""Into so many chunks the games of each worker are cut."""
MOST_IN_CHUNK = 200


def play_with_bots(plan: Plan, advance: Advance) -> list[Tally]:
    """Play all games of a plan; a tally from each chunk."""
    size = max(1, min(MOST_IN_CHUNK, plan.games // (plan.workers * CHUNKS_EACH)))
    chunks = [(first, min(size, plan.games - first)) for first in range(0, plan.games, size)]
    if plan.workers == 1:
        return [_told(play_chunk(plan, *chunk), chunk[1], advance) for chunk in chunks]
    with ProcessPoolExecutor(plan.workers, multiprocessing.get_context("spawn")) as pool:
        work = {pool.submit(play_chunk, plan, *chunk): chunk[1] for chunk in chunks}
        try:
            return [_told(one.result(), work[one], advance) for one in as_completed(work)]
        finally:
            pool.shutdown(cancel_futures=True)


def _told(tally: Tally, games: int, advance: Advance) -> Tally:
    advance(games)
    return tally


def play_chunk(plan: Plan, first: int, count: int) -> Tally:
    """Play so many games from a number on."""
    here = engine()
    boards, tallies = plan.setting().boards(here), here.zeros(Tally, 1)
    for number in range(first, first + count):
        game, batch = play_numbered(plan, number)
        states, batches = here.store(game.state()), here.store(batch)
        here.doors.tally_game(states, batches, boards, here.scratches, tallies)
    tally: Tally = here.plain(Tally, tallies)
    return tally


def play_numbered(plan: Plan, number: int) -> tuple[Game, Batch]:
    """Play the game of that number to its end, by views and legal actions alone."""
    game = new_game(plan.map_file, plan.seats, seed=game_key(plan.seed, number), options=plan.options)
    players = make_players(plan.bots, plan.seed, number)
    batch = Batch()
    while not game.is_over:
        batch.turns += game.phase == "turn"
        batch.decisions += 1
        game.apply(_choice(game, players))
    return game, batch


def _choice(game: Game, players: list[Player]) -> int:
    seat = game.turn
    view = game.view(seat)
    return players[seat].choose(view, view.actions())
