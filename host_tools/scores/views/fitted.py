"""Tables that stay readable in a narrow terminal."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

_ENDLESS = 10_000


@dataclass
class Fitted:
    """What is wide if it fits without breaking a line, else what is made then."""

    wide: RenderableType
    narrow: Callable[[], RenderableType]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = Measurement.get(console, options.update_width(_ENDLESS), self.wide).maximum
        yield self.wide if width <= options.max_width else self.narrow()


def table(heads: Sequence[str]) -> Table:
    """heads: > before those of columns that stand on the right, = before those in the middle."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for head in heads:
        justify = {">": "right", "=": "center"}.get(head[:1], "left")
        # Rich cuts a line with wide characters short where it may not fold it.
        made.add_column(head.lstrip(">="), justify=justify,      # type: ignore[arg-type]
                        overflow="fold")
    return made


def numbers(heads: Sequence[str], rows: Sequence[Sequence[str]], said: Sequence[str],
            first: int) -> Fitted:
    """A table of figures. Where it does not fit, what is `said` of a row stands above its figures
    from the first one on, and says what the columns before it do."""
    wide = table(heads)
    for row in rows:
        wide.add_row(*row)
    return Fitted(wide, partial(stacked, [head.lstrip(">") for head in heads[first:]],
                                [row[first:] for row in rows], said))


def stacked(heads: Sequence[str], rows: Sequence[Sequence[str]], said: Sequence[str]) -> Text:
    """Columns of figures on the right; above each row what is said of it."""
    return Text("\n").join(_stacked(heads, rows, said))


def joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def _stacked(heads: Sequence[str], rows: Sequence[Sequence[str]],
             said: Sequence[str]) -> Iterator[Text]:
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]

    def line(cells: Sequence[str]) -> str:
        return "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))

    yield Text(line(heads), "bold")
    for about, row in zip(said, rows, strict=True):
        yield Text(about, "cyan")
        yield Text(line(row))
