"""Where things are on the glass: a folder per size of display, a module per kind of screen.

Lengths are pixels; a place is x, y, w, h. The modules are pure data: tests read them, too.
"""


def load(display, part):
    """The module `part` ("basic", "table", "over" ...) for the size of this display."""
    path = "ui.layouts.w%dh%d.%s" % (display.width, display.height, part)
    return __import__(path, None, None, (part,))
