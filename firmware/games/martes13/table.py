"""The table of Martes 13."""

from engine.errors import IllegalAction
from engine.martes13.cards import MARTES
from engine.martes13.piles import split, target
from game_ui.table import MatchTable


class PilesTable(MatchTable):
    """After a card was played the hand is hidden; the player sees the effect, then passes the
    device on or takes the card back, also after a restart. One person among devices does not have
    to confirm.

    LEFT, RIGHT choose a card, UP, DOWN the next suit, or the pile for a Martes 13. With two keys
    all plays are in one row. BACK opens the menu.
    """

    HAND_OVER = "games.martes13.hand_over.PilesHandOver"
    DEVICE = "games.martes13.device.PilesDevice"
    PART = "martes13"

    def __init__(self, app, number=None):
        super().__init__(app, number)
        self._paint = None      # only while the table is on the display
        self._view = None       # observation on the display; None during a hand-over
        self._plays, self._at = (), 0   # legal plays, index of the chosen one
        self._done = None       # (play, total, cards taken) once a card was played ...
        self._back = False      # ... and does OK take it back?
        self._opened = True     # has nothing been shown yet?

    def on_show(self):
        if not (self.seen or self._recall()):
            self.hand_on()

    def on_hide(self):
        self._paint = None

    def draw(self, canvas):
        from games.martes13.paint import TablePaint
        self._paint = TablePaint(self.app)
        self.update(canvas)

    def update(self, canvas):
        if not self._view:
            return
        if self._done:
            play, total, taken = self._done
            self._paint.done(canvas, self._view, pile_of(play), total, taken, self._back)
        else:
            game, play = self.app.session.game, self._plays[self._at]
            ways = {pile_of(each): game.preview(each) for each in self._of(play % 100)}
            self._paint.choosing(canvas, self._view, play % 100, pile_of(play), ways)

    def press(self, key, one_row):
        if key == "BACK":
            self.open_menu()
        elif self._done:
            self._after(key)
        elif key == "OK":
            self._play(self._plays[self._at])
        elif one_row:
            self._at = (self._at + (-1 if key == "LEFT" else 1)) % len(self._plays)
        elif key in ("LEFT", "RIGHT"):
            self._aside(-1 if key == "LEFT" else 1)
        elif key == "UNDO":
            self.refuse_undo()
        else:
            self._across(-1 if key == "UP" else 1)

    def menu_rows(self, menu):
        acts = menu.undo() if self._done else menu.hint() + menu.seen()
        return acts + menu.sheet()

    def remark(self):
        """That nothing has been captured up to the last card."""
        view = self._view
        if len(view["hand"]) == 1 and not view["captured"][view["observer"]]:
            return "remark.clean"
        return super().remark()

    # The cursor

    def _of(self, card):
        """All plays of a card."""
        return [play for play in self._plays if play % 100 == card]

    def _stand(self, card):
        """Moves the cursor to a card; a Martes 13 to the pile where it takes least."""
        preview = self.app.session.game.preview
        self._at = self._plays.index(min(self._of(card), key=lambda play: preview(play)[1]))

    def _aside(self, by):
        """Moves to the next card; the plays of a Martes 13 count as one."""
        cards = _once([play % 100 for play in self._plays])
        here = cards.index(self._plays[self._at] % 100)
        self._stand(cards[(here + by) % len(cards)])

    def _across(self, by):
        """Moves to the next suit; to the next pile for a Martes 13."""
        plays, here = self._plays, self._plays[self._at]
        if here % 100 == MARTES:
            ways = self._of(MARTES)
            self._at = plays.index(ways[(ways.index(here) + by) % len(ways)])
        else:
            suits = [play % 100 // 10 for play in plays]
            kinds = _once(suits)
            suit = kinds[(kinds.index(here // 10) + by) % len(kinds)]
            self._stand(plays[suits.index(suit)] % 100)

    def advise(self, action):
        self._at = self._plays.index(action)

    # What is done

    def sit_down(self):
        """Shows the hand, with the cursor on the first card that takes nothing."""
        session = self.app.session
        game = session.game
        self._view, self._plays = session.view(), game.legal_actions()
        safe = [play for play in self._plays if not game.preview(play)[1]]
        self._stand((safe or self._plays)[0] % 100)

    def _play(self, play):
        app, session = self.app, self.app.session
        game, seat = session.game, self._view["observer"]
        total, taken = game.preview(play)
        app.cue("take" if taken else "place")
        session.apply(play)
        if self.alone or self.over:
            self.hand_on()
        else:
            self._view, self._done = game.observation(seat), (play, total, taken)
            self._back = False

    def _after(self, key):
        """Handles a key after a card was played."""
        if key == "UNDO":
            self.undo()
        elif key != "OK":
            self._back = not self._back
        elif self._back:
            self.undo()
        else:
            session = self.app.session      # passed on: nobody takes this card back any more
            session.set_marks([[self._had, 0, 0, len(session.actions)]])
            self.hand_on()

    def _recall(self):
        """When a game goes on: True if a person has played last and not passed the device on."""
        session, deal = self.app.session, self.app.session.game.deal
        opened, self._opened = self._opened, False
        if not opened or self.over or self.alone or not deal.log or (
                session.marks and session.marks[-1][3] == len(session.actions)):
            return False
        before, play = session.game.clone(), deal.log[-1]
        try:
            before.undo_action()
        except IllegalAction:           # the one after it has been taken back
            return False
        seat, devices = before.current_player(), session.head.get("devices")
        if devices and devices[seat]:
            return False
        self._view, self._done = session.game.observation(seat), (play,) + before.preview(play)
        self.seen, self.holder, self._had = True, seat, seat
        return True

    def can_undo(self):
        return bool(self._done)

    def undo(self):
        """Takes the card back."""
        play = self._done[0]
        self._done = None
        self.app.session.undo()
        self.sit_down()
        self._at = self._plays.index(play)

    def hand_on(self):
        self._view = self._done = None
        super().hand_on()


def pile_of(play):
    """Index of the pile that a play goes to."""
    return target(*split(play))


def _once(values):
    """The values without repetitions, in their order."""
    return [value for i, value in enumerate(values) if value not in values[:i]]
