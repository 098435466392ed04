"""Take That at the table: the cards that lie beside everybody, or their points alone."""

from engine.take_that.options import PAD_OPTIONS, PLAYERS
from games.pads.columns import Count, Number
from games.pads.options import Option, Seat
from games.pads.pad import Pad
from ui.canvas import FALL, GOOD, RISE, Icon

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
    CLOTH = 3                   # pond
    PLAYERS = PLAYERS
    SCORE = 4
    OPTIONS = (
        Seat("dealer", "label.dealer", PAD_OPTIONS["dealer"]),
        Option("rounds", "label.rounds", PAD_OPTIONS["rounds"]),
        Option("mode", "label.pad", PAD_OPTIONS["mode"], {"totals": "value.points"}),
    )
    COLUMNS = {
        "plus": Number(_PLUS, RISE),
        "minus": Number(_MINUS, FALL),
        "toads": Count(_TOAD, GOOD),
    }
    FAULTS = {"E_ODD_PLUS": "check.odd"}
    REASONS = {
        ("E_ODD_PLUS", False): "page.odd",
        ("E_PLUS_TOTAL", True): "page.deck_twins",
        ("E_TOAD_TOTAL", True): "page.deck",
        ("E_CARD_TOTAL", True): "page.deck_twins",
        ("E_TOO_FEW", False): "page.few",
    }

    def agreed(self, text, game, number):
        """The cross-check: cards that the players must still hold."""
        held = game.in_hands(number)
        return text("check.accept") if held is None else text("check.held", held)

    def explained(self, text, _names, game, number):
        held = game.in_hands(number)
        return [] if held is None else [(text("title.held"), text("page.held", held))]


FACE = TakeThat()
