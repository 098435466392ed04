"""Doctor, second part: what there is to know about a board, read in one go."""

from dataclasses import dataclass, field
from typing import Any

from host_tools import find
from host_tools.device import Device
from host_tools.flash import install, plan
from host_tools.flash.archive import DATA
from host_tools.flash.manifest import Manifest
from host_tools.flash.plan import Found
from host_tools.flash.session import Session
from host_tools.meter import Meter

# Says why the display cannot be used; the application sets it up anew after the restart.
_TRY_DISPLAY = """
def try_display():
    try:
        import board
        import hardware
        hardware.make_display(board.DISPLAY)
    except Exception as error:
        yield repr(error)
"""


@dataclass(frozen=True)
class Facts:
    about: dict[str, Any]               # Device.about()
    hello: dict | None                  # what the application said before it was stopped
    clock: int                          # s since 1970
    folders: list[str]                  # names in /
    sizes: dict[str, int]               # {path: bytes} of everything on the flash
    found: Found                        # below plan.PRODUCT and DATA
    installed: Manifest | None
    data: dict[str, bytes] = field(default_factory=dict)       # content of DATA
    display: str | None = None          # the error of the display


def collect(port: str, meter: Meter) -> Facts:
    """Stops the application for it, and starts it anew. Raises Trouble."""
    hello, _ = find.hello(port)
    with Device(port) as device:
        about = install.identify(device)
        session = Session(device)
        found = session.survey(*plan.PRODUCT, DATA)
        wanted = {path: entry for path, entry in found.items() if path.startswith(DATA + "/")}
        with meter("Reading scores", sum(size for size, _ in wanted.values())) as advance:
            data = session.fetch(wanted, advance)
        display = []
        if plan.BOARD in found:
            session.run(_TRY_DISPLAY)
            display = session.ask("try_display()")
        return Facts(about, hello, device.eval("__import__('time').time()"),
                     session.ask("os.listdir('/')"), dict(session.ask("sizes('/')")), found,
                     install.installed(session, found), data, display[0] if display else None)
