"""The sets of modules by which a board decides what to unload: firmware/memory.py reads them.

For each module that can hold a screen: what it imports at the top, and what that imports; with +
after its name, what comes in addition if functions count, too. For each game: what its rules and
its GameUI import at the top.

The file: how many sets; the key of each, CRC-32 of the module's or the game's name, of which 16
bits; how many members come before each set, and how many there are in all; the members, 16 bits of
the CRC-32 of their names. All are 16 bits, little endian. Two names with the same bits share what
they have: then a module too much stays.
"""

import struct
from binascii import crc32
from collections import defaultdict
from collections.abc import Mapping

from crupier.build.imports import Graph
from crupier.engine.games import GAMES

_WITH_SCREENS = "games", "game_ui", "pads", "screens"


def sets(sources: dict[str, bytes], game_uis: Mapping[str, str]) -> dict[str, set[str]]:
    """{module or game: modules}. sources: {path: source}; game_uis: GAME_UIS of firmware/games."""
    graph = Graph(sources)
    found = {}
    for name in graph.names:
        if name.split(".")[0] in _WITH_SCREENS:
            found[name] = graph.closure([name], inner=False)
            found[name + "+"] = graph.closure([name], inner=True) - found[name]
    for game, ui in game_uis.items():
        found[game] = graph.closure([f"engine.{GAMES[game][0]}", f"games.{ui}"], inner=False)
    return found


def build(found: Mapping[str, set[str]]) -> bytes:
    merged: dict[int, set[int]] = defaultdict(set)
    for name, members in found.items():
        merged[_bits(name)] |= {_bits(member) for member in members}
    starts, listed = [0], list[int]()
    for key in sorted(merged):
        listed += sorted(merged[key])
        starts.append(len(listed))
    numbers = [len(merged), *sorted(merged), *starts, *listed]
    return struct.pack(f"<{len(numbers)}H", *numbers)


def _bits(name: str) -> int:
    return crc32(name.encode()) & 0xFFFF
