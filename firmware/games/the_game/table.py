"""The table of The Game for one player: piles, hand, and what the chosen card would cost."""

from micropython import const

from engine.the_game.notation import END_TURN, place
from game_ui.table import GameTable
from games.the_game.cursor import END, HINT, UNDO, Cursor, OnlyButton
from games.the_game.dealt import can_undo

_FLICKER_MS = const(250)
_MOVE_MS = const(33)            # between two frames of a card on its way
_COSTLY = const(50)             # the coach asks above this loss, in thousandths of a win


class Table(GameTable):
    """OK lays the card on its pile; BACK opens the menu, UNDO takes the last card back.

    LEFT, RIGHT, UP, DOWN move the cursor, NEXT ends the turn. With two keys OK asks for the pile
    if it is not clear. On the line of the hint OK shows the next action of a good turn, then
    does it.

    When the drawn cards leave no move, they are shown with the reason, before the result.
    """

    DEVICE = "games.the_game.device.GameDevice"

    def __init__(self, app):
        super().__init__(app)
        self._painted = None    # only while the table is on the display
        self._cursor = Cursor(getattr(app, "hints", True))
        self._view = None
        self._new = ()          # cards drawn in this turn
        self._plan = []         # hints for the rest of this turn: (action, reason)
        self._odds = None       # the advisor's outlook() of this position, None if unknown
        self._remark = None     # what the dealer says until the next key: (word, *numbers)

    def _teaches(self):
        """True in the first game, known once the history has been read."""
        history = self.app.history
        return history.ready and not history.total_games

    def _painter(self):
        from games.the_game.paint import TablePaint  # not while another screen covers it
        return TablePaint(self.app, self._teaches, self._new)

    @property
    def _paint(self):
        """The painter, created on first use: its imports need most of the C stack, of which
        on_show() has used a part.
        """
        if not self._painted:
            self._painted = self._painter()
        return self._painted

    def on_show(self):
        """Keeps the cursor's place after a menu or a question."""
        if not self._view:
            self._refresh()

    def on_hide(self):
        if self._painted:
            self._painted.leave()
        self._painted = None

    def draw(self, canvas):
        self._paint.forget()
        self.update(canvas)

    def update(self, canvas):
        self._cursor.two_keys = self.one_row
        return self._paint.paint(canvas, self._view, self._cursor, self.app.session.game)

    @property
    def TICK_MS(self):
        if self._paint.animating:
            return _MOVE_MS
        return _FLICKER_MS if self._view["burning"] else None

    def tick(self):
        self._paint.advance()

    def press(self, key, one_row):
        cursor = self._cursor
        cursor.two_keys = one_row
        self._paint.settle()        # a key ends the animation
        self._remark = self._view["remark"] = None
        if "why" in self._view:
            self.app.go_on()
            return
        by = -1 if key == "LEFT" else 1
        if key == "OK":
            self._ok()
        elif key == "BACK":
            self._back()
        elif key == "UNDO":
            if self._view["placed"]:
                self.undo()
        elif one_row:
            if cursor.asking:
                cursor.next_pile(by)
            else:
                cursor.walk(by)
        elif key == "NEXT":
            if self._view["due"]:
                self.app.cue("refused")
            else:
                self.end_turn()
        elif key == "UP":
            cursor.up()
        elif key == "DOWN":
            cursor.down()
        else:
            cursor.aside(by)

    def _refresh(self, back=None):
        self._view = dict(self.app.session.view(), odds=self._odds, remark=self._remark)
        self._cursor.refresh(self._view, self.app.session.game, back)

    def _ok(self):
        cursor = self._cursor
        if cursor.at == END:
            self.end_turn()
        elif cursor.at == UNDO:
            self.undo()
        elif cursor.hint:
            self._follow(cursor.hint[0])
        elif cursor.at == HINT:
            self.hint()
        elif cursor.asks:
            cursor.ask_pile()
        else:
            self._place(cursor.at, cursor.pile)

    def _back(self):
        if self._cursor.asking:
            self._cursor.asking = False
        else:
            self.open_menu()

    def menu_rows(self, menu):
        """Includes the hint, always as the first row: with two keys this is the only way to it,
        and to piles far off.
        """
        app, game, cursor = self.app, self.app.session.game, self._cursor
        rows = menu.hint() + menu.undo("row.undo_card", game.log[-1] % 100 if game.log else 0)
        if not app.session.view()["due"]:
            rows.append(menu.row("check", "row.end_turn", menu.then(self.end_turn)))
        if cursor.two_keys and cursor.at > 0 and cursor.others:
            rows.append(menu.row("cards", "row.pile", menu.then(cursor.ask_pile)))
        rows += menu.seen()
        if game.players > 1:
            rows.append(menu.row("heart", "row.marks", lambda: app.replace(
                "games.the_game.marks_menu.Marks", game.current_player())))
        return rows

    def more_rows(self, menu):
        coach = menu.switch("star", "coach")
        if not self.app.session.head.get("hints"):
            coach.step = lambda _by: self._coach()
        return [coach, menu.row(
            "cards", "row.played", lambda: self.app.push("games.the_game.played.Played"))]

    def _coach(self):
        """Switches the coach of a game without hints; says before that it will count apart."""
        app = self.app
        if app.settings["coach"]:
            app.set(coach=False)
        else:
            app.ask("title.sure", app.text.of("the_game")("page.coach"), (
                ("row.think", None), ("row.coach", lambda: app.set(coach=True))))

    def can_undo(self):
        return can_undo(self.app.session.game)

    def hint(self):
        """Shows the next action that the advisor suggests."""
        if self._plan:
            self._cursor.mark(self._plan[0])
        else:
            self._cursor.ask()
            # After the frame: the menu may still be on the display.
            self.app.defer(lambda: self.app.push("games.the_game.hint.Hint", self))

    def _follow(self, action):
        """Does what the hint suggests."""
        if action == END_TURN:
            self.end_turn()
        else:
            self._place(action % 100, action // 100)

    def advise(self, plan, odds):
        """Called by Hint: (action, reason) for the rest of the turn, and the odds of that."""
        self._plan, self._odds = plan, odds
        self._view["odds"] = odds
        self._cursor.mark(plan[0])
        self.app.session.set_flag("hints")

    def judged(self, action, before, after, count):
        """Called by Coach: the odds of the present position, and of the one with this card laid,
        which leaves out so many cards.
        """
        app = self.app
        self._odds = self._view["odds"] = before
        app.session.set_flag("hints")
        if not self.costly(before, after):
            app.act(self.lay, action, after)
            return
        told = [(odds[0] + 5) // 10 for odds in (before, after)]
        said = app.text("page.skips", *(told + [count])) if count > 1 else app.text(
            "page.costly", *told)
        app.ask("title.sure", said, (("row.think", None), ("row.hint", self.hint),
                                     ("row.place", lambda: self.lay(action, after))))

    @staticmethod
    def costly(before, after):
        """Does the coach ask about a card that takes the odds from one outlook to another?"""
        return before[0] - after[0] > _COSTLY

    def _place(self, card, pile):
        action = place(card, pile)
        game = self.app.session.game
        end = game.would_end(action)
        if end and end["result"] != "WIN" and (     # is there anything else to do?
                game.placed or not all(map(game.would_end, game.legal_actions()))):
            self.app.ask("title.sure", self.app.text("page.end_game", end["left"]),
                         (("row.think", None), ("row.place", lambda: self._act(action))))
        elif self._plan and self._plan[0][0] == action:
            self.lay(action, self._odds)
        elif self.app.settings["coach"] and not end:
            self.app.push("games.the_game.hint.Coach", self, action, self._odds)
        else:
            self.lay(action)

    def lay(self, action, odds=None):
        """Lays a card on its pile. odds: of the position after it, None if unknown."""
        card, pile = action % 100, action // 100
        self._paint.send(card, pile, self.app.session.game.is_trick(card, pile))
        self._act(action, odds)

    def end_turn(self):
        """Ends the turn; asks first if that loses the game."""
        if self._view["burning"]:
            self.app.ask("title.burn", self.app.text("page.burn"),
                         (("row.play_on", None), ("row.burn", lambda: self._act(END_TURN))))
        else:
            self._act(END_TURN)

    def undo(self):
        """Takes the last card back; the cursor goes to it, or stays on the button."""
        self._plan, self._odds = [], None
        card = self.app.session.game.log[-1] % 100
        back = UNDO if self._cursor.at == UNDO and self._view["placed"] > 1 else card
        self.app.session.undo()
        self._refresh(back)

    def _act(self, action, odds=None):
        self._odds = odds
        app, game = self.app, self.app.session.game
        trick = action != END_TURN and game.is_trick(action % 100, action // 100)
        app.cue("turn" if action == END_TURN else "trick" if trick else "place")
        held, drawn = self._view["hand"], self._view["draw_pile"]
        app.session.apply(action)
        if app.settings["talks"] and not game.is_terminal():
            self._remark = self._found(action, drawn)
            if self._remark:
                app.cue("done")
        if game.is_terminal():
            if action != END_TURN or game.players > 1 or game.burning():
                app.go_on()
            else:
                app.act(self._end, held)    # via act(), since it imports
            return
        if game.current_player() != self._view["observer"]:
            self._leave(held)
            return
        self._plan = self._plan[1:] if self._plan and self._plan[0][0] == action else []
        self._refresh(HINT if self._cursor.at == HINT else None)
        self._new = ()
        if action == END_TURN:
            self._come(held)

    def _found(self, action, drawn):
        """What is worth a word of the dealer after an action. drawn: cards of the draw pile before
        it.
        """
        app, game = self.app, self.app.session.game
        if action == END_TURN:
            return ("empty",) if drawn and not game.draw else None
        left, head = game.left(), app.session.head
        if left == 9:
            return "ten",
        best = (game.players == 1 and not head.get("hints") and app.history.ready
                and app.history.best(head))
        return ("beats", best) if best and left == best - 1 else None

    def _come(self, held):
        """Starts the animation of drawn cards. held: the hand before."""
        self._new = [card for card in self._view["hand"] if card not in held]
        self._paint.deal(self._new)

    def _end(self, held):
        """Shows the drawn cards, which leave no move, and the reason."""
        from games.the_game.log import why
        app = self.app
        game = app.session.game
        said = why(app.text.of(game.NAME), game)
        if not app.layout.COLOUR:       # room for the first half only
            said = said.split(":")[0]
        self._view = dict(app.session.view(), minimum=0, due=0, why=said)
        self._cursor = OnlyButton([card for card in self._view["hand"] if game.fits(card)])
        self._come(held)

    def _leave(self, _held):
        """Called when another player is next; see table_seats.py."""
