"""What the table of The Game says on any size of display, from its pixels."""

from functools import cache

from PIL import Image

from tests.eyes import Font, number
from tests.pure import load

_font = cache(Font)


class Sight:
    """Knows where everything is from the layouts of one size: "w240h135"."""

    def __init__(self, size: str):
        self._at = load(f"ui/layouts/{size}/table")

    def table(self, frame: Image.Image) -> tuple[list[int | None], list[int]]:
        """Tops of the piles, and the hand."""
        at = self._at
        tops = [number(frame, _font(at.PILE_FONT), x + at.TOP_X, y + at.TOP_Y, at.TOP_W)
                for x, y in at.PILES]
        hand = [number(frame, _font(at.CARD_FONT), x, y + at.CARD_TEXT_Y, at.CARD_W)
                for x, y in at.HAND]
        return tops, [card for card in hand if card]

    def left(self, frame: Image.Image) -> int | None:
        """The score on the card at the end of a game."""
        x, y, w, _ = self._at.OVER_CARD
        return number(frame, _font(self._at.OVER_FONT), x, y + self._at.OVER_CARD_TEXT_Y, w)
