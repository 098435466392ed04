"""What the table of Galloneta says of a choice names the right figures and cards."""

import sys
from types import SimpleNamespace
from unittest.mock import MagicMock, patch

import pytest

from crupier.engine.galloneta.game import Galloneta
from tests.boards.board_pilot import cursor_of
from tests.pure import layout, load, words

# They draw nothing here.
_NONE = "framebuf", "pixels_native", "ui.regions"
with patch.dict(sys.modules, {**{name: MagicMock() for name in _NONE},
                              "game_ui.device_turn": MagicMock(DeviceTurn=object),
                              "micropython": MagicMock(const=int)}):
    _said, _duel = load("games/galloneta/captions"), load("games/galloneta/duel")
    _table = load("games/galloneta/table").BoardTable
    _device = load("games/galloneta/device").BoardDevice
_CELL = 50
_ACES = (0, "O1", "B1", (), None), (1, "E1", "C7", (), None)
_KING = 0, "O12", "B3", ("O9",), None


def text_of(code: str):
    texts = words("galloneta", code).TEXTS
    return lambda key, *values: texts[key] % values if values else texts[key]


def position(*pieces, hand: str = "") -> Galloneta:
    return Galloneta.from_position(_ACES + pieces, (hand.split(), ()), ("B4",), ("O11", "C11"))


def sentence(game: Galloneta, source: int, target: int, code: str = "es") -> str:
    cursor = cursor_of(game)
    cursor.stand(source)
    cursor.ok()
    cursor._at[1] = cursor.targets().index(target)
    return _said.said(text_of(code), cursor, dict(enumerate(game.board.cells)),
                      game.observation(0), game)[3]


def told(game: Galloneta, action: int, code: str = "es") -> list[str]:
    """Before an attack."""
    start, target = action // 100 % 100, action % 100
    pieces = game.board.cells[start], game.board.cells[target]
    lent = SimpleNamespace(_text=text_of(code), _duel=game.preview(action), _pieces=pieces,
                           _near=pieces[0].rank() == 12 and target - start == 4)
    lent._named = lambda rank: "Bea"
    lent._used = lambda side: _duel.Duel._used(lent, side)
    return [line for _, line in _duel.Duel._told(lent)]


@pytest.mark.parametrize("width, height", [(64, 128), (128, 64), (240, 135), (240, 240)])
def test_lines_of_a_duel_end_on_the_display(width, height):
    look = layout(f"w{width}h{height}", "duel")
    assert look.LINES[0] + look.INDENT + look.LINES[2] <= width


def test_the_winner_keeps_or_spends_its_card_whatever_it_is_worth():
    """Close up a king's 9 is worth 7; a 7 of another suit 3.5."""
    near = position(_KING, (1, "C10", "B4", ("C3",), None))
    assert told(near, 60913)[1] == "Guardas el 9: 7 >= 2 x 3"
    assert told(near, 60913, "en")[1] == "You keep 9: 7 >= 2 x 3"
    assert told(position(_KING, (1, "C10", "B4", ("C5",), None)), 60913)[1] == (
        "Gastas el 9: 7 < 2 x 5")
    assert told(position(_KING, (1, "C10", "B4", (), None)), 60913)[1] == "Guardas el 9"
    lost = position((0, "O10", "B3", ("O3",), None), (1, "C10", "B4", ("E7",), None))
    assert told(lost, 60913)[1] == "Gasta su 7: 3.5 < 2 x 3"


def test_a_duel_names_whose_figure_dies():
    game = position(_KING, (1, "C10", "B4", ("C3",), None))
    assert (told(game, 60913)[0], told(game, 60913, "en")[0]) == (
        "Bea pierde su sota", "Bea's knave dies")


def test_a_duel_says_why_a_card_counts_half():
    game = position(_KING, (1, "C10", "B4", ("E7",), None))
    lent = SimpleNamespace(_text=text_of("es"), _pieces=[game.board.cells[at] for at in (9, 13)])
    assert _duel.Duel._halves(lent) == [("swords", "7 de espadas: solo la mitad")]


def test_figures_have_no_gender_but_their_own():
    """A knave is a woman in Spanish, and the other figures are not."""
    game = position((0, "C10", "B3", (), None), hand="C3")
    assert sentence(game, 21, _CELL + 9) == "sota: vale 3"
    for pieces in (("C10", ("C4",)), ("E11", ("E6",))):
        game = position((0, "O12", "B3", ("O4",), None), (1, pieces[0], "B5", pieces[1], None))
        said = sentence(game, _CELL + 9, _CELL + 17)
        assert said in ("4=4: caen su sota y tu rey", "4<6: su caballo mata a tu rey")


@pytest.mark.parametrize("code, wanted", [
    ("es", "El rey usa antes su 9; luego, esta"), ("en", "The king uses its 9 first, then this")])
def test_a_spare_says_when_it_counts(code, wanted):
    assert sentence(position(_KING, hand="O3"), 9, _CELL + 9, code) == wanted


def test_a_swap_names_its_card():
    assert sentence(position(hand="O3"), 9, 80).startswith("3 de oros por otra")


def question(game: Galloneta, action: int, advised: int | None = None) -> str | None:
    table = SimpleNamespace(_view=game.observation(0), _advised=advised, app=SimpleNamespace(
        session=SimpleNamespace(game=game), text=SimpleNamespace(of=lambda _: text_of("en"))))
    table._least = lambda: _table._least(table)
    return _table._question(table, action)


def test_a_purchase_asks_only_where_less_will_do():
    buy = "compra(P1, %s)"
    exact = position(hand="O9 O8 O2")
    dear = exact.string_to_action(buy % "O2 O9")
    assert question(exact, dear) == "You pay 9+2 (8+2 will do) for your hidden figure."
    assert question(exact, dear, dear) is None          # the hint says so
    assert question(exact, exact.string_to_action(buy % "O2 O8")) is None
    least = position(hand="O9 O2")
    assert question(least, least.string_to_action(buy % "O2 O9")) is None


def test_what_a_shield_costs_is_said():
    shielded = 1, "C10", "B4", ("C3",), "J1"
    assert told(position(_KING, shielded), 60913, "en")[0] == "The knave is unarmed"
    bare = 1, "C10", "B4", (), "J1"
    assert told(position(_KING, bare), 60913, "en")[0] == "A shield saves the knave"


@pytest.mark.parametrize("me, colour, said", [
    (1, True, "9>0: shield saves your knave"), (1, False, "9>0, knave saved"),
    (0, True, "9>0, knave saved")])
def test_an_attacker_saves_nothing(me, colour, said):
    game = position(_KING, (1, "C10", "B5", (), "J1"))
    layout = SimpleNamespace(COLOUR=colour)
    lent = SimpleNamespace(game=game, text=text_of("en"), app=SimpleNamespace(layout=layout),
                           _me=me, _cells=lambda action: ())
    assert _device.say(lent, 60917) == said


def test_the_first_figure_down_is_said_for_two_turns():
    attack, end = 60913, 0
    assert _said.fought([1, attack, end]) and _said.fought([attack, end, 1, end])
    assert not _said.fought([attack, end, 1, end, 1, end]) and not _said.fought([1, end])
    assert not _said.fought([attack, end, end, attack, end])
    assert not _said.fought([attack, 71000, end])       # a king has brought it back
