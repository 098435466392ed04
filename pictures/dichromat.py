"""Colours as seen with deuteranopia, the most frequent colour blindness: no cones for green.

F. Viénot, H. Brettel, J. D. Mollon: Digital video colourmaps for checking the legibility of
displays by dichromats. Color Research & Application 24 (1999), pages 243-252.
"""

from PIL import Image

_GAMMA = 2.2
# Linear RGB of a monitor -> cones, where those for middle waves follow from the others so that
# white and blue stay -> linear RGB.
_SEEN = ((0.2927508, 0.7072519, 5e-7), (0.2927497, 0.7072492, -2e-7), (-0.0223365, 0.0223366, 1.0))
# The gamut shrinks a little, so that no colour falls out of it.
_SCALE, _OFFSET = 0.992052, 0.003974

RGB = tuple[int, int, int]


def deuteranope(colour: RGB) -> RGB:
    """The colour that looks to everybody as this one looks to a deuteranope; 0..255 each."""
    linear = [(part / 255) ** _GAMMA * _SCALE + _OFFSET for part in colour]
    red, green, blue = (sum(a * b for a, b in zip(row, linear, strict=True)) for row in _SEEN)
    return _encoded(red), _encoded(green), _encoded(blue)


def _encoded(linear: float) -> int:
    return round(255 * min(max(linear, 0), 1) ** (1 / _GAMMA))


def seen(picture: Image.Image) -> Image.Image:
    """A picture with a palette as a deuteranope sees it."""
    palette = picture.getpalette() or []
    seen = picture.copy()
    seen.putpalette([part for i in range(0, len(palette), 3)
                     for part in deuteranope((palette[i], palette[i + 1], palette[i + 2]))])
    return seen
