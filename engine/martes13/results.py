"""The standings of a result of Martes 13: the fewest points win. See ../scorepad/results.py."""

from ..scorepad.results import single
from ..scorepad.results import standings as of_match

KIND = ()
LOWEST_WINS = True


def standings(result):
    """(points by seat, seats of the winners)"""
    return of_match(result) if "winners" in result else single(result, min)
