"""Marks that players leave on piles, as table talk: the engine knows nothing of them (TG-R19).

A mark is [seat, pile, kind, how many actions there were]; kind 0 says "please not this one", 1 "I
have something good here". It goes with the next card on its pile, or when its player's turn
begins.
"""

from engine.the_game.notation import END_TURN


def standing(session):
    """Those that are to be seen now."""
    if not session.marks:
        return ()
    actions = session.game.history()
    return [mark for mark in session.marks if mark[3] <= len(actions) and not any(
        [action and action // 100 == mark[1] for action in actions[mark[3]:]])]


def kinds(session):
    """By pile, 1 for a mark of kind 0, and 2 for one of kind 1."""
    found = bytearray(4)
    for _, pile, kind, _ in standing(session):
        found[pile] |= 1 + kind
    return found


def of_others(session, seat):
    """[(pile, kind)]"""
    return [(pile, kind) for other, pile, kind, _ in standing(session) if other != seat]


def leave(session, seat, found):
    """Instead of those that this seat has left so far. found: [(pile, kind)]"""
    marks = [mark for mark in session.marks if mark[0] != seat]
    now = len(session.game.history())
    _keep(session, marks + [[seat, pile, kind, now] for pile, kind in found])


def begin_turn(session):
    """It is somebody's turn: what this player left before it has been of use."""
    actions, seat = session.game.history(), session.game.current_player()
    begun = len(actions)
    while begun and actions[begun - 1] != END_TURN:
        begun -= 1
    _keep(session, [mark for mark in session.marks if mark[0] != seat or mark[3] >= begun])


def _keep(session, marks):
    if marks != session.marks:
        session.leave(marks)
