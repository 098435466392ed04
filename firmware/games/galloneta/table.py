"""The table of Galloneta."""

from engine.galloneta.cards import number, value
from engine.galloneta.notation import END_TURN, REFILL, split
from engine.galloneta.options import PASSES
from game_ui.table import GameTable, Seated
from games.galloneta.captions import ACTS, begun, fought, named, prices, reasons, said, told
from games.galloneta.constants import ATTACK, COMPRA, DISCARD, HMOVE, verb
from games.galloneta.cursor import Cursor
from games.galloneta.move_priority import barred, urgency


class BoardTable(Seated, GameTable):
    """Chooses a figure or a card, then the target, then the payment; BACK goes back a step, and
    from the first one to the menu. With arrows the sources are in rows; NEXT goes through all
    of them.
    """

    HAND_OVER = "games.galloneta.hand_over.BoardHandOver"
    DEVICE = "games.galloneta.device.BoardDevice"
    PART = "galloneta"

    def __init__(self, app):
        super().__init__(app)
        self.cursor = Cursor(app.layout_of("galloneta").UPWARDS)
        self._paint = None      # only while the table is on the display
        self._view = None
        self._steps = None      # steps of this turn; None if it began before a restart

    def on_hide(self):
        self._paint = None

    def draw(self, canvas):
        from games.galloneta.paint import TablePaint
        session = self.app.session
        self._paint = TablePaint(self.app, session.head["names"], said, session.head.get("step"))
        if self._view:
            self._paint.know(session.view())
        self.update(canvas)

    def update(self, canvas):
        if self._view:
            self._paint.paint(canvas, self._view, self.cursor, self.app.session.game)

    def press(self, key, one_row):
        cursor = self.cursor
        if key == "OK":
            self._ok()
        elif key == "BACK":
            if not cursor.back():
                self.open_menu()
        elif key == "UNDO":
            if self.can_undo():
                self.undo()
        elif one_row or key == "NEXT":
            cursor.walk(-1 if key == "LEFT" else 1)
        elif key in ("LEFT", "RIGHT"):
            cursor.aside(-1 if key == "LEFT" else 1)
        else:
            cursor.across(-1 if key == "UP" else 1)

    def point(self, action):
        """Moves the cursor to the source of this action."""
        self.cursor.point(action)

    def advise(self, action):
        self.cursor.aim(action)
        self._advised = action

    def because(self, text, code, values):
        return text("hint." + code, *reasons(text, code, values))

    def can_undo(self):
        """True if the last action can be taken back: it is of this turn and has shown no card."""
        actions = self.app.session.game.log
        return len(actions) and actions[-1] > REFILL and verb(actions[-1]) not in (
            DISCARD, COMPRA)

    def undo(self):
        self.app.session.undo()
        if self._steps:
            self._steps.pop()
        self._refresh()

    def menu_rows(self, menu):
        """Includes facts that everybody may know and the table does not show."""
        session, text = self.app.session, menu.text
        view = session.view()
        hand = text("value.hand")
        fallen = list(map(_figures, view["graveyards"]))
        rows = menu.hint() + menu.undo() + menu.seen() + menu.players(
            [_value(hand, *each) for each in zip(view["hand_sizes"], view["limits"])]) + [
            menu.row("crown", "label.passes", value=_value("%d-%d", *view["passes"])),
            menu.row("skull", "label.fallen", value=_value("%d-%d", *fallen))]
        if view["phase"] == "MAIN" and not session.head.get("devices"):
            rows.append(menu.row("check", "row.agree", lambda: self.app.ask(
                "title.sure", text("page.agree"), (("row.think", None),
                                                   ("row.do", self._agree)))))
        return rows

    def remark(self):
        """To whom it is good, that the first figure has fallen, by the first attacks."""
        session = self.app.session
        view = session.view()
        seat, fallen = view["observer"], list(map(_figures, view["graveyards"]))
        return "remark.first" if (fallen[seat] == 0 and fallen[1 - seat] == 1
                                  and fought(session.game.log)) else None

    def _agree(self):
        """Ends the game as a draw; both players have agreed."""
        from engine.galloneta.notation import AGREE_DRAW
        self.do(AGREE_DRAW)

    # What is done

    def _refresh(self):
        """Reads the game after a change."""
        game = self.app.session.game
        self._advised = None    # by a hint
        self._view = view = self.app.session.view()
        if self._paint:
            self._paint.know(view)
        for key in ("pieces", "powers", "graveyards", "moved", "attacked"):
            del view[key]       # kept by the painter
        actions = game.legal_actions()
        self.cursor.refresh(actions, list(map(number, view["hand"])), view["observer"],
                         urgency(game, actions), barred(game))

    def _ok(self):
        cursor, app = self.cursor, self.app
        action = cursor.action
        if cursor.barred:
            app.cue("refused")
        elif action is None:
            cursor.ok()
        elif verb(action) == ATTACK:
            app.push("games.galloneta.duel.Duel", self, action)
        else:
            question = self._question(action)
            if question:
                yes = "row.end_turn" if action == END_TURN else "row.do"
                app.ask("title.sure", question, (("row.think", None),
                                                 (yes, lambda: self.do(action))))
            else:
                self.do(action)

    def _question(self, action):
        """The text of a question before an action that is costly or cannot be taken back; or None.
        """
        view, does, text = self._view, verb(action), self.app.text.of("galloneta")
        seat = view["observer"]
        acted, passes = self.app.session.game.turn.acted, view["passes"]
        if action == END_TURN and not acted and min(passes[seat] + 1, passes[1 - seat]) >= PASSES:
            return text("page.end")
        if action == self._advised:     # the hint knows better
            return None
        if does == DISCARD:
            return text("page.discard", named(text, self.cursor.source, {}))
        if does == HMOVE:
            return text("page.hmove", view["limits"][seat] - 2)
        if does == COMPRA:
            paid, least = split(action)[2], self._least()
            return text("page.dear", prices(paid), prices(least)) if (
                _price(paid) > _price(least)) else None
        if action != END_TURN:
            return None
        left = self.cursor.left(acted)
        return text("page.left", ", ".join([text("act." + ACTS[does]).lower()
                                            for does in left])) if left else None

    def _least(self):
        """The cards of the cheapest purchase."""
        return min([split(each)[2] for each in self.app.session.game.legal_actions()
                    if verb(each) == COMPRA], key=_price)

    def do(self, action):
        app, session = self.app, self.app.session
        game = session.game
        step = told(game, action)
        session.apply(action)
        app.cue("trick" if verb(action) == ATTACK else "turn" if action == END_TURN else "place")
        if game.is_terminal():
            app.go_on()
            return
        if step and self._steps is not None:
            self._steps.append(step)
        if action == END_TURN:
            self.hand_on()
        else:
            self._refresh()

    def hand_on(self):
        self._view = None
        super().hand_on()

    def hand_over_args(self):
        return (self._steps,)

    def sit_down(self):
        """Refills the hand, unless there is something to buy before."""
        self._steps = None if begun(self.app.session.game.log) else []
        if self.app.session.game.legal_actions() == [REFILL]:
            self.do(REFILL)
        else:
            self._refresh()


def _price(cards):
    return sum(map(value, cards))


def _figures(cards):
    """How many of these cards are figures."""
    return len([card for card in cards if card[1:] in ("10", "11", "12")])


def _value(form, *values):
    return lambda: form % values
