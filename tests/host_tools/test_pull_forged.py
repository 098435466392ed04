"""A record with a number that no board gives, or nearly none: it takes nothing from the others."""

import json

import pytest

from crupier.device.link import Link
from crupier.device.repl import Device
from crupier.scores.library import Library
from tests.host_tools import pull_lab
from tests.host_tools.pull_lab import pulled, segments, text, texts

GAMES, MORE = 20, 30


def numbers(path):
    with Library(path) as library:
        return sorted(game.seq for game in library.games())


def layers(seq, count):
    """Files of a board with the forged record in the middle."""
    found = segments(texts(count))
    name = max(segments(texts(GAMES)))
    forged = segments([text(seq)])
    return {**found, name: found[name] + forged["/data/records/000001"]}


@pytest.mark.parametrize("seq", [600_000, 999_999, 10**6, 10**12])
@pytest.mark.parametrize("over", ["link", "raw REPL"])
def test_later_records_are_pulled(tmp_path, micropython, monkeypatch, seq, over):
    assert json.loads(text(seq).rpartition(" ")[0])["seq"] == seq
    for count in (GAMES, MORE):
        folder = tmp_path / str(count)
        with pull_lab.playing(folder, layers(seq, count), clock=None) as board:
            if over != "link":
                with Device(board.port) as device:
                    device.exec("open('/main.py', 'w').close()")
                    device.soft_reset()
                monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.1)      # nobody answers
            for _ in range(2):
                last = pulled(board.port, tmp_path / "library.sqlite")
                assert last.over == over and last.acked in range(count, count + 2)
            if over == "link":
                with Link(board.port) as link:
                    hello = link.hello()
                    assert hello["ack"] in range(count, count + 2)
                    assert count <= hello["last"] <= count + 1
    assert numbers(tmp_path / "library.sqlite") == [*range(1, MORE + 1), seq]
