"""The USB console as the prompts see it."""

import select
import sys

from vm.clock import clock, new_poller

_in = sys.stdin.buffer
_out = sys.stdout.buffer

_poller = new_poller()
_poller.register(_in, select.POLLIN)
_objects = select.poll()
_objects.register(_in, select.POLLIN)


def write(data):
    _out.write(data)


def read():
    """One byte; waits for it without looking at the board's clock or pins."""
    byte = _in.read(1)
    if not byte:
        sys.exit()      # the PC side is gone
    return byte


def _typed():
    for _ in _objects.ipoll(0):
        return True
    return False


def wait():
    """One byte; meanwhile the board lives on: pins interrupt, time passes."""
    while not _typed():
        clock.wait_input(None, _poller)
    return read()
