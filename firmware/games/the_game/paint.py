"""The painter of The Game's table: states of its regions. For their places see table in
ui/layouts.
"""

from micropython import const

from engine.the_game.cards import FIRE_CARDS, distance
from engine.the_game.notation import END_TURN
from games.the_game.cursor import END, HINT, LARGE, SMALL, UNDO
from games.the_game.paint_cards import (
    ADVISED,
    CHOSEN,
    COMING,
    CROWDED,
    FITS,
    FREE,
    HELD,
    LAID,
    MISFIT,
    NOTHING,
    TIE,
    TRICK,
    Parts,
)
from games.the_game.paint_foot import Foot
from ui.canvas import CORAL, FG, MINT
from ui.cards import Travel
from ui.regions import Regions

_HAND = const(8)                # cards in the largest hand
_DECK = const(6)                # edges of the draw pile
_SPARKS = const(12)             # frames
# Time limits of the first frame after a key, and of the frames in which the rest follows.
_FIRST_MS, _NEXT_MS = const(1), const(20)


class TablePaint:
    """States are tuples of what a region shows."""

    def __init__(self, app, teaches, new, layout="table", more=()):
        """teaches(): is this a first game? new: cards drawn in this turn. more: further regions.
        """
        self._app = app
        self._text = app.text.of("the_game")
        self._at = at = app.layout_of(layout)
        self._parts = parts = Parts(app, at)
        self._foot = foot = Foot(app, at)
        self._regions = parts.regions = foot.regions = Regions(
            ("card", parts.card, _HAND), ("ring_off", parts.ring_off), ("pile", self._pile, 4),
            ("pill", parts.pill, 4), ("ring_on", parts.ring_on), ("say", foot.say),
            ("turn", foot.turn), ("slots", foot.slots), ("undo", foot.undo), ("deck", foot.deck),
            ("level", foot.level), ("count", foot.count), *more)
        self._unfinished = False # is there more to paint?
        self._teaches = teaches
        self._flame = 0         # index of the flame's picture
        self._new = new
        self._coming = []       # drawn cards that have not arrived yet
        self._travel = None     # the moving card
        self._laid = None       # the moving card that is on the display
        self._held = None       # pile that is painted anew only when the card arrives
        self._moves = False     # has nothing changed but the card's place?
        self._hurry = None      # time limit for painting, ms
        self._sparks = 0        # frames for which the pill of a trick still shines
        self._trick = None      # its pile

    def _pile(self, canvas, state, i):
        self._parts.pile(canvas, state, i)

    def name(self, key):
        """Sets the text that stands in place of what is due."""
        self._foot.named = key

    def leave(self):
        """Ends the animation, since the next screen may leave the table on the display."""
        self.settle()
        if self._laid:
            self._laid.lift(self._app.canvas)

    def forget(self):
        """Must be called when the display has been wiped."""
        self.settle()
        self._regions.forget()
        self._laid = None
        self._hurry = None

    @property
    def animating(self):
        """True while something moves."""
        return self._travel or self._coming or self._sparks

    def settle(self):
        """Ends the animation: a key was pressed."""
        if self._unfinished:
            self._unfinished = False
            self._regions.stale(*CROWDED)     # overlapping regions may have been painted over
        self._hurry = _FIRST_MS
        self._travel = self._held = None
        self._moves = False
        self._coming = []
        self._sparks = 0

    def advance(self):
        """Moves the animation on by a frame."""
        if self._travel:
            self._travel.advance()
            self._moves = not self._travel.arrived and not self._unfinished
            if self._travel.arrived:
                self._travel = self._held = None
                self._coming = self._coming[1:]
        elif self._sparks:
            self._sparks -= 1
        else:
            self._flame = 1 - self._flame

    def send(self, card, pile, trick):
        """Starts the animation of a card from the hand to a pile."""
        at, steps = self._at, self._parts.steps
        if steps and self._parts.slots:
            x, y = at.PILES[pile]
            self._travel = Travel(lambda canvas, x, y: self._parts.big(canvas, x, y, card),
                                  at.BIG_W, at.BIG_H, self._parts.where(card, True),
                                  (x + (at.PILE_W - at.BIG_W) // 2, y + at.LANDING_Y), steps)
            self._held = pile
            self._sparks = _SPARKS if trick else 0
            self._trick = pile

    def deal(self, cards):
        """Starts the animation of drawn cards, from the draw pile one after another."""
        self._new = cards
        if self._parts.steps:
            self._coming = cards

    def _leave_deck(self):
        """Starts the animation of the next drawn card."""
        at, parts, card = self._at, self._parts, self._coming[0]
        x, bottom, _, _ = at.DECK
        w = parts.width(card)
        self._travel = Travel(lambda canvas, x, y: parts.flying(canvas, x, y, w, card),
                              w, at.CARD_H, (x, max(0, bottom - at.CARD_H)),
                              parts.where(card, False), at.DEAL_STEPS)

    def paint(self, canvas, view, cursor, game):
        """Paints an observation and a cursor; see Screen.update()."""
        if self._laid:
            self._laid.lift(canvas)
        if self._moves:
            self._moves = False
        else:
            self._show(view, cursor, game)
            self._paint(canvas, cursor.at)
        self._laid = self._travel
        if self._laid:
            self._laid.lay(canvas)
        return self._unfinished

    def _paint(self, canvas, chosen):
        """Paints the regions that have changed, the one with the cursor first."""
        regions, slots = self._regions, self._parts.slots
        if self._held is not None:
            regions.set("pile", regions.shown("pile", self._held), self._held)
        where = ("card", slots.index(chosen)) if chosen in slots else (
            "turn" if chosen == END else "say",)
        self._unfinished = not regions.paint(canvas, self._hurry, *where)
        self._hurry = _NEXT_MS
        if self._coming and not self._travel:
            self._leave_deck()

    def _show(self, view, cursor, game):
        """Sets the states of the regions."""
        show, at = self._regions.set, self._at
        fires, tops = view["fires"], view["tops"]
        placed, burning = view["placed"], view["burning"]
        chosen = cursor.at
        target = None if cursor.asks else cursor.pile
        advised = cursor.hint[0] if cursor.hint else None
        to, card = divmod(advised, 100) if advised else (None, None)
        heights = [self._edges(game.piles[pile]) for pile in range(4)]
        ends = advised == END_TURN or chosen == END
        self._regions.set_all("card", self._hand(view, cursor, game, card, ends))
        ring = None
        if card:
            ring = to, heights[to], ADVISED
        elif target is not None:
            ring = target, heights[target], CHOSEN
        show("ring_off", ring)
        show("ring_on", ring)
        for pile, top in enumerate(tops):
            fire = 0 if pile not in fires else 3 if pile in burning else 1
            flame = self._flame if fire == 3 and self._app.power.animates() else 0
            show("pile", self._of_pile((top, heights[pile], fire, flame, pile == target), pile),
                 pile)
            pill = None
            if self._sparks and pile == self._trick:
                pill = -10, LAID
            elif pile == to:
                pill = distance(card, pile, top), ADVISED
            elif pile in cursor.piles:
                cost = distance(chosen, pile, top)
                pill = cost, (CHOSEN if pile == target
                              else TRICK if cost < 0 else FITS)
            show("pill", pill, pile)
        lesson = self._teaches() and not view.get("remark") and self._foot.lesson(
            view, cursor, game)
        wide = bool(lesson and view["due"] and at.SAID_WIDE)
        end = ADVISED if advised == END_TURN else ends
        turn = placed, view["minimum"], end
        show("say", (lesson or self._said(view, cursor, game)) + (wide,))
        show("turn", None if wide else turn)
        show("slots", turn)
        show("undo", (placed > 0, chosen == UNDO))
        self._count(view["draw_pile"], view["level"], view["fire"], view.get("odds"))

    def _of_pile(self, state, pile):
        """The state of a pile; a subclass may add to it."""
        return state

    def _count(self, draw, level, fire, odds):
        """Sets the draw pile and the number beside it, which is lower if there is nothing below
        it.
        """
        show, at = self._regions.set, self._at
        show("deck", min(_DECK, -(-draw // at.DECK_CARDS)))
        show("level", (level, fire, odds))
        bare = level == "standard" and not (fire or odds)
        show("count", (draw, at.COUNT_DOWN * bare))

    def _edges(self, pile):
        return min(self._at.EDGES, (len(pile) + self._at.EDGE_CARDS - 2) // self._at.EDGE_CARDS)

    def _hand(self, view, cursor, game, advised, ends):
        """Sets the states of the hand. advised: a card or None. ends: may the turn end? A card
        keeps its place until the end of the turn, also after a restart: the cards laid are in
        the log.
        """
        hand, placed = view["hand"], view["placed"]
        laid = [action % 100 for action in game.log[-placed:]] if placed else []
        slots = sorted(hand + laid)
        coming = min(placed, view["draw_pile"]) if ends else 0
        if placed:
            self._new = ()
        places = self._parts.lay_out(slots, advised or cursor.at)
        states = []
        for card, place in zip(slots, places):
            if card in self._coming:
                kind = NOTHING
            elif card in laid:
                kind = COMING if coming > 0 else FREE
                coming -= 1
            elif card == advised:
                kind = ADVISED
            elif card == cursor.at:
                kind = HELD if cursor.asking else CHOSEN
            else:
                kind = FITS if card in cursor.playable else MISFIT
            fire = int(view["fire"] and card in FIRE_CARDS)
            states.append((kind, card, fire, card in self._new, place))
        return states

    def _said(self, view, cursor, game):
        """(text, role, name of a key): the most important message."""
        text, at, say = self._text, cursor.at, self._at.SAY
        burning, tops = view["burning"], view["tops"]
        if "why" in view:
            self._foot.end = "turn.over"
            return view["why"], CORAL, None
        if view.get("remark"):
            word, *numbers = view["remark"]
            return text(say + word, *numbers), MINT, TIE
        if cursor.hint:
            word, *numbers = cursor.hint[1]
            if word == "trick":
                word, numbers = "back", ()
            elif len(numbers) == 1 and numbers[0] < 2:
                word, numbers = word + ("_one" if numbers[0] else "_none"), ()
            return text(say + word, *numbers), MINT, TIE
        if at == HINT:
            odds = self._app.settings["coach"] and view.get("odds")
            if odds:
                return text(say + "odds", (odds[1] + 5) // 10), FG, TIE
            if self._app.session.head.get("hints"):
                return text(say + "hint"), FG, TIE
            return text(say + "apart"), FG, TIE if self._app.layout.COLOUR else None
        if burning:
            return text(say + "fire", tops[burning[0]]), CORAL, None
        if at == UNDO:
            return text(say + "undo", game.log[-1] % 100), FG, None
        if at == END:
            drawn = min(view["placed"], view["draw_pile"])
            if drawn:
                return text(say + ("draw" if drawn > 1 else "draw_one"), drawn), FG, None
            return text(say + "end"), FG, None
        # What asks for the pile, or lays the card, with two keys.
        key = self._app.text.label("OK") if cursor.two_keys and self._teaches() else None
        if cursor.asks:
            return text(say + "pile"), FG, key
        top = tops[cursor.pile]
        cost = distance(at, cursor.pile, top)
        if cost < 0:
            return text(say + "trick", top, at), MINT, key
        return (text(say + ("small" if cost <= SMALL else "step"), top, at, cost),
                CORAL if cost >= LARGE else MINT if cost <= SMALL else FG, key)
