"""The replay of a past game, card by card."""

from engine.games import create
from engine.the_game.cards import distance
from engine.the_game.notation import END_TURN
from game_ui.navigation import recalled, turn_beside
from games import ui_of
from games.the_game.dealt import deal
from ui import cards, kit
from ui.art import fitting
from ui.canvas import BAR, BG, DIM, FG, GOLD, INK
from ui.screen import Screen


class Replay(Screen):
    """LEFT and RIGHT go by cards, UP and DOWN by turns, in a ring; with two keys NEXT goes on by
    cards. OK offers the same deal again.
    """

    def __init__(self, app, head, game, begin=None):
        """begin: number of actions after which to start; None for the end."""
        super().__init__(app)
        self._head = head
        self.uses = head["game"],
        self.TABLE_THEME = ui_of(head["game"]).TABLE_THEME
        self._actions = game.history()
        self._game, self._at = game, len(self._actions)
        self._before = 0        # number below the last card
        self._shown = None
        if begin is not None:
            self._go(begin)

    def draw(self, canvas):
        self._shown = None
        self.update(canvas)

    def update(self, canvas):
        if self._shown != self._at:
            self._shown = self._at
            canvas.clear()
            self._paint(canvas)

    def key(self, key):
        if key == "BACK":
            self.app.pop()
        elif key == "OK":
            options, seed, names = [self._head[key] for key in ("options", "seed", "names")]
            self.app.ask("title.games", self._said(), (
                ("row.watch", lambda: self._go(0)),) + self._loss() + (
                ("row.deal_again",
                 lambda: deal(self.app, options["level"], options["fire"], seed, names,
                              self._head.get("devices"))),))
        elif key in ("UP", "DOWN") and self.app.arrows:
            self._go(turn_beside(self._actions, END_TURN, self._at, -1 if key == "UP" else 1))
        else:
            by = -1 if key in ("UP", "LEFT", "UNDO") else 1
            self._go((self._at + by) % (len(self._actions) + 1))

    def _loss(self):
        """The row of a lost solo game, in which at least a turn was played."""
        if (self._head["players"] > 1 or not self._head["result"]["left"]
                or END_TURN not in self._actions):
            return ()
        return ("row.lost", lambda: self.app.push("games.the_game.turning.Looking", self._head,
                                                  self._actions)),

    def _go(self, at):
        """Plays the game up to so many actions."""
        if at < self._at:
            self._game, self._at = create(self._head), 0
        for action in self._actions[self._at:at]:
            self._before = self._game.tops()[action // 100]
            self._game.apply_action(action)
        self._at = at

    def _place(self):
        return "%d/%d" % (self._at, len(self._actions))

    def _said(self):
        """The result and the date, as text."""
        app, head = self.app, self._head
        day = app.clock.date(head["time"])
        left = app.text("home.left", str(head["result"]["left"]))
        return ", ".join([each for each in (left, day, head["seed"]) if each and each != day]
                         + ([day] if day else []))

    def _paint(self, canvas):
        app, look = self.app, self.app.layout_of("replay")
        seen, small = self._game.observation(self._game.seat), app.font(look.SMALL)
        last = self._actions[self._at - 1] if self._at else END_TURN
        laid = last // 100 if last != END_TURN else None
        x, y, w, h = look.PILES
        digits = fitting(app, look.PILE_DIGITS, ["100"], w - 6)
        for i, top in enumerate(seen["tops"]):
            left, high = x + i % look.ACROSS * look.STEP, y + i // look.ACROSS * look.DOWN
            if i == laid:
                kit.ring(canvas, left, high, w, h, look.RING)
            self._pile(canvas, look, left, high, i < 2, str(top), digits)
        self._hand(canvas, look, seen["hand"])
        at = self._place()
        canvas.fill(0, look.FOOT_Y, canvas.width, canvas.height - look.FOOT_Y, BAR)
        y, room = look.FOOT_Y + look.AIR, canvas.width - 6
        canvas.right(at, 0, y + look.AT_DOWN, canvas.width - 3, small, DIM, None)
        if not look.AT_DOWN:
            room -= small.width(at) + 3
        said = self._step(last, laid)
        line = _cut(small, said, room)
        rest = said[len(line) + 2:] if look.AT_DOWN else ""
        if small.width(line) > room:
            line = line.replace("  ", " ")
        canvas.text(line, 3, y, small, FG, None)
        room -= 3 + small.width(at)
        rest = _cut(small, rest, room)
        if small.width(rest) <= room:
            canvas.text(rest, 3, y + look.AT_DOWN, small, FG, None)
        x, bottom, w, h = look.DECK
        left = seen["draw_pile"]
        cards.deck(canvas, x, bottom, w, h, (left + 17) // 18)
        canvas.text(str(left), *look.COUNT, small, FG, None)

    def _pile(self, canvas, look, x, y, rises, top, digits):
        w, h = look.PILES[2:]
        if self.app.layout.COLOUR:
            cards.pile(canvas, x, y, w, h, rises, top, digits, look.BAND)
            return
        canvas.card(x, y, w, h, BG, FG)
        canvas.triangle(x + w // 2 - 3, y + (2 if rises else h - 6), 7, "^" if rises else "v", FG)
        canvas.inside(top, x, y + (5 if rises else 0), w, h - 5, digits, FG)

    def _hand(self, canvas, look, hand):
        """Paints the hand; the next card to be laid is raised."""
        app = self.app
        following = self._actions[self._at] if self._at < len(self._actions) else END_TURN
        next_card = following % 100 if following != END_TURN else 0
        x, y, w, h = look.HAND
        digits = fitting(app, look.HAND_DIGITS, ["88"], w - 4)
        for i, card in enumerate(hand):
            line, place = divmod(i, look.HAND_ACROSS)
            chosen = card == next_card
            left = x + place * look.HAND_STEP
            top = y + line * (h + 3) - (look.RAISE if chosen else 0)
            if app.layout.COLOUR:
                canvas.card(left, top, w, h)
                canvas.inside(str(card), left, top, w, h, digits, INK)
                if chosen:
                    canvas.fill(left + 3, top + h - 4, w - 6, 2, GOLD)
            else:
                if chosen:
                    canvas.rounded(left, top, w, h, FG, 1)
                canvas.inside(str(card), left, top, w, h, digits, BG if chosen else FG)

    def _step(self, last, laid):
        """Paints the last action; at the end the result."""
        text, card = self.app.text, last % 100
        if not self._at and self.app.arrows:
            return text("replay.keys")
        if self._at in (0, len(self._actions)):
            return self._said()
        if laid is None:
            return text("replay.turn")
        cost = distance(card, laid, self._before)
        if cost == -10:
            said = text("replay.trick", self._before, card)
        else:
            said = text("replay.step", self._before, card, cost)
        if self._game.players > 1:
            from game_ui.names import initials  # one player needs none
            said = "%s  %s" % (initials(self._head["names"])[self._game.seat], said)
        return said


def _cut(font, said, room):
    """What fits of a list, or all of its first item."""
    while font.width(said) > room and ", " in said:
        said = said[:said.rfind(", ")]
    return said


def past_solo(app, head):
    """The Replay of the game of a record."""
    return recalled(app, head, lambda head, game: Replay(app, head, game))


def won_solo(app):
    """The Replay of the last game from its first card on. Its record may have another seq than the
    game had.
    """
    head = next(app.history.heads(app.session.archive, 1))
    return recalled(app, head, lambda head, game: Replay(app, head, game, 0))
