"""Codes on the display of a board, as pictures or as texts."""

from pathlib import Path

from crupier.engine.codes import DIGITS, BadCode, record_of
from crupier.engine.records import encode
from crupier.errors import INTEGRITY, Trouble

_LINK = "#"             # before the code, where it is a link
_SHORTEST = 20          # letters: its checksum and the id of the board alone take 18
_LARGE = 1600           # pixels of the longer side, enough for any reader
_BLURS = 0, 1, 2, 3     # pixels: the gaps between pixels of a display part its modules


def record_in(source: str) -> str:
    """The record in a code, verified: source is the code, a link that ends in it, or the path of
    a picture. Raises Trouble."""
    path = Path(source)
    try:
        is_file = path.is_file()
    except OSError:     # longer than a path
        is_file = False
    texts = [text.rpartition(_LINK)[2].strip().upper()
             for text in (_in_picture(path) if is_file else [source])]
    errors = []
    for text in texts:
        try:
            return encode(*record_of(text))
        except BadCode as error:
            errors.append(str(error))
    if len(texts[0].lstrip("0")) < _SHORTEST or set(texts[0]) - set(DIGITS):
        raise Trouble("this is no code of a game. Take another picture, or copy the whole text.",
                      INTEGRITY, why="no_code")
    raise Trouble(f"no game in this code ({errors[0]}). Take another picture, or copy the whole "
                  "text.", INTEGRITY,
                  why="damaged_code" if "damaged" in errors[0] else "newer_code")


def _in_picture(path: Path) -> list[str]:
    """The texts of all codes in a picture. Raises Trouble if there are none."""
    from PIL import Image, ImageFilter, ImageOps, UnidentifiedImageError
    try:
        import zxingcpp
    except ImportError as error:
        raise Trouble("reading pictures needs zxing-cpp: pip install 'crupier[codes]'. The text "
                      "of a code can be imported without.") from error
    try:
        picture = ImageOps.exif_transpose(Image.open(path)).convert("L")
    except (OSError, UnidentifiedImageError, Image.DecompressionBombError) as error:
        raise Trouble(f"{path} is not a picture that can be read.") from error
    if max(picture.size) > _LARGE:
        picture.thumbnail((_LARGE, _LARGE))
    else:
        times = max(1, _LARGE // 2 // max(picture.size))
        picture = picture.resize((picture.width * times, picture.height * times),
                                 Image.Resampling.NEAREST)
    for blur in _BLURS:
        found = zxingcpp.read_barcodes(picture.filter(ImageFilter.GaussianBlur(blur)))
        if found:
            return [code.text for code in found]
    raise Trouble(f"no code can be seen in {path}. Take a sharper picture, from nearer by and "
                  "straight from above.")
