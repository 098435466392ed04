"""Boards whose MicroPython calls itself another one."""


def posing(version=(1, 29, 0), mpy=0x1306, machine="Raspberry Pi Pico with RP2040",
           platform="rp2", heap=245_888) -> bytes:
    """boot.py that makes MicroPython look like another one."""
    return f"""
import gc, sys
class implementation:
    version = {version}
    _mpy = {mpy}
    _machine = {machine!r}
class Sys:
    platform = {platform!r}
    path, stdin = sys.path, sys.stdin
    implementation = implementation
class Gc:
    collect = gc.collect
    def mem_alloc():
        return 5_792
    def mem_free():
        return {heap} - 5_792
sys.modules["sys"] = Sys
sys.modules["gc"] = Gc
""".encode()
