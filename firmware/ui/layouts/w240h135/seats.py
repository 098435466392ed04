"""240x135 in colour: the table of The Game for several players, as far as it is another one."""

from ui.layouts.w240h135.table import *  # noqa: F403

HEADER_H = 0
LEVEL = None
DECK = (194, 22, 22, 12)        # a row less than alone: letters may have accents
OTHERS = (193, 25, 23, 10)      # x, y of their letters and numbers; steps across and down
SIZE_FONT = "B10"
VISITS = 0
TURN = (191, 45, 48, 18)
SLOTS = (197, 47, 10, 14, 13)
UNDO = (201, 64, 30, 14)

DEVICE = (0, 80, 240, 55)       # who plays and what, in the place of a hand
