"""Martes 13 at the table: counts or points on the pad, or a round followed live."""

from engine.martes13.options import EACH_STARTS_ONCE, PAD_OPTIONS, PLAYERS
from games.pads.columns import Count
from games.pads.options import Option, Seat
from games.pads.pad import Pad
from ui.canvas import SUITS, Icon
from ui.menu import Row

_DECK = "page.deck"

# The suits of suits.py again, 7 rows high, for headings.
_SMALL_SUITS = (
    Icon(7, b"#.....#"
            b"##...##"
            b"#######"
            b"#.###.#"
            b"#######"
            b"###.###"
            b".#####."),
    Icon(6, b".####."
            b"#...##"
            b"#..#.#"
            b"#.#..#"
            b".####."
            b"..##.."
            b".####."),
    Icon(6, b"#....#"
            b"######"
            b"#....#"
            b"######"
            b"#....#"
            b"######"
            b"#....#"),
    Icon(7, b".#..###"
            b"##....#"
            b".#..###"
            b".#....#"
            b"###.###"
            b"......."
            b"#######"),
)


class Martes13(Pad):
    NAME = "martes13_table"
    CLOTH = 2                   # plum
    PLAYERS = PLAYERS
    OPTIONS = (
        Seat("dealer", "label.dealer", PAD_OPTIONS["dealer"]),
        Option("rounds", "label.rounds", PAD_OPTIONS["rounds"],
               {EACH_STARTS_ONCE: "value.each_once"}),
        Option("mode", "label.pad", PAD_OPTIONS["mode"]),
    )
    COLUMNS = dict([(name, Count(icon, role)) for name, icon, role in zip(
        ("cats", "mirrors", "ladders", "martes13"), _SMALL_SUITS, SUITS)])
    REASONS = {
        ("E_SUIT_TOTAL", True): _DECK,
        ("E_SUIT_TOTAL", False): "page.pile",
        ("E_M13_TOTAL", True): _DECK,
        ("E_TABLE", True): "page.table_few",
        ("E_TABLE", False): "page.table_many",
        ("E_POINTS", True): "page.points",
        ("E_POINTS_TOTAL", True): "page.points_total",
    }

    def reason(self, game, number, problem):
        """No Martes 13 is too many for the deck where the piles need some."""
        from engine.martes13.scoring import COLUMNS, bare_piles
        if problem.where == (None, len(COLUMNS) - 1) and problem.excess > 0:
            taken = [sum(column) for column in zip(*game.rows(number))]
            if bare_piles(taken):
                return "page.bare_pile"
        return super().reason(game, number, problem)

    def round_rows(self, app, number):
        rows = super().round_rows(app, number)
        if app.session.game.mode == "counts":
            text = app.text.of(self.NAME)
            rows.insert(1, Row(text("row.live"), lambda: self._follow(app, number)))
        return rows

    @staticmethod
    def _follow(app, number):
        live = app.session.game.live(number)
        app.go("live_counts" if live and live.is_over() else "live", number)

    def explained(self, text, names, game, number):
        """Who drops what."""
        if game.mode != "counts":
            return []
        return [(text("title.dropped"), "\n".join(self._drops(text, names, game, number)))]

    @staticmethod
    def _drops(text, names, game, number):
        """A line per suit: who drops it, with how many cards, or why nobody does."""
        rows = game.rows(number)
        for suit, seat in enumerate(game.score(number)["droppers"]):
            name = text("suit.%d" % suit)
            if seat is None:
                yield text("page.tie", name)
            else:
                yield text("page.drops", name, names[seat], rows[seat][suit])


FACE = Martes13()
