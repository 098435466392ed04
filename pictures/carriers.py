"""What the pins of a board are on, seen from above with the USB connector at the top.

Raspberry Pi Pico: its datasheet, figure 4. Feather RP2040: the header as in zephyrproject-rtos/
zephyr, boards/adafruit/feather_rp2040/feather_connector.dtsi, in the order of every Feather.
"""

from dataclasses import dataclass

POWER = ("3V3", "VBUS", "VSYS", "BAT", "USB")


@dataclass(frozen=True, order=True)
class Pad:
    """A pin. row: from the top, 0 is the first; gpio: None unless it is one; number: on a Pico."""

    left: bool
    row: int
    name: str
    gpio: int | None = None
    number: int | None = None


@dataclass(frozen=True)
class Carrier:
    title: str
    rows: int
    pads: tuple[Pad, ...]
    chip_row: float         # where its processor is
    colour: str
    edge: str

    def pad(self, gpio: int) -> Pad:
        """Raises KeyError if the pin is not led out."""
        for pad in self.pads:
            if pad.gpio == gpio:
                return pad
        raise KeyError(f"GP{gpio} is no pin of the {self.title}")

    def first(self, name: str, left: bool, row: int = 0) -> Pad:
        """The first pad with such a name on a side, from a row on."""
        return next(pad for pad in self.pads
                    if pad.name == name and pad.left == left and pad.row >= row)


_PICO_LEFT = ("GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND "
              "GP14 GP15")
_PICO_RIGHT = ("VBUS VSYS GND 3V3_EN 3V3 ADC_VREF GP28 AGND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 "
               "GP18 GND GP17 GP16")
_FEATHER_LEFT = ("RST 3V3 3V3 GND A0=26 A1=27 A2=28 A3=29 24=24 25=25 SCK=18 MO=19 MI=20 RX=1 "
                 "TX=0 4=6")
_FEATHER_RIGHT = "BAT EN USB 13=13 12=12 11=11 10=10 9=9 6=8 5=7 SCL=3 SDA=2"


def _pico() -> Carrier:
    left = [Pad(True, row, name, _gpio(name), row + 1)
            for row, name in enumerate(_PICO_LEFT.split())]
    right = [Pad(False, row, name, _gpio(name), 40 - row)
             for row, name in enumerate(_PICO_RIGHT.split())]
    return Carrier("Raspberry Pi Pico", 20, (*left, *right), 9.5, "#1c7341", "#2f9a5a")


def _gpio(name: str) -> int | None:
    return int(name[2:]) if name.startswith("GP") else None


def _feather() -> Carrier:
    """Its right row ends where the left one does, and is shorter."""
    left, right = _FEATHER_LEFT.split(), _FEATHER_RIGHT.split()
    pads = [_printed(True, row, text) for row, text in enumerate(left)]
    pads += [_printed(False, row + len(left) - len(right), text)
             for row, text in enumerate(right)]
    return Carrier("Adafruit Feather RP2040", len(left), tuple(pads), 8.5, "#22252c", "#4a4f59")


def _printed(left: bool, row: int, text: str) -> Pad:
    """From "D5=7": what is printed beside the hole, and its GPIO."""
    name, _, gpio = text.partition("=")
    return Pad(left, row, name, int(gpio) if gpio else None)


CARRIERS = {"pico": _pico(), "feather": _feather()}
