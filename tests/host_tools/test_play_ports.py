"""Where the page listens, and when it looks at the board."""

import asyncio
import socket

import pytest

from crupier.errors import Trouble
from crupier.play import server
from crupier.play.server import listen
from crupier.play.watch import Watch
from tests.host_tools.fake_board import FakeBoard


@pytest.mark.parametrize("steps", range(6))
def test_a_change_at_the_last_moment_does_not_keep_it_open(steps):
    """Cancelled in the same moment as something changes, it is cancelled."""
    async def look_for_ever(watch):
        async for _ in watch.looks():
            pass

    async def main():
        watch = Watch()
        watch.follow(FakeBoard())
        looking = asyncio.create_task(look_for_ever(watch))
        await asyncio.sleep(0.05)
        watch.poke()
        for _ in range(steps):
            await asyncio.sleep(0)
        looking.cancel()
        await asyncio.wait((looking,), timeout=5)
        assert looking.cancelled()
    asyncio.run(main())


# ---- ports

def test_it_listens_on_this_computer_only():
    with listen(0) as listener:
        assert listener.getsockname()[0] == "127.0.0.1"


def test_a_taken_port_is_said_with_advice():
    with listen(0) as first:
        number = first.getsockname()[1]
        with pytest.raises(Trouble, match=rf"port {number} cannot be used .*--http-port"):
            listen(number)


def test_without_a_wish_the_next_free_port_is_taken(monkeypatch):
    with listen(0) as taken, listen(0) as other:
        numbers = taken.getsockname()[1], other.getsockname()[1]
        other.close()
        monkeypatch.setattr(server, "DEFAULT_PORT", numbers[0])
        monkeypatch.setattr(server, "_OTHER_PORTS", numbers[1:])
        with listen() as found:
            assert found.getsockname()[1] == numbers[1]
            with pytest.raises(Trouble, match="--http-port"):
                listen()


def test_a_port_is_free_again_at_once():
    """A restart finds its port although the last connections are still in TIME_WAIT."""
    with listen(0) as first:
        address = first.getsockname()
        with socket.create_connection(address):
            first.accept()[0].close()
    with listen(address[1]) as again:
        assert again.getsockname() == address
