"""A pen for SVG: just what the wiring drawings need."""

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

_FONT = "DejaVu Sans, Verdana, Arial, sans-serif"

Point = tuple[float, float]


class Vector:
    """A drawing of this size, with a title that screen readers say."""

    def __init__(self, width: int, height: int, title: str, paper: str):
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" font-family={quoteattr(_FONT)}>',
            f"<title>{escape(title)}</title>"]
        self.rect(0, 0, width, height, paper, r=14)

    def text_of(self) -> str:
        return "\n".join([*self._parts, "</svg>", ""])

    def rect(self, x: float, y: float, width: float, height: float, fill: str, *, r: float = 0,
             edge: str = "none") -> None:
        self._add("rect", x=x, y=y, width=width, height=height, rx=r, fill=fill, stroke=edge)

    def disc(self, x: float, y: float, r: float, fill: str, edge: str = "none",
             width: float = 1) -> None:
        self._add("circle", cx=x, cy=y, r=r, fill=fill, stroke=edge, stroke_width=width)

    def wire(self, points: Iterable[Point], colour: str, halo: str, width: float = 3.5) -> None:
        """Along these corners, with a gap of the colour `halo` where it crosses another."""
        path = "M" + " L".join(f"{_number(x)} {_number(y)}" for x, y in points)
        for stroke, wide in ((halo, width + 4), (colour, width)):
            self._add("path", d=path, fill="none", stroke=stroke, stroke_width=wide,
                      stroke_linejoin="round", stroke_linecap="round")

    def write(self, x: float, y: float, text: str, size: float, ink: str, *,
              anchor: str = "middle", bold: bool = False) -> None:
        """y: the middle of its capitals."""
        extra = {"font_weight": "bold"} if bold else {}
        self._add("text", escape(text), x=x, y=y + 0.36 * size, font_size=size, fill=ink,
                  text_anchor=anchor, **extra)

    def _add(self, tag: str, inside: str = "", **attributes) -> None:
        told = " ".join(f"{name.replace('_', '-')}={quoteattr(_number(value))}"
                        for name, value in attributes.items() if value not in ("none", 0)
                        or name in ("fill", "x", "y"))
        self._parts.append(f"<{tag} {told}>{inside}</{tag}>" if inside else f"<{tag} {told}/>")


def _number(value: float | str) -> str:
    return value if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")
