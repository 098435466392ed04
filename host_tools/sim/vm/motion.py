"""Keeps the display still while somebody who looks at it wants that: DisplayPower says so."""

from vm.channel import channel
from vm.speech import Product


def heed():
    """From the first frame on. The product must be there to be found; without it, nothing."""
    try:
        with Product():
            from display_power import DisplayPower
        moves = DisplayPower.moves
    except Exception as error:
        print("The screen cannot be kept still:", repr(error))
        return
    DisplayPower.moves = lambda self: not channel.state.still and moves(self)
