"""Parts that several screens have in common."""

from ui.canvas import BAR, BG, DIM, FG, Icon
from ui.kit import battery

_MORE_UP = Icon(5, b"..#.."
                   b".###."
                   b"#####")

_MORE_DOWN = Icon(5, b"#####"
                     b".###."
                     b"..#..")


def title(canvas, app, text, up=False, down=False):
    """Title bar. up, down: is there more above, below? Shown if the layout has no scroll bar.

    A title that is too long ends after a word. A board with a battery shows its charge.
    """
    at = app.layout
    text = app.body.wrap(text, canvas.width - at.MARGIN, False)[0].rstrip(",")
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
    """Scroll bar at the right edge, if the layout has one: count of total rows are seen."""
    w = app.layout.SCROLL_W
    if w:
        x, h = canvas.width - inset - w, (bottom or canvas.height) - top
        more = count < total
        canvas.fill(x, top, w, h, BAR if more else BG)
        if more:
            start, end = h * first // total, h * (first + count) // total
            canvas.fill(x + w // 2, top + start, w - w // 2, end - start, DIM)
