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

# Four walkers that sleep, draw and print; the order of their lines depends on every clock.
TASKS = OLED + """
import framebuf, os, random, time
buf = bytearray(1024)
fb = framebuf.FrameBuffer(buf, 128, 64, framebuf.MONO_VLSB)
def walk(name, ms, steps):
    for i in range(steps):
        print(name, i, time.ticks_ms(), os.urandom(2).hex(), random.getrandbits(8))
        fb.text(name, 8 * i % 128, ms % 56, 1)
        show(buf)
        yield time.ticks_add(time.ticks_ms(), ms)
waiting = [(0, n, walk(*each)) for n, each in enumerate(
    (("a", 10, 12), ("b", 30, 4), ("c", 15, 8), ("d", 0, 3)))]
while waiting:
    waiting.sort(key=lambda each: each[:2])
    due, n, walker = waiting.pop(0)
    time.sleep_ms(max(0, time.ticks_diff(due, time.ticks_ms())))
    for due in walker:
        waiting.append((due, n, walker))
        break
print("done", time.ticks_ms())
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

# A Waveshare Pico-LCD-1.3 that is on; fill(two bytes) makes it one colour.
LCD = """
import time
from machine import SPI, PWM, Pin
spi = SPI(1, 24_000_000, sck=Pin(10), mosi=Pin(11), miso=None)
cs = Pin(9, Pin.OUT, value=1)
dc = Pin(8, Pin.OUT)
rst = Pin(12, Pin.OUT, value=1)
bl = PWM(Pin(13), freq=1000, duty_u16=65535)
def command(code, *parameters):
    cs(0)
    dc(0)
    spi.write(bytes([code]))
    dc(1)
    spi.write(bytes(parameters))
def window(left, right, top, bottom):
    command(0x2A, 0, left, 0, right)
    command(0x2B, 0, top, 0, bottom)
    command(0x2C)
def fill(colour):
    window(0, 239, 0, 239)
    spi.write(colour * 57_600)
def reset():
    rst(0)
    time.sleep_ms(1)
    rst(1)
    time.sleep_ms(150)
def start():
    command(0x11)
    time.sleep_ms(10)
    command(0x3A, 0x55)
    command(0x36, 0x70)
    command(0x21)
    command(0x29)
reset()
start()
"""

# A Waveshare Pico-OLED-1.3 that is on and dark; show(page, bytes).
SPI_OLED = """
from machine import SPI, Pin
spi = SPI(1, 10_000_000, sck=Pin(10), mosi=Pin(11), miso=None)
cs = Pin(9, Pin.OUT, value=0)
dc = Pin(8, Pin.OUT)
spi.write(bytes((0xA8, 0x3F, 0xD3, 0x60)))
def show(page, data):
    dc(0)
    spi.write(bytes((0xB0 | page, 0x00, 0x10)))
    dc(1)
    spi.write(data)
for page in range(16):
    show(page, bytes(64))
dc(0)
spi.write(b"\\xaf")
"""
