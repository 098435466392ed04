"""64x128 portrait: the table of The Game for several players, as far as it is another one."""

from ui.layouts.w64h128.table import *  # noqa: F403

HEADER_H = 0
OTHERS = None                   # the line above the buttons says them
VISITS = 0

# A row more for that line, as letters have accents: the hand is as much higher.
HAND_Y = (75, 92)
SAID = (0, 109, 64, 10)
SAY_TEXT_Y = 2

DEVICE = (0, 76, 64, 52)       # who plays and what, in the place of a hand
