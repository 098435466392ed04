"""The standings of a result of any game; see ../scorepad/results.py."""

from ..scorepad.results import standings as of_match

KIND = ()


def standings(result):
    """(points by seat, seats of the winners)"""
    return of_match(result)
