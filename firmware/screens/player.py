"""A player's page: how the last games went, the streak, each game, each opponent. It opens with
the newest records, and reads others then. Games with hints, or against the rules, count apart.
"""

from time import ticks_diff, ticks_ms

from micropython import const

from engine.games import results_of
from games import shelved, title
from ui.canvas import DIM, GOLD, INKS
from ui.menu import Menu, Row, explained, named, parted, player_mark

_READ = const(60)               # records, some 20 ms each ...
_AT_ONCE = const(10)            # ... of which so many before it opens
_WORK_MS = const(50)
_LAST = const(10)               # results in a row


class Page(Menu):
    def __init__(self, app, name):
        super().__init__(app)
        self._name = name
        self._last = []         # won?, the newest first
        self._games = {}        # by title: [game, won, played, least points, most, winners' sign]
        self._duels = {}        # by name, "" for all devices: [ahead, behind]
        self._apart = {}        # by key of the text that says why: [won, played]
        self._heads = app.history.newest(app.session.archive, _READ)
        for _ in range(_AT_ONCE):
            self._read()

    @property
    def TICK_MS(self):
        return 1 if self._heads else None

    def tick(self):
        begun, label = ticks_ms(), self._rows[self.at].label
        while self._heads and ticks_diff(ticks_ms(), begun) < _WORK_MS:
            self._read()
        if not self._heads:
            self._rows = self.rows()
            self._move(next((i for i, row in enumerate(self._rows) if row.label == label), 0))

    def _read(self):
        """Adds a record, if there is one left."""
        head = self._heads and next(self._heads, None)
        if not head:
            self._heads = None
        # Single games of what is a match now, as early versions dealt them, are not shelved.
        elif self._name in head["names"] and head["game"] in shelved():
            try:
                self._add(head)
            except (LookupError, TypeError):    # a record that no board has written
                pass

    def _add(self, head):
        result, results, seat = head["result"], results_of(head["game"]), None
        levels = head.get("devices") or [None] * len(head["names"])
        for at, name in enumerate(head["names"]):
            if name == self._name and not levels[at]:
                seat = at
        if seat is None or result["result"] == "ABANDONED":
            return
        if _apart(head):
            apart = self._apart.setdefault(_apart(head), [0, 0])
            apart[0] += _has_won(results, result, seat)
            apart[1] += 1
            return
        if hasattr(results, "games"):       # all together
            for each in results.games(result):
                if each["result"] != "ABANDONED":
                    self._tell(head, each["result"] == "WIN", each["left"], -1)
            return
        points, winners = results.standings(result)
        best = [points[at] for at in winners if at is not None]
        # 1 where most points win, -1 where the fewest do.
        sign = (best[0] > min(points)) - (best[0] < max(points)) if best else 0
        self._tell(head, seat in winners, points[seat], sign)
        for at, name in enumerate(head["names"]):
            if at != seat and points[at] != points[seat]:
                duel = self._duels.setdefault("" if levels[at] else name, [0, 0])
                duel[(points[at] > points[seat]) == (sign > 0)] += 1

    def _tell(self, head, won, points, sign):
        self._last.append(won)
        called = title(self.app.text, head["game"])
        game = self._games.setdefault(called, [head["game"], 0, 0, points, points, 0])
        game[1] += won
        game[2] += 1
        game[3], game[4] = min(game[3], points), max(game[4], points)
        game[5] += sign

    def title(self):
        return self._name

    def rows(self):
        app, text, last = self.app, self.app.text, self._last
        apart = explained(app, self._name, "title.won", [
            Row(text(key), self._looker(key), lambda tally=tally: "%d/%d" % tuple(tally))
            for key, tally in self._apart.items()])
        if not last:
            return apart or [Row(text("row.no_games"))]
        look, streak = self._looker(None), 0
        while streak < len(last) and last[streak] == last[0]:
            streak += 1
        side = 9 if app.layout.COLOUR else 4 if app.layout.NARROW else 5
        rows = [named(app, text("label.wins"), look,
                      value=lambda: "%d/%d" % (sum(last), len(last))),
                Row(text("label.form"), look,
                    mark=lambda: (_results, (side + 1) * _LAST, last[:_LAST], _LAST, side)),
                Row(text("label.run"), look, lambda: text(
                    ("value.run_won_one" if streak == 1 else "value.run_won") if last[0]
                    else "value.run_lost", streak))]
        rows[0].icon = lambda: player_mark(app, self._name)
        explained(app, self._name, "title.form", rows[1:2])
        games = [self._of_game(called, *game)
                 for called, game in sorted(self._games.items(), key=lambda item: -item[1][2])]
        others = []
        for name, duel in sorted(self._duels.items(), key=lambda item: -sum(item[1])):
            value = lambda duel=duel: "%d-%d" % tuple(duel)     # noqa: E731
            others.append(named(app, name, app.opener("screens.player.Page", name), value)
                          if name else Row(text("row.devices"), look, value))
        explained(app, self._name, "title.duel", others)
        rows += parted(games) + parted(apart) + parted(others)
        if self._name in app.settings["names"]:
            rows += parted([Row(text("row.person"),
                                app.opener("screens.roster.Player", self._name))])
        return rows

    def _looker(self, apart):
        """A function that opens the last games of this player that count so; see _apart()."""
        return self.app.opener("screens.history.LastGames", None, (), self._name,
                               lambda head: _apart(head) == apart)

    def _of_game(self, called, game, won, played, least, most, sign):
        """The row of a game: won and played; points, the best first, where they compare."""
        app, said, key = self.app, "%d/%d" % (won, played), "title.won"
        if sign and not game.startswith(("any_game", "galloneta")) and played > 1:
            said += "  %d..%d" % ((most, least) if sign > 0 else (least, most))
            key = "title.range"
        row = Row(called, app.opener("screens.history.LastGames", game, (), self._name),
                  lambda: said)
        return explained(app, self._name, key, [row])[0]


def _apart(head):
    """Key of the text why a game counts apart, or None."""
    return ("row.hinted" if head.get("hints") else
            "row.against" if head["result"].get("overridden") else None)


def _has_won(results, result, seat):
    if hasattr(results, "games"):
        return result["result"] == "WIN"
    return seat in results.standings(result)[1]


def _results(canvas, x, y, h, chosen, last, most, side):
    """Paints the last results, the newest at the right: filled is won."""
    fg = INKS[chosen][0]
    middle = y + (h - side) // 2
    x += (side + 1) * (most - len(last))
    for won in reversed(last):
        if won:
            canvas.fill(x, middle, side, side, fg if chosen else GOLD)
        else:
            canvas.frame(x, middle, side, side, fg if chosen else DIM)
        x += side + 1
