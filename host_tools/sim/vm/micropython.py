"""`micropython` of the board: the original, but the PC decides whether Ctrl-C interrupts."""

from micropython import *  # noqa: F403
from vm import wire
from vm.channel import channel

_char = -1


def kbd_intr(char):
    """Character that raises KeyboardInterrupt, -1 for none."""
    global _char
    before, _char = _char, char
    try:
        channel.ask(wire.KEYBOARD, char)
    except KeyboardInterrupt:
        _char = max(before, char)   # it struck while it was allowed: just before, or just after
        channel.ask(wire.KEYBOARD, _char)
        raise


def prompt():
    """The REPL waits for input: Ctrl-C is a character again. Never raises."""
    global _char
    while True:
        try:
            _char = -1
            channel.ask(wire.PROMPT)
            return
        except KeyboardInterrupt:
            pass
