"""Runs on a virtual board, beside the application: after every frame, is the picture complete?

What has been painted bit by bit must be what one gets by painting all of it, nothing may be drawn
beyond the edges, where it would be cut off, and the display must have been told of every place
that has changed. The console is told of anything else.
"""

from framebuf import FrameBuffer

from app import App
from ui.canvas import Canvas

_BAND = 16                      # rows that are compared at a time: memory may be short
_BEHIND = 1                     # columns behind the last letter of a text: nothing is in there

_show, _lend = App.show, Canvas.lend
_told = set()
_before = []                    # a frame buffer, as large as the display's: the latest frame
_touched = []                   # areas that the display was told of since then
_lent = []                      # somebody computes in the picture's memory, until all is painted


def show(app):
    canvas, news = app.canvas, app.changed
    touch, canvas._touch = canvas._touch, _inside(app, canvas._touch)
    try:
        _show(app)
    finally:
        canvas._touch = touch
    if (0, 0, canvas.width, canvas.height) in _touched:
        _lent.clear()
    if _lent:
        assert not _touched, "painted on memory that is lent"
        return
    _look_for_changes(app)
    # Without news it was compared before. Home may know more by now, and shows it a moment later.
    if news and not app._unfinished and not _moves(app._screens[-1]):
        _compare(app)


def lend(canvas):
    _lent.append(canvas)
    return _lend(canvas)


def _moves(screen):
    """Is a card on its way? Memory free, as About shows it, is never twice the same, either."""
    return (getattr(getattr(screen, "_paint", None), "animating", None)
            or type(screen).__name__ == "About")


def _inside(app, touch):
    """touch(), looking whether all of it is on the display."""
    def check(*area):
        touch(*area)
        _touched.append(area)
        x, y, w, h = area
        if w > 0 and h > 0 and not (0 <= x and x + w <= app.canvas.width + _BEHIND
                                    and 0 <= y and y + h <= app.canvas.height):
            _tell(app, f"beyond the edge: {area}")
    return check


def _look_for_changes(app):
    """The latest frame, with all that was touched since then, must be this one."""
    canvas, fb = app.canvas, app._display.fb
    if not _before:
        picture = bytearray(len(memoryview(fb)))
        _before.append(FrameBuffer(picture, canvas.width, canvas.height, app._display.format))
    for x, y, w, h in _touched:
        if (w, h) == (canvas.width, canvas.height):
            _before[0].blit(fb, 0, 0)
        elif w > 0 and h > 0:
            for top in range(y, y + h, _BAND):
                _before[0].blit(canvas.copy(x, top, w, min(_BAND, y + h - top)), x, top)
    _touched.clear()
    if memoryview(_before[0]) != memoryview(fb):
        _tell(app, "is drawn on where the display does not know of it")
        _before[0].blit(fb, 0, 0)


def _compare(app):
    """Paints everything once more; the display does not learn of it. What a screen paints on, if
    it does not begin on an empty display, stays.
    """
    screen, canvas, fb = app._screens[-1], app.canvas, app._display.fb
    touch, canvas._touch = canvas._touch, lambda *_: None
    try:
        if screen.WIPES:
            canvas.clear()
        screen.draw(canvas)
    finally:
        canvas._touch = touch
    if memoryview(_before[0]) != memoryview(fb):
        _tell(app, "is another when all of it is painted")


def _tell(app, what):
    """Once each."""
    said = f"{type(app._screens[-1]).__name__} {what}"
    if said not in _told:
        _told.add(said)
        print("Witness:", said)


App.show, Canvas.lend = show, lend
