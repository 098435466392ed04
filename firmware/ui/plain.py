"""Text for a MicroPython that makes no machine code; see native.py."""

from framebuf import FrameBuffer


def draw_text(picture, x, y, colour, scale, text, count, font):
    """Paints text in a colour, clear between its dots, and returns where it ends.

    picture: its bytes, MONO_VLSB (0), GS4_HMSB (2) or MONO_HMSB (4), width and height in pixels;
    None only measures. y: of the line. scale: pixels of a dot. count: characters of the text.
    font: as host_tools/build/fonts/device.py makes it. A character that is missing looks like "?",
    and like nothing in a font of digits.
    """
    fb = None
    if picture:
        target, form, wide, high = picture
        fb = FrameBuffer(target, wide, high, form)
    first, run, others = font[4:7]
    entries = 8 + 2 * others
    pictures = entries + 4 * (run + others + 1)
    for char in text[:count]:
        code = ord(char)
        i = code - first
        if not 0 <= i < run:
            i = 63 - first if 63 - first < run else run + others
            for k in range(others):
                if font[8 + 2 * k] | font[9 + 2 * k] << 8 == code:
                    i = run + k
        entry = entries + 4 * i
        columns = font[entry + 2]
        at, end = (pictures + (font[e] | font[e + 1] << 8) for e in (entry, entry + 4))
        top = y + scale * font[entry + 3]
        while fb and columns and at < end:
            for column in range(columns):
                for row in range(8):
                    if font[at] >> row & 1:
                        fb.rect(x + scale * column, top + scale * row, scale, scale, colour, True)
                at += 1
            top += 8 * scale
        x += scale * columns
    return x
