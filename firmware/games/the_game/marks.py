"""Marks that players put on piles, as table talk, which the engine does not know (TG-R19).

A mark is [seat, pile, kind, number of actions so far]; kind 0 says "please not this one", 1 "I
have something good here". It goes with the next card on its pile, or when its player's turn
begins. This module uses loops because comprehensions take more memory.
"""

from engine.the_game.notation import END_TURN
from game_ui.names import initials
from games import ui_of
from ui.menu import Menu, Row


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


_KINDS = 2


class Marks(Menu):
    """The menu in which a player sets marks."""
    def __init__(self, app, seat):
        """seat: of the player."""
        super().__init__(app)
        self._seat, game = seat, app.session.game
        self.TABLE_THEME = ui_of(game.NAME).TABLE_THEME
        self._text = app.text.of(game.NAME)
        self._tops = game.tops()
        self._mine = {pile: kind for other, pile, kind, _ in standing(app.session)
                      if other == seat}

    def title(self):
        return self._text("title.marks")

    def rows(self):
        session = self.app.session
        called = initials(session.head["names"])
        return [Row(self._called(pile), value=self._shower(pile), step=self._stepper(pile))
                for pile in range(4)] + [
            Row(called[seat] + " " + self._called(pile), value=self._other(kind))
            for seat, pile, kind, _ in standing(session) if seat != self._seat] + [
            Row(self._text("row.back"), self.app.pop)]

    def _called(self, pile):
        return "%s %d" % ("↑" if pile < 2 else "↓", self._tops[pile])

    def _shower(self, pile):
        return lambda: self._text("value.mark_%d" % self._mine[pile]) if (
            pile in self._mine) else "-"

    def _other(self, kind):
        return lambda: self._text("value.mark_%d" % kind)

    def _stepper(self, pile):
        """None, then each kind."""
        def step(by):
            kind = (self._mine.pop(pile, -1) + 1 + by) % (_KINDS + 1) - 1
            if kind >= 0:
                self._mine[pile] = kind
            set_marks(self.app.session, self._seat, sorted(self._mine.items()))
        return step
