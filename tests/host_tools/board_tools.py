"""Small programs for the virtual board, and patience."""

import time


def eventually(check, seconds=30):
    """Waits until check() is true -> what it returned."""
    end = time.monotonic() + seconds
    while not (result := check()):
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.005)
    return result


# Says the time every 100 ms.
COUNTER = """
import time
while True:
    print(time.ticks_ms(), end=" ")
    time.sleep_ms(100)
"""

# The display upright, empty, horizontal addressing; show(1024 bytes, MONO_VLSB) fills it.
OLED = """
from machine import I2C, Pin
i2c = I2C(0, sda=Pin(4), scl=Pin(5), freq=400_000)
def command(*codes):
    i2c.writeto(0x3C, b"\\x00" + bytes(codes))
def show(buf):
    i2c.writevto(0x3C, (b"\\x40", buf))
command(0x20, 0, 0x21, 0, 127, 0x22, 0, 7, 0xDA, 0x12, 0xA1, 0xC8, 0x8D, 0x14, 0xAF)
show(bytes(1024))
"""

# Three tasks that sleep, draw and print; the order of their lines depends on every clock there is.
TASKS = OLED + """
import asyncio, framebuf, os, random, time
buf = bytearray(1024)
fb = framebuf.FrameBuffer(buf, 128, 64, framebuf.MONO_VLSB)
async def walk(name, ms, steps):
    for i in range(steps):
        print(name, i, time.ticks_ms(), os.urandom(2).hex(), random.getrandbits(8))
        fb.text(name, 8 * i % 128, ms % 56, 1)
        show(buf)
        await asyncio.sleep_ms(ms)
async def main():
    await asyncio.gather(walk("a", 10, 12), walk("b", 30, 4), walk("c", 15, 8), walk("d", 0, 3))
    print("done", time.ticks_ms())
asyncio.run(main())
"""

# Says so when a line is safe.
WRITER = """
n = 0
with open("/log", "a") as f:
    while True:
        f.write("%06d %s\\n" % (n, "x" * (n % 50)))
        f.flush()
        print("kept", n)
        n += 1
"""
