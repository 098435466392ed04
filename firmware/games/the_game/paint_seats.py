"""The painter of The Game's table for several players: who plays, and how many cards each has."""

from micropython import const

from game_ui.names import initials, short_name
from games.the_game.log import since
from games.the_game.paint import TablePaint
from games.the_game.paint_cards import CHOSEN, LAID
from ui import kit
from ui.canvas import BAR, BG, DIM, FG, GOLD, INK, PAPER

# Marks on the band of a pile, a bit per dot: on the left a cross, "not this one"; on the right a
# heart, "something good here". An Icon would take more memory.
_MARKS = b"\x11\x0a\x04\x0a\x11", b"\x0a\x1f\x1f\x0e\x04"
_LARGE = const(12)              # height of a band from which the marks are large


class SeatsPaint(TablePaint):
    """TablePaint with players; sit() must be called before paint()."""

    def __init__(self, app, names, *states):
        from games.the_game.marks import kinds as marked  # unloaded with this painter
        self._marked = marked
        self._names, self._initials = names, initials(names)
        header = app.layout_of("seats").HEADER_H
        super().__init__(app, *states, "seats",
                         [("others", self._header if header else self._list)])

    def sit(self, game, seat, first):
        """Sets the player who looks. seat: of that player. first: the seat that began the game."""
        called, players = self._initials, len(self._names)
        self._seat = seat
        self._others = [(seat + i) % players for i in range(1, players)]     # in order of play
        others = [each for each in since(game, first, seat) if each[0] != seat]
        laid = [(each[0], each[2]) for each in others]
        self._theirs = {pile: card for _, card, pile, _ in others}      # their last one on a pile
        self._visits = [[called[other] for other in self._others if (other, pile) in laid]
                        for pile in range(4)]
        self._foot.end = "turn.end"

    def rest(self, device=False):
        """Gives the button another meaning: passes the device on, or lets a device play."""
        self._foot.end = "turn.on" if device else "turn.pass"

    def _pile(self, canvas, state, i):
        """Paints a pile with its marks, and the initials of those who have laid a card there since
        the player's last turn, until the player lays one.
        """
        at, was = self._at, self._regions.shown("pile", i)
        if was and was[-1] != state[-1]:
            # Paint the band again, but keep the thickness of the pile.
            self._regions.pretend("pile", (None,) + was[1:], i)
        super()._pile(canvas, state[:-1], i)
        self._marks(canvas, i, state[-1])
        visits = self._visits[i]
        if not visits or not at.VISITS or state[2]:     # there are flames in that place
            return
        if state[0] != self._theirs[i]:                 # the player's own card lies on theirs
            return
        n, font = at.VISITS, self._app.font(at.VISITS_FONT)
        x, y = at.PILES[i]
        y += at.PILE_H - n - 2 if i < 2 else 2
        canvas.fill(x + 4, y, at.PILE_W - 8, n, PAPER)
        step = min(n + 1, (at.PILE_W - 8) // len(visits))
        x += (at.PILE_W - (len(visits) - 1) * step - n) // 2
        for letter in visits:
            canvas.rounded(x, y, n, n, INK, 3)
            canvas.inside(letter, x, y, n, n, font, PAPER)
            x += step

    def _marks(self, canvas, i, marked):
        at = self._at
        x, y = at.PILES[i]
        scale = 2 if at.BAND >= _LARGE else 1
        n = 5 * scale
        inset = 1 + (at.BAND - n) // 2
        y += inset if i < 2 else at.PILE_H - n - inset
        for kind, left in enumerate((x + 2 + scale, x + at.PILE_W - 2 - scale - n)):
            for dot in range(25 if marked & 1 + kind else 0):
                if _MARKS[kind][dot // 5] >> dot % 5 & 1:
                    canvas.fill(left + dot % 5 * scale, y + dot // 5 * scale, scale, scale, PAPER)

    def _show(self, view, cursor, game):
        sizes = view["hand_sizes"]
        self._sizes = [(self._initials[seat], sizes[seat]) for seat in self._others]
        self._there = self._marked(self._app.session, game)
        super()._show(view, cursor, game)
        self._regions.set("others", tuple(self._sizes))

    def _of_pile(self, state, pile):
        return state + (self._there[pile],)

    def _said(self, view, cursor, game):
        at = self._at
        if not view["minimum"]:
            return self._text(at.SAY + "hand"), FG, None
        said = super()._said(view, cursor, game)
        if (at.OTHERS or at.HEADER_H or view["burning"] or cursor.at <= 0 or cursor.asking
                or cursor.hint):
            return said
        # The pill shows the cost, so the line is free.
        if len(self._sizes) > 1:
            return " ".join(["%s%d" % each for each in self._sizes]), DIM, None
        font, size = self._app.font(at.SAY_FONT), ": %d" % self._sizes[0][1]
        name = self._names[self._others[0]]
        return short_name(name, font, at.SAID[2] - font.width(size)) + size, DIM, None

    def _next(self, sizes):
        """Index of the next player among the others."""
        held = [i for i, (_, size) in enumerate(sizes) if size]
        return held[0] if held else None

    def _header(self, canvas, sizes):
        """Paints the player's counter and the cards of the others, from the next one on."""
        at, font = self._at, self._app.font
        name, count, small = font(at.NAME_FONT), font(at.SIZE_FONT), font(at.LETTER_FONT)
        canvas.fill(0, 0, canvas.width, at.HEADER_H, BAR)
        n, m = at.TOKEN, at.SMALL_TOKEN
        x = canvas.width
        following = self._next(sizes)
        for i in range(len(sizes) - 1, -1, -1):
            letter, size = sizes[i]
            x -= at.SIZE_STEP
            if i == following:
                canvas.triangle(x - 6, (at.HEADER_H - 7) // 2, 7, ">", GOLD)
            kit.token(canvas, x, (at.HEADER_H - m) // 2, m, letter, small, DIM)
            canvas.text(str(size), x + m + 2, (at.HEADER_H - count.cap) // 2, count, FG, None)
        kit.token(canvas, 4, (at.HEADER_H - n) // 2, n, self._initials[self._seat], small, GOLD)
        called = short_name(self._names[self._seat], name, x - n - 20)
        canvas.text(called, n + 9, (at.HEADER_H - name.cap + 1) // 2, name, FG, None)

    def _list(self, canvas, sizes):
        """Paints initials and numbers; the next player is marked as in the header, or inverted."""
        at = self._at
        if not at.OTHERS:
            return
        x, y, across, down = at.OTHERS
        font = self._app.font(at.SIZE_FONT)
        following = self._next(sizes)
        above = font.above              # rows for accents
        colour = self._app.layout.COLOUR
        mark = 3 if colour else 1
        canvas.fill(x - mark, y - above, canvas.width - x + mark,
                    above + (len(sizes) - 1) // 2 * down + font.cap)
        for i, (letter, size) in enumerate(sizes):
            left, top = x + i % 2 * across, y + i // 2 * down
            role = DIM
            if i == following:
                role = GOLD
                if colour:
                    canvas.triangle(left - mark, top + (font.cap - 5) // 2, 5, ">", role)
                else:
                    canvas.fill(left - mark, top - 1, font.width(letter) + 2,
                                min(font.cap + 2, at.HAND_Y[0] - top + 1), FG)
                    role = BG
            end = canvas.text(letter, left, top, font, role, None)
            canvas.text(str(size), end + (2 if role == BG else 1), top, font, FG, None)


class PublicPaint(SeatsPaint):
    """The table without a hand."""

    def __init__(self, app, names):
        super().__init__(app, names, False, ())
        self._visits = [()] * 4

    def show(self, canvas, game, seat, last):
        """Paints the public regions. last: (pile, cost) or None."""
        n = game.players
        self._seat, self._others = seat, [(seat + i) % n for i in range(1, n)]
        pile, cost = last or (None, 0)
        fires, burning = game.fires(), game.burning()
        heights = [self._edges(cards) for cards in game.piles]
        ring = (pile, heights[pile], CHOSEN) if last else None
        told = self._marked(self._app.session, game)
        shines = LAID if cost < 0 and self._app.layout.COLOUR else CHOSEN
        show = self._regions.set
        show("ring_off", ring)
        show("ring_on", ring)
        for i, top in enumerate(game.tops()):
            fire = 3 if i in burning else 1 if i in fires else 0
            show("pile", (top, heights[i], fire, 0, i == pile, told[i]), i)
            show("pill", (cost, shines) if i == pile else None, i)
        self._count(len(game.draw), game.level, game.fire, None)
        show("others", tuple([(self._initials[i], len(game.hands[i])) for i in self._others]))
        self._regions.paint(canvas)
