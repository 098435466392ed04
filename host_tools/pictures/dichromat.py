"""What a deuteranope sees, somebody without the cones for green: the most frequent blindness.

F. Viénot, H. Brettel, J. D. Mollon: Digital video colourmaps for checking the legibility of
displays by dichromats. Color Research & Application 24 (1999), pages 243-252.
"""

from PIL import Image

_GAMMA = 2.2
# Linear RGB of a monitor -> cones for long, middle, short waves.
_CONES = ((17.8824, 43.5161, 4.11935),
          (3.45565, 27.1554, 3.86714),
          (0.0299566, 0.184309, 1.46709))
# The same white and blue with two kinds of cones only: middle from long and short.
_MIDDLE = (0.494207, 1.24827)
# The gamut shrinks a little, so that no colour falls out of it.
_SCALE, _OFFSET = 0.992052, 0.003974

RGB = tuple[int, int, int]


def deuteranope(colour: RGB) -> RGB:
    """The colour that looks to everybody as this one looks to a deuteranope; 0..255 each."""
    linear = [(part / 255) ** _GAMMA * _SCALE + _OFFSET for part in colour]
    long, _, short = (sum(a * b for a, b in zip(row, linear, strict=True)) for row in _CONES)
    return _monitor((long, _MIDDLE[0] * long + _MIDDLE[1] * short, short))


def _monitor(cones: tuple[float, float, float]) -> RGB:
    """_CONES the other way round, by Cramer's rule."""
    whole = _determinant(_CONES)
    parts = []
    for column in range(3):
        replaced = tuple(row[:column] + (cones[i],) + row[column + 1:]
                         for i, row in enumerate(_CONES))
        linear = min(max(_determinant(replaced) / whole, 0), 1)
        parts.append(round(255 * linear ** (1 / _GAMMA)))
    return parts[0], parts[1], parts[2]


def _determinant(m: tuple[tuple[float, ...], ...]) -> float:
    return (m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
            - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
            + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]))


def seen(picture: Image.Image) -> Image.Image:
    """A picture with a palette as a deuteranope sees it."""
    palette = picture.getpalette() or []
    seen = picture.copy()
    seen.putpalette([part for i in range(0, len(palette), 3)
                     for part in deuteranope((palette[i], palette[i + 1], palette[i + 2]))])
    return seen
