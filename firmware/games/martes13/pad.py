"""Martes 13 on the score pad: counts or points, or a round followed live."""

from micropython import const

from engine.martes13.options import EACH_STARTS_ONCE, PAD_OPTIONS, PLAYERS
from engine.scorepad.actions import GAME
from pads.pad import Pad
from ui.canvas import SUITS

_DECK = "page.deck"
_MARTES = const(3)              # the column
_PICTURES = "cat", "mirror", "ladder"
# Cards that nobody has at the end, by column; of three players, with those set aside. On average
# one more lies on a pile, but this takes the fewest presses.
_LIE, _LIE_OF_THREE = (1, 1, 1, 0), (4, 4, 4, 2)
_LIVE = "games.martes13.live.Live"
_COUNTS = "games.martes13.live.LiveCounts"


class Martes13(Pad):
    NAME = "martes13_table"
    TABLE_THEME = 2             # plum
    PLAYERS = PLAYERS
    EMBLEM = "cat_15"
    REASONS = {
        ("E_SUIT_TOTAL", True): _DECK,
        ("E_SUIT_TOTAL", False): "page.pile",
        ("E_M13_TOTAL", True): _DECK,
        ("E_TABLE", True): "page.table_few",
        ("E_TABLE", False): "page.table_many",
        ("E_POINTS", True): "page.points",
        ("E_POINTS_TOTAL", True): "page.points_total",
    }

    def options(self):
        from pads.forms import Option, Seat
        return (
            Seat("dealer", "label.dealer", PAD_OPTIONS["dealer"]),
            Option("rounds", "label.rounds", PAD_OPTIONS["rounds"],
                   {EACH_STARTS_ONCE: "value.each_once"}),
            Option("mode", "label.pad", PAD_OPTIONS["mode"]),
        )

    def default(self, _game, _number, _column):
        return 0

    def deck(self, game, column):
        if game.mode != "counts":
            return None
        return game.sheet.LIMITS[column], (_LIE if game.players > 3 else _LIE_OF_THREE)[column]

    def where(self, game, number, problem):
        """As Pad.where(); where a pile has no card, or too many, its suit may be wrong, too."""
        bare = self._bare(game, number, problem)
        if bare is not None:
            return None, (bare, _MARTES)
        seat, columns = super().where(game, number, problem)
        return seat, (_MARTES, 0, 1, 2) if problem.code == "E_TABLE" and columns else columns

    def fault(self, text, game, number, problem):
        bare = self._bare(game, number, problem)
        if bare is not None:
            return text("check.bare", self.named(text, game.sheet, bare))

    def reason(self, text, game, number, problem):
        bare = self._bare(game, number, problem)
        if bare is None:
            return super().reason(text, game, number, problem)
        # One card too many, however many piles are empty: the next one is told afterwards.
        noun = text("noun.%s_one" % game.sheet.COLUMNS[bare])
        return text("page.bare", text("check.many_one", 1, text("page.bare_noun", noun)))

    def _bare(self, game, number, problem):
        """The first suit that is captured whole, if a pile is left without any card; or None."""
        if problem.code != "E_TABLE" or problem.excess < 0 or problem.where[1] is None:
            return None
        return [sum(column) for column in zip(*game.rows(number))].index(game.sheet.LIMITS[0])

    def problem_count(self, game, number):
        from engine.martes13.scoring import wrong_columns
        return wrong_columns(game.players, game.rows(number)) if game.mode == "counts" else 1

    def columns(self):
        from games.martes13.suits import SMALL
        from pads.forms import Count
        return dict([(name, Count(icon, role)) for name, icon, role in zip(
            ("cats", "mirrors", "ladders", "martes13"), SMALL, SUITS)])

    def named(self, text, sheet, at):
        return text("noun.%s_some" % sheet.COLUMNS[at])

    def entry(self, game, number):
        """The screen for the round; one that was followed card by card continues so, unless cells
        have been filled in since.
        """
        last = [action for action in game.log if game.fields(action)[0] == number][-1:]
        if not game.followed(number) or game.fields(last[0])[1] != GAME:
            return self.ENTRY
        return _COUNTS if game.live(number).is_over() else _LIVE

    def other_entry(self, game, number):
        return None if game.mode != "counts" or game.followed(number) else _LIVE

    def act_text(self, text, play):
        """The card that was played."""
        from engine.martes13.scoring import COLUMNS
        from games.martes13.suits import suit_of
        name = text("noun.%s_one" % COLUMNS[suit_of(play)])
        return name if play > 100 else "%s %d" % (name, play % 10)

    def marks(self, game, number):
        """By seat, the suits that the player drops."""
        marks = [[] for _ in range(game.players)]
        for suit, seat in enumerate(game.score(number).get("droppers", ())):
            if seat is not None:
                marks[seat].append((_PICTURES[suit], SUITS[suit]))
        return marks

    def remark(self, text, names, game, number):
        """The suits that nobody drops, because several players have the most cards."""
        score = game.score(number)
        tied = [text("suit.%d" % suit) for suit, seat in enumerate(score.get("droppers", ()))
                if seat is None and score["totals"][suit]]
        return (super().remark(text, names, game, number)
                or (text("page.tie", ", ".join(tied)) if tied else ""))


GAME_UI = Martes13()
