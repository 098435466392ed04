"""Entry: turns the port for browsers into the board; the worker then asks for one turn at a time.

Memory is collected only between two turns: this port cannot look for objects on its stack.
"""

import random
import sys

import vm.errno
import vm.machine
import vm.micropython
import vm.os
import vm.rp2
import vm.select
import vm.time
from vm import app_hooks, wire
from vm.channel import channel
from vm.clock import clock
from vm.config import config

_work = None


def begin(names):
    """From the reset to the first turn: what boot.py, main.py and start.run() do on a board."""
    global _work
    for name in ("errno", "machine", "micropython", "os", "rp2", "select", "time"):
        sys.modules[name] = getattr(vm, name)
    sys.path[:] = ["", "/lib"]
    if not config["live"]:
        random.seed(config["boots"])
    channel.ask(wire.HELLO)
    with open("/boot.py") as file:
        exec(file.read(), names)
    if names["safe_mode"]:
        print("Safe mode: power on without holding the key to play.")
        return
    if config["spoken"]:
        app_hooks.hook(app_hooks.listen, "The texts of the screen cannot be told:")
    app_hooks.hook(app_hooks.keep_still, "The screen cannot be kept still:")
    import pack
    pack.mount()
    import assemble
    import start
    parts = assemble.prepare()
    _work = start.play(*parts) if parts else None
    channel.rest()


def turn(ms):
    """The program's next turn, not before board time `ms` -> when it wants another; -1 never."""
    channel.now = max(channel.now, int(1000 * ms))
    channel.receive()
    channel.edges()
    if not _work:
        return -1
    try:
        clock.wait(1000 * next(_work))
    except StopIteration:       # the board restarts
        vm.machine.reset()
    except Exception as error:
        import crash
        crash.restart(error)
    return channel.now / 1000
