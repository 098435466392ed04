"""What hands do on the screens of a match: choose rows, set values, key in rounds."""

from pictures import pads
from tests import eyes
from tests.firmware.console import Console
from tests.pure import load, words


def texts(code: str, game: str) -> dict[str, str]:
    """What the screens of a game say, by key."""
    return load("ui/strings/" + code).TEXTS | words(game, code).TEXTS


def find(console: Console, row: str) -> None:
    """Moves to the row that begins with these words, or to the tile of that name."""
    for _ in range(25):
        frame = console.frame()
        if eyes.named(frame, row):      # at home
            return
        if eyes.home(frame):
            console.press("NEXT")
            continue
        at = eyes.chosen_row(frame)
        if at is not None and eyes.rows(frame)[at].startswith(row):
            return
        console.press("DOWN")
    raise AssertionError(f"no row {row!r}: {eyes.title(frame)} {eyes.rows(frame)}")


def choose(console: Console, *rows: str) -> None:
    """Opens the row that begins with these words, then one of the next screen, and so on."""
    for row in rows:
        find(console, row)
        console.press("OK")


def set_value(console: Console, row: str, value: str) -> None:
    """Changes the value of a row until it is this one."""
    find(console, row)
    for _ in range(10):
        frame = console.frame()
        if eyes.rows(frame)[eyes.chosen_row(frame)].endswith(" " + value):
            return
        console.press("RIGHT")
    raise AssertionError(f"{row!r} is never {value!r}")


def _up(value: int, key: str = "NEXT") -> list[str]:
    """From no entry: the first NEXT shows 0, the first UP 1."""
    return ["NEXT"] * (value + 1) if key == "NEXT" else ["UP"] * value or ["DOWN"]


def number(value: int, key: str = "NEXT") -> list[str]:
    """A cell with tens and ones. The tens may stay empty."""
    tens, ones = divmod(value, 10)
    if not tens:
        return ["OK", *_up(ones, key), "OK"]
    return [*_up(tens, key), "OK", *[key] * ones, "OK"]


def cards(value: int, key: str = "NEXT") -> list[str]:
    """The same where OK alone enters 0."""
    return number(value, key) if value > 9 else ["OK", *[key] * value, "OK"]


def count(value: int, key: str = "NEXT") -> list[str]:
    return [key] * value + ["OK"]


def word(value: int, key: str = "NEXT") -> list[str]:
    """The first key shows the first word."""
    return [key] * (value + 1) + ["OK"]


# How the cells that must be filled are keyed in, by game and mode.
CELLS = {
    ("the_game_table", None): (number, word),
    ("take_that_table", "counts"): (cards, cards, count),
    ("take_that_table", "totals"): (cards, cards),
    ("galloneta_table", None): (word, word, word, word),
}


def needed(head: dict, number: int) -> list[tuple[int, ...]]:
    """What must be entered in a round of this match."""
    width = len(CELLS[head["game"], head["options"].get("mode")])
    return [row[:width] for row in pads.rows(head, number)]


def cells(head: dict, rows, key: str = "NEXT") -> list[list[str]]:
    """The keys for each cell of a round, from the first one on; `key`, NEXT or UP, counts."""
    kinds = CELLS[head["game"], head["options"].get("mode")]
    if head["game"] == "galloneta_table":       # the ace that is taken is not offered
        rows = [(*row[:2], row[2] - (row[1] < row[2]), *row[3:]) for row in rows]
    return [kind(value, key) for row in rows for kind, value in zip(kinds, row, strict=False)]


def key_in(console: Console, head: dict, rows) -> None:
    """Enters the cells of a round; the cursor ends on the last line."""
    for keys in cells(head, rows):
        console.press(*keys)


def last_line(frame) -> str:
    """The last line of a sheet or form, which says what is wrong, or what its button does."""
    lines = [eyes.SMALL.read(frame, x, eyes.round_at.CHECK_Y, 25).replace("\0", " ").strip()
             for x in range(eyes.SMALL.width)]      # it is centred
    return max(lines, key=lambda line: len(line.replace(" ", "")))


def message(frame) -> str:
    """What a dialog says, its lines joined."""
    at = eyes.basic
    lines = [eyes.SMALL.read(frame, at.MARGIN, at.DIALOG_Y + i * at.DIALOG_STEP, 24)
             for i in range(3)]
    return " ".join(line.replace("\0", " ").strip() for line in lines).strip()
