"""Pulling 1,000 records, every one of them replayed, beside mpremote copying the same bytes."""

import contextlib
import io
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.figure import Figure
from crupier import cli
from crupier.engine.lines import seal
from crupier.engine.records import encode, outcome
from crupier.sim.virtual import image
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples

BOARD = "pico_ssd1306"
RECORDS = 1000
_SEEDS = 25                     # different games, again and again
_SEGMENT = 4000                 # bytes
_BOOT_S = 1.5


def run() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        flash = Path(folder, "flash.img")
        image.install(flash, BOARD)
        board = VirtualBoard(flash)
        size = 0
        for path, data in {**samples.settings(language="es"), **_segments()}.items():
            board.write_file(path, data)
            size += len(data)
        with board:
            time.sleep(_BOOT_S)
            ours = _timed(lambda: _pull(board.port, folder))
            theirs = _timed(lambda: _copy(board.port, folder))
    return [
        Figure(f"pull of {RECORDS:,} records, verified", size / ours / 1000, "kB/s",
               f"{ours:.1f} s for {size:,} bytes while the game runs"),
        Figure("mpremote fs cp of the same bytes", size / theirs / 1000, "kB/s",
               f"{theirs:.1f} s; ours is {theirs / ours:.2f} x as fast (target 1)"),
    ]


def _segments() -> dict[str, bytes]:
    """Flash files of the records, as the board lays them down."""
    games = [samples.play(samples.solo(1, f"PULL{at}")) for at in range(_SEEDS)]
    files: dict[str, bytes] = {}
    name = ""
    for seq in range(1, RECORDS + 1):
        game = games[seq % _SEEDS]
        head = samples.solo(seq, f"PULL{seq % _SEEDS}")
        line = seal(encode(dict(head, result=outcome(game)), game.history())).encode()
        if not name or len(files[name]) + len(line) > _SEGMENT:
            name = f"/data/records/{seq:06d}"
            files[name] = b""
        files[name] += line
    return files


def _pull(port: str, folder: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        if cli.main(["pull", "--port", port, "--library", str(Path(folder, "library.sqlite"))]):
            raise RuntimeError("the pull failed")


def _copy(port: str, folder: str) -> None:
    subprocess.run([sys.executable, "-m", "mpremote", "connect", port, "fs", "cp", "-r",
                    ":/data/records", folder], check=True, capture_output=True)


def _timed(work) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


if __name__ == "__main__":
    for figure in run():
        print(figure)
