"""Entry: turns the unix port into the board, then runs boot.py, main.py and the REPL."""

import gc
import random
import sys

import vfs
import vm.gc
import vm.machine
import vm.micropython
import vm.os
import vm.rp2
import vm.select
import vm.time
from vm import app_hooks, repl, wire
from vm.channel import channel
from vm.config import config
from vm.flash import Flash

_BLOCK = 32     # bytes; the unit of the heap on 64 bits
_ballast = None


def replace_modules():
    """From now on an import gets the board's modules."""
    for name in ("gc", "machine", "micropython", "os", "rp2", "select", "time"):
        sys.modules[name] = sys.modules["u" + name] = getattr(vm, name)
    sys.path[:] = ["", ".frozen", "/lib"]
    if not config["live"]:
        random.seed(config["boots"])


def mount_root():
    """Mounts the flash as _boot.py of rp2 does: what cannot be mounted is formatted."""
    flash = Flash()
    # The time stamps of files are the PC's and would make stepped boards differ from run to run.
    options = dict(progsize=256, mtime=config["live"])
    try:
        root = vfs.VfsLfs2(flash, **options)
    except OSError as e:
        channel.ask(wire.NOTE, 0, b"flash formatted: it could not be mounted (%s)" % e)
        vfs.VfsLfs2.mkfs(flash, progsize=256)
        root = vfs.VfsLfs2(flash, **options)
    vfs.umount("/")
    vfs.mount(root, "/")
    vm.os.chdir("/")


def limit_heap(free):
    """Allocates ballast until `free` bytes are left, in one piece; returns what is left."""
    global _ballast
    gc.collect()
    while gc.mem_free() - free >= _BLOCK:
        for _ in range((gc.mem_free() - free) // _BLOCK):
            _ballast = (_ballast, None)     # one block, the lowest one that is free
        gc.collect()
    return gc.mem_free()


def read_file(name):
    try:
        with open(name) as f:
            return f.read()
    except OSError:
        return None


def run_file(name, names):
    """True: it asked for a soft reset."""
    source = read_file(name)
    return source is not None and repl.execute(source, name, "exec", names)


def session(names):
    """From boot.py to the next soft reset; True: the raw REPL was active."""
    raw = config["raw"]
    if run_file("boot.py", names):
        return raw
    if config["spoken"]:
        app_hooks.hook(app_hooks.listen, "The texts of the screen cannot be told:")
        app_hooks.hook(app_hooks.keep_still, "The screen cannot be kept still:")
    if config["seated"] and not app_hooks.hook(
            app_hooks.tell_holders, "Nobody can be told whose turn it is:"):
        channel.tell(wire.HOLDER, wire.NOBODY)      # nobody may look without the product
    if not raw and run_file("main.py", names):
        return raw
    while not (repl.raw if raw else repl.friendly)(names):
        raw = not raw
    return raw


def run(names):
    """The board's life until the PC ends it."""
    names.pop("run")
    replace_modules()
    mount_root()
    channel.ask(wire.HELLO, limit_heap(config["heap"]))
    raw = session(names)
    repl.write(b"MPY: soft reboot\r\n")
    channel.ask(wire.SOFT_RESET, raw | vm.machine.freq() << 1)
