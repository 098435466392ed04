"""Pebbles on the screens."""

from games.pads.columns import Count
from games.pads.options import Option
from games.pads.pad import Pad


class Pebbles(Pad):
    NAME = "pebbles_table"
    PLAYERS = 2, 5
    OPTIONS = (Option("rounds", "label.rounds", (1, 2, 3)),)
    COLUMNS = {"pebbles": Count("o")}
    REASONS = {("E_PEBBLES", True): "page.deck"}


FACE = Pebbles()
