"""What a screen is. Copy this file to begin a new one."""


# For cards in a row: what UP and DOWN do on a board without LEFT and RIGHT.
STEPS = {"UP": "LEFT", "DOWN": "NEXT"}


class Screen:
    """Screens know logical keys, colour roles and texts; never pins, RGB or files.

    app gives them: text (strings), small, body (fonts), push/replace/pop/home (screens),
    defer (work for after the frame), session, history, settings, clock.
    """

    TICK_MS = None              # how often tick() wants to be called, or None
    WIPES = True                # does it begin on an empty display, or on what is there?
    HOLDS = False               # does it want HELD, of NEXT held down? Otherwise that is NEXT
    UNDOES = False              # does it want the key UNDO, which some boards have?
    TABLE_THEME = None          # see ui/themes.py; None: as below, or of the game
    holder = None               # seat of the player who has the device; None: as below, or anybody
    SECRET = False              # may nobody but the holder look?
    # Modules and games that it needs beside what it imports; see memory.py.
    uses = ()
    module = ""                 # its own one

    def __init__(self, app):
        self.app = app

    def on_show(self):
        """The screen has come to the top, for the first time or again."""

    def on_hide(self):
        """Another screen comes on top: gives memory back that on_show() can fill again."""

    def draw(self, canvas):
        """Paints everything. The canvas is empty."""

    def update(self, canvas):
        """Paints what has changed since the last draw or update. True if there is more to paint:
        it goes on at once, unless a key comes first.
        """

    def key(self, key):
        """A logical key was pressed: UP DOWN LEFT RIGHT OK BACK NEXT, UNDO if it UNDOES, HELD if
        it HOLDS.
        """

    def tick(self):
        """TICK_MS have passed."""
