"""Pebbles on the screens."""

from engine.pebbles.options import PAD_OPTIONS, PLAYERS
from games.pads.columns import Count
from games.pads.options import Option
from games.pads.pad import Pad


class Pebbles(Pad):
    NAME = "pebbles_table"
    PLAYERS = PLAYERS
    OPTIONS = (Option("rounds", "label.rounds", PAD_OPTIONS["rounds"]),)
    COLUMNS = {"pebbles": Count("o")}
    REASONS = {("E_PEBBLES", True): "page.deck"}


FACE = Pebbles()
