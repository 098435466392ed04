"""The clocks as the program sets them: rp2040py takes 125 MHz for all of them."""

from collections.abc import Callable
from typing import Any

from rp2040py.peripherals.clocks import CLK_PERI_CTRL
from rp2040py.peripherals.ssi import SSI_BAUDR

from silicon.loop import Loop

_CRYSTAL = 12_000_000
_PLL_SYS = 0x40028                              # address >> 12, as rp2040py keeps its peripherals
_CS, _FBDIV_INT, _PRIM = 0x00, 0x08, 0x0C       # RP2040 datasheet 2.18.4
_SYSTEM, _USB = 125_000_000, 48_000_000
_PERI_USB = 2       # of CLK_PERI_CTRL.AUXSRC, RP2040 datasheet 2.15.7; 0 and 1 are the system's
_FLASH_DIVIDER = 2  # with which `miss` was fitted


class Clocks:
    """Watches the PLL of the system, the choice of SPI's clock, and the divider of the flash.

    The system takes its PLL all the time, also while the program sets it up. miss: cycles.
    `hertz`: of the processor.
    """

    def __init__(self, mcu: Any, loop: Loop, miss: int):
        self.hertz = _SYSTEM
        self._mcu, self._loop, self._miss = mcu, loop, miss
        self._dividers = {_CS: 1, _FBDIV_INT: 125}
        self._from_usb = False
        _watch(mcu.peripherals[_PLL_SYS], self._pll)
        _watch(mcu.clocks, self._chosen)
        _watch(mcu.ssi, self._flash)

    def _pll(self, offset: int, value: int) -> None:
        if offset in self._dividers:
            self._dividers[offset] = value
        elif offset == _PRIM:           # last of all
            reference = _CRYSTAL // (self._dividers[_CS] & 0x3F)
            self.hertz = reference * (self._dividers[_FBDIV_INT] & 0xFFF) // (
                (value >> 16 & 7) * (value >> 12 & 7))
            self._mcu.clk_sys = self.hertz
            self._loop.set_clock(self.hertz)
            self._set_peri()

    def _chosen(self, offset: int, value: int) -> None:
        if offset == CLK_PERI_CTRL:
            self._from_usb = value >> 5 & 7 == _PERI_USB
            self._set_peri()

    def _set_peri(self) -> None:
        self._mcu.clk_peri = _USB if self._from_usb else self.hertz

    def _flash(self, offset: int, value: int) -> None:
        """MicroPython raises the divider with the clock: rp2_flash_set_timing_for_freq()."""
        if offset == SSI_BAUDR:
            self._loop.set_cache_miss(self._miss * value // _FLASH_DIVIDER)


def _watch(peripheral: Any, told: Callable[[int, int], None]) -> None:
    write = peripheral.write_uint32

    def watching(offset: int, value: int) -> None:
        told(offset, value)
        write(offset, value)

    peripheral.write_uint32 = watching
