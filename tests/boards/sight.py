"""What the screens of The Game say on any size of display, from their pixels."""

from PIL import Image

from tests.digits import digits
from tests.pure import layout
from tests.table_sight import TableSight


class Sight:
    """Knows where everything is from the layouts of one size: "w240h135"."""

    def __init__(self, size: str):
        self._table = TableSight(size)
        self._seats = TableSight(size, "seats")
        self._over = layout(size, "over")

    def table(self, frame: Image.Image) -> tuple[list[int], list[int]] | None:
        """Tops of the piles, and the hand."""
        seen = self._table.table(frame)
        return (seen.tops, seen.hand) if seen else None

    def seats(self, frame: Image.Image) -> tuple[list[int], list[int]] | None:
        """The same, where several play."""
        seen = self._seats.table(frame)
        return (seen.tops, seen.hand) if seen else None

    def left(self, frame: Image.Image) -> int | None:
        """The score on the card at the end of a game."""
        font = digits(self._over.SCORE_FONT)
        found = [font.read(frame, (x + 2, y, w - 4, h)) for x, y, w, h in self._over.SCORE]
        return found[1] if found[0] is None else found[0]
