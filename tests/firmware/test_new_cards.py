"""Take That against devices: the card that came at the end of one's turn is marked in the next,
and not as a twin is. The Game: cards that have come are marked until one is laid.
"""

from crupier.engine import games
from crupier.engine.take_that.cards import fits, twists
from crupier.engine.take_that.notation import place
from crupier.engine.the_game.notation import END_TURN
from pictures import samples
from pictures.scenes import devices
from tests import eyes, pilot
from tests.firmware.console import Console
from tests.pure import layout, load

_AT = layout("w128h64", "take_that")
_ABOVE = 3                       # rows from the top of the hand to the line, in The Game
_THINKS_MS = 12_000             # what the device does may be read, too


def near(game) -> list[int]:
    """Cards of Ana's that fit, the nearest to the end of the line first."""
    line = game.deal.line
    return sorted((card for card in game.observation(0)["hand"] if line and fits(card, line)),
                  key=lambda card: (abs(card - line[-1]), card))


def marked(frame, hand: list[int], chosen: int, at=_AT, down: int = 0) -> list[int]:
    """Cards with a line above them; the chosen one is white all over."""
    spots = load("game_ui/names").hand_layout(at, 128, hand, chosen)
    return [card for card, (_, _, x, w, _) in zip(hand, spots, strict=True)
            if card != chosen and frame.getpixel((x + w // 2, at.HAND_Y[0] + down))]


def test_what_has_come_is_marked(tmp_path):
    head = devices.head_of("take_that_match", "K7Q2MX", 2)
    game = games.create(head)
    while game.current_player() or len(game.history()) < 9 or len(near(game)) < 2:
        game.apply_action(devices.chosen(head, game))
    with Console(tmp_path, samples.journal(head, game.history())) as console:
        held = game.observation(0)["hand"]
        assert marked(console.frame(), held, near(game)[0]) == []
        game.apply_action(place(near(game)[0]))
        came = [card for card in game.observation(0)["hand"] if card not in held]
        while game.current_player():
            game.apply_action(devices.chosen(head, game))
        console.press("OK")
        console.board.run(_THINKS_MS)
        hand = game.observation(0)["hand"]
        chosen = near(game)[0] if near(game) else hand[0]
        assert chosen not in came and marked(console.frame(), hand, chosen) == came


def test_a_twin_is_marked_in_another_way(tmp_path):
    """Two dots above it, where a new card has a line."""
    head = devices.head_of("take_that_match", "K7Q2MX", 2)
    game = games.create(head)

    def twins() -> list[int]:
        return [card for card in game.observation(0)["hand"] if twists(card, game.deal.line)]

    while game.current_player() or not near(game) or not set(twins()) - set(near(game)[:1]):
        game.apply_action(devices.chosen(head, game))
    with Console(tmp_path, samples.journal(head, game.history()), twins=True) as console:
        hand, frame = game.observation(0)["hand"], console.frame()
        assert marked(frame, hand, near(game)[0]) == []
        spots = load("game_ui/names").hand_layout(_AT, 128, hand, near(game)[0])
        row = _AT.HAND_Y[0] + 1
        dotted = [card for card, (_, _, x, w, _) in zip(hand, spots, strict=True)
                  if card != near(game)[0]
                  and [frame.getpixel((x + w // 2 + by, row)) > 0 for by in (-3, 0, 1)]
                  == [True, False, True]]
        assert dotted == [card for card in twins() if card != near(game)[0]] != []


def test_cards_that_have_come_are_marked_until_one_is_laid(tmp_path):
    at = layout("w128h64", "table")
    head = samples.solo(1, "K7Q2MX")
    game = samples.play(head, lambda game: game.placed > 1)
    with Console(tmp_path, samples.journal(head, game.history())) as console:
        held = eyes.table(console.frame()).hand
        pilot.act(console, END_TURN)
        table = eyes.table(console.frame())
        came = [card for card in table.hand if card not in (*held, table.cursor)]
        assert came and marked(console.frame(), table.hand, table.cursor, at, _ABOVE) == came
        pilot.act(console, pilot.choose(table))
        chosen = eyes.table(console.frame()).cursor
        assert marked(console.frame(), table.hand, chosen, at, _ABOVE) == []
