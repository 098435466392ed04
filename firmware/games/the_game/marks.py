"""Marks that players put on piles, as table talk, which the engine does not know (TG-R19).

A mark is [seat, pile, kind, number of actions so far]; kind 0 says "please not this one", 1 "I
have something good here". It goes with the next card on its pile, or when its player's turn
begins. This module uses loops because comprehensions take more memory.
"""

from engine.the_game.notation import END_TURN


def standing(session):
    """The marks that are still valid."""
    found, actions = [], session.marks and session.game.log
    for mark in session.marks:
        covered = mark[3] > len(actions)
        for action in actions[mark[3]:]:
            if action and action // 100 == mark[1]:
                covered = True
        if not covered:
            found.append(mark)
    return found


def kinds(session, game):
    """By pile, a bit set: 1 for a mark of kind 0, 2 for one of kind 1. Empty for another game, as
    in a replay.
    """
    found = bytearray(4)
    for mark in standing(session) if game is session.game else ():
        found[mark[1]] |= 1 + mark[2]
    return found


def set_marks(session, seat, found=None):
    """Replaces the marks of a seat by these, [(pile, kind)]. None: its turn has begun, so the
    marks that it made before are removed.
    """
    actions, marks = session.game.log, []
    now = begun = len(actions)
    while begun and actions[begun - 1] != END_TURN:
        begun -= 1
    for mark in session.marks:
        if mark[0] != seat or (found is None and mark[3] >= begun):
            marks.append(mark)
    for pile, kind in found or ():
        marks.append([seat, pile, kind, now])
    if marks != session.marks:
        session.set_marks(marks)
