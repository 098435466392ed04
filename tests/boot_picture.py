"""The boot picture as somebody sees it."""

from PIL import Image

from crupier.build import boards, payload

WITHOUT = ["feather_oled"]      # too slow; greet() in firmware/drivers/oled.py
FOLDER = payload.source_root() / "firmware/ui/boot"
# Colours of the theme "night" with 4 bits of each, as a glass with 5, 6 and 5 shows them.
COLOURS = {".": 0x000000, "#": 0xFFFFFF, "r": 0xDE3042, "g": 0xFFCF31, "w": 0xFFFFDE}


def drawn(name):
    """The boot picture in the middle of a dark glass."""
    spec = boards.read(payload.board_file(name).read_text())["DISPLAY"]
    width, height = spec["width"], spec["height"]
    rows = (FOLDER / f"w{width}h{height}.txt").read_text().splitlines()[1:]
    glass = Image.new("RGB", (width, height))
    left, top = (width - len(rows[0])) // 2, (height - len(rows)) // 2
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            glass.putpixel((left + x, top + y), tuple(COLOURS[letter].to_bytes(3, "big")))
    return glass


def close(frame, wanted):
    """Alike, but for the bits of a colour that a glass does not have."""
    pairs = zip(frame.convert("RGB").tobytes(), wanted.tobytes(), strict=True)
    return all(abs(one - other) < 16 for one, other in pairs)
