"""Take That dealt to several players, who hand the device round."""

from collections.abc import Iterator

from crupier.engine import games
from crupier.engine.take_that.match import TakeThatMatch
from crupier.engine.take_that.notation import TAKE, split
from pictures import samples
from pictures.scenes.scene import Scene, after, remembered


def scenes() -> Iterator[Scene]:
    known = {"names": list(samples.NAMES[:4])}
    yield Scene("line_new", "RIGHT RIGHT OK", settings=known)
    yield _game("line_pass_first", until=after(0))
    yield _game("line_pass")
    yield _game("line_pass_step", "RIGHT")
    yield _game("line_first", "OK", until=after(0))
    yield _game("line_place", "OK")
    yield _game("line_far", "OK RIGHT RIGHT RIGHT")
    yield _game("line_take", "OK DOWN DOWN")
    yield _game("line_stuck", "OK", until=_stuck)
    yield _game("line_menu", "OK BACK")
    yield _game("line_menu_long", "OK BACK UP UP UP UP", names=["Jugador 1", "Jugador 2", "Kibot"])
    yield _game("line_hint", "OK BACK NEXT OK")
    yield _game("line_taken", "OK DOWN DOWN OK", players=4, until=_long)
    yield _game("line_drawn", "OK OK")
    yield _game("line_twist", "OK DOWN", until=_pair, twins=True)
    yield _game("line_long", "OK DOWN", seed="S2", until=_pair_late, twins=True)
    yield _game("line_advanced", "OK DOWN DOWN", players=2, until=_alone, advanced=True)
    yield _game("line_four", "OK", players=4, until=_long)
    yield _game("line_remark", "OK", players=2, until=_last)
    yield _game("line_last", "OK RIGHT LEFT", players=2, until=_last)
    yield _game("line_sure", "OK DOWN DOWN OK", players=2, until=_last)
    yield _game("line_plain", "OK", until=_pair)
    yield _game("line_match", "OK DOWN", until=_pair)
    yield _game("line_missed", "OK DOWN OK")
    yield _game("line_counts", until=_second)
    yield _game("line_counts_four", until=_second, players=4)
    yield _game("line_round", "OK", until=_second)
    yield _game("line_round_last", "OK OK OK", until=None, players=3, short=1)
    yield _game("line_sheet", "OK OK OK BACK DOWN DOWN OK", until=_second)
    yield _game("line_over", until=None, players=3)
    yield _game("line_over_four", until=None, players=4)


def choose(game: TakeThatMatch) -> int:
    """The nearest card; else a pair, else the line."""
    actions, line = game.legal_actions(), game.deal.line
    cards = [action for action in actions if action != TAKE and not split(action)[0]]
    if cards:
        return min(cards, key=lambda card: (abs(card - line[-1]) if line else 0, card))
    return actions[-1]


def _pair(game: TakeThatMatch) -> bool:
    """Can the card on which the cursor begins also be twisted?"""
    actions, card = game.legal_actions(), choose(game)
    return len(game.deal.line) > 4 and 100 + card in actions


def _pair_late(game: TakeThatMatch) -> bool:
    return len(game.deal.line) > 30 and _pair(game)


def _alone(game: TakeThatMatch) -> bool:
    return len(game.deal.line) == 1 and len(game.history()) > 5


def _stuck(game: TakeThatMatch) -> bool:
    """Can no card be placed?"""
    return choose(game) == TAKE or bool(split(choose(game))[0])


def _long(game: TakeThatMatch) -> bool:
    return len(game.deal.line) > 10


def _middle(game: TakeThatMatch) -> bool:
    return len(game.deal.line) > 6 and len(game.history()) > 12


def _last(game: TakeThatMatch) -> bool:
    return not game.deal.pile and bool(game.deal.line)


def _second(game: TakeThatMatch) -> bool:
    """Has the first game just ended?"""
    return game.current() == 2

def _game(name: str, keys: str = "", *, players: int = 3, seed: str = "K7Q2MX", until=_middle,
          advanced: bool = False, twins: bool = False, short: int = 0,
          names: list[str] | None = None) -> Scene:
    """A match, up to the beginning of a turn. twins: with the aid. short: actions from the end."""
    head = samples.head(7, "take_that_match", players, seed, dealer=players - 1,
                        advanced=advanced, rounds=2)
    head |= {"names": names or head["names"]}
    game = games.create(head)
    while not game.is_terminal() and not (until and not game.deal.must_place and until(game)):
        game.apply_action(choose(game))
    done = game.history()
    return Scene(name, keys, samples.journal(head, done[:len(done) - short]),
                 settings={"twins": twins, **remembered(head)})
