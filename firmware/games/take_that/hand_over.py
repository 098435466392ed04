"""The hand-over between two people's turns in Take That."""

from engine.take_that.cards import cost, twin
from engine.take_that.notation import TAKE, split
from game_ui.hand_over import HandOver
from games.take_that.paint_cards import LinePaint


def since(game, seat):
    """[(seat, action, line after it, cards taken from the line)] since the last turn of this seat.
    """
    at, line, steps = (game.dealer + 1) % game.players, [], []
    for action in game.log:
        before = line
        verb, card = split(action)
        if action == TAKE:
            line = []
        elif verb:
            line = [each for each in line if each != twin(card)]
        else:
            line = line + [card]
        if at == seat:
            steps = []
        else:
            steps.append((at, action, line, before if action == TAKE else ()))
        if action != TAKE:
            at = (at + 1) % game.players
    return steps


def minus(cards):
    """(number of cards, their cost)"""
    return len(cards), cost(cards)


class LineHandOver(HandOver):
    """Shows the end of the line after each step, in place of piles."""

    def __init__(self, app, then):
        super().__init__(app, then)
        self._paint = LinePaint(app, app.layout_of("take_that"))

    def _learn(self, game, first, seat):
        self._laid = since(game.deal, seat)
        self._now = game.deal.line
        self._draw = len(game.deal.pile)

    def _pictures(self):
        return ("end", self._end),

    def _there(self):
        return tuple(self._laid[self._at - 1][2] if self._at else self._now)

    def _show(self, regions):
        regions.set("end", self._there())

    def update(self, canvas):
        if self._paint.shown and not self._there():     # paint the pattern anew
            self._paint.shown = ()
            canvas.clear()
            self.draw(canvas)
        else:
            super().update(canvas)

    def _end(self, canvas, line):
        if self._look.PILES:
            self._paint.small(canvas, line)

    def _step(self, at):
        seat, action, _, taken = self._laid[at - 1]
        text, (verb, card) = self._text, split(action)
        if action == TAKE:
            said = text("pass.take", *minus(taken))
        elif verb:
            said = text("pass.twist", card % 10 * 10 + card // 10, card)
        else:
            said = text("pass.place", card)
        return self._names[seat], said

    def _sum(self, room):
        """The last steps, as many as fit."""
        said = []
        for seat, action, _, taken in self._laid:
            verb, card = split(action)
            said.append("%s %s" % (self._initials[seat], "-%d" % minus(taken)[1] if action == TAKE
                                   else "+2" if verb else card))
        width = self._font.width
        head, tail = self._text("pass.laid"), ", ".join(said)
        if self._look.LINES == 1 and width(head + " " + tail) > room:
            head = ""
        while width(" " + tail) > room:
            tail = tail[tail.find(", ") + 2:]
        return head, tail
