"""What the table of The Game says on any size of display, from its pixels."""

from dataclasses import dataclass

from PIL import Image

from tests.digits import Box, Digits, digits
from tests.pure import layout, load

hand_layout = load("game_ui/names").hand_layout
_MOST = 8                       # cards in a hand
_BRIGHT = 120


@dataclass
class Table:
    """What the table shows. cursor: a card, "end", "undo" or None. pile: index or None."""

    tops: list[int]
    hand: list[int]
    draw: int
    cursor: int | str | None
    pile: int | None
    may_end: bool


class TableSight:
    """Knows where everything is from the layouts of one size: "w240h135". part: "table", or
    "seats" where several play.
    """

    def __init__(self, size: str, part: str = "table"):
        self.at = at = layout(size, part)
        self._width = int(size[1:].split("h")[0])
        self._colour = layout(size, "basic").COLOUR
        self._big = digits(at.BIG_FONT)
        self._small = [digits(at.CARD_FONT)]
        if not self._colour:
            self._small.append(digits(at.THIN_FONT))
        self._latest: tuple[bytes, Table | None] = b"", None
        self._cards: dict[tuple[Digits, Box], int | None] = {}      # of one frame

    def table(self, frame: Image.Image) -> Table | None:
        """None when something else is on the glass."""
        pixels = frame.tobytes()
        if pixels != self._latest[0]:       # it is asked for again and again
            self._cards.clear()
            self._latest = pixels, self._table(frame)
        return self._latest[1]

    def _table(self, frame: Image.Image) -> Table | None:
        tops = [self._top(frame, pile) for pile in range(4)]
        found = self._hand(frame) if None not in tops else None
        if not found:
            return None
        hand, card = found
        at = self.at
        chosen: int | str | None = card
        x, y, w, h = at.UNDO
        if self._filled(frame, at.TURN[0] + 2, at.TURN[1] + 2, 3):
            chosen = "end"
        elif self._filled(frame, x + w - 2, y + h // 2 - 1, 2):
            chosen = "undo"
        # The edge of a button is brighter than that of the places for cards.
        edge = frame.convert("L").getpixel((at.TURN[0] + 5, at.TURN[1]))
        assert isinstance(edge, int)
        draw = self._count(frame)
        assert draw is not None
        piles = [pile for pile in range(4) if self._marked(frame, pile)]
        return Table([top for top in tops if top], hand, draw, chosen,
                     piles[0] if piles else None, edge > _BRIGHT)

    def by_place(self, frame: Image.Image, count: int) -> list[int]:
        """Cards of a hand that has so many places, 0 where one has been laid."""
        seen = [self._read(frame, count, chosen) for chosen in (None, *range(count))]
        return max((cards for cards in seen if cards), key=lambda cards: len(set(cards)))

    def _count(self, frame: Image.Image) -> int | None:
        """Of the draw pile: with something below it, or with nothing."""
        font, (x, y, w) = digits(self.at.COUNT_FONT), self.at.COUNT
        for down in (0, self.at.COUNT_DOWN):
            found = font.read(frame, (x, y + down, w, font.cap))
            if found is not None:
                return found
        return None

    def _top(self, frame: Image.Image, pile: int) -> int | None:
        """With a flame beside the number, or without one."""
        at, (x, y) = self.at, self.at.PILES[pile]
        y += at.NUMBER_Y[pile > 1]
        for w in (at.PILE_W - 4, at.PILE_W - 10, at.PILE_W - 13):
            found = digits(at.PILE_FONT).read(frame, (x + 2, y, w, at.NUMBER_H))
            if found:
                return found
        return None

    def _hand(self, frame: Image.Image) -> tuple[list[int], int | None] | None:
        """The cards, and the chosen one: the layout of a hand in which most can be read."""
        best: list[int] = []
        at: int | None = None
        for count in range(_MOST, 0, -1):
            if len(best) >= count:
                break
            for chosen in (None, *range(count)):
                cards = self._read(frame, count, chosen)
                held = [card for card in cards or () if card]
                if cards and len(held) > len(best) and held == sorted(set(held)):
                    best, at = held, None if chosen is None else cards[chosen]
        return (best, at) if best else None

    def _read(self, frame: Image.Image, count: int, chosen: int | None) -> list[int] | None:
        """Cards by place, 0 where one has been laid; None if it is no such hand."""
        at, found = self.at, []
        for i, (_, _, x, w, row) in enumerate(
                hand_layout(at, self._width, list(range(count)), chosen)):
            y = at.HAND_Y[row]
            if i == chosen:
                box = x + 1, y + at.BIG_Y, at.BIG_W - 2, at.BIG_H
                card = self._lit(frame, self._big, box)
            else:
                card = self._card(frame, (x, y + at.CARD_Y, w, at.CARD_H))
            if card is None:
                return None
            found.append(card)
        return found

    def _card(self, frame: Image.Image, box: Box) -> int | None:
        x, y, w, h = box
        inner = (x + 1, y, w - 2, h) if self._colour else box
        for font in self._small:
            card = self._lit(frame, font, inner)
            if card:
                return card
        if not self._colour:
            return 0 if self._dots(frame, box) in ((3, 2), (2 * self.at.CROSS + 1,) * 2) else None
        sunk = self.at.SUNK
        card = self._lit(frame, self._small[0], (x + 1, y + sunk, w - 2, h - sunk))
        if card:
            return card
        inside, edge = frame.getpixel((x + 4, y + 4)), frame.getpixel((x, y + h // 4))
        return 0 if inside == self._ground(frame) != edge else None      # an outline

    def _lit(self, frame: Image.Image, font: Digits, box: Box) -> int | None:
        """The number of a card, which makes room for a flame."""
        if (font, box) not in self._cards:
            x, y, w, h = box
            self._cards[font, box] = font.read(frame, box) or font.read(
                frame, (x, y, w, h - self.at.EMBER_ROOM))
        return self._cards[font, box]

    @staticmethod
    def _dots(frame: Image.Image, box: Box) -> tuple[int, int]:
        """Size of what is lit in an area."""
        x, y, w, h = box
        lit = frame.convert("L").crop((x, y, x + w, y + h)).getbbox()
        return (lit[2] - lit[0], lit[3] - lit[1]) if lit else (0, 0)

    def _ground(self, frame: Image.Image):
        return frame.getpixel((0, self.at.HAND_Y[0] - 1))

    def _filled(self, frame: Image.Image, x: int, y: int, w: int) -> bool:
        """Is this the ground of a button that is chosen?"""
        (_, colour), *others = frame.crop((x, y, x + w, y + 3)).getcolors(9) or []
        return not others and colour != self._ground(frame)

    def _marked(self, frame: Image.Image, pile: int) -> bool:
        """Does the cursor point at it?"""
        at, (x, y) = self.at, self.at.PILES[pile]
        if at.RING:
            return frame.getpixel((x - 2, y + 10)) != self._ground(frame)
        return bool(frame.getpixel((x + 2, y + at.NUMBER_Y[pile > 1] + 1)))
