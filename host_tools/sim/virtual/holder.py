"""Who has the device in hand, as the board tells it."""

from typing import NamedTuple

from PIL import Image

from crupier.sim.vm import wire


class Holder(NamedTuple):
    """person: place among the people at the table; None: nobody in particular.

    secret: may nobody else look?
    """

    person: int | None
    secret: bool
    name: str = ""


EVERYBODY = Holder(None, False)
NOBODY = Holder(None, True)


class Glass(NamedTuple):
    """What is on the glass, and for whom; all of the same moment."""

    frame: Image.Image
    text: str
    holder: Holder


def told(argument: int, name: bytes) -> Holder:
    """The fields of wire.HOLDER."""
    if argument < 0:
        return EVERYBODY if argument == wire.EVERYBODY else NOBODY
    return Holder(argument // 2, bool(argument % 2), name.decode())
