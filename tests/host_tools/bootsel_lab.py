"""A drive of BOOTSEL that takes a UF2 file. The virtual board plays the chip that restarts."""

import threading

import pytest

from crupier.device import find
from tests.host_tools.uf2_lab import uf2_file


class Rom:
    """The boot ROM: offers a drive, and starts the board when a UF2 has arrived on it."""

    def __init__(self, folder, board, restart):
        self.drive = folder / "RPI-RP2"
        self.drive.mkdir()
        self.received = []
        self._board = board
        self._restart = restart
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def offer(self):
        (self.drive / "INFO_UF2.TXT").write_text(
            "UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: RPI-RP2\n")

    def _run(self):
        while not self._stopping.wait(0.01):
            if b"bootloader: reset the board" in self._board.log and not self.received:
                self.offer()
            for file in self.drive.glob("*.uf2"):
                if file.stat().st_size % 512 == 0 and file.stat().st_size:
                    self.received.append(file.read_bytes())
                    for name in ("INFO_UF2.TXT", file.name):
                        (self.drive / name).unlink()
                    self._restart()

    def stop(self):
        self._stopping.set()
        self._thread.join()


@pytest.fixture
def rom(own_folders, bench, monkeypatch):
    """rom(*layers): (a bench, the Rom of its board); its drive and its port are found."""
    made = []

    def make(*layers, powered=True):
        there = bench(*layers)
        if not powered:
            there.board.power_off()
        restart = there.board.reset if powered else there.board.power_on
        made.append(Rom(own_folders, there.board, restart))
        roots = [made[0].drive]
        drives = find.drives
        monkeypatch.setattr(find, "drives", lambda: drives(roots))
        monkeypatch.setattr(find, "ports", lambda: [find.Candidate(
            there.board.port, "Board in FS mode", "2E8A:0005")] if there.board.running else [])
        return there, made[0]

    yield make
    for one in made:
        one.stop()


@pytest.fixture
def firmware(tmp_path):
    return uf2_file(tmp_path / "RPI_PICO.uf2")
