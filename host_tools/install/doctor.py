"""What is wrong, from the cable to the records."""

from crupier.errors import DEVICE_ERROR, Trouble
from crupier.install import checks, connection, facts
from crupier.install.finding import Finding
from crupier.install.install import Unsuitable
from crupier.meter import Meter


def examine(port: str | None, meter: Meter) -> tuple[str | None, list[Finding]]:
    """(the port of the board, what is wrong with it). Raises Trouble when it cannot tell."""
    port, findings = connection.examine(port)
    if not port:
        return port, findings
    try:
        return port, findings + checks.examine(facts.collect(port, meter))
    except Unsuitable as error:
        return port, [*findings, Finding(
            error.code, _sentence(error.what), "Crupier cannot run on it.", _sentence(error.todo))]
    except Trouble as trouble:
        if trouble.exit_code != DEVICE_ERROR:
            raise
        return port, [*findings, Finding(
            "no_answer", f"What is on {port} does not answer as MicroPython does.",
            "It is no board, or its program does not let the PC in.",
            "Unplug it, plug it in again and repeat the command; if that does not help, hold "
            "BOOTSEL while you plug it in, then run `crupier flash --uf2 FILE`.")]


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."
