"""Reads a board.py, and says whether there can be such a board."""

import ast
import re
import warnings
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from crupier.errors import Trouble

Board = dict[str, Any]

LOGICAL_KEYS = {"UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "NEXT", "UNDO"}
_LABEL = 6                  # characters of what is printed beside a key
_ONWARD = {"NEXT", "DOWN", "RIGHT"}     # OK and one of these reach everything
_PINS = range(30)
# Hz with which Raspberry Pi certifies an RP2040, the most since pico-sdk 2.1.1. The PLL makes them
# of 12 MHz, by way of 750 to 1600 MHz: RP2040 datasheet 2.18.
_CLOCK = range(125_000_000, 200_000_001)
_SETTLE = range(1, 101)     # ms until a contact has settled; fingers press as quickly as that
_CRYSTAL, _VCO, _DIVIDERS = 12_000_000, range(63, 134), range(1, 8)
_ADC_PINS = range(26, 30)
_WORD = re.compile(r"[\w.+-]{1,32}", re.ASCII)      # as is_word() of device/schema.py has it
# Hz: MicroPython ends a transfer after 50 ms, and the longest has 258 bytes.
_I2C_HZ = range(100_000, 1_000_001)
# Of a Pico W and a Pico 2 W: pico-sdk, boards/pico_w.h, CYW43_DEFAULT_PIN_WL_...
_RADIO_PINS = {23, 24, 25, 29}

# Parts with pins, and which of their entries are pins.
_PARTS = {"DISPLAY": ("sda", "scl", "sck", "mosi", "cs", "dc", "rst", "bl"),
          "LED": ("red", "green", "blue"), "BUZZER": ("pin",), "BATTERY": ("adc", "usb")}
_NEEDED = {"LED": {"red", "green", "blue", "active_low"}, "BUZZER": {"pin"},
           "BATTERY": {"adc", "factor", "empty", "full"}}
_BUSES = {"i2c": {"sda", "scl", "freq", "addr"}, "spi": {"baud", "sck", "mosi", "cs", "dc"}}
_SIZE = {"width", "height"}
_LCD = _SIZE | {"spi", "bl", "col", "row", "madctl"}
LCDS = "st7789", "ili9341"      # drivers/lcd.py
# What each driver has to know, and the sizes that have layouts.
_DRIVERS: dict[str, tuple[set[str], set[tuple[int, int]]]] = {
    "ssd1306": (_SIZE, {(128, 64)}),
    "sh1107": (_SIZE | {"rotation", "offset"}, {(64, 128), (128, 64)}),
    "st7789": (_LCD, {(240, 135), (240, 240)}),
    "ili9341": (_LCD, set()),
}


class BadBoard(Trouble):
    """A board.py with which the product cannot run."""


def read(source: str) -> Board:
    """{name: value} of a board.py. It is data, and never run. Raises BadBoard."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")         # Python's own, about its style
            return dict(map(_assignment, ast.parse(source).body))
    except SyntaxError as error:
        raise BadBoard(f"board.py, line {error.lineno}: {error.msg}.") from error
    except ValueError as error:         # a NUL, for Python before 3.11.4
        raise BadBoard(f"board.py: {error}.") from error
    except (MemoryError, RecursionError) as error:      # the parser says either
        raise BadBoard("board.py has an expression that is too long or too deep for Python."
                       ) from error


def id_in(source: bytes) -> str:
    """The ID in a board.py; "" if none can be read."""
    try:
        return str(read(source.decode(errors="replace")).get("ID", ""))
    except BadBoard:
        return ""


def require(source: bytes, whose: str, radio: bool = False) -> None:
    """Raises BadBoard, with every reason, unless the product can run with this board.py."""
    try:
        found = problems(read(source.decode(errors="replace")), radio)
    except BadBoard as error:
        raise BadBoard(f"the board.py of {whose} cannot be read: {error}") from error
    if found:
        raise BadBoard(f"the board.py of {whose} cannot be right: {'; '.join(found)}.")


def problems(board: Board, radio: bool = False) -> list[str]:
    """Why the product cannot run with this board. Reasons that hide others come alone.

    radio: is it on a Pico W or Pico 2 W?
    """
    for check in (_shape, _entries, _pin_numbers):
        if found := list(check(board)):
            return found
    checks = _id, _display, _bus, _twice, _pwm, _keys, _clock
    return [problem for check in checks for problem in check(board)
            ] + [f"{what} is on GP{pin}, which is the radio's on a Pico W and a Pico 2 W"
                 for what, pin in pins(board) if radio and pin in _RADIO_PINS]


def pins(board: Board) -> list[tuple[str, int]]:
    """(what for, pin) of every pin: "DISPLAY sda", "LED red", "key OK"."""
    found = [(f"{part} {name}", board[part][name]) for part, names in _PARTS.items()
             for name in names if name in board.get(part, ())]
    return found + [(f"key {name}", pin) for name, pin in board["KEYS"]]


# Reading

def _assignment(line: ast.stmt) -> tuple[str, Any]:
    if isinstance(line, ast.Assign) and len(line.targets) == 1:
        target = line.targets[0]
        if isinstance(target, ast.Name):
            return target.id, _value(line.value)
    raise _no_data(line)


def _value(node: ast.expr) -> Any:
    if isinstance(node, ast.Tuple):
        return tuple(map(_value, node.elts))
    if (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "dict"
            and not node.args and all(word.arg for word in node.keywords)):
        return {word.arg: _value(word.value) for word in node.keywords}
    try:
        value = ast.literal_eval(node)
        str(value)          # which has a limit, as it has for errors that quote the value
    except (TypeError, ValueError):
        raise _no_data(node) from None
    return value


def _no_data(node: ast.stmt | ast.expr) -> BadBoard:
    return BadBoard(f"board.py, line {node.lineno}: only names with numbers, texts, tuples and "
                    "dict(...) can be in there.")


# Checking

def _shape(board: Board) -> Iterator[str]:
    for name, kind in (("ID", str), ("NAME", str), ("DISPLAY", dict), ("KEYS", tuple),
                       ("KEYS_ACTIVE_LOW", bool), ("SAFE_MODE_KEY", str)):
        if name not in board:
            yield f"{name} is missing"
        elif not isinstance(board[name], kind):
            yield f"{name} is no {kind.__name__}"
    for name in ("LED", "BUZZER", "BATTERY"):
        if name in board and not isinstance(board[name], dict):
            yield f"{name} is no dict"
    labels = board.get("LABELS", ())
    if not (isinstance(labels, tuple) and all(
            isinstance(each, tuple) and list(map(type, each)) == [str, str] for each in labels)):
        yield 'LABELS consists of ("NAME", "what is printed beside it")'
    keys = board.get("KEYS")
    if isinstance(keys, tuple) and not all(
            isinstance(key, tuple) and len(key) == 2 and isinstance(key[0], str) for key in keys):
        yield 'KEYS consists of ("NAME", pin)'


def _entries(board: Board) -> Iterator[str]:
    display = board["DISPLAY"]
    driver = display.get("driver")
    if driver not in list(_DRIVERS):        # which asks for no hash
        yield f"there is no driver {driver!r}, only {', '.join(_DRIVERS)}"
        return
    wanted = {"DISPLAY": _DRIVERS[driver][0], **_NEEDED}
    for part in wanted:
        if missing := wanted[part] - set(board.get(part, wanted[part])):
            yield f"{part} lacks {', '.join(sorted(missing))}"
    buses = [bus for bus in _BUSES if bus in display]
    if len(buses) != 1:
        yield "DISPLAY is either on i2c or on spi"
    elif missing := _BUSES[buses[0]] - set(display):
        yield f"DISPLAY on {buses[0]} lacks {', '.join(sorted(missing))}"


def _pin_numbers(board: Board) -> Iterator[str]:
    for what, pin in pins(board):
        if type(pin) is not int or pin not in _PINS:
            yield f"{what} is on {pin!r}, which is no pin; there are GP0 to GP29"


def _id(board: Board) -> Iterator[str]:
    """A PC believes no board that calls itself anything else."""
    if not _WORD.fullmatch(board["ID"]):
        yield (f"ID {board['ID']!r} is no word of 1 to 32 letters "
               "(A to Z, a to z, 0 to 9, and any of _ . + -)")


def _display(board: Board) -> Iterator[str]:
    display = board["DISPLAY"]
    sizes = _DRIVERS[display["driver"]][1]
    if not _is_program(display.get("init", b"")):
        yield "DISPLAY init is no bytes of commands, each with the number of its values, and these"
    if (display["width"], display["height"]) not in list(sizes):
        known = " or ".join(f"{width}x{height}" for width, height in sorted(sizes)
                            ) or "sizes that nobody has made layouts for"
        yield (f"{display['width']}x{display['height']} pixels are nothing for the driver "
               f"{display['driver']}, only {known}")
    elif "rotation" in display:
        sideways = {(64, 128): (0, 180), (128, 64): (90, 270)}[display["width"], display["height"]]
        if display["rotation"] not in sideways:
            yield "rotation does not agree with width and height"


def _is_program(init: object) -> bool:
    """Does LCD of firmware/drivers/lcd.py come to its end?"""
    at = 0
    if isinstance(init, bytes):
        while at + 1 < len(init):
            at += 2 + init[at + 1]
        return at == len(init)
    return False


def _bus(board: Board) -> Iterator[str]:
    """RP2040 datasheet, table 2."""
    display = board["DISPLAY"]
    if "i2c" in display:
        name, number, group = "I2C", display["i2c"], lambda pin: pin // 2 % 2
        places = (("sda", 2, 0), ("scl", 2, 1))
        if type(display["addr"]) is not int or not 0x08 <= display["addr"] <= 0x77:
            yield f"addr {display['addr']!r} is no address on I2C"
        if type(display["freq"]) is not int or display["freq"] not in _I2C_HZ:
            yield f"freq {display['freq']!r} is not from 100_000 to 1_000_000"
    else:
        name, number, group = "SPI", display["spi"], lambda pin: pin // 8 % 2
        places = (("sck", 4, 2), ("mosi", 4, 3))
    if number not in (0, 1):
        yield f"there is no {name}{number}"
        return
    for role, step, rest in places:
        pin = display[role]
        if pin % step != rest or group(pin) != number:
            legal = [f"GP{p}" for p in _PINS if p % step == rest and group(p) == number]
            yield f"GP{pin} cannot be {role} of {name}{number}, only {', '.join(legal)}"


def _twice(board: Board) -> Iterator[str]:
    used = Counter(pin for _, pin in pins(board))
    for pin in sorted(pin for pin in used if used[pin] > 1):
        users = [what for what, its in pins(board) if its == pin]
        yield f"GP{pin} is used twice: {', '.join(users)}"
    if "BATTERY" in board and board["BATTERY"]["adc"] not in _ADC_PINS:
        yield f"GP{board['BATTERY']['adc']} cannot measure, only GP26 to GP29"


def _pwm(board: Board) -> Iterator[str]:
    """Pins 2n and 2n + 1, and again 16 higher, share a frequency; n and n + 16 share all."""
    pulsed = [(what, pin) for what, pin in pins(board)
              if what.startswith(("LED", "BUZZER")) or what == "DISPLAY bl"]
    for (what, pin), (other, its) in combinations(pulsed, 2):
        alone = "BUZZER pin" in (what, other)       # tones change the frequency of both
        if pin != its and (pin % 16 == its % 16 or (alone and pin % 16 // 2 == its % 16 // 2)):
            yield f"{what} and {other} (GP{pin}, GP{its}) are on the same PWM"


def _keys(board: Board) -> Iterator[str]:
    names = {name for name, _ in board["KEYS"]}
    if unknown := names - LOGICAL_KEYS:
        yield f"there is no key {', '.join(sorted(map(repr, unknown)))}"
    if "OK" not in names or not names & _ONWARD:
        yield "the least is two keys: OK, and one of NEXT, DOWN and RIGHT"
    for name, label in board.get("LABELS", ()):
        if name not in LOGICAL_KEYS or not (label.isprintable() and 0 < len(label) <= _LABEL):
            yield (f"LABELS has {label!r} for {name}: a label has 1 to {_LABEL} characters, and "
                   f"its key is one of {', '.join(sorted(LOGICAL_KEYS))}")
    settle = board.get("SETTLE_MS", _SETTLE.start)
    if type(settle) is not int or settle not in _SETTLE:
        yield f"SETTLE_MS {settle!r} is not from {_SETTLE.start} to {_SETTLE.stop - 1}"
    if board["SAFE_MODE_KEY"] not in names:
        yield f"SAFE_MODE_KEY {board['SAFE_MODE_KEY']} is none of the KEYS"


def _clock(board: Board) -> Iterator[str]:
    hertz = board.get("CLOCK", _CLOCK.stop - 1)
    if type(hertz) is not int or hertz not in _CLOCK:
        yield f"CLOCK {hertz!r} is not from {_CLOCK.start:_} to {_CLOCK.stop - 1:_}"
    elif not any(_CRYSTAL * times == hertz * one * two
                 for times in _VCO for one in _DIVIDERS for two in _DIVIDERS):
        yield f"CLOCK {hertz:_} is none that the chip can make of {_CRYSTAL:_}"
