"""What players may know of a match on a score pad: everything. Screens ask the pad itself."""

from ..errors import is_int, require


def of_match(pad, seat):
    """The state of the match in short; the same for every seat. Raises E_BAD_ACTION."""
    require(is_int(seat, 0, pad.players - 1), "E_BAD_ACTION")
    number = pad.current()
    return {
        "players": pad.players,
        "rounds": pad.rounds,
        "round": number,
        "dealer": number and pad.dealer(number),
        "seat": pad.current_player(),
        "status": [pad.status(each) for each in range(1, pad.rounds + 1)],
        "totals": pad.totals(),
        "result": pad.result(),
    }
