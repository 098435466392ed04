"""The web demo in a second browser."""

import json

import pytest

from crupier.build import payload
from crupier.engine import games
from tests.boards.pilot import Player
from tests.boards.test_whole_games import deal, worst
from tests.host_tools.demo_site import STARTED, differing, hands, served  # noqa: F401
from tests.host_tools.firefox import drive

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.mark.parametrize("board_id", payload.board_ids())
def test_a_whole_game_as_on_the_virtual_board(tmp_path, hands, root, board_id):     # noqa: F811
    with hands(board_id) as reference:
        player = Player(games.create(deal(reference)), reference)
        while not player.game.is_terminal():
            player.act(worst(player.game))
        orders, digests = reference.board.forget()

    async def play(firefox):
        await firefox.visit(f"{url}?stepped&board={board_id}")
        await firefox.until(STARTED)
        shown = await firefox.evaluate(f"window.crupier.link.play({json.dumps(orders)})")
        assert await firefox.evaluate("window.crupier.link.log") == ""
        return shown

    with served(root) as url:
        assert not differing(drive(tmp_path, play), digests)
