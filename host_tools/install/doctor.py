"""What is wrong, from the cable to the records."""

from crupier.device import running
from crupier.device.port import origin
from crupier.errors import DEVICE_ERROR, Trouble
from crupier.install import bootsel, checks, connection, facts
from crupier.install.finding import Finding
from crupier.install.install import Unsuitable
from crupier.install.room import Room
from crupier.terminal import Progress


def examine(port: str | None, progress: Progress) -> tuple[str | None, list[Finding], Room | None]:
    """(the port of the board, what is wrong with it, how full it is).

    Raises Trouble when it cannot tell.
    """
    port, findings = connection.examine(port)
    if not port:
        return port, findings, None
    try:
        known = facts.collect(port, progress)
        return port, findings + checks.examine(known), known.room
    except Unsuitable as error:
        unsuitable = Finding(error.code, _sentence(error.what), "Crupier cannot run on it.",
                             _sentence(error.todo))
        return port, [*findings, unsuitable], None
    except Trouble as trouble:
        if trouble.exit_code != DEVICE_ERROR:
            raise
        return port, [*findings, _no_answer(port)], None


def _no_answer(port: str) -> Finding:
    wake = running.wake(port, "")
    if wake:
        return Finding("no_answer", f"The virtual board on {port} does not answer.",
                       "Its program has ended or stands still, or it is off.",
                       _sentence(f"{wake} and repeat the command"))
    return Finding("no_answer", f"What is on {port}{origin(port)} does not answer as MicroPython "
                   "does.",
                   "It is no board, or its program does not let the PC in.",
                   "Unplug it, plug it in again and repeat the command. If that does not help, "
                   "hold the board's key for safe mode while you plug it in, and run `crupier "
                   "flash`: no game is lost. If that does not help either, "
                   "hold BOOTSEL while you plug it in, then run `crupier flash --uf2 FILE`. "
                   + bootsel.DEAF)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."
