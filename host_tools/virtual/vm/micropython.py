"""`micropython` of the board: the original, but the PC decides whether Ctrl-C interrupts."""

from micropython import *  # noqa: F403
from vm import wire
from vm.channel import channel

_char = -1


def kbd_intr(char):
    """Character that raises KeyboardInterrupt, -1 for none."""
    global _char
    try:
        channel.ask(wire.KEYBOARD, char)
    except KeyboardInterrupt:
        channel.ask(wire.KEYBOARD, _char)   # interrupted just before: nothing has changed
        raise
    _char = char


def quiet():
    """kbd_intr(-1) that never raises."""
    global _char
    while True:
        try:
            _char = -1
            channel.ask(wire.KEYBOARD, -1)
            return
        except KeyboardInterrupt:
            pass
