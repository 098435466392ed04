"""Where things are on the display: a file per size, with a class per kind of screen.

The build (host_tools/build/layouts.py) makes a module of each class for the boards of that size,
because a board has no memory for all of them at once.
"""


def load(display, part):
    """The module `part` ("basic", "table", "over" ...) for the size of this display."""
    path = "ui.layouts.w%dh%d.%s" % (display.width, display.height, part)
    return __import__(path, None, None, (part,))
