"""Wires the model of a display to a bus of the chip, as board.py describes it."""

from collections.abc import Callable, Mapping
from typing import Any

from crupier.sim.chips.lcd import CHIPS, Lcd
from crupier.sim.chips.sh1107 import Sh1107
from crupier.sim.chips.ssd1306 import Ssd1306
from silicon.i2c import I2cBus
from silicon.spi import SpiBus

_MODELS: dict[str, Callable[..., Any]] = {
    "ssd1306": Ssd1306, "sh1107": Sh1107, **dict.fromkeys(CHIPS, Lcd)}


class WiredDisplay:
    """A display and its bus. clock() -> ns."""

    def __init__(self, spec: Mapping[str, Any], clock: Callable[[], float]):
        timed = {"clock": lambda: int(clock() / 1000)} if spec["driver"] in CHIPS else {}
        self.model = _MODELS[spec["driver"]](spec, **timed)
        self.bus: I2cBus | SpiBus
        if "i2c" in spec:
            self.bus = I2cBus(spec["i2c"], spec["addr"], self.model.i2c_write)
        else:
            self.bus = SpiBus(spec["spi"], spec["cs"], spec["dc"], self.model.spi_write,
                              spec.get("rst"), self.model.reset)

    def image(self) -> Any:
        """What a person sees, if the backlight is on."""
        if isinstance(self.bus, SpiBus):
            self.bus.flush()
        return self.model.image()
