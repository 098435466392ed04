"""What marks on piles are worth: hard teams of The Game with them and without."""

from statistics import fmean, stdev

from benchmarks.figure import Figure
from crupier.engine.shuffle import dice
from crupier.engine.the_game.bot import choose, marks
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN

DEALS, PLAYERS = 1_000, (2, 3, 4, 5)


def run() -> list[Figure]:
    found = []
    for players in PLAYERS:
        silent, talking = ([_left(players, f"crupier {deal}", talks) for deal in range(DEALS)]
                           for talks in (False, True))
        fewer = [one - other for one, other in zip(silent, talking, strict=True)]
        found += [
            Figure(f"{players} players, cards left without marks", fmean(silent), "cards"),
            Figure("  with marks", fmean(talking), "cards",
                   f"{fmean(fewer):.2f} ± {1.96 * stdev(fewer) / DEALS ** 0.5:.2f} fewer, "
                   f"{DEALS:,} deals")]
    return found


def _left(players: int, seed: str, talks: bool) -> int:
    game = TheGame(players, seed)
    told: dict[int, tuple[list, int]] = {}      # by seat: marks, after how many actions
    while not game.is_terminal():
        seat, actions = game.current_player(), game.history()
        seen = game.observation(seat)
        seen["marks"] = [
            (pile, kind) for other, (left, at) in told.items() if other != seat
            for pile, kind in left
            if not any(action and action // 100 == pile for action in actions[at:])]
        action = choose(seen, game.legal_actions(), "hard", dice(f"{seed} {len(actions)}"))
        game.apply_action(action)
        if talks and action == END_TURN and not game.is_terminal():
            told[seat] = marks(game.observation(seat)), len(actions) + 1
    return game.result()["left"]
