"""How the pages look elsewhere: icons for a home screen, and the picture that a link brings."""

import io
import json
import re
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

import crupier

_ICON = Path(crupier.__file__).parent / "play/page/icon.svg"
_SCREENS = Path(__file__).parents[1] / "docs/solo_en.png"       # in a checkout
_GRID, _SAFE = 16, 24           # of the icon, and of one whose edge a phone may cut off
_SIZES = 192, 512
_TILE, _GAP = 240, 8            # pixels of a screen in that picture, and between two
_CARD, _GROUND, _INK = (1200, 630), "#e4dfd4", "#45433d"
_LARGE = 352                    # pixels of a screen on the card


_ABOUT = "A pocket card dealer and scorekeeper"


def head(manifest: str, address: str) -> bytes:
    """What a page says of itself to home screens, and to whoever previews a link; that one needs
    the whole address, where the pages are."""
    return f"""\
  <link rel="apple-touch-icon" href="icon-192.png">
  <link rel="manifest" href="{manifest}.webmanifest">
  <meta name="description" content="{_ABOUT}">
  <meta property="og:title" content="Crupier">
  <meta property="og:description" content="{_ABOUT}">
  <meta property="og:image" content="{address}preview.png">
  <meta name="twitter:card" content="summary_large_image">
""".encode()


def files() -> dict[str, bytes]:
    """{name: content}"""
    made = {f"icon-{size}.png": _png(_icon(size, _GRID)) for size in _SIZES}
    made["icon-safe.png"] = _png(_icon(_SIZES[-1], _SAFE))
    made["preview.png"] = _png(_card())
    made["play.webmanifest"] = _manifest("Crupier", "./")
    made["board.webmanifest"] = _manifest("Crupier · board", "./board.html")
    return made


def _manifest(name: str, start: str) -> bytes:
    icons = [{"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
             for size in _SIZES]
    icons.append({"src": "icon-safe.png", "sizes": f"{_SIZES[-1]}x{_SIZES[-1]}",
                  "type": "image/png", "purpose": "maskable"})
    return json.dumps({"name": name, "short_name": "Crupier", "id": start, "start_url": start,
                       "scope": "./", "display": "standalone", "background_color": _GROUND,
                       "theme_color": _GROUND, "icons": icons}, indent=1).encode()


def _icon(size: int, grid: int) -> Image.Image:
    """The one of the pages, in so many columns."""
    ground, ink, path = re.findall(r'(?:fill|d)="([^"]+)"', _ICON.read_text())
    edge, (x, y), corners = (grid - _GRID) / 2, (0, 0), []
    for step, numbers in re.findall(r"([MHVhv])([-\d ]+)", path):
        first, *rest = map(int, re.findall(r"-?\d+", numbers))
        x = {"M": first, "H": first, "h": x + first}.get(step, x)
        y = {"M": rest[0] if rest else 0, "V": first, "v": y + first}.get(step, y)
        corners.append(((x + edge) * size / grid, (y + edge) * size / grid))
    made = Image.new("RGB", (size, size), ground)
    ImageDraw.Draw(made).polygon([(round(a), round(b)) for a, b in corners], fill=ink)
    return made


def _card() -> Image.Image:
    card = Image.new("RGB", _CARD, _GROUND)
    draw = ImageDraw.Draw(card)
    draw.text((_CARD[0] / 2, 92), "Crupier", _INK, ImageFont.load_default(92), anchor="mm")
    draw.text((_CARD[0] / 2, 566), _ABOUT, _INK,
              ImageFont.load_default(38), anchor="mm")
    margin = (_CARD[0] - 3 * _LARGE) // 4
    with Image.open(_SCREENS) as screens:
        for at, (column, row) in enumerate(((0, 0), (1, 0), (2, 1))):
            x, y = (place * (_TILE + _GAP) + _GAP // 2 for place in (column, row))
            tile = screens.convert("RGB").crop((x, y, x + _TILE, y + _TILE))
            card.paste(tile.resize((_LARGE, _LARGE), Image.Resampling.LANCZOS),
                       (margin + at * (_LARGE + margin), 170))
    return card


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
