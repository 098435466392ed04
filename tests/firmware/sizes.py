"""The sizes of display that there are layouts for, and what fits where."""

from crupier.build import boards, layouts, payload
from crupier.build.fonts.device import gap
from tests.pure import FIRMWARE, font, load, width

wrap = load("ui/wrap").wrap
strings = load("ui/strings/__init__")
_SIGNS = {"UP": "↑", "DOWN": "↓", "LEFT": "←", "RIGHT": "→"}
BOARDS = {board_id: boards.read(payload.board_file(board_id).read_text("utf-8"))
          for board_id in payload.board_ids()}


class Named(strings.Strings):
    """Texts of a language as a board says them, without a file."""

    def __init__(self, code: str, board: dict):
        self.code = code
        self._keys = {key: _SIGNS.get(key, key) for key, _ in board["KEYS"]}
        self._keys.update(board.get("LABELS", ()))
        self._common = load("ui/strings/" + code).TEXTS

    def find(self, key: str) -> str:
        return self._common[key]


class Fixed:
    """A font for a terminal."""

    def __init__(self, name: str):
        drawn = font(name)
        self.WIDTH, self.HEIGHT = drawn.glyphs["0"].advance, drawn.ascent + drawn.descent


class Size:
    """A size of display: its layouts, and what fits where."""

    def __init__(self, folder: str):
        self.width, self.height = map(int, folder[1:].split("h"))
        self.folder = folder
        self._parts = layouts.read(FIRMWARE, folder)
        self.at = self.part("basic")
        self.fonts = {"small": Fixed(self.at.SMALL), "body": Fixed(self.at.BODY),
                      "text": Fixed(self.at.TEXT), "big": Fixed(self.at.BIG)}
        room = self.width - self.at.SCROLL_W - 2 * self.at.MARGIN
        self.columns = room // self.fonts["body"].WIDTH         # of a row
        self.two_lines = bool(self.at.ROW_LINES_Y)
        self._named = {code: [
            Named(code, board) for board in BOARDS.values()
            if "w{width}h{height}".format_map(board["DISPLAY"]) == folder]
            for code, _ in strings.LANGUAGES}

    def named(self, code: str, text: str) -> str:
        """A text with the names of keys on that board of this size where it gets longest."""
        return max((board.named(text) for board in self._named[code]), key=len)

    def part(self, name: str):
        """A layout, or None where nobody has made it yet."""
        return self._parts.get(name)

    def room(self, kind: str) -> tuple[str, int, int] | None:
        """Font, pixels of a line, lines; None if no layout has such a place yet."""
        at, w, margin = self.at, self.width, self.at.MARGIN
        sheet, live = map(self.part, ("round", "live"))
        if kind == "title":
            return "body", w - margin - (0 if at.SCROLL_W else 16), 1     # marks
        if kind == "row":
            return "body", w - at.SCROLL_W - 2 * margin, max(1, len(at.ROW_LINES_Y))
        if kind == "note" and sheet:
            return "small", w - 2 * margin, 1
        if kind == "check" and sheet:
            return "small", w, sheet.CHECK_H // self.fonts["small"].HEIGHT
        if kind == "live" and live:
            return "body", w, live.INFO[3] // self.fonts["body"].HEIGHT
        return None

    def dialog_lines(self, answers: int) -> int:
        """Lines above so many answers."""
        at = self.at
        free = self.height - at.ROW_H * answers - at.DIALOG_Y - self.fonts["text"].HEIGHT
        return 1 + free // at.DIALOG_STEP

    @staticmethod
    def wrap_in(name: str, text: str, room: int) -> list[str]:
        """Lines in a proportional font; a word that is too long stays whole."""
        lines = [""]
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if width(font(name), longer) - gap(font(name)) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def wrapped(self, text: str) -> list[str]:
        return wrap(text, (self.width - 2 * self.at.MARGIN) // self.fonts["text"].WIDTH)


SIZES = [Size(file.stem) for file in sorted(FIRMWARE.glob("ui/layouts/w*.py"))]
