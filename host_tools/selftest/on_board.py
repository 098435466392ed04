"""Runs on the board: board.py sends it there after install/on_board.py, and asks by tell().

It finds the modules of the product in their pack, as main.py does.
"""

import os
import sys

sys.path[:] = "/crupier", ".frozen"
import time
from binascii import crc32
from time import sleep_ms, ticks_add, ticks_diff, ticks_ms, ticks_us

import pack

pack.mount()

import board
import machine

import hardware
from storage import files
from storage.journal import Journal
from ui.canvas import BG, BLUE, FG, GREEN, RED, Canvas

SCRATCH = "/crupier.selftest"
_BLOCK = 4096
_COMMITS = 24
_MOVES = 200            # of a scratch game, until the next one begins
_LINE = "0123456789abcdef" * 32
_STEP_MS = 500          # of what goes on by turns
_TUNE_MS = 1500         # from one tune to the next
_TUNE = ((1047, 150), (1319, 150), (1568, 300))
_LIGHTS = (0xFF0000, 0x00FF00, 0x0000FF, 0)

canvas = font = display = idle = None
buttons = ()


def about():
    """What board.py says and the version of the product: (name, value)."""
    from version import VERSION
    yield "VERSION", VERSION
    for name in ("ID", "NAME", "DISPLAY", "KEYS", "LED", "BUZZER", "BATTERY"):
        yield name, getattr(board, name, None)
    yield "CLOCK", machine.freq()


# Display

def light_up():
    """Sets the display up -> ms that a whole picture takes, mean of four."""
    global canvas, display, font
    from ui import layouts
    from ui.art import Art
    display = hardware.make_display(board.DISPLAY)
    if display.colour:
        colours = [0] * 16
        colours[FG], colours[RED], colours[GREEN], colours[BLUE] = (
            0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF)
        display.colours(colours)
    display.show()
    bright()
    font = Art(*pack.data("art")).font(layouts.load(display, "basic").BIG)
    canvas = Canvas(display)
    taken = 0
    for i in range(4):
        canvas.clear(BG if i % 2 else FG)
        begun = ticks_us()
        display.show()
        taken += ticks_diff(ticks_us(), begun)
    yield taken / 4000


def bright():
    display.contrast(255)
    display.power(True)


def lit():
    canvas.clear(FG)
    display.show()


def corners():
    """A frame along the edges, and a number in each corner."""
    width, height = canvas.width, canvas.height
    canvas.clear()
    right, bottom = width - font.width("0") - 5, height - font.cap - 5
    for text, x, y in (("1", 5, 5), ("2", right, 5), ("3", right, bottom), ("4", 5, bottom)):
        canvas.text(text, x, y, font, bg=None)
    for y in (0, height - 1):
        canvas.hline(0, y, width)
    for x in (0, width - 1):
        canvas.vline(x, 0, height)
    display.show()


def bars():
    """Three colours, each with the letter of its name."""
    height = canvas.height // 3
    for i, (text, role) in enumerate((("R", RED), ("G", GREEN), ("B", BLUE))):
        canvas.fill(0, i * height, canvas.width, height, role)
        canvas.inside(text, 0, i * height, canvas.width, height, font)
    display.show()


def words(text):
    """Lines in the font of the product; nothing where there is no display."""
    if canvas:
        canvas.clear()
        lines = font.wrap(text, canvas.width - 8)
        y = (canvas.height - len(lines) * (font.height + 2)) // 2
        for line in lines:
            canvas.centre(line, 0, y, canvas.width, font)
            y += font.height + 2
        display.show()


def dim(now):
    """Bright, dim and dark by turns."""
    step = now // _STEP_MS % 4
    display.power(step != 3)
    display.contrast(1 if step == 1 else 255)


# Keys

def take_keys():
    """Numbers of the keys that are down now."""
    global buttons
    buttons = hardware.make_keys(board)._keys
    for i, key in enumerate(buttons):
        if key._pin.value() == key._level:
            yield i


def watch(ms):
    """(number of a key, "down", "up" or what it says) in so much time."""
    end = ticks_add(ticks_ms(), ms)
    while True:
        now = ticks_ms()
        for i, key in enumerate(buttons):
            was = key._down
            said = key.scan(now)
            if key._down != was:
                yield i, "down" if key._down else "up"
            if said:
                yield i, said
        if idle:
            idle(now)
        if ticks_diff(end, now) <= 0:
            break
        sleep_ms(2)


# What makes noise, shines, or is measured

def sing():
    """The tune again and again, while watch() runs."""
    global idle
    buzzer = hardware.make_buzzer(board)
    begun = [-1]

    def go_on(now):
        if now // _TUNE_MS != begun[0]:
            begun[0] = now // _TUNE_MS
            buzzer.play(_TUNE, now)
        buzzer.tick(now)

    idle = go_on


def shine():
    """Red, green, blue and dark by turns."""
    global idle
    led = hardware.make_led(board)

    def go_on(now):
        led.show(_LIGHTS[now // _STEP_MS % 4])

    idle = go_on


def fade():
    global idle
    idle = dim


def rest():
    """Ends what idle does: silence, no light but that of the display."""
    global idle
    idle = None
    hardware.make_buzzer(board)     # made anew, they are off
    hardware.make_led(board)
    if display:
        bright()


def battery():
    """mV, level 0...4, is there power from USB?"""
    cell = hardware.make_battery(board)
    yield cell.millivolts()
    yield cell.level()
    yield cell.powered()


def scratch(name):
    """A path for a file that goes when the test ends."""
    files.make_folder(SCRATCH)
    return SCRATCH + "/" + name


def store(blocks):
    """us: of each block that is written, of reading all, of removing them; then of each commit."""
    path = scratch("blocks")
    piece, read = bytearray(_BLOCK), bytearray(_BLOCK)
    with open(path, "wb") as file:
        for n in range(blocks):
            piece[0] = n
            begun = ticks_us()
            file.write(piece)
            if n == blocks - 1:
                file.flush()
            yield ticks_diff(ticks_us(), begun)
    begun = ticks_us()
    with open(path, "rb") as file:
        for n in range(blocks):
            piece[0] = n
            if file.readinto(read) != _BLOCK or read != piece:
                raise ValueError("block %d is not what was written" % n)
    yield ticks_diff(ticks_us(), begun)
    begun = ticks_us()
    os.remove(path)
    yield ticks_diff(ticks_us(), begun)
    path = scratch("commits")
    with open(path, "wb") as file:
        for n in range(_COMMITS):   # 480 bytes: as large as a chunk of the journal
            begun = ticks_us()
            files.commit(file, b"%03d 12345 *01234567\n" % n)
            yield ticks_diff(ticks_us(), begun)
    os.remove(path)


def tidy():
    """Removes what the test has left, now or when it was cut off."""
    if SCRATCH[1:] in os.listdir("/"):
        clear(SCRATCH)          # noqa: F821 (of install/on_board.py)


# The cable. Lines come and go until an empty one.

def echo():
    """Says every line again."""
    while line := sys.stdin.readline()[:-1]:
        print(line)


def swallow():
    """A dot for every line, and at last the CRC-32 of all."""
    crc = 0
    while line := sys.stdin.readline()[:-1]:
        crc = crc32(line.encode(), crc)
        print(".")
    print(crc)


def pour(lines):
    for _ in range(lines):
        print(_LINE)


def ticks():
    """us, for every line that comes."""
    while sys.stdin.readline()[:-1]:
        print(ticks_us())


def clock():
    yield int(time.time())


# Power cuts

def move(n):
    return n * 37 % 100


def write_journal():
    """Scratch games without end; says (game, moves) when a move is safe."""
    scratch("")
    journal, seq = Journal(SCRATCH + "/game"), 0
    while True:
        seq += 1
        journal.start({"seq": seq, "game": "selftest"})
        print(seq, 0)
        for n in range(_MOVES):
            journal.append(move(n))
            if journal.pending:
                raise OSError(28)       # ENOSPC
            print(seq, n + 1)
            sleep_ms(5)
        journal.close()


def read_journal():
    """(game, moves, are they what was played?, is something damaged?) if there is a game."""
    loaded = Journal(SCRATCH + "/game").load()
    if loaded:
        yield (loaded.head["seq"], len(loaded.actions),
               all(value == move(n) for n, value in enumerate(loaded.actions)),
               bool(loaded.damage))
