"""The painter of Galloneta's table: states of its regions. For their places see galloneta in
ui/layouts.
"""

from micropython import const

from engine.galloneta.board import Piece
from engine.galloneta.cards import cell_number, number, suit
from game_ui.names import initials
from games.galloneta.constants import (
    CELL,
    CHOSEN,
    DISCARD,
    END,
    FALLEN,
    FREE,
    FROM,
    HIDDEN,
    MAY,
    PAID,
    PILE,
    PREY,
    STRUCK,
)
from ui.regions import Regions

_MOST = const(13)               # cards in the largest hand
_CELLS = const(28)


class TablePaint:
    def __init__(self, app, names, said=None, step=None):
        """said: captions.said, used by paint() alone. step: of a lesson, whose task then stays on
        the display.
        """
        self._text = text = app.text.of("galloneta")
        self._said = said
        self._initials = initials(names)
        self._names = names
        if app.layout.COLOUR:
            from games.galloneta.paint_colour import Pictures
        else:
            from games.galloneta.paint_mono import Pictures
        task = None if step is None else text("task.%d" % step)
        self._task = task
        drawn = Pictures(app, app.layout_of("galloneta"), task)
        self._pieces, self._faces = {}, {}      # by cell
        self._regions = Regions(
            ("header", drawn.header), ("cell", drawn.cell, _CELLS), ("ground", drawn.ground),
            ("card", drawn.card, _MOST), ("side", drawn.side), ("said", drawn.said),
            ("ring", drawn.ring))
        self._turn = 0

    def forget(self):
        self._regions.forget()

    def paint(self, canvas, view, cursor, game):
        """Paints the table for a choice. view: the player's observation; cursor: a Cursor; game:
        used for previews only.
        """
        pieces, me = self._pieces, view["observer"]
        source, target, paid = cursor.source, cursor.target, cursor.paid
        at = source if target is None else target
        marks = {place: MAY for place in cursor.targets()}
        marks.update({place: PREY for place in cursor.prey()})
        if target is not None:
            marks[source] = FROM
        if at < PILE:
            marks[at] = STRUCK if marks.get(at) == PREY else CHOSEN
        for card in paid:
            marks[card] = PAID
        cells = self._cells(marks, me, cursor.crossed())
        hand = list(map(number, view["hand"]))
        count = len(hand)
        cards = [(count, card, marks.get(card, FREE), card not in marks and not cursor.can(card))
                 for card in hand[:_MOST]]
        head = self._head(view, me)
        if cursor.level and cursor.does == DISCARD:
            head = ((0, head[0][1]),) + head[1:]        # as after the discard
        told = self._said(self._text, cursor, pieces, view, game)
        if self._task and not cursor.level:
            told = (told[0], "") + told[2:]     # the cost would be read as part of the task
        shown = source if source < CELL else self._faces.get(source - CELL)
        ring = None
        if CELL <= at < PILE:
            ring = _CELLS - 1 - (at - CELL) if me else at - CELL
        self._turn += 1
        regions = self._regions
        regions.set("header", head)
        regions.set_all("cell", cells)
        regions.set("ground", count)
        regions.set_all("card", cards)
        regions.set("side", (view["hidden"][me], view["draw_pile"],
                             at if at in (PILE, HIDDEN, FALLEN) else None))
        regions.set("said", (told, at == END, shown, head[0]))
        regions.set("ring", (ring, self._turn))
        return regions.paint(canvas)

    def show(self, canvas, game, seat, me, last, struck):
        """Paints the table without hands while `seat` plays, as player `me` sees it. last: cells
        of the last action; struck: was it an attack?
        """
        view = game.observation(me)
        self.know(view)
        marks = {}
        if last:
            marks[CELL + last[0]] = FROM
            marks[CELL + last[-1]] = STRUCK if struck else CHOSEN
        cells = self._cells(marks, me)
        ring = last and (_CELLS - 1 - last[-1] if me else last[-1])
        self._turn += 1
        self._regions.set("header", self._head(view, seat))
        self._regions.set_all("cell", cells)
        self._regions.set("ring", (ring, self._turn))
        self._regions.paint(canvas)

    def _cells(self, marks, me, crossed=()):
        """States of the cells, in the order of Pictures.cell(). Free cells in the row of the
        player's own ace show the letters of the columns. crossed: places that no figure can
        move to.
        """
        return [(self._faces.get(cell) or (i < 4 and "ABCD"[cell % 4])
                 or (CELL + cell in crossed and "x"),
                 marks.get(CELL + cell, FREE)) for i, cell in
                enumerate(range(_CELLS - 1, -1, -1) if me else range(_CELLS))]

    def _head(self, view, seat):
        """((placements left, acts of war left), initial and name of the player to move, initial
        and number of cards of the other one)
        """
        acts = (0 if view["discarded"] else 2 - view["bajadas"], 0 if view["first"]
                else 2 - view["war"])
        other = 1 - seat
        return acts, self._initials[seat], self._names[seat], self._initials[other], view[
            "hand_sizes"][other]

    def know(self, view):
        """Reads the pieces by cell, and what their pictures show: is it the player's?, rank, suit,
        half points, is there a shield?
        """
        self._pieces.clear()
        self._faces.clear()
        for owner, card, cell, equipment, shield in view["pieces"]:
            at, piece = cell_number(cell), Piece(owner, number(card), map(number, equipment),
                                                 shield)
            self._pieces[at] = piece
            self._faces[at] = (owner == view["observer"], piece.rank(), suit(piece.card),
                               piece.power() if equipment else None, shield is not None)
