"""The chips that Crupier runs on, their MicroPython images, and the machine code that they take.

MicroPython v1.28.0: ports/rp2/mpconfigport.h for the names, py/persistentcode.h for the numbers of
architectures. Families of UF2 files: pico-sdk, boot/uf2.h. Drives: INFO_UF2.TXT of the boot ROMs.
"""

import platform
from dataclasses import dataclass


@dataclass(frozen=True)
class Chip:
    name: str
    family: int         # family ID of its UF2 files
    drive: str          # volume label of its BOOTSEL drive
    image: str          # name on micropython.org of MicroPython for a Raspberry Pi Pico with it
    processor: str      # name for mpy-cross


# An Arm core runs code for smaller ones (MPY_FEATURE_ARCH_TEST), so both chips get the code that
# was tested on the emulated RP2040, though the RP2350 is an armv7emsp.
RP2040 = Chip("RP2040", 0xE48BFF56, "RPI-RP2", "RPI_PICO", "armv6m")
RP2350 = Chip("RP2350", 0xE48BFF59, "RP2350", "RPI_PICO2", "armv6m")
RISCV = Chip("RP2350 as RISC-V", 0xE48BFF5A, "RP2350", "RPI_PICO2-RISCV", "rv32imc")
CHIPS = RP2040, RP2350, RISCV
PROCESSORS = tuple(dict.fromkeys(chip.processor for chip in CHIPS))

# Boards that fit in place of a Raspberry Pi Pico: (name, MicroPython images, the best first; on
# what it was tested). See docs/speed.md.
PICOS = (("Raspberry Pi Pico", ("RPI_PICO",), "an emulated RP2040"),
         ("Raspberry Pi Pico W", ("RPI_PICO",), "an emulated RP2040"),
         ("Raspberry Pi Pico 2", ("RPI_PICO2",), "untried"),
         ("Raspberry Pi Pico 2 W", ("RPI_PICO2", "RPI_PICO2_W"), "untried"))

# MicroPython images by PICO_BOARD in ports/rp2/boards/*/mpconfigboard.cmake. Where that is not
# set, it is the name of the image in lower case.
_IMAGES = {"pico": "RPI_PICO", "pico_w": "RPI_PICO_W", "pico2": "RPI_PICO2",
           "pico2_w": "RPI_PICO2_W"}
# Images of boards with a chip of their own, by folder of boards/; the others carry a Pico.
OWN = {"feather_oled": "ADAFRUIT_FEATHER_RP2040"}
REMEMBERED = (*_IMAGES.values(), *OWN.values())

# By number in sys.implementation._mpy; 0 takes no machine code.
_ARCHITECTURES = ("none", "x86", "x64", "armv6", "armv6m", "armv7m", "armv7em", "armv7emsp",
                  "armv7emdp", "xtensa", "xtensawin", "rv32imc", "rv64imc")
_ARM = range(4, 9)
_VIRTUAL = "linux", "darwin"    # sys.platform of virtual boards
_PCS = {"x86_64": "x64", "AMD64": "x64", "i686": "x86"}     # by platform.machine()
# To compile for on a virtual board on this PC; "" if it must run bytecode alone.
HERE = _PCS.get(platform.machine(), "")


def architecture(number: int) -> str:
    """The name of an architecture by its number in sys.implementation._mpy."""
    return _ARCHITECTURES[number] if number < len(_ARCHITECTURES) else f"architecture {number}"


def processor(system: str, number: int) -> str | None:
    """The architecture to compile for, as mpy-cross names it; "" for bytecode alone; None if
    Crupier does not run there.

    system: sys.platform; number: of the architecture that MicroPython takes.
    """
    if not number:
        return "" if system in (*_VIRTUAL, "rp2") else None
    if system in _VIRTUAL:
        return architecture(number) if architecture(number) in _PCS.values() else ""
    if system == "rp2" and number in _ARM:
        return RP2040.processor
    if system == "rp2" and architecture(number) == RISCV.processor:
        return RISCV.processor
    return None


def image(name: str) -> str:
    """The MicroPython image of a board by the name that MicroPython gives it; "" for no name."""
    return _IMAGES.get(name, name.upper())


def images(board: str, drive: str) -> tuple[str, ...]:
    """MicroPython images for a folder of boards/ with the chip behind this drive, the best first.
    """
    if board in OWN:
        return (OWN[board],)
    return ("RPI_PICO",) if drive == RP2040.drive else ("RPI_PICO2", "RPI_PICO2_W")


def has_radio(machine: str) -> bool:
    """True for a Pico W or Pico 2 W. machine: sys.implementation._machine."""
    return machine.partition(" with ")[0].endswith(" W")
