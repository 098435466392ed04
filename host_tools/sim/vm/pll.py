"""Clock and core voltage. Nothing is quicker with a higher clock; what an RP2040 is not certified
for is refused.
"""

_VREG, _VSEL, _V1_15 = 0x4006_4000, 0xF0, 0xC0      # RP2040 datasheet 2.10
_PLAIN, _MOST = 133_000_000, 200_000_000            # Hz at 1.10 V, and at 1.15 V
_USB = 48_000_000
_CRYSTAL_KHZ = 12_000                               # datasheet 2.18, as pico-sdk goes about it
_VCO, _DIVIDERS = range(63, 134), range(1, 8)

_hertz = 125_000_000
_vreg = 0x10B1                                      # 1.10 V, which it has reached


def freq(hertz=None, peripheral=_USB):
    global _hertz
    if hertz is None:
        return _hertz
    if not any(_CRYSTAL_KHZ * times == hertz // 1000 * one * two
               for times in _VCO for one in _DIVIDERS for two in _DIVIDERS):
        raise ValueError("cannot change frequency")
    if peripheral not in (_USB, hertz):
        raise ValueError("peripheral freq must be 48_000_000 or the same as the MCU freq")
    _check(hertz, _vreg)
    _hertz = hertz


def _check(hertz, vreg):
    if hertz > (_PLAIN if vreg & _VSEL < _V1_15 else _MOST):
        raise RuntimeError("the virtual chip has too low a voltage for %d Hz" % hertz)


class _Registers:
    """There is none but VREG."""

    def __getitem__(self, address):
        _only(address)
        return _vreg

    def __setitem__(self, address, value):
        global _vreg
        _only(address)
        _check(_hertz, value)
        _vreg = value


def _only(address):
    if address != _VREG:
        raise RuntimeError("the virtual chip has no register 0x%08X" % address)


mem32 = _Registers()
