"""The base class of screens. Copy this file to add one."""


# What UP and DOWN mean in a single row of choices: a step back, a step on.
STEPS = {"UP": "LEFT", "DOWN": "NEXT"}


class Screen:
    """A screen. Screens know logical keys, colour roles and texts; never pins, RGB or files.

    self.app gives them: text (strings), small, body (fonts), push/replace/pop/home (screens),
    defer (work after the frame), session, history, settings, clock.
    """

    TICK_MS = None              # ms between two calls of tick(), or None
    WIPES = True                # is it drawn on a cleared display? Otherwise update() is called
    HOLDS = False               # does it get HELD while NEXT is held down? Otherwise NEXT
    UNDOES = False              # does it get the key UNDO, which some boards have?
    TABLE_THEME = None          # see ui/themes.py; None: as below
    holder = None               # seat of the player who has the device; None: as below
    SECRET = False              # does it show what only the holder may see?
    # Names of further modules and games that it needs; see memory.py.
    uses = ()
    module = ""                 # path of its module

    def __init__(self, app):
        self.app = app

    def on_show(self):
        """Called when the screen comes to the top, for the first time or again."""

    def on_hide(self):
        """Called when another screen covers it: frees memory that on_show() can fill again."""

    def draw(self, canvas):
        """Paints everything. The canvas is empty."""

    def update(self, canvas):
        """Paints what has changed since the last draw() or update(). Returns True if there is more
        to paint, for which it is called again unless a key comes first.
        """

    def key(self, key):
        """Handles a logical key: UP DOWN LEFT RIGHT OK BACK NEXT; UNDO if UNDOES, HELD if HOLDS.
        """

    def tick(self):
        """Called every TICK_MS."""
