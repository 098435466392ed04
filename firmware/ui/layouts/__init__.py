"""Positions and sizes of all parts of the display: a file per display size, with a class per kind
of screen.

The build (host_tools/build/layouts.py) makes a module of each class, because a board has no memory
for all of them at once.
"""


def load(display, part):
    """The module `part` ("basic", "table", "over" ...) for the size of this display."""
    path = "ui.layouts.w%dh%d.%s" % (display.width, display.height, part)
    return __import__(path, None, None, (part,))
