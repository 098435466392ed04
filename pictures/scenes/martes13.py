"""Martes 13 dealt to several players, who hand the device round."""

from collections.abc import Iterator

from crupier.engine import games
from crupier.engine.martes13.match import Martes13Match
from pictures import samples
from pictures.scenes.scene import Scene, after, remembered


def scenes() -> Iterator[Scene]:
    """Within a round, the first OK passes the device on: whoever played may still undo it."""
    known = {"names": list(samples.NAMES[:4])}
    yield Scene("piles_new", "RIGHT OK", settings=known)
    yield _match("piles_pass_first", until=after(0))
    yield _match("piles_pass", "OK")
    yield _match("piles_pass_step", "OK RIGHT")
    yield _match("piles_pass_six", "OK", players=6, until=after(28))
    yield _match("piles_first", "OK", players=3, until=after(0))
    yield _match("piles_safe", "OK OK")
    yield _match("piles_take", "OK OK", until=_taking)
    yield _match("piles_martes", "OK OK LEFT", until=_wild)
    yield _match("piles_six", "OK OK", players=6, until=after(28))
    yield _match("piles_hint", "OK OK BACK NEXT OK")
    yield _match("piles_remark", "OK OK", seed="R7", until=_clean)
    yield _match("piles_done", "OK OK OK")
    yield _match("piles_taken", "OK OK OK RIGHT", until=_taking)
    yield _match("piles_menu", "OK OK OK BACK", until=after(60))
    yield _match("piles_counts", until=after(50))
    yield _match("piles_counts_six", players=6, until=after(50))
    yield _match("piles_round", "OK", until=after(50))
    yield _match("piles_round_last", "OK OK OK OK", until=after(199))
    yield _match("piles_sheet", "OK OK BACK DOWN DOWN OK", until=after(120))
    yield _match("piles_over", until=None)
    yield _match("piles_over_six", until=None, players=6)
    yield _match("piles_over_sheet", "LEFT LEFT OK", until=None)


def choose(game: Martes13Match) -> int:
    """What takes least, of that the highest."""
    return min(game.legal_actions(), key=lambda play: (game.preview(play)[1], -(play % 10), play))


def _taking(game: Martes13Match) -> bool:
    """Does the first card take cards of two kinds, and every other one some?"""
    piles = game.observation(game.current_player())["piles"]
    return all(game.preview(play)[1] for play in game.legal_actions()) and any(
        "M" in pile and len(pile) > 1 for pile in piles.values())


def _wild(game: Martes13Match) -> bool:
    """Is there a Martes 13, which would take here and not there?"""
    plays = [play for play in game.legal_actions() if play > 100]
    takes = [bool(game.preview(play)[1]) for play in plays]
    return len(set(takes)) > 1 and len(game.legal_actions()) > 8


def _clean(game: Martes13Match) -> bool:
    """Has nothing been captured, up to the last card?"""
    seen = game.observation(game.current_player())
    return len(seen["hand"]) == 1 and not seen["captured"][seen["observer"]]


def _middle(game: Martes13Match) -> bool:
    return len(game.history()) > 12


def _match(name: str, keys: str = "", *, players: int = 4, seed: str = "K7Q2MX",
           until=_middle) -> Scene:
    """A match, up to the beginning of a turn."""
    head = samples.head(7, "martes13_match", players, seed, dealer=players - 1)
    game = games.create(head)
    while not game.is_terminal() and not (until and until(game)):
        game.apply_action(choose(game))
    return Scene(name, keys, samples.journal(head, game.history()), settings=remembered(head))
