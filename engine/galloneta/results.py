"""The standings of a result of Galloneta, in half points; see ../scorepad/results.py."""

from ..scorepad.results import standings as of_match
from .options import DRAW, WIN

KIND = ()


def standings(result):
    """(half points by seat, seats of the winners); a draw: (None,)"""
    if "winners" in result:             # of a series on the score pad
        return of_match(result)
    winner = result["winner"]
    if winner is None:
        return (DRAW, DRAW), (None,)
    return [WIN * (seat == winner) for seat in (0, 1)], (winner,)
