"""The table of Take That."""

from engine.take_that.cards import fits, is_toad, twists
from engine.take_that.notation import TAKE as TAKE_LINE
from engine.take_that.notation import place, split, twist
from game_ui.table import MatchTable
from games.take_that.dealt import PLACE, TAKE, TWIST


class LineTable(MatchTable):
    """After a turn the player sees the drawn card.

    LEFT, RIGHT choose a card, UP, DOWN the action: always in the same order, and not in a ring.
    What cannot be done is passed over. With two keys all actions are in one row. BACK opens the
    menu, UNDO puts a line back. Unless the setting "twins" is on, the table does not tell whether
    the twin of a card is in the line before OK: then the cursor stands on Match only where UP or
    DOWN have led it, until OK has shown that there is no twin, and on the line where the card
    does not fit.
    """

    HAND_OVER = "games.take_that.hand_over.LineHandOver"
    DEVICE = "games.take_that.device.LineDevice"
    PART = "take_that"

    def __init__(self, app, number=None):
        super().__init__(app, number)
        self._paint = None      # only while the table is on the display
        self._view = None
        self._drawn = None      # the card that ended the turn
        self._act, self._card = PLACE, None
        self._missed = False    # has OK shown that there is no twin?
        self._new = ()          # new cards that one person among devices has not seen yet
        if number:
            app.session.new_cards = ()       # another round

    def draw(self, canvas):
        from games.take_that.paint import TablePaint
        self._paint = TablePaint(self.app, self.app.session.head["names"])
        self.update(canvas)

    def on_hide(self):
        self._paint = None

    def update(self, canvas):
        if self._view:
            self._paint.paint(canvas, self._view, self._act, self._card, self._drawn,
                              self._drawn is not None and self.device_next, self._missed,
                              self._new)

    def press(self, key, one_row):
        self._missed = False
        if key == "OK":
            self._ok()
        elif key == "BACK":
            self.open_menu()
        elif key == "UNDO":
            if self.can_undo():
                self.undo()
            else:
                self.refuse_undo()
        elif one_row:
            self._walk(-1 if key == "LEFT" else 1)
        elif self._card is not None:    # without a hand the line must be taken
            by = -1 if key in ("UP", "LEFT") else 1
            (self._aside if key in ("LEFT", "RIGHT") else self._change)(by)

    def menu_rows(self, menu):
        view = self.app.session.view()
        return menu.hint() + menu.undo() + menu.seen() + menu.sheet() + menu.players(
            [_counts(menu, *each) for each in zip(view["plus"], view["down"])])

    def more_rows(self, menu):
        return [menu.switch("twist", "twins")]

    def remark(self):
        """That there is no draw pile: while no card is missing in this hand, it has just gone."""
        view = self._view
        if not view["draw_pile"] and len(view["hand"]) == self.app.session.game.deal.hand_size:
            return "remark.empty"
        return super().remark()

    def can_undo(self):
        return self._view["must_place"]

    def undo(self):
        """Puts the line back."""
        self.app.session.undo()
        self._refresh()

    # The cursor

    def _refresh(self):
        """Reads the game after a change, and moves to the card nearest to the end of the line;
        else to a twin, else to the first card.
        """
        self._view = view = self.app.session.view()
        line, hand = view["line"], view["hand"]
        near = [card for card in hand if fits(card, line)]
        if near:
            last = line[-1] if line else near[0]
            self._card = min(near, key=lambda card: (abs(card - last), card))
        else:
            pairs = [card for card in hand if self._twists(card)]
            self._card = (pairs or hand or [None])[0]
        self._rest()

    def _rest(self):
        """Moves to what can surely be done with the card."""
        if self._card is None or not fits(self._card, self._view["line"]):
            self._act = TWIST if self._aids and self._twists(self._card) else TAKE
        else:
            self._act = PLACE

    @property
    def _aids(self):
        return self.app.settings["twins"]

    def _twists(self, card):
        """True if the card's twin is in the line; without the setting "twins", if it might be."""
        line = self._view["line"]
        return twists(card, line) if self._aids else bool(line) and not is_toad(card)

    def _acts(self, card):
        """What can be done with a card."""
        line = self._view["line"]
        return [PLACE] * fits(card, line) + [TWIST] * self._twists(card)

    def _change(self, by):
        """Moves to the next action that is possible."""
        line = self._view["line"]
        ways = [act for act in self._acts(self._card) + [TAKE] * bool(line)
                if (act - self._act) * by > 0]
        if ways:
            self._act = min(ways) if by > 0 else max(ways)

    def _aside(self, by):
        """Moves to the next card that is of any use, and to what can be done with it: whoever
        looks for a twin does not take the line by a key too many.
        """
        hand = self._view["hand"]
        at = hand.index(self._card)
        for _ in hand:
            at = (at + by) % len(hand)
            acts = self._acts(hand[at])
            if acts:
                self._card, self._act = hand[at], acts[0]
                return
        self._rest()

    def _walk(self, by):
        """Moves to the next of all possible actions."""
        line, stops = self._view["line"], []
        for card in self._view["hand"]:
            if fits(card, line):
                stops.append((PLACE, card))
            if self._twists(card):
                stops.append((TWIST, card))
        if line:
            stops.append((TAKE, None))
        here = TAKE if self._act == TAKE else self._act, None if self._act == TAKE else self._card
        at = stops.index(here) + by if here in stops else min(by, 0)
        self._act, card = stops[at % len(stops)]
        self._card = self._card if card is None else card

    def advise(self, action):
        verb, card = split(action)
        self._act = TAKE if action == TAKE_LINE else TWIST if verb else PLACE
        self._card = card or self._card

    point = advise

    # What is done

    def _ok(self):
        game = self.app.session.game
        action = (place(self._card) if self._act == PLACE else twist(self._card)
                  if self._act == TWIST else TAKE_LINE)
        if action not in game.legal_actions():
            self.app.cue("refused")
            self._missed = self._act == TWIST
            self._rest()
        elif game.would_end(action) and len(game.legal_actions()) > 1:
            text = self.app.text.of(game.NAME)
            self.app.ask("title.sure", text("page.end"),
                         (("row.think", None), ("row.do", lambda: self._do(action))))
        else:
            self._do(action)

    def _do(self, action):
        app, session = self.app, self.app.session
        game, seat, held = session.game, self._view["observer"], self._view["hand"]
        app.cue("trick" if split(action)[0] else "turn" if action == TAKE_LINE else "place")
        session.apply(action)
        if self.over:
            self.hand_on()
        elif action == TAKE_LINE:
            self._refresh()
        else:
            self._leave(game.observation(seat), held)

    def _leave(self, view, held):
        """Ends the turn. held: the hand before the card was played."""
        self.seen = False
        self._view = view
        came = [card for card in view["hand"] if card not in held]
        if came and not self.alone:
            self._drawn = came[0]
        else:
            self.app.session.new_cards = came
            self.hand_on()

    def hand_on(self):
        self._view = self._drawn = None
        super().hand_on()

    def sit_down(self):
        session = self.app.session
        self._new, session.new_cards = session.new_cards, ()
        self._refresh()


def _counts(menu, plus, down):
    """A function that returns the text of what lies beside a player."""
    return lambda: menu.text("value.lies", plus, down)
