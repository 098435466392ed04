"""The step with power cuts: every move that the board has called safe must be there."""

from crupier.device import schema
from crupier.device.repl import DeviceError
from crupier.device.transport import Talk
from crupier.errors import DEVICE_ERROR, NO_DEVICE, Trouble
from crupier.selftest.bench import Bench
from crupier.selftest.prompts import Skipped
from crupier.selftest.report import Result

_QUIET_S = 1.5          # without a word: the power is gone, or a flash is very slow
_MOVES = 200            # of a scratch game, as in on_board.py

Place = tuple[int, int]         # number of a game, its moves


def cuts(bench: Bench, result: Result, wanted: int) -> None:
    """Each cut is in the midst of writing, and by hand."""
    prompts, board = bench.prompts, bench.board
    battery = "BATTERY" in {name for name, value in board.described.items() if value}
    prompts.tell("  The board writes moves of a scratch game without end. You pull the plug, and "
                f"plug it in again, {wanted} times."
                + (" Switch it off, too: it has a battery." if battery else ""))
    result.figures.update(cuts=0, moves=0, lost=0)
    try:
        _cut(bench, result, wanted, battery)
    except Skipped:
        if not result.figures["cuts"]:
            raise
    if not result.figures["lost"]:
        result.note("Cuts: {cuts}. Of {moves:,} moves that the board had called safe none is lost."
                    .format(**result.figures))


def _cut(bench: Bench, result: Result, wanted: int, battery: bool) -> None:
    prompts, board, figures = bench.prompts, bench.board, result.figures
    while (done := figures["cuts"]) < wanted:
        prompts.tell(f"  {done + 1} of {wanted}: pull the plug when you like. [s = skip the rest]")
        prompts.expect("cut", done)
        safe = _until_gone(bench)
        board.drop()
        prompts.tell("  Gone. Plug it in again.")
        prompts.expect("plug")
        if not board.await_plug(prompts):
            prompts.tell("  It had power all the time" + (
                ", from its battery: switch it off." if battery else "."))
        else:
            figures["cuts"] += 1
            figures["moves"] += safe[1] + _MOVES * max(safe[0] - 1, 0)
            if trouble := _lost(bench, safe):
                figures["lost"] += 1
                result.fault(f"Cut {done + 1}: {trouble}")
        board.do("tidy()")      # the next scratch game begins with nothing


def _until_gone(bench: Bench) -> Place:
    """The last move that is safe, when the board falls silent. Raises Skipped."""
    safe = (0, 0)
    try:
        with bench.board.device.talk("write_journal()") as talk:
            while True:
                safe = _place(read_line(talk))
                bench.prompts.heard()
    except DeviceError:
        raise
    except Trouble as trouble:
        if trouble.exit_code not in (NO_DEVICE, DEVICE_ERROR):
            raise
        return safe


def read_line(talk: Talk) -> bytes:
    return talk.readline(_QUIET_S)


def _place(line: bytes) -> Place:
    words = line.decode("ascii", "replace").split()
    schema.require(len(words) == 2, "moves that are safe")
    game, moves = (schema.number(word, 10**6) for word in words)
    return game, moves


def _lost(bench: Bench, safe: Place) -> str | None:
    """What is wrong with the scratch game after a cut."""
    found = bench.board.ask("read_journal()", tuple)
    schema.require(all(len(game) == 4 for game in found), "a scratch game")
    if not found:       # one that is complete is removed, and the next one begun
        whole = not safe[0] or safe[1] == _MOVES
        return None if whole else f"the game is gone, of which {safe[1]} moves were safe."
    game, moves, right, damaged = found[0]
    if damaged or not right:
        return "the journal is damaged."
    if (game, moves) < safe and not (safe[1] == _MOVES and game > safe[0]):
        return f"{moves} moves of game {game} are left, of {safe[1]} of game {safe[0]}."
    return None
