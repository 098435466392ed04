"""What a virtual board holds from its start to its stop: all of it, or nothing."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from crupier.sim.virtual.bus import Bus
from crupier.sim.virtual.clock import BoardClock, watch_naps
from crupier.sim.virtual.flash import Flash
from crupier.sim.virtual.hardware import Hardware
from crupier.sim.virtual.lock import ImageLock
from crupier.sim.virtual.loop import Loop


def take(image: Path, description: dict[str, Any], time: str | int | None,
         config: dict[str, Any]) -> tuple[Loop, Hardware, Callable[[], None]]:
    """The board's thread, what happens in it, and what gives everything back.

    time: as the `clock` of VirtualBoard. Whatever it raises, nothing is held then.
    """
    with ExitStack() as taken:
        taken.enter_context(ImageLock(image))
        loop, last = Loop(f"board {image.name}"), ExitStack()
        taken.callback(loop.stop, last.close)
        flash = Flash(image)
        last.callback(flash.close)
        clock = BoardClock(config["live"], time)
        hardware = Hardware(loop, flash, Bus(description, clock.devices), clock, config)
        last.callback(hardware.close)
        if config["live"]:
            watch_naps(loop, clock, hardware.skip)
        loop.start()
        return loop, hardware, taken.pop_all().close
