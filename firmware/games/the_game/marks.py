"""Marks that players leave on piles, as table talk: the engine knows nothing of them (TG-R19).

A mark is [seat, pile, kind, how many actions there were]; kind 0 says "please not this one", 1 "I
have something good here". It goes with the next card on its pile, or when its player's turn
begins. Loops take less memory than what is shorter.
"""

from engine.the_game.notation import END_TURN


def standing(session):
    """Those that are to be seen now."""
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
    """By pile, 1 for a mark of kind 0, and 2 for one of kind 1; none in another game, a replay."""
    found = bytearray(4)
    for mark in standing(session) if game is session.game else ():
        found[mark[1]] |= 1 + mark[2]
    return found


def leave(session, seat, found=None):
    """What this seat says now, [(pile, kind)], instead of what it has said; without that: its turn
    has begun, and what it said before it has been of use.
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
        session.leave(marks)
