"""Pieces that several screens are made of."""

from ui import icons
from ui.canvas import ACCENT, DIM
from ui.layout import ROW_X, TITLE_H


def title(canvas, app, text, up=False, down=False):
    """Title bar; up and down say that there is more above or below."""
    canvas.fill(0, 0, canvas.width, TITLE_H)
    canvas.text(text, ROW_X, 0, app.body, ACCENT)
    canvas.hline(0, TITLE_H - 2, canvas.width, DIM)
    if up:
        canvas.icon(icons.MORE_UP, canvas.width - 14, 4)
    if down:
        canvas.icon(icons.MORE_DOWN, canvas.width - 7, 4)
