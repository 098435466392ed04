"""128x64: the table of The Game for several players, as far as it is another one."""

from ui.layouts.w128h64.table import *  # noqa: F403

HEADER_H = 0
LEVEL = None
OTHERS = (105, 22, 12, 9)       # x, y of their letters and numbers; steps across and down
SIZE_FONT = "G7"
SLOTS = (105, 11, 7, 9, 8)
VISITS = 0

DEVICE = (0, 38, 128, 26)       # who plays and what, in the place of a hand
