"""The history: the last games, and statistics of every game."""

from engine.games import DEVICES
from game_ui.names import sorting
from games import called, full_title, shelved, title, ui_of
from ui.menu import Menu, Row, crown_mark, explained, named, pad_mark, parted

# What counts apart, see storage/history.py.
_APART = {"+": "row.devices", "?": "row.hinted", "!": "row.against"}


class History(Menu):
    """The last games, the players, the games: only what has been played."""

    TITLE = "title.history"

    def rows(self):
        app, text, history = self.app, self.app.text, self.app.history
        people = [
            named(app, name, app.opener("screens.player.Page", name), _shower("%d/%d" % tally))
            for name, tally in _everybody(history)]
        for row in people:
            row.mark = lambda: crown_mark(app)
        games = [Row(full_title(text, game), lambda game=game: self._open(game))
                 for game in shelved() if _counts(history, game)]
        return [Row(text("row.games"), app.opener("screens.history.LastGames"))] + parted(
            explained(app, self.title(), "title.won", people)) + parted(games)

    def _open(self, game):
        self.app.push(ui_of(game).STATISTICS, game)


def _shower(value):
    return lambda: value


def _everybody(history):
    """[(name, (matches won, played))] of all people, who played most first; without hints, and
    by the rules.
    """
    found = {}
    for game, tallies in history.players.items():
        for name, tally in tallies.items():
            if game[-1] not in (history.HINTED, history.AGAINST) and (
                    name[0] != history.WITH or name[1:] not in DEVICES):
                won, played = found.get(name, (0, 0))
                found[name] = won + tally.won, played + tally.played
    return sorted(found.items(), key=lambda item: (-item[1][1], sorting(item[0])))


def _counts(history, game):
    """True if there is something to tell of this game, with devices or hints, or without."""
    found = list(history.players) + list(history.given_up) + [kind[0] for kind in history.kinds]
    return any([each.rstrip("".join(_APART)) == game for each in found])


class Players(Menu):
    """Statistics of a game by player: won / played matches, points per match."""

    def __init__(self, app, game, apart=None):
        """apart: WITH, HINTED or AGAINST of the history, for the games that count so; "" for the
        others; None for all, each kind in a list of its own if there are several.
        """
        super().__init__(app)
        self._game, self._all, self._apart = game, apart is None, apart
        self.TABLE_THEME = ui_of(game).TABLE_THEME

    def title(self):
        text = self.app.text
        return text(_APART[self._apart]) if self._apart else full_title(text, self._game)

    def rows(self):
        app, text, history, game = self.app, self.app.text, self.app.history, self._game
        kinds = [""] + list(_APART)
        played = [kind for kind in kinds if history.tallies(game + kind)]
        if self._all:
            self._apart = played[0] if len(played) == 1 else ""
        rows = [named(app, self._called(name), self._opener(name), self._stats(tally))
                for name, tally in history.tallies(game + self._apart)]
        key = "title.mean" if ui_of(game).average(0) else "title.won"
        if self._apart:
            explained(app, self.title(), key, rows, True)
        else:
            explained(app, title(text, game), key, rows)
        if self._all:
            rows += [Row(text(_APART[kind]), app.opener("screens.history.Players", game, kind))
                     for kind in played if kind not in ("", self._apart)]
            given_up = sum([history.abandoned(game + kind) for kind in kinds])
            if given_up:
                rows.append(Row(text("label.abandoned"),
                                app.opener("screens.history.GivenUp", game),
                                _shower(str(given_up))))
        return rows or [Row(text("row.no_games"))]

    def _lister(self, name=None):
        return self.app.opener("screens.history.LastGames", self._game, (), name)

    def _opener(self, name):
        """Opens the page of a player; the last games of a device, and of those that a page leaves
        out.
        """
        history = self.app.history
        if self._apart and name[0] == history.WITH and name[1:] in DEVICES:
            return self._lister()
        if self._apart in (history.HINTED, history.AGAINST):
            return self._lister(name)
        return self.app.opener("screens.player.Page", name)

    def _called(self, name):
        """The name of a player. Devices are kept by level, with WITH before it. People may be
        called +1, too.
        """
        app, level = self.app, name[1:]
        if self._apart and name[0] == app.history.WITH and level in DEVICES:
            called = app.text("device.name")
            return app.text("device." + level, called[:3] + "." if app.layout.NARROW else called)
        return name

    def _stats(self, tally):
        average = ui_of(self._game).average(tally.average)
        return lambda: ("%d/%d %5s" % (tally.won, tally.played, average)).rstrip()


class LastGames(Menu):
    """The last games, newest first; OK opens one. The title is the date of the chosen game. A
    pencil marks games played with real cards.
    """

    def __init__(self, app, game=None, more=(), name=None, only=None):
        """game: only games of this name. more: (label, value, action) of rows below. name: only
        games of this player. only(head): is the game listed?
        """
        super().__init__(app)
        self._game, self._more, self._name, self._only = game, more, name, only
        if game:
            self.TABLE_THEME = ui_of(game).TABLE_THEME

    def title(self):
        text = self.app.text
        return full_title(text, self._game) if self._game else text("title.games")

    def rows(self):
        app, rows, others = self.app, [], 0
        for head in self._heads():      # one at a time: all of them take 16 KB
            if self._lists(head):
                rows.append(self._row(head, len(rows)))
            else:
                others += 1
        if not rows:
            rows.append(Row(app.text("row.none_lately", others) if others
                            else app.text("row.no_games")))
        return rows + parted([Row(label, action, _shower(value))
                              for label, value, action in self._more])

    def _heads(self):
        return self.app.history.heads(self.app.session.archive)

    def _lists(self, head):
        return head["game"] in ((self._game,) if self._game else shelved()) and (
            not self._name or self._name in head["names"]) and (
            not self._only or self._only(head))

    def _open(self, at):
        """Shows the game of a row."""
        for head in self._heads():
            if self._lists(head):
                if not at:
                    self.app.push("screens.history.PastGame", head)
                    break
                at -= 1

    def _row(self, head, at):
        text = self.app.text
        # A score pad has no seed.
        mark = None if head["seed"] else lambda: pad_mark(self.app)
        row = Row(called(text, head), lambda: self._open(at), _shower(outcome(text, head)),
                  mark=mark)
        row.title = self.app.clock.date(head["time"])
        return row


class GivenUp(LastGames):
    """Those that were given up."""

    def _lists(self, head):
        return super()._lists(head) and head["result"].get("result") == "ABANDONED"


class PastGame(Menu):
    """What can be done with a game that is over. The title says how it ended."""

    def __init__(self, app, head):
        super().__init__(app)
        self._head = head
        self.uses = head["game"],
        self.TABLE_THEME = ui_of(head["game"]).TABLE_THEME

    def title(self):
        return outcome(self.app.text, self._head)

    def rows(self):
        app, head = self.app, self._head
        return [Row(app.text("row.review"), lambda: ui_of(head["game"]).review(app, head)),
                Row(app.text("row.code"), app.opener("screens.code.Code", head))
                ] + ui_of(head["game"]).past_rows(app, head)


def outcome(text, head):
    """Who has won, or how many cards were left; after hints with a sign."""
    try:
        said = _outcome(text, head["names"], head["result"])
        return said + " " + text("short.hints") if head.get("hints") else said
    except (LookupError, TypeError):        # a record that no board has written
        return "?"


def _outcome(text, names, result):
    """As results say it in every game: so no game's module is loaded for it."""
    if "best" in result:        # of several games in a row
        left = result["best"]
        if left is None:
            burned = "BURNED" in result["outcomes"]
            return text("title.none") if burned else text("value.given_up")
        return str(left)
    winners = result.get("winners")
    if winners is None and result["result"] == "ABANDONED":
        winners = []
    elif winners is None and "winner" not in result:
        return text("home.left", str(result["left"]))
    elif winners is None:
        winners = result["winner"],
    if len(winners) > 1 or None in winners:
        return text("value.tie")
    return names[winners[0]] if winners else text("value.given_up")
