"""A board as a picture: its drawing, and a frame on its display."""

import runpy
from collections.abc import Mapping
from typing import Any

from PIL import Image, ImageColor, ImageDraw, ImageFilter, ImageFont, ImageOps

from crupier.build import payload
from crupier.play import drawing

_FINE = 6               # pixels drawn per dot of the display at least, for smooth edges
_DARK = "#05070a"       # a mono display where nothing is lit
_EDGE = 1.5             # units
_LIP = 3                # units of a key's side that show below its cap
_SIDE = 0.55            # how much darker than its cap that is
_MARKS = {"up": ((0, -1), (1, 0.8), (-1, 0.8)), "down": ((0, 1), (1, -0.8), (-1, -0.8)),
          "left": ((-1, 0), (0.8, 1), (0.8, -1)), "right": ((1, 0), (-0.8, 1), (-0.8, -1))}
_MARK = 7               # units from the middle of a mark to its point
_LABEL, _PRINT = 16, 11     # units: size of the letters on a key, and beside one
_BOLD = 0.04                # of the size of a letter
_LETTER = 8                 # units of paper per letter
_RAMP = Image.linear_gradient("L").crop((0, 0, 1, 256))

Fill = str | list[str]


def picture(board_id: str, frame: Image.Image, scale: int = 2, language: str = "en",
            led: tuple[int, int, int] = (0, 0, 0)) -> Image.Image:
    """RGBA, clear around the device. scale: pixels per dot of the display; led: 0..255 each.

    Raises Trouble.
    """
    drawn = drawing.load(runpy.run_path(str(payload.board_file(board_id))))
    view = drawing.View(drawn, scale, drawn["unit"] * scale)
    pen = _Pen(view, max(2, _FINE // scale))
    for shape in drawn["shapes"]:
        pen.shape(shape)
    if "led" in drawn:
        pen.led(drawn["led"], led)
    for key in drawn["keys"]:
        pen.key(key, drawing.label(key, language))
    whole = pen.result()
    left, top = view.at("l t")
    whole.paste(display(frame, scale, drawn.get("lit")), (round(left), round(top)))
    return whole


def display(frame: Image.Image, scale: int, lit: str | None) -> Image.Image:
    """RGB: a frame with crisp dots; one in black and white in the colour of its panel."""
    seen = ImageOps.colorize(frame, black=_DARK, white=lit) if lit else frame
    return seen.resize((frame.width * scale, frame.height * scale), Image.Resampling.NEAREST)


class _Pen:
    """Draws the parts of a view, `fine` times as large as they will be."""

    def __init__(self, view: drawing.View, fine: int):
        self._view = view
        self._fine = fine
        self._image = Image.new("RGBA", (round(view.size[0]) * fine, round(view.size[1]) * fine))

    def result(self) -> Image.Image:
        return self._image.reduce(self._fine)

    def _at(self, places: str | list) -> list[float]:
        return [at * self._fine for at in self._view.at(places)]

    def _long(self, units: float) -> float:
        return units * self._view.unit * self._fine

    # Shapes

    def shape(self, shape: Mapping[str, Any]) -> None:
        kind = next(iter(shape))
        where = self._at(shape.get("at", shape[kind]) if kind == "text" else shape[kind])
        if where:
            getattr(self, "_" + kind)(where, shape)

    def _rect(self, box: list[float], shape: Mapping[str, Any]) -> None:
        self._plate(box, self._long(shape.get("r", 0)), shape["fill"], shape.get("edge"))

    def _disc(self, at: list[float], shape: Mapping[str, Any]) -> None:
        r = self._long(shape["d"]) / 2
        self._plate([at[0] - r, at[1] - r, at[0] + r, at[1] + r], r, shape["fill"])

    def _dots(self, box: list[float], shape: Mapping[str, Any]) -> None:
        pen = ImageDraw.Draw(self._image)
        r = self._long(shape["d"]) / 2
        for x in _steps(box[0], box[2], self._long(shape["step"])):
            for y in _steps(box[1], box[3], self._long(shape["step"])):
                pen.ellipse((x - r, y - r, x + r, y + r), shape["fill"])

    def _line(self, points: list[float], shape: Mapping[str, Any]) -> None:
        width = self._long(shape["width"])
        ImageDraw.Draw(self._image).line(points, shape["fill"], round(width), joint="curve")

    def _text(self, at: list[float], shape: Mapping[str, Any]) -> None:
        self._write(shape["text"], at, shape["size"], shape["fill"])

    def led(self, led: Mapping[str, Any], colour: tuple[int, int, int]) -> None:
        """Its lens, and the light around it."""
        x, y = self._at(led["at"])
        r = self._long(led["d"]) / 2
        if any(colour):
            halo = Image.new("L", (round(8 * r), round(8 * r)))
            ImageDraw.Draw(halo).ellipse((2 * r, 2 * r, 6 * r, 6 * r), 170)
            halo = halo.filter(ImageFilter.GaussianBlur(r))
            self._image.paste(colour, (round(x - 4 * r), round(y - 4 * r)), halo)
        lens = _hex(colour) if any(colour) else "#c9ccd1"
        self._plate([x - r, y - r, x + r, y + r], r, lens)

    # Keys

    def key(self, key: Mapping[str, Any], label: str) -> None:
        x, y = self._at(key["at"])
        if "base" in key:
            self._block(x, y, key["base"], key["base"]["fill"])
        if key["fill"]:
            side = [_darker(key["fill"][-1] if isinstance(key["fill"], list) else key["fill"])]
            self._block(x, y + self._long(_LIP), key, side[0])
            self._block(x, y, key, key["fill"])
        if "mark" in key:
            size = self._long(_MARK)
            ImageDraw.Draw(self._image).polygon(
                [(x + size * dx, y + size * dy) for dx, dy in _MARKS[key["mark"]]], key["ink"])
        if "print" in key:
            dx, dy = map(self._long, key["print"])
            if "paper" in key:
                w, h = (self._long(side) / 2 for side in (_LETTER * len(label) + 8, _PRINT + 5))
                self._plate([x + dx - w, y + dy - h, x + dx + w, y + dy + h], h, key["paper"])
            self._write(label, [x + dx, y + dy], _PRINT, key.get("print_ink", key["ink"]))
        elif label:
            self._write(label, [x, y], _LABEL, key["ink"])

    def _block(self, x: float, y: float, part: Mapping[str, Any], fill: Fill) -> None:
        w, h = (self._long(side) / 2 for side in part["size"])
        self._plate([x - w, y - h, x + w, y + h], self._long(part["r"]), fill)

    # On the image

    def _plate(self, box: list[float], r: float, fill: Fill, edge: str | None = None) -> None:
        """A rectangle with round corners in one colour, or from one at the top to another."""
        x0, y0, x1, y1 = map(round, box)
        w, h = x1 - x0, y1 - y0
        mask = Image.new("L", (w, h))
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, w - 1, h - 1), min(r, w / 2, h / 2), 255)
        if isinstance(fill, list):
            ramp = ImageOps.colorize(_RAMP, black=fill[0], white=fill[1])
            self._image.paste(ramp.resize((w, h)), (x0, y0), mask)
        else:
            self._image.paste(fill, (x0, y0), mask)
        if edge:
            ImageDraw.Draw(self._image).rounded_rectangle(
                (x0, y0, x1 - 1, y1 - 1), r, outline=edge, width=round(self._long(_EDGE)))

    def _write(self, text: str, at: list[float], size: float, ink: str) -> None:
        letters = self._long(size)
        ImageDraw.Draw(self._image).text(
            (at[0], at[1]), text, ink, ImageFont.load_default(letters), anchor="mm",
            stroke_width=round(_BOLD * letters), stroke_fill=ink)


def _steps(start: float, end: float, step: float) -> list[float]:
    """As many steps as fit, in the middle."""
    count = int((end - start) / step + 0.01)
    first = (start + end - count * step) / 2
    return [first + i * step for i in range(count + 1)]


def _darker(colour: str) -> str:
    return _hex(tuple(int(part * _SIDE) for part in ImageColor.getrgb(colour)[:3]))


def _hex(colour: tuple[int, ...]) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)
