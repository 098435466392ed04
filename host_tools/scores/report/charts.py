"""Charts as SVG to put into a page, whose style sheet gives the colours and shows the wide or the
narrow drawing of each."""

import io
import logging
import re
import warnings
from collections.abc import Callable
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

# Colours that stand for a role; the page says what they look like, by day, by night, on paper.
COLOURS = {role: f"#0{number:x}0b0c" for number, role in enumerate((
    "ink", "muted", "grid", "win", "excellent", "plain", "none", "average",
    "player0", "player1", "player2", "player3", "player4", "player5"))}
PLAYERS = 6             # colours of players, used again after that

Draw = Callable[[Axes, bool], None]     # fills a chart; True: it is the narrow one

# CSS pixels, columns of the legend; the names are classes in the page.
_SIZES = {"wide": (760, 300, 5), "narrow": (350, 280, 2)}
_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 12,
    "text.color": COLOURS["ink"],
    "axes.edgecolor": COLOURS["grid"], "axes.labelcolor": COLOURS["muted"], "axes.grid": True,
    "axes.grid.axis": "y", "axes.axisbelow": True, "axes.spines.top": False,
    "axes.spines.right": False, "axes.spines.left": False, "grid.color": COLOURS["grid"],
    "xtick.color": COLOURS["grid"], "xtick.labelcolor": COLOURS["muted"],
    "ytick.color": COLOURS["grid"], "ytick.labelcolor": COLOURS["muted"],
    "ytick.left": False, "text.parse_math": False,
    "legend.frameon": False, "legend.handletextpad": 0.3,
    "legend.columnspacing": 1.2, "legend.labelcolor": COLOURS["ink"],
}
_NO_METADATA = dict.fromkeys(("Creator", "Date", "Format", "Type"))
_FONT = re.compile(r"font-family: [^;]+; ")     # the page has one of its own

# The font cache of a first start is no news for people.
logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)


def drawn(name: str, label: str, draw: Draw) -> str:
    """SVG of a chart in all sizes. The name keeps the ids of a page's charts apart."""
    return "".join(_svg(name, label, size, draw) for size in _SIZES)


def _svg(name: str, label: str, size: str, draw: Draw) -> str:
    width, height, columns = _SIZES[size]
    with matplotlib.rc_context({**_STYLE, "svg.hashsalt": f"{name}-{size}",
                                "svg.id": f"{name}-{size}"}):
        figure = Figure(figsize=(width / 72, height / 72), layout="constrained")    # 72 per inch
        draw(figure.add_subplot(), size == "narrow")
        figure.legend(loc="outside upper left", ncols=columns)
        file = io.StringIO()
        with warnings.catch_warnings():     # the browser has the letters that its font lacks
            warnings.filterwarnings("ignore", "Glyph .* missing")
            figure.savefig(file, format="svg", transparent=True, metadata=_NO_METADATA)
    return _for_page(file.getvalue(), label, size)


def _for_page(svg: str, label: str, size: str) -> str:
    svg = svg[svg.index("<svg"):].replace("<svg", f'<svg class="{size}" role="img" '
                                                  f'aria-label="{label}"', 1)
    for role, colour in COLOURS.items():
        svg = svg.replace(colour, f"var(--{role})")
    return _FONT.sub("", svg)


def label(name: str) -> str:
    """A name for the legend, which hides what begins with an underscore."""
    return "\u200b" + name if name.startswith("_") else name


def whole(axis) -> None:
    """Only whole numbers on this axis."""
    axis.set_major_locator(MaxNLocator("auto", integer=True, steps=(1, 2, 5, 10)))
