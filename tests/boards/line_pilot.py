"""Plays Take That by keys, and knows from the engine what they do; and reads its table."""

from PIL import Image

from crupier.engine.take_that.cards import fits, is_toad, twists
from crupier.engine.take_that.game import TakeThat
from crupier.engine.take_that.match import TakeThatMatch
from crupier.engine.take_that.notation import TAKE, split
from tests.boards.hands import Hands, steps
from tests.digits import digits
from tests.pure import layout, load

hand_layout = load("game_ui/names").hand_layout
_MOST = 9                       # cards in a hand
_PLACE, _TWIST, _TAKE = range(3)
_UNDO_ROW = 2                   # of the menu


class LineSight:
    """Knows where the hand is from the layouts of one size: "w240h135"."""

    def __init__(self, size: str):
        self.at = layout(size, "take_that")
        self._width = int(size[1:].split("h")[0])
        self._colour = layout(size, "basic").COLOUR

    def hand(self, frame: Image.Image) -> list[int] | None:
        """None when something else is on the display."""
        for count in range(_MOST, 0, -1):
            for chosen in (*range(count), None):
                cards = self._read(frame, count, chosen)
                if cards and cards == sorted(set(cards)):
                    return cards
        return None

    def _read(self, frame: Image.Image, count: int, chosen: int | None) -> list[int] | None:
        at, found = self.at, []
        for i, (_, _, x, w, row) in enumerate(
                hand_layout(at, self._width, list(range(count)), chosen)):
            y = at.HAND_Y[row]
            if i == chosen:
                box = x + 1, y + at.BIG_Y, at.BIG_W - 2, at.BIG_H
                names = "BIG_FONT", "BIG_LESS"
            else:
                box, names = (x, y + at.CARD_Y, w, at.CARD_H), ("CARD_FONT", "CARD_LESS")
            card = self._card(frame, box, names)
            if not card:
                return None
            found.append(card)
        return found

    def _card(self, frame: Image.Image, box, names) -> int | None:
        at, (x, y, w, h) = self.at, box
        if not self._colour:
            return digits(getattr(at, names[0])).read(frame, box)
        foot = {"toad_15": 14, "toad_7": 9}[at.TOAD]
        for sunk in (0, at.SUNK):
            # The second font is for toads, and for many cards.
            for name, less in ((names[0], 0), (names[1], foot), (names[1], 0)):
                card = digits(getattr(at, name)).read(
                    frame, (x + 2, y + sunk, w - 4, h - sunk - less))     # not the corners
                if card and is_toad(card) == bool(less):
                    return card
        return None


class LinePilot:
    """People who play on one board."""

    def __init__(self, hands: Hands, game: TakeThatMatch):
        display = hands.board.description["DISPLAY"]
        self.hands, self.game = hands, game
        self.sight = LineSight(f"w{display['width']}h{display['height']}")
        self.aids = False       # does the table mark twins?

    @property
    def deal(self) -> TakeThat:
        return self.game.deal

    def hidden(self) -> None:
        """No hand is on the display; OK shows that of the player whose turn it is."""
        assert self.sight.hand(self.hands.frame()) is None
        self.hands.press("OK")
        self.seen(self.deal.hands[self.deal.seat])
        self._look()

    def seen(self, hand: list[int]) -> None:
        assert self.sight.hand(self.hands.frame()) == (hand or None)

    def act(self, action: int) -> None:
        """Does it; after a turn the player sees what has come, and hands the device on; after a
        game all see what lies beside everybody, and the points.
        """
        game, deal, hands, seat = self.game, self.deal, self.hands, self.deal.seat
        hands.press(*self.keys(action))
        if game.would_end(action) and len(game.legal_actions()) > 1:
            hands.press(hands.down, "OK")
        held = len(deal.hands[seat])
        game.apply_action(action)
        if deal.is_terminal():
            hands.press("OK", "OK")
            if not game.is_terminal():
                self.hidden()
            return
        if action == TAKE:
            self._look()
            return
        if len(deal.hands[seat]) == held:
            self.seen(deal.hands[seat])
            hands.press("OK")
        self.hidden()

    def undo(self) -> None:
        """Puts the line back."""
        self.hands.press("BACK", *[self.hands.down] * _UNDO_ROW, "OK")
        self.game.undo_action()
        self._look()

    def keys(self, action: int) -> list[str]:
        """Those that do it."""
        hands, (verb, card) = self.hands, split(action)
        if hands.two_keys:
            stops = self._stops()
            here = (0, 0) if self._act == _TAKE else (self._act, self._card)
            to = stops.index((verb, card))
            return [*steps(to - stops.index(here), len(stops), hands.on, hands.back), "OK"]
        goal = _TAKE if action == TAKE else verb
        begin = self._act, self._card
        states, ways = [begin], {begin: list[str]()}
        for state in states:            # which grows: the shortest way comes first
            if state[0] == goal and (action == TAKE or state[1] == card):
                return [*ways[state], "OK"]
            for key in ("LEFT", "RIGHT", "UP", "DOWN"):
                after = self._after(state, key)
                if after not in ways:
                    states.append(after)
                    ways[after] = [*ways[state], key]
        raise AssertionError(f"no key leads to {action}")

    def _after(self, state: tuple, key: str) -> tuple:
        """(action, card) after an arrow."""
        act, card = state
        by = -1 if key in ("UP", "LEFT") else 1
        if key in ("UP", "DOWN"):
            ways = [way for way in self._acts(card) + [_TAKE] * bool(self.deal.line)
                    if (way - act) * by > 0]
            return (min if by > 0 else max)(ways, default=act), card
        hand = self.deal.hands[self.deal.seat]
        at = hand.index(card)
        for _ in hand:
            at = (at + by) % len(hand)
            acts = self._acts(hand[at])
            if acts:
                return acts[0], hand[at]
        return state

    def _rest(self, card: int) -> int:
        """What can surely be done with a card."""
        sure = self.aids and twists(card, self.deal.line)
        return _PLACE if fits(card, self.deal.line) else _TWIST if sure else _TAKE

    def _acts(self, card: int) -> list[int]:
        """What can be done with a card, as far as the table tells."""
        return [_PLACE] * fits(card, self.deal.line) + [_TWIST] * self._could(card)

    def _could(self, card: int) -> bool:
        """Without the aid any card may have its twin in the line."""
        line = self.deal.line
        return bool(twists(card, line) if self.aids else line and not is_toad(card))

    def _stops(self) -> list[tuple[int, int]]:
        """With two keys; without the aid any card may have a twin in the line."""
        stops, line = [], self.deal.line
        for card in self.deal.hands[self.deal.seat]:
            stops += [(_PLACE, card)] * fits(card, line)
            stops += [(_TWIST, card)] * self._could(card)
        return stops + [(0, 0)] * bool(line)

    def _look(self) -> None:
        """The cursor goes to the card that is nearest to the end of the line."""
        hand, line = self.deal.hands[self.deal.seat], self.deal.line
        near = [card for card in hand if fits(card, line)]
        pairs = [card for card in hand if self._could(card)]
        self._card = (pairs or hand or [0])[0]
        if near:
            last = line[-1] if line else near[0]
            self._card = min(near, key=lambda card: (abs(card - last), card))
        self._act = self._rest(self._card) if self._card else _TAKE
