"""Parts of screens: cursor, buttons, counters, marks, title, scroll bar; docs/look.md shows their
use.

Where a sprite is None, the text takes its room. What is chosen is gold with ink of the table
theme, on every display.
"""

from ui.canvas import (
    AMBER,
    BAR,
    BG,
    BLUE,
    DIM,
    FG,
    GOLD,
    GREEN,
    INKS,
    PAPER,
    RED,
    VIOLET,
    WARN,
    Icon,
)

_GAP = 4                        # between a picture and its text
_BATTERY_W = 16
_EMBLEM_INKS = VIOLET, AMBER, BLUE, RED, GREEN      # by letter code; "a" is blue

_MORE_UP = Icon(5, b"..#.."
                   b".###."
                   b"#####")

_MORE_DOWN = Icon(5, b"#####"
                     b".###."
                     b"..#..")


def ring(canvas, x, y, w, h, t=3, corner=4, role=GOLD):
    """Paints the cursor: t pixels around an area that is painted afterwards, with a gap of one."""
    canvas.rounded(x - t - 1, y - t - 1, w + 2 * t + 2, h + 2 * t + 2, role, corner)
    canvas.rounded(x - 1, y - 1, w + 2, h + 2, BG, max(0, corner - t))


def pill(canvas, x, y, w, h, text, font, fg=FG, bg=None, sprite=None):
    """Paints what a move would do: a text after a picture. bg: None for no background."""
    if bg is not None:
        canvas.rounded(x, y, w, h, bg, 4 if h > 15 else 1)
    beside(canvas, x, y, w, h, text, font, fg, sprite)


def beside(canvas, x, y, w, h, text, font, fg, sprite=None):
    """Paints a picture and a text beside it, centred in an area."""
    if sprite:
        wide = sprite.width + (_GAP if text else 0)
        left = x + (w - wide - font.width(text)) // 2
        canvas.sprite(sprite, left, y + (h - sprite.height + 1) // 2, fg)
        canvas.text(text, left + wide, y + (h - font.cap + 1) // 2, font, fg, None)
    else:
        canvas.inside(text, x, y, w, h, font, fg)


def lines(canvas, x, y, w, h, text, font, fg=FG, middle=True):
    """Paints a text in as many lines as it needs, centred in an area or from its corner on,
    without a background.
    """
    told = font.wrap(text, w)
    step = min(font.cap + 4, h // len(told))
    if middle:
        y += (h - step * len(told) + step - font.cap) // 2
    for line in told:
        left = x + (w - font.width(line)) // 2 if middle else x
        canvas.text(line, left, y, font, fg, None)
        y += step


def enlarged(canvas, art, x, y, w, h, role, scale):
    """Paints a one-bit picture centred in an area, each dot scale x scale pixels."""
    x += (w - scale * art.width) // 2
    y += (h - scale * art.height) // 2
    if scale == 1:
        canvas.sprite(art, x, y, role)
        return
    for row in range(art.height):
        for column in range(art.width):
            if art.bits.pixel(column, row):
                canvas.fill(x + scale * column, y + scale * row, scale, scale, role)


def button(canvas, x, y, w, h, text, font, chosen=False, sprite=None):
    """Paints a button with a text, a picture, or both: filled if chosen, else an outline. A low
    one has either, and only the ends of the outline, since letters would merge with it; a picture
    has none.
    """
    fg, bg = INKS[chosen]
    canvas.card(x, y, w, h, bg, GOLD if chosen else FG, 4 if h > 15 else 1)
    if h <= 15 and not chosen:
        end = 3 if text else 0
        canvas.fill(x + end, y, w - 2 * end, h)
    if h > 15 or sprite:
        beside(canvas, x, y, w, h, text, font, fg, sprite)
    else:
        canvas.centre(text, x, y + (h - font.height + font.above + 1) // 2, w, font, fg, None)


def token(canvas, x, y, n, letter, font, role=DIM):
    """Paints a player's counter of n pixels with a letter; GOLD for the player to move."""
    canvas.rounded(x, y, n, n, role, 4 if n > 15 else 3 if n > 10 else 1)
    canvas.inside(letter, x, y, n, n, font, BG)


def emblem(app, name, room=9):
    """(sprite, role) of a remembered player, None for other names. room: pixels, which choose the
    size of 9 or 18.
    """
    names = app.settings["names"]
    if name in names:
        letter = app.settings["emblems"][names.index(name)]
        return (app.art("emblem_%s_%d" % (letter, 18 if room > 17 else 9)),
                _EMBLEM_INKS[ord(letter) % 5])
    return None


def badge(canvas, x, y, n, picture, role, chosen=False):
    """Paints an emblem on a background of n pixels in its colour; without one if the emblem fills
    it.
    """
    inset = (n - picture.width) // 2
    if inset:
        canvas.rounded(x, y, n, n, role, 4 if n > 15 else 3)
        role = PAPER
    canvas.sprite(picture, x + inset, y + inset, BG if chosen and not inset else role)


def battery(canvas, right, middle, charge):
    """Paints a battery of 16 x 8 pixels with three bars. charge: 0...4."""
    x, y, role = right - _BATTERY_W, middle - 4, DIM if charge else WARN
    canvas.frame(x, y, 14, 8, role)
    canvas.fill(x + 14, y + 2, 2, 4, role)
    for i in range(charge * 3 // 4):
        canvas.fill(x + 2 + 4 * i, y + 2, 3, 4, role)


def title_room(app):
    """Pixels for the text of a title, beside the battery if the board has one."""
    margin = app.layout.MARGIN
    return app.canvas.width - margin - (
        0 if app.feedback.charge is None else margin + _BATTERY_W + _GAP)


def title(canvas, app, text, up=False, down=False):
    """Paints the title bar. up, down: is there more above, below? Shown if the layout has no
    scroll bar.

    A title that is too long is cut after a word. A board with a battery shows its charge.
    """
    at = app.layout
    text = app.body.wrap(text, title_room(app), False)[0].rstrip(",")
    canvas.fill(0, 0, canvas.width, at.TITLE_H - 1, BAR)
    canvas.text(text, at.MARGIN, at.TITLE_Y, app.body, FG, BAR)
    if not at.COLOUR:
        canvas.hline(0, at.TITLE_H - 2, canvas.width, DIM)
    if not at.SCROLL_W:
        if up:
            canvas.icon(_MORE_UP, canvas.width - 14, at.MORE_Y, FG, BAR)
        if down:
            canvas.icon(_MORE_DOWN, canvas.width - 7, at.MORE_Y, FG, BAR)
    if app.feedback.charge is not None:
        battery(canvas, canvas.width - at.MARGIN, at.TITLE_H // 2, app.feedback.charge)


def scroll_bar(canvas, app, top, first, count, total, bottom=None, inset=0):
    """Paints a scroll bar at the right edge, if the layout has one. count: visible rows of
    `total`.
    """
    w = app.layout.SCROLL_W
    if w:
        x, h = canvas.width - inset - w, (bottom or canvas.height) - top
        more = count < total
        canvas.fill(x, top, w, h, BAR if more else BG)
        if more:
            start, end = h * first // total, h * (first + count) // total
            canvas.fill(x + w // 2, top + start, w - w // 2, end - start, DIM)
