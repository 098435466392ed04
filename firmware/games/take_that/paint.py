"""The painter of Take That's table: states of its regions. For their places see take_that in
ui/layouts.
"""

from micropython import const

from engine.take_that.cards import DECK, REACH, cost, fits, is_toad, twin, twists
from game_ui.names import initials
from games.take_that.dealt import PLACE, TAKE, TWIST
from games.take_that.paint_cards import HandPaint, LinePaint
from ui import cards, kit
from ui.canvas import BAR, BG, CORAL, DIM, FG, GOLD, INK, LINE, MINT
from ui.regions import Regions

_SHIFT = const(7)               # marks by which the number of an end moves inwards
_HAND = const(9)                # cards in the largest hand


class TablePaint:
    def __init__(self, app, names):
        self._app = app
        self._text = app.text.of("take_that_match")
        self._at = at = app.layout_of("take_that")
        self._initials = initials(names)
        self._colour = app.layout.COLOUR
        self._line = LinePaint(app, at)
        self._hand = HandPaint(app, at, self._line)
        self._regions = Regions(
            ("header", self._header), ("deck", self._deck), ("line", self._line.line),
            ("rule", self._rule), ("act", self._act, 3), ("card", self._hand.card, _HAND))

    def forget(self):
        self._line.shown = None
        self._regions.forget()

    def paint(self, canvas, view, act, card, drawn=None, device=False, missed=False, new=()):
        """Paints the table. act: PLACE, TWIST or TAKE, with this card. drawn: the card drawn, once
        the turn is over; device: a device is next. missed: OK has found no twin of the card.
        new: cards drawn since the last turn.
        """
        line, hand = view["line"], view["hand"]
        if drawn is not None:
            able, twins, chosen = (), (), drawn
            said, buttons = (self._text("say.drew", drawn), MINT), [None, None, None]
            buttons[self._at.PASS] = (self._text("act.on" if device else "act.pass"), "",
                                       True, 0)
        else:
            able = [each for each in hand if fits(each, line)]
            aids = self._app.settings["twins"]
            twins = [each for each in hand if aids and twists(each, line)]
            chosen = card if self._app.arrows or act != TAKE else None
            told = aids or missed
            said = self._said(view, act, card, able, aids, missed)
            if chosen is None:  # buttons show what the hand could do instead
                place, match, pair = bool(able), bool(twins if aids else hand), "?"
            else:
                place, pair = card in able, "%d?" % twin(card)
                match = card in twins if told else bool(line) and not is_toad(card)
            buttons = self._buttons(view, act, place, match, "+2" if told else pair)
        pair = twin(card) if drawn is None and act == TWIST and card in twins else None
        self._table(view, pair)
        self._regions.set("rule", said)
        self._regions.set_all("act", buttons)
        self._regions.set_all("card", self._hand.states(hand, chosen, able, twins, new))
        return self._regions.paint(canvas)

    def show(self, canvas, view):
        """Paints the table without a hand, while the observer plays; other regions stay empty."""
        self._table(view, None)
        self._regions.paint(canvas)

    # What is to be shown

    def _table(self, view, pair):
        """Sets the public regions and the player to move. pair: see LinePaint.line()."""
        regions = self._regions
        regions.set("header", (view["observer"],
                               tuple(zip(self._initials, view["plus"], view["down"]))))
        regions.set("deck", view["draw_pile"])
        regions.set("line", (tuple(view["line"]), pair))

    def _said(self, view, act, card, able, aids, missed):
        """(text, role); or (None, the last card, marks, the chosen card) for the ruler."""
        text, line = self._text, view["line"]
        if missed:              # the cursor has gone on to what can be done
            return text("say.alone", twin(card)), CORAL
        if act == PLACE:
            return (None, line[-1], tuple(able), card) if line else (text("say.any"), FG)
        if act == TAKE:
            if not view["draw_pile"]:
                return text("say.last", cost(line)), CORAL
            if not able:
                return text("say.none", max(line[-1] - REACH, DECK[0]),
                            min(line[-1] + REACH, DECK[-1])), CORAL
            if view["advanced"] and len(line) == 1:
                return text("say.unseen", cost(line)), CORAL
            return text("say.take", len(line), cost(line)), CORAL
        if is_toad(card):
            return text("say.toad", card), CORAL
        if not aids:
            return text("say.match", twin(card)), FG
        if twists(card, line):
            return text("say.twins", twin(card), card), MINT
        return text("say.alone", twin(card)), CORAL

    def _buttons(self, view, act, place, match, pair):
        """(label, text below, is it possible?, presses of UP or DOWN that lead to it) of each
        button.

        pair: text with the worth of a twin, or its number.
        """
        text, line = self._text, view["line"]
        price = cost(line)
        below = ["", "", ""]
        labels = [text("act.place"), text("act.twist"), text("act.take")]
        if self._at.SUB_FONT:
            below = [text("cost.any" if not line else "cost.place" if place else "cost.far"),
                     pair if match else "-", "-"]
            if line:
                below[TAKE] = text("cost.take" if price > 1 else "cost.one", price)
        elif line:
            labels[TAKE] += " -%d" % price
        can = place, match, bool(line)
        far = 1 if line and self._app.arrows else TAKE + 1      # more presses than are shown
        return [(labels[i], below[i], can[i], (i - act) * far) for i in range(3)]

    # Painters

    def _header(self, canvas, state):
        """Paints counters, plus points, and the number of cards face down, of each player."""
        me, seats = state
        at, app = self._at, self._app
        if not at.HEADER_H:
            return
        h, n = at.HEADER_H, at.TOKEN
        canvas.fill(0, 0, at.HEADER_W, h, BAR)
        if not self._colour:
            canvas.hline(0, h - 1, canvas.width)
            h -= 2
        letter, digits = app.font(at.LETTER_FONT), app.font(at.PLUS_FONTS[len(seats) > 3])
        step = min(at.SEAT_MOST, at.SEATS_W // len(seats))
        for seat, (called, plus, down) in enumerate(seats):
            x = 4 if self._colour else 0
            x += seat * step
            if self._colour:
                kit.token(canvas, x, (h - n) // 2, n, called, letter,
                          GOLD if seat == me else DIM)
            else:
                if seat == me:      # as high as the header
                    canvas.rounded(x, 0, n, h, FG, 1)
                canvas.inside(called, x, 0, n, h, letter, BG if seat == me else FG)
            form = "+%d" if self._colour or len(seats) < 3 else "%d"
            x = canvas.text(form % plus, x + n + at.PLUS_GAP, (h - digits.cap + 1) // 2, digits,
                            MINT, None) + at.PLUS_GAP
            if at.DOWN:
                w, high = at.DOWN[len(seats) > 3]
                for by in (2, 0):       # two edges, as of cards, since these are not points
                    canvas.card(x + by, (h - high) // 2 - by, w, high, INK, DIM, 2)
                canvas.inside(str(down), x, (h - high) // 2, w, high, digits, FG)

    def _deck(self, canvas, count):
        at = self._at
        x, bottom, w, h = at.DECK
        if at.DECK_BAR:
            canvas.fill(*(at.DECK_BAR + (BAR,)))
        if self._colour:
            if not at.DECK_BAR:
                most = 2 * at.DECK_MOST - 2
                canvas.fill(x, bottom - h - most, w, h + most)
            cards.deck(canvas, x, bottom, w, h, -(-count // at.DECK_CARDS))
        else:
            canvas.sprite(self._app.art("cards_9"), x, bottom - h, FG)
        x, y, w = at.COUNT
        font = self._app.font(at.COUNT_FONT)
        if not at.DECK_BAR:
            canvas.fill(x, y, w, font.cap)
        canvas.centre(str(count), x, y, w, font, FG, None)

    def _rule(self, canvas, state):
        """Paints the ruler of cards that fit, or a sentence."""
        at, app = self._at, self._app
        x, y, w, h = at.SAID
        canvas.fill(x, y, w, h)
        if state[0] is not None:
            font = app.font(at.SAY_FONT)
            lines = font.wrap(state[0], w - 2)
            y += (h - (len(lines) - 1) * at.SAY_STEP - font.cap) // 2
            for each in lines:
                canvas.centre(each, x, y, w, font, state[1], None)
                y += at.SAY_STEP
            return
        _, last, able, chosen = state
        left, y, step, thick = at.RULER
        low, high = max(0, DECK[0] + REACH - last), min(21, DECK[-1] + REACH + 1 - last)
        canvas.fill(left + low * step + step // 2, y, (high - low - 1) * step + 1, thick, FG)
        for i in range(low, high):
            far = i in (low, 10, high - 1)
            tall = at.TICKS[far]
            canvas.vline(left + i * step + step // 2, y - tall, tall, FG if far else DIM)
        small, big = at.MARKS
        for card in able:
            middle = left + (card - last + REACH) * step + step // 2
            n = big if card == chosen else small
            role = GOLD if card == chosen else FG
            canvas.triangle(middle - n // 2, y + thick + 1, n, "^", role)
            if card == chosen:
                canvas.fill(middle - 1, y - at.NEEDLE, 3, at.NEEDLE, role)
        font = app.font(at.ENDS_FONT)
        most = _SHIFT if at.ENDS[1] else REACH
        shift = min(low, most), 0, -min(21 - high, most)
        for i, end in zip((low, REACH, high - 1), at.ENDS):
            if end and (i != REACH or end[2] == 1 or not at.ENDS[1]):
                x, down, way = end
                x += step * shift[way]
                said = str(last - REACH + i)
                canvas.text(said, x - font.width(said) * way // 2, down, font,
                            DIM if way == 1 else FG)

    def _act(self, canvas, state, i):
        at = self._at
        x, y, w, h = at.ACTS[i]
        font = self._app.font(at.ACT_FONT)
        tail = (h - font.cap + 1) // 2 + font.height - font.above   # pixels below the descenders
        canvas.fill(x, y, w, max(h, tail))
        if not state:
            return
        label, below, can, steps = state
        chosen = not steps
        corner = 4 if h > 15 else 1
        filled = chosen and (can or not self._colour)
        ink = BG if filled else FG if can else DIM
        if filled:
            canvas.rounded(x, y, w, h, CORAL if i == TAKE else GOLD, corner)
        elif chosen:
            canvas.card(x, y, w, h, BG, GOLD, corner)
        elif at.FRAMES:
            canvas.card(x, y, w, h, BG, FG if can else LINE, corner)
            if abs(steps) == 1:
                canvas.triangle(x + 3, y + 8, 5, "v" if steps > 0 else "^", GOLD)
        if below:
            sub = self._app.font(at.SUB_FONT)
            canvas.centre(label, x, y + 5, w, font, ink, None)
            canvas.centre(below, x, y + h - sub.cap - 5, w, sub, ink if filled else DIM, None)
        else:
            canvas.inside(label, x, y, w, h, font, ink)
        if not can and not self._colour:
            wide = min(w, font.width(label) + 2)
            canvas.hline(x + (w - wide) // 2, y + h // 2, wide, ink)
