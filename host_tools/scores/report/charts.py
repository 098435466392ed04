"""Charts as SVG to put into a page, whose style sheet gives the colours of roles, and shows the
wide or the narrow drawing of each. A mark says in its tooltip what it stands for."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple
from unicodedata import east_asian_width

PLAYERS = 6             # colours of players, used again after that

# CSS pixels.
_SIZES = {"wide": (760, 300), "narrow": (350, 280)}
_FONT, _LETTER = 12, 6.7        # size, a letter's usual width
_LINE = 20                      # of the legend
_KEY = 24                       # of a legend's entry before its text
_GAP = 14
_TICKS = {"wide": (10, 6), "narrow": (6, 6)}     # about as many as this: x, y
_LABELS = 0.35                  # names beside bars take no more of the width

# Around 0, 0.
_STAR = "M0-8 1.9-2.6 7.6-2.5 3.1 1 4.7 6.5 0 3.2-4.7 6.5-3.1 1-7.6-2.5-1.9-2.6z"
_CROSS = "M-3-3 3 3M-3 3 3-3"


class Mark(NamedTuple):
    x: float
    y: float
    tooltip: str = ""


def spans(lowest: float, highest: float, most: int) -> list[int]:
    """Whole numbers for an axis, about as many as `most`, evenly spaced: the first is no higher
    than the lowest value, the last no lower than the highest, and there are two at least."""
    step = _step(highest - lowest, most)
    first = floor(lowest / step)
    last = max(ceil(highest / step), first + 1)
    return [step * at for at in range(first, last + 1)]


def _step(span: float, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 ... that is not too small."""
    rough = max(span / most, 1)
    ten = 10 ** floor(log10(rough))
    return next(int(ten * each) for each in (1, 2, 5, 10) if ten * each >= rough)


class Chart:
    """One drawing. Say what the axes span before anything is drawn."""

    def __init__(self, size: str):
        self.narrow = size == "narrow"
        self._width, self._height = _SIZES[size]
        self._ticks = _TICKS[size]
        self._legend: list[tuple[str, str]] = []        # drawing, text
        self._axes: list[str] = []
        self._marks: list[str] = []
        self._left, self._right, self._top = 0.0, self._width - 10.0, 2.0 * _LINE
        self._bottom = self._height - 40.0
        self._x: tuple[float, float] = (0, 1)
        self._y: tuple[float, float] = (0, 1)

    # ---- axes

    def axes(self, x: tuple[float, float], y: tuple[float, float], x_title: str, y_title: str,
             entries: Sequence[str], x_ticks: Sequence[tuple[float, str]] | None = None) -> None:
        """y grows to the next line. entries: texts of the legend, for which room is left.
        x_ticks: instead of whole numbers."""
        self._reserve(entries)
        lines = spans(*y, self._ticks[1])
        self._x, self._y = x, (lines[0], lines[-1])
        self._left = 32 + _LETTER * max(len(_number(line)) for line in lines)
        for line in lines:
            self._rule(self._left, self.y(line), self._right, self.y(line))
            self._text(self._left - 8, self.y(line) + 4, _number(line), "end")
        whole = [(tick, _number(tick)) for tick in spans(*x, self._ticks[0]) if
                 max(x[0], 1) <= tick <= x[1]]
        for at, text in whole if x_ticks is None else x_ticks:
            self._text(self.x(at), self._bottom + 17, text)
        self._x_title(x_title)
        middle = (self._top + self._bottom) / 2
        self._axes.append(
            f'<text transform="translate(11 {middle:g}) rotate(-90)" text-anchor="middle">'
            f'{escape(y_title)}</text>')

    def rows(self, names: Sequence[str], most: float, title: str, entries: Sequence[str]) -> None:
        """Bars that lie, one per name; most: what the longest one stands for."""
        self._reserve(entries)
        room = _LABELS * self._width
        shown = [_cut(name, room) for name in names]
        self._left = 12 + max(map(_wide, shown), default=0)
        columns = spans(0, most, self._ticks[0] - 1)
        self._x, self._y = (0, columns[-1]), (len(names), 0)
        for tick in columns:
            self._rule(self.x(tick), self._top, self.x(tick), self._bottom)
            self._text(self.x(tick), self._bottom + 17, _number(tick))
        for at, name in enumerate(shown):
            self._text(self._left - 8, self.y(at + 0.5) + 4, name, "end")
        self._x_title(title)

    def x(self, value: float) -> float:
        low, high = self._x
        return self._left + (value - low) / (high - low) * (self._right - self._left)

    def y(self, value: float) -> float:
        low, high = self._y
        return self._bottom - (value - low) / (high - low) * (self._bottom - self._top)

    def _x_title(self, title: str) -> None:
        self._text((self._left + self._right) / 2, self._height - 4, title)

    def _rule(self, *ends: float) -> None:
        x1, y1, x2, y2 = map(_pixels, ends)
        self._axes.append(f'<path d="M{x1} {y1}L{x2} {y2}" style="stroke:var(--grid)"/>')

    def _text(self, x: float, y: float, text: str, anchor: str = "middle") -> None:
        self._axes.append(f'<text x="{_pixels(x)}" y="{_pixels(y)}" text-anchor="{anchor}">'
                          f'{escape(text)}</text>')

    # ---- marks

    def dots(self, marks: Sequence[Mark], colour: str, label: str, radius: float = 2.5) -> None:
        self._each(marks, f'<circle r="{radius:g}"', f"fill:var(--{colour})", label)

    def stars(self, marks: Sequence[Mark], colour: str, label: str) -> None:
        self._each(marks, f'<path d="{_STAR}"', f"fill:var(--{colour})", label)

    def crosses(self, marks: Sequence[Mark], colour: str, label: str) -> None:
        self._each(marks, f'<path d="{_CROSS}"', f"stroke:var(--{colour});fill:none", label)

    def _each(self, marks: Sequence[Mark], shape: str, style: str, label: str) -> None:
        if marks:
            shapes = "".join(
                f'{shape} transform="translate({_pixels(self.x(mark.x))} '
                f'{_pixels(self.y(mark.y))})"'
                + (f"><title>{escape(mark.tooltip)}</title></{shape[1:].split()[0]}>"
                   if mark.tooltip else "/>")
                for mark in marks)
            self._marks.append(f'<g style="{style}">{shapes}</g>')
            if label:
                self._legend.append((f'<g style="{style}">{shape} transform="translate(10 -4)"/>'
                                     "</g>", label))

    def line(self, marks: Sequence[Mark], colour: str, label: str, dots: bool = False) -> None:
        style = (f"fill:none;stroke:var(--{colour});stroke-width:2;stroke-linejoin:round;"
                 "stroke-linecap:round")
        self._marks.append(f'<path d="{self._path(marks)}" style="{style}"/>')
        self._legend.append((f'<path d="M1-4 19-4" style="{style}"/>', label))
        if dots:
            self.dots(marks, colour, "", 3)

    def band(self, low: Sequence[Mark], high: Sequence[Mark], colour: str, label: str) -> None:
        style = f"fill:var(--{colour});opacity:.3"
        edge = [*high, *reversed(low)]
        self._marks.append(f'<path d="{self._path(edge)}z" style="{style}"/>')
        self._legend.append((f'<path d="M1-9H19V1H1z" style="{style}"/>', label))

    def bar(self, corners: tuple[float, float, float, float], colour: str, tooltip: str) -> None:
        """corners: x1, y1, x2, y2, as on the axes."""
        x1, y1, x2, y2 = corners
        left, right = sorted((self.x(x1), self.x(x2)))
        top, bottom = sorted((self.y(y1), self.y(y2)))
        self._marks.append(
            f'<rect x="{_pixels(left)}" y="{_pixels(top)}" width="{_pixels(right - left)}" '
            f'height="{_pixels(bottom - top)}" style="fill:var(--{colour})">'
            f"<title>{escape(tooltip)}</title></rect>")

    def key(self, colour: str, label: str) -> None:
        """An entry of the legend, for bars."""
        self._legend.append((f'<path d="M1-9H19V1H1z" style="fill:var(--{colour})"/>', label))

    def _path(self, marks: Sequence[Mark]) -> str:
        return "M" + "L".join(f"{_pixels(self.x(mark.x))} {_pixels(self.y(mark.y))}"
                              for mark in marks)

    # ---- the legend

    def _reserve(self, entries: Sequence[str]) -> None:
        rows = self._flow(entries)
        self._top = (rows[-1][1] + _LINE if rows else 0) + 4

    def _flow(self, entries: Sequence[str]) -> list[tuple[float, float]]:
        """Where each text stands."""
        places, x, y = [], 0.0, _LINE - 6.0
        for entry in entries:
            width = _KEY + _wide(_cut(entry, self._width - _KEY)) + _GAP
            if x and x + width > self._width:
                x, y = 0.0, y + _LINE
            places.append((x, y))
            x += width
        return places

    def _listed(self) -> str:
        texts = [text for _, text in self._legend]
        return "".join(
            f'<g transform="translate({x:g} {y:g})">{drawing}<text x="{_KEY}" '
            f'style="fill:var(--ink)">{escape(_cut(text, self._width - _KEY))}</text></g>'
            for (drawing, text), (x, y) in zip(self._legend, self._flow(texts), strict=True))

    def svg(self, size: str, label: str) -> str:
        return (f'<svg class="{size}" viewBox="0 0 {self._width} {self._height}" role="img" '
                f'aria-label="{label}" font-size="{_FONT}" style="fill:var(--muted)">'
                f"{''.join(self._axes)}{''.join(self._marks)}{self._listed()}</svg>")


Draw = Callable[[Chart], None]


def both_sizes(label: str, draw: Draw) -> str:
    """SVG of a chart in all sizes. label: escaped."""
    parts = []
    for size in _SIZES:
        chart = Chart(size)
        draw(chart)
        parts.append(chart.svg(size, label))
    return "".join(parts)


def _pixels(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _number(value: float) -> str:
    return f"{value:,g}".replace(",", "\u202f").replace("-", "−")


def _wide(text: str) -> float:
    """About how much room it takes."""
    return _LETTER * sum(2 if east_asian_width(char) in "WF" else 1 for char in text)


def _cut(text: str, room: float) -> str:
    """As much of it as fits."""
    if _wide(text) <= room:
        return text
    while _wide(text + "…") > room:
        text = text[:-1]
    return text + "…"
