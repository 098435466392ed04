"""Pebbles on the screens."""

from engine.pebbles.options import PAD_OPTIONS, PLAYERS
from pads.pad import Pad


class Pebbles(Pad):
    NAME = "pebbles_table"
    PLAYERS = PLAYERS
    REASONS = {("E_PEBBLES", True): "page.twelve"}

    def options(self):
        from pads.forms import Option
        return (Option("rounds", "label.rounds", PAD_OPTIONS["rounds"]),)

    def columns(self):
        from pads.forms import Count
        return {"pebbles": Count("o")}


GAME_UI = Pebbles()
