"""Steps that measure without questions: flash, USB, clock."""

import time
from statistics import median

from crupier.device import schema
from crupier.device.link import local_time
from crupier.errors import Trouble
from crupier.install.room import RESERVE
from crupier.selftest.bench import Bench
from crupier.selftest.board import Board
from crupier.selftest.prompts import Skipped
from crupier.selftest.report import Result

_BLOCKS = 16            # of 4096 bytes that are written
_BLOCK = 4096
_COMMITS = 24           # of a move; as in on_board.py
_SLOW_MS = 500          # for a move; one block may take 400 to erase, by the datasheets
_TRIPS = 40             # there and back again
_LINE = b"0123456789abcdef" * 32        # as in on_board.py
_LINES = 64
_AHEAD = 2              # lines that may be on their way
_WRAP = 1 << 30         # us at which ticks_us() begins anew
_READINGS = 8           # of both clocks, the closest of which counts
CLOCK_S = 20.0          # that it is watched at least
_CRYSTAL = 500e-6       # no crystal is that far off
_SET = 1_704_067_200    # 2024-01-01; a clock that was never set begins in 2021
_OFF_S = 120


def flash(bench: Bench, result: Result) -> None:
    free = bench.board.free or 0
    if free < RESERVE + 2 * _BLOCKS:
        result.note(f"Only {free} blocks are free.")
        raise Skipped
    told = bench.board.ask(f"store({_BLOCKS})", int, _BLOCKS + 2 + _COMMITS)
    blocks, (reading, removing), commits = (
        told[:_BLOCKS], told[_BLOCKS:_BLOCKS + 2], told[_BLOCKS + 2:])
    size = _BLOCKS * _BLOCK
    result.figures.update(
        write_kb_s=_rate(size, sum(blocks)), read_kb_s=_rate(size, reading),
        block_ms=_ms(median(blocks)), worst_block_ms=_ms(max(blocks)), remove_ms=_ms(removing),
        move_ms=_ms(median(commits)), worst_move_ms=_ms(max(commits)))
    result.note("Writes {write_kb_s:,} KB/s, erasing included ({block_ms} ms a block, worst "
                "{worst_block_ms}), reads {read_kb_s:,} KB/s; removing takes {remove_ms} ms."
                .format(**result.figures))
    result.note("A move is safe after {move_ms} ms, worst {worst_move_ms}."
                .format(**result.figures))
    if max(*blocks, *commits) > 1000 * _SLOW_MS:
        result.fault(f"More than {_SLOW_MS} ms for one write: the flash is slow, or worn.")


def _rate(size: int, us: float) -> int:
    """KB/s"""
    return round(size / 1024 / max(us, 1) * 1e6)


def _ms(us: float) -> float:
    return round(us / 1000, 1)


def usb(bench: Bench, result: Result) -> None:
    board = bench.board
    trips = _trips(board)
    down = _timed(lambda: _send(board))
    up = _timed(lambda: _receive(board))
    size = _LINES * (len(_LINE) + 1)
    result.figures.update(
        trip_ms=_ms(1e6 * median(trips)), worst_trip_ms=_ms(1e6 * max(trips)),
        to_board_kb_s=_rate(size, 1e6 * down), to_pc_kb_s=_rate(size, 1e6 * up))
    result.note("There and back in {trip_ms} ms, worst {worst_trip_ms}; {to_board_kb_s:,} KB/s to "
                "the board, {to_pc_kb_s:,} KB/s to the PC; nothing damaged."
                .format(**result.figures))


def _timed(action) -> float:
    begun = time.monotonic()
    action()
    return time.monotonic() - begun


def _trips(board: Board) -> list[float]:
    taken = []
    with board.device.talk("echo()") as talk:
        for n in range(_TRIPS):
            begun = time.monotonic()
            talk.write(b"%d\n" % n)
            _same(talk.readline(), b"%d" % n)
            taken.append(time.monotonic() - begun)
        talk.write(b"\n")
    return taken


def _send(board: Board) -> None:
    from binascii import crc32
    with board.device.talk("swallow()") as talk:
        for n in range(_LINES + _AHEAD):
            if n < _LINES:
                talk.write(_LINE + b"\n")
            if n >= _AHEAD:
                _same(talk.readline(), b".")
        talk.write(b"\n")
        _same(talk.readline(), b"%d" % crc32(_LINE * _LINES))


def _receive(board: Board) -> None:
    with board.device.talk(f"pour({_LINES})") as talk:
        for _ in range(_LINES):
            _same(talk.readline(), _LINE)


class Damaged(Trouble):
    """The cable changes what passes."""


def _same(line: bytes, wanted: bytes) -> None:
    if line.strip() != wanted:
        raise Damaged("What passes the cable arrives damaged: try another cable or USB port.")


Reading = tuple[float, float, float]        # s of the PC, s of the board, s that they may differ


def read_clocks(board: Board) -> Reading:
    """Both at one moment."""
    found = []
    with board.device.talk("ticks()") as talk:
        for _ in range(_READINGS):
            begun = time.monotonic()
            talk.write(b".\n")
            ticks = schema.number(talk.readline().decode("ascii", "replace").strip(), _WRAP)
            ended = time.monotonic()
            found.append(((begun + ended) / 2, ticks / 1e6, (ended - begun) / 2))
        talk.write(b"\n")
    return min(found, key=lambda reading: reading[2])


def clock(bench: Bench, result: Result, begun: Reading, least: float = CLOCK_S) -> None:
    wait = least - (time.monotonic() - begun[0])
    if wait > 0:
        bench.prompts.tell(f"  The clock is watched for {wait:.0f} s.")
    while time.monotonic() - begun[0] < least:
        bench.prompts.heard()
        time.sleep(0.1)
    ended = read_clocks(bench.board)
    seconds = ended[0] - begun[0]
    wrap = _WRAP / 1e6
    ahead = (ended[1] - begun[1] - seconds + wrap / 2) % wrap - wrap / 2
    drift, unsure = ahead / seconds, (begun[2] + ended[2]) / seconds
    result.figures.update(seconds=round(seconds), drift_ppm=round(1e6 * drift),
                          unsure_ppm=round(1e6 * unsure))
    result.note("In {seconds} s it differs from the PC by {drift_ppm} ppm, give or take "
                "{unsure_ppm}.".format(**result.figures))
    if abs(drift) > unsure + _CRYSTAL:
        result.fault("No crystal is that far off.")
    shown, = bench.board.ask("clock()", int, 1)
    off = shown - local_time()
    if shown < _SET:
        result.note("Nobody has set it; `crupier time` does.")
    elif abs(off) > _OFF_S:
        result.note(f"It shows a time that is {abs(off):,} s "
                    f"{'ahead' if off > 0 else 'behind'}; `crupier time` sets it.")
    else:
        result.note("It shows the right time.")
