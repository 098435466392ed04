"""Plays Martes 13 by keys, and knows from the engine what they do; and reads its table."""

import random

from PIL import Image

from crupier.engine.martes13.cards import MARTES
from crupier.engine.martes13.match import Martes13Match
from tests.boards.hands import Hands, steps
from tests.digits import digits
from tests.pure import layout, load

hand_layout = load("game_ui/names").hand_layout


class PilesSight:
    """Knows where the hand is from the layouts of one size: "w240h135"."""

    def __init__(self, size: str):
        self.at = layout(size, "martes13")
        self._width = int(size[1:].split("h")[0])

    def shows(self, frame: Image.Image, hand: list[int], chosen: int) -> bool:
        """Are the values of these cards on the display? chosen: the raised one."""
        at, here = self.at, hand.index(chosen)
        per_row = max(at.PER_ROW, -(-len(hand) // len(at.HAND_Y)))
        slots = list(range(len(hand)))
        for slot, (_, _, x, w, row) in zip(slots, hand_layout(
                at, self._width, slots, here, per_row), strict=True):
            y = at.HAND_Y[row]
            if slot == here:
                font = digits(at.BIG_FONT)
                box = (x + 3, y + at.BIG_Y + at.BIG_BAND, at.BIG_W - 6,
                       at.BIG_H - at.BIG_BAND)
            else:
                font = digits(at.CARD_FONT)
                edge = int(w > 12)
                box = (x + edge, y + at.CARD_VALUE_Y, w - 2 * edge, font.cap)
            if font.read(frame, box) != hand[slot] % 10:
                return False
        return True


class PilesPilot:
    """People who play on one board."""

    def __init__(self, hands: Hands, game: Martes13Match):
        display = hands.board.description["DISPLAY"]
        self.hands, self.game = hands, game
        self.sight = PilesSight(f"w{display['width']}h{display['height']}")
        self._at = 0            # index of the play that is chosen
        self._passed = False    # has somebody handed the device on?

    def hidden(self) -> None:
        """No hand is on the display; OK shows that of the player whose turn it is."""
        self._look()
        assert not self._seen()
        self.hands.press("OK")
        assert self._seen()

    def resumed(self) -> None:
        """After a start the last card may still be taken back, unless it was passed on."""
        if self.game.deal.log and not self._passed:
            assert not self._seen()
            self.hands.press("OK")
        self.hidden()

    def act(self, play: int, chance: random.Random | None = None) -> list[int]:
        """Plays it, now and then takes it back first; hands the device on, through the end of a
        round. Returns what has been noted: -1 is a take-back.
        """
        game, hands, noted = self.game, self.hands, []
        while True:
            hands.press(*self.keys(play))
            number = game.current()
            game.apply_action(play)
            noted.append(play)
            if game.current() != number:
                hands.press("OK", "OK")         # what all have captured, the points
                break
            if not chance or chance.random() > 0.1:
                hands.press("OK")
                self._passed = True
                break
            hands.press(*chance.choice(((hands.on, "OK"), ("BACK", hands.down, "OK"))))
            game.undo_action()
            noted.append(-1)
            self._at = game.legal_actions().index(play)
            assert self._seen()
        if not game.is_terminal():
            self.hidden()
        return noted

    def keys(self, play: int) -> list[str]:
        """Those that play it."""
        hands, plays = self.hands, self.game.legal_actions()
        if hands.two_keys:
            return [*steps(plays.index(play) - self._at, len(plays), hands.on, hands.back), "OK"]
        cards = sorted({each % 100 for each in plays})
        here = plays[self._at]
        ways = steps(cards.index(play % 100) - cards.index(here % 100), len(cards), "RIGHT",
                     "LEFT")
        if play % 100 == MARTES:
            if here % 100 != MARTES:
                here = self._best(MARTES)
            ways += steps(play // 100 - here // 100, 3, "DOWN", "UP")
        return [*ways, "OK"]

    def _seen(self) -> bool:
        """Is the hand of the player whose turn it is on the display?"""
        game = self.game
        hand = game.deal.hands[game.deal.seat]
        card = game.legal_actions()[self._at] % 100
        return self.sight.shows(self.hands.frame(), hand, card)

    def _best(self, card: int) -> int:
        """Where the cursor stands on a card."""
        plays = [each for each in self.game.legal_actions() if each % 100 == card]
        return min(plays, key=lambda play: (self.game.preview(play)[1], play))

    def _look(self) -> None:
        """The cursor is on the first card that takes nothing."""
        plays = self.game.legal_actions()
        safe = [play for play in plays if not self.game.preview(play)[1]]
        self._at = plays.index(self._best((safe or plays)[0] % 100))

