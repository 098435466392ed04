"""Where things are: a folder of data for each size of display, a module for each kind of screen.

Pixels, and places as x, y, w, h. Pure data, read by the tests, too.
"""


def load(display, part):
    """The module `part` ("basic", "table", "round", "live") for the size of this display."""
    path = "ui.layouts.w%dh%d.%s" % (display.width, display.height, part)
    return __import__(path, None, None, (part,))
