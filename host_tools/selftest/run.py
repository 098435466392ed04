"""All steps in their order; whatever happens, the board is left as it was."""

import platform
from collections.abc import Callable, Collection
from datetime import date
from functools import partial

from crupier.build import manifest, payload
from crupier.device.repl import DeviceError
from crupier.errors import DEVICE_ERROR, Trouble
from crupier.install import backups, install, plan
from crupier.install.backups import DATA
from crupier.install.board_state import Finding
from crupier.install.plan import Found
from crupier.selftest import STEPS, cuts, measures, parts
from crupier.selftest.bench import Bench
from crupier.selftest.board import Board
from crupier.selftest.measures import CLOCK_S, Damaged
from crupier.selftest.prompts import Prompts, Skipped
from crupier.selftest.report import FAULT, SKIPPED, Report, Result
from crupier.terminal import Progress

CUTS = 10
_PC = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
_HINT = ("Answer with y (yes), n (no) or s (skip this step), and Enter. On the board, OK says yes "
         "and any other key no. Ctrl-C ends the test, and the board is as it was.")

Step = Callable[[Bench, Result], None]


def selftest(port: str, prompts: Prompts, findings: list[Finding], progress: Progress,
             skip: Collection[str] = (), wanted_cuts: int = CUTS, clock_s: float = CLOCK_S
             ) -> Report:
    """Takes all steps, and gives the board back at the end. Raises Trouble, KeyboardInterrupt."""
    with Board(port) as board:
        try:
            board.do("tidy()")
            made = _steps(board, prompts, findings, progress, skip, wanted_cuts, clock_s)
        finally:
            board.leave(prompts)
        port = board.port
    back = Result("Afterwards")
    made.results.append(back)
    if install.running(port):
        back.note("Crupier is back.")
    else:
        back.fault("Crupier does not come up again; see `crupier doctor`.")
    return made


def _steps(board: Board, prompts: Prompts, findings: list[Finding], progress: Progress,
           skip: Collection[str], wanted_cuts: int, clock_s: float) -> Report:
    made = _headed(board, findings)
    found = board.session.survey(DATA, manifest.PATH, plan.BOARD)
    there = backups.installed(board.session, found)
    kept, _ = backups.save(board.session, board.about["id"], backups.kept(found, there), progress,
                          board=backups.kind(there))
    prompts.tell(f"Self-test of {board.described['NAME']}. " + (
        f"What it keeps is saved in {kept}." if kept else "It keeps no games yet."))
    prompts.tell(_HINT)
    before, begun = board.games(), measures.read_clocks(board)
    steps: dict[str, Step] = {
        "display": parts.display, "keys": parts.keys, "buzzer": parts.buzzer, "led": parts.led,
        "battery": parts.battery, "flash": measures.flash, "usb": measures.usb,
        "clock": partial(measures.clock, begun=begun, least=clock_s),
        "cuts": partial(cuts.cuts, wanted=wanted_cuts)}
    bench = Bench(board, prompts, set(board.ask("take_keys()", int)))
    todo = [(name, title) for name, title, part in STEPS
            if part is None or board.described.get(part)]
    for number, (name, title) in enumerate(todo, 1):
        result = Result(title)
        made.results.append(result)
        prompts.tell(f"\n{number}/{len(todo)} {title}")
        _take(_skipped if name in skip else steps[name], bench, result)
        told = result.details + ["Skipped."] * (result.verdict == SKIPPED)
        for line in told:
            prompts.tell(f"  {line}")
    made.results.append(_untouched(board, before))
    return made


def _headed(board: Board, findings: list[Finding]) -> Report:
    told, about = board.described, board.about
    image, _, chip = about["machine"].rpartition(" with ")
    return Report(told["ID"], date.today().isoformat(), {
        "Board": told["NAME"], "Chip": chip,
        "Processor": f"{told['CLOCK'] / 1e6:g} MHz",
        "MicroPython": install.dotted(about["version"]) + f" for {image}" * bool(image),
        "Crupier on the board": told["VERSION"],
        "Crupier on the PC": payload.firmware_version(), "PC": _PC}, findings)


def _take(step: Step, bench: Bench, result: Result) -> None:
    try:
        step(bench, result)
    except Skipped:
        result.verdict = result.verdict if result.verdict == FAULT else SKIPPED
    except (DeviceError, Damaged) as error:
        result.fault(str(error))
    if bench.board.connected:
        bench.board.interrupt()
        if not bench.board.awake:
            raise Trouble("the board had no power for a moment; repeat the self-test.",
                          DEVICE_ERROR)
        bench.board.do("rest()")


def _skipped(bench: Bench, result: Result) -> None:
    raise Skipped


def _untouched(board: Board, before: Found) -> Result:
    result = Result("Games")
    if not board.connected:
        result.verdict = SKIPPED
    elif board.games() == before:
        result.note(f"Files with games: {len(before)}, all as they were." if before
                    else "There were none.")
    else:
        result.fault("Files with games are not what they were. Has somebody played meanwhile?")
    return result
