"""The table of a solo game of The Game: piles, hand, and what the chosen card would do."""

from micropython import const

from engine.the_game.notation import END_TURN, place
from game_ui.table import GameTable
from games.the_game.cursor import END, HINT, UNDO, Cursor, Still
from games.the_game.dealt import can_undo

_FLICKER_MS = const(250)
_MOVE_MS = const(33)            # between two frames of a card on its way
_COSTLY = const(50)             # of 1,000 chances to win: the coach speaks up


class Table(GameTable):
    """OK lays the card on its pile; BACK opens the menu, UNDO takes the last card back.

    LEFT, RIGHT, UP, DOWN move in space, and NEXT ends the turn. With NEXT and OK alone the player
    is asked for the pile, if several take the card. On the hint OK has the next action of a good
    turn shown, and does what is shown.

    When the cards that come leave no way on, they are shown with the reason before the result.
    """

    DEVICE = "games.the_game.turns.GameDevice"

    def __init__(self, app):
        super().__init__(app)
        self._painted = None    # only while the table is on the display
        self._cursor = Cursor(getattr(app, "hints", True))
        self._view = None
        self._new = ()          # cards that have come in this turn
        self._plan = []         # hints for the rest of this turn: (action, reason)
        self._odds = None       # the advisor's outlook(), while it is true

    def _teaches(self):
        """Does somebody play for the first time? Known soon after the start."""
        history = self.app.history
        return history.ready and not history.total_games

    def _painter(self):
        from games.the_game.paint import TablePaint  # hidden, it has none
        return TablePaint(self.app, self._teaches, self._new)

    @property
    def _paint(self):
        """Not before it is used: imports need most of the C stack, and on_show() has its share."""
        if not self._painted:
            self._painted = self._painter()
        return self._painted

    def on_show(self):
        """After a menu or a question the cursor is where it was."""
        if not self._view:
            self._look()

    def on_hide(self):
        if self._painted:
            self._painted.leave()
        self._painted = None

    def draw(self, canvas):
        self._paint.forget()
        self.update(canvas)

    def update(self, canvas):
        self._cursor.two_keys = self.single
        return self._paint.paint(canvas, self._view, self._cursor, self.app.session.game)

    @property
    def TICK_MS(self):
        if self._paint.travel:
            return _MOVE_MS
        return _FLICKER_MS if self._view["burning"] else None

    def tick(self):
        self._paint.advance()

    def press(self, key, single):
        cursor = self._cursor
        cursor.two_keys = single
        self._paint.settle()        # nobody has to wait for a card on its way
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
        elif single:
            if cursor.asking:
                cursor.next_pile(by)
            else:
                cursor.walk(by)
        elif key == "NEXT":
            if self._view["due"]:
                self.app.cue("amiss")
            else:
                self.end_turn()
        elif key == "UP":
            cursor.up()
        elif key == "DOWN":
            cursor.down()
        else:
            cursor.aside(by)

    def _look(self, back=None):
        self._view = dict(self.app.session.view(), odds=self._odds)
        self._cursor.look(self._view, self.app.session.game, back)

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
            cursor.asking = True
        else:
            self._place(cursor.at, cursor.pile)

    def _back(self):
        if self._cursor.asking:
            self._cursor.asking = False
        else:
            self.open_menu()

    def menu_rows(self, menu):
        """With two keys only this leads to a hint, which stands in the same place each time."""
        app, game = self.app, self.app.session.game
        rows = [menu.row("bow", "row.hint", menu.then(self.hint))] + menu.undo(
            "row.undo", game.log[-1] % 100 if game.log else 0)
        if not app.session.view()["due"]:
            rows.append(menu.row("check", "row.end_turn", menu.then(self.end_turn)))
        rows += menu.seen()
        if game.players > 1:
            rows.append(menu.row("heart", "row.marks", lambda: app.replace(
                "games.the_game.marks.Marks", game.current_player())))
        return rows

    def more_rows(self, menu):
        return [menu.switch("star", "coach"), menu.row(
            "cards", "row.played", lambda: self.app.push("games.the_game.played.Played"))]

    def undoes(self):
        return can_undo(self.app.session.game)

    def hint(self):
        """Shows what the advisor would do next."""
        if self._plan:
            self._cursor.mark(self._plan[0])
        else:
            self._cursor.ask()
            # Once the table is on the display: the menu may lie there.
            self.app.defer(lambda: self.app.push("games.the_game.hint.Hint", self))

    def _follow(self, action):
        """Does what the hint says."""
        if action == END_TURN:
            self.end_turn()
        else:
            self._place(action % 100, action // 100)

    def advise(self, plan, odds):
        """Hints have come: (action, reason) for the rest of the turn, and what they lead to."""
        self._plan, self._odds = plan, odds
        self._view["odds"] = odds
        self._cursor.mark(plan[0])
        self.app.session.note("hints")

    def judged(self, action, before, after):
        """The coach has found the odds as they are, and those with this card laid."""
        app = self.app
        self._odds = self._view["odds"] = before
        app.session.note("hints")
        if before[0] - after[0] <= _COSTLY:
            app.act(self.lay, action, after)
        else:
            app.ask("title.sure", app.text("page.costly", (before[0] + 5) // 10,
                                           (after[0] + 5) // 10),
                    (("row.think", None), ("row.hint", self.hint),
                     ("row.place", lambda: self.lay(action, after))))

    def _place(self, card, pile):
        action = place(card, pile)
        end = self.app.session.game.would_end(action)
        if end and end["result"] != "WIN":
            self.app.ask("title.sure", self.app.text("page.end_game", end["left"]),
                         (("row.think", None), ("row.place", lambda: self._act(action))))
        elif self._cursor.hint:
            self.lay(action, self._odds)
        elif self.app.settings["coach"] and not end:
            self.app.push("games.the_game.hint.Coach", self, action, self._odds)
        else:
            self.lay(action)

    def lay(self, action, odds=None):
        """Lays a card on its pile; odds: see judged()."""
        card, pile = action % 100, action // 100
        self._paint.send(card, pile, self.app.session.game.is_trick(card, pile))
        self._act(action, odds)

    def end_turn(self):
        """Draws and begins the next turn; asks first where that loses the game."""
        if self._view["burning"]:
            self.app.ask("title.burn", self.app.text("page.burn"),
                         (("row.play_on", None), ("row.burn", lambda: self._act(END_TURN))))
        else:
            self._act(END_TURN)

    def undo(self):
        """Takes the last card back; the cursor goes to it, or stays on its button."""
        self._plan, self._odds = [], None
        card = self.app.session.game.log[-1] % 100
        back = UNDO if self._cursor.at == UNDO and self._view["placed"] > 1 else card
        self.app.session.undo()
        self._look(back)

    def _act(self, action, odds=None):
        self._odds = odds
        app, game = self.app, self.app.session.game
        trick = action != END_TURN and game.is_trick(action % 100, action // 100)
        app.cue("turn" if action == END_TURN else "trick" if trick else "place")
        held = self._view["hand"]
        app.session.apply(action)
        if game.is_terminal():
            if action != END_TURN or game.players > 1 or game.burning():
                app.go_on()
            else:
                app.act(self._end, held)    # which imports
            return
        if game.current_player() != self._view["observer"]:
            self._leave(held)
            return
        self._plan = self._plan[1:] if self._plan and self._plan[0][0] == action else []
        self._look(HINT if self._cursor.at == HINT else None)
        self._new = ()
        if action == END_TURN:
            self._come(held)

    def _come(self, held):
        """Cards have been drawn. held: the hand before that."""
        self._new = [card for card in self._view["hand"] if card not in held]
        self._paint.deal(self._new)

    def _end(self, held):
        """They leave no way on."""
        from games.the_game.log import why
        app = self.app
        game = app.session.game
        said = why(app.text.of(game.NAME), game)
        if not app.layout.COLOUR:       # there is room for the first half
            said = said.split(":")[0]
        self._view = dict(app.session.view(), minimum=0, due=0, why=said)
        self._cursor = Still([card for card in self._view["hand"] if game.fits(card)])
        self._come(held)

    def _leave(self, _held):
        """Another player is next, which happens where several play: see table_seats.py."""
