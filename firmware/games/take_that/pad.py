"""Take That on the score pad: the cards beside each player, or points alone."""

from engine.take_that.options import PAD_OPTIONS, PLAYERS
from pads.pad import Pad
from ui.canvas import Icon

# Headings of the columns of a sheet.
_PLUS = Icon(7, b"..###.."
                b"..###.."
                b"#######"
                b"#######"
                b"#######"
                b"..###.."
                b"..###..")

_MINUS = Icon(7, b"......."
                 b"......."
                 b"#######"
                 b"#######"
                 b"#######"
                 b"......."
                 b".......")

_TOAD = Icon(9, b".##...##."
                b"#..#.#..#"
                b"#.#####.#"
                b".#######."
                b"#########"
                b"#.#####.#"
                b"##.....##")


class TakeThat(Pad):
    NAME = "take_that_table"
    TABLE_THEME = 3             # pond
    PLAYERS = PLAYERS
    SCORE = 4
    EMBLEM = "toad_15"
    FAULTS = {"E_ODD_PLUS": "check.odd"}
    REASONS = {
        ("E_ODD_PLUS", False): "page.odd",
        ("E_PLUS_TOTAL", True): "page.deck_twins",
        ("E_TOAD_TOTAL", True): "page.deck",
        ("E_CARD_TOTAL", True): "page.deck_twins",
        ("E_TOO_FEW", False): "page.few",
    }

    def options(self):
        from pads.forms import Option, Seat
        return (
            Seat("dealer", "label.dealer", PAD_OPTIONS["dealer"]),
            Option("rounds", "label.rounds", PAD_OPTIONS["rounds"]),
            Option("mode", "label.pad", PAD_OPTIONS["mode"], {"totals": "value.points"}),
        )

    def columns(self):
        from pads.forms import Count, Number
        from ui.canvas import FALL, GOOD, RISE
        return {"plus": Number(_PLUS, RISE), "minus": Number(_MINUS, FALL),
                "toads": Count(_TOAD, GOOD)}

    def default(self, _game, _number, _column):
        return 0

    def accept_text(self, text, game, number):
        """The text of the button: for a check, the cards that the players must still hold."""
        held = game.in_hands(number)
        return text("check.accept") if held is None else text("check.held", held)

    def remark(self, text, names, game, number):
        held = game.in_hands(number)
        return (super().remark(text, names, game, number)
                or ("" if held is None else text("result.held", held)))


GAME_UI = TakeThat()
