"""The home screen: a tile per game, and icons for everything else."""

from time import ticks_diff, ticks_ms

from micropython import const

from games import DEMO, FREE, SHELF, pads_of, ui_of, ways
from screens.home_paint import DAY, ICONS, PAD, HomePaint
from suspended import standing, suspend, switch, waiting
from ui.regions import Regions
from ui.screen import Screen

_ALONE_MS = const(45_000)       # without a key, until the demo; every setting of blank_s is longer
_HISTORY = "screens.history.History"
_OPEN = (None, None, _HISTORY, "screens.help.Help",
         "screens.settings.Settings")


class Home(Screen):
    """The cursor goes through a ring of stops: tiles, then icons. NEXT and RIGHT go on, LEFT goes
    back. UP and DOWN change the line; without LEFT and RIGHT they go back and on.
    """

    TABLE_THEME = 5
    TICK_MS = 300               # the history may have been read by then

    def __init__(self, app):
        super().__init__(app)
        self._first = 0         # index of the first visible tile
        self._look = look = app.layout_of("home")
        paint = HomePaint(app, look)
        self._regions = Regions(("header", paint.header), ("panel", paint.panel),
                                ("tile", paint.tile, len(look.TILES)),
                                ("icon", paint.icon, len(ICONS)))
        head = app.session.head         # also of a game that has just been given up
        # Names of the games by stop; None for today's deal.
        self._games = SHELF + [None, FREE]
        last = next((i for i, entry in enumerate(self._games)
                     if head and entry and head["game"] in entry), None)
        self._running = last if app.session.game else None
        # seqs of suspended games by title; the last one if there are two.
        self._waiting = {entry[0]: head["seq"] for head in reversed(waiting(app.session))
                         for entry in SHELF + [FREE] if head["game"] in entry}
        if app.stop not in range(len(SHELF) + len(ICONS)):     # None, or from a damaged file
            app.stop = last or 0
        self._said = None       # texts of the games and of today's deal
        self._bests = ()        # record of each game
        self._ready = False     # were they made with the history? ...
        self._today = None      # ... on which day?

    def draw(self, canvas):
        self._regions.forget()
        self.update(canvas)

    def update(self, canvas):
        app, look, at = self.app, self._look, self.app.stop
        today = app.clock.today()
        if not self._said or (self._ready, self._today) != (app.history.ready, today):
            self._ready, self._today = app.history.ready, today
            self._bests = [entry and self._best(entry) for entry in self._games]
            self._said = [self._of_game(entry, best) if entry else self._of_today()
                          for entry, best in zip(self._games, self._bests)]
        chosen = at - len(SHELF)
        day, left = today and today[2], self._said[len(SHELF)]
        leaf = day, self._ready and not left
        name = SHELF[at][0] if chosen < 0 else app.text(ICONS[chosen])
        said, best = (self._said[at], self._bests[at]) if chosen <= PAD else (None, None)
        if best:                    # shown beside the state of the game in progress
            best = said[3] and not look.FIELDS and app.text("home.best", best)
        deal = ui_of(SHELF[0][1]).daily_deal(app) if chosen == DAY and not left else None
        if deal:
            said = deal, "", None, False
        regions = self._regions
        regions.set("header", () if look.ICONS[DAY] else
                    (app.feedback.charge, chosen == DAY, left or deal, leaf))
        regions.set("panel", (name, said, best))
        tiles, columns = len(look.TILES), look.COLUMNS
        if chosen < 0:
            line = at // columns
            first = min(max(self._first // columns, line - tiles // columns + 1), line)
            self._first = first * columns
        for place in range(tiles):
            i = self._first + place
            regions.set("tile", (i, i == at, self._said[i]) if i < len(SHELF)
                        else (None, False, None), place)
        for i in range(len(ICONS)):
            pad = self._said[at - chosen + i] if i == PAD else None
            regions.set("icon", (i == chosen, leaf if i == DAY else pad and pad[3]), i)
        regions.paint(canvas)

    def tick(self):
        if ticks_diff(ticks_ms(), self.app.woken) >= _ALONE_MS:
            self._play_alone()

    def _play_alone(self):
        """Opens the demo if power allows; the game in progress is suspended."""
        app, session = self.app, self.app.session
        wanted, powered = app.settings["demo"], app.feedback.powered()
        if session.journal.pending:     # it cannot be suspended
            return
        if wanted and (powered or (wanted == 2 and powered is None)):
            seq = session.head["seq"] if session.game else None
            app.act(suspend, app)
            app.push(DEMO, seq)

    # Keys

    def key(self, key):
        lines = self._lines() if key in ("UP", "DOWN") and self.app.arrows else ()
        if key == "OK":
            self.app.act(self._press)
        elif lines:
            self._change_line(lines, -1 if key == "UP" else 1)
        elif key != "BACK":     # there is nothing behind the home screen
            by = -1 if key in ("UP", "LEFT") else 1
            self.app.stop = (self.app.stop + by) % (len(SHELF) + len(ICONS))

    def _lines(self):
        """The stops line by line; () if the layout has no lines."""
        look, count = self._look, len(SHELF)
        if not look.ABOVE and not look.BELOW:
            return ()
        lines = [[count + i for i in look.ABOVE]]
        lines += [list(range(i, min(i + look.COLUMNS, count)))
                  for i in range(0, count, look.COLUMNS)]
        lines.append([count + i for i in look.BELOW])
        return [line for line in lines if line]

    def _change_line(self, lines, by):
        """Moves to the stop of the next line at about the same relative position."""
        here = next(i for i, line in enumerate(lines) if self.app.stop in line)
        line, there = lines[here], lines[(here + by) % len(lines)]
        last = max(1, len(line) - 1)
        self.app.stop = there[(line.index(self.app.stop) * (len(there) - 1) + last // 2) // last]

    def _press(self):
        app, chosen = self.app, self.app.stop - len(SHELF)
        if chosen > PAD:
            (app.once_read if _OPEN[chosen] == _HISTORY else app.push)(_OPEN[chosen])
        elif chosen == DAY:
            ui_of(SHELF[0][1]).daily(app)
        else:
            title, game = self._games[app.stop][:2]
            runs, waits = app.stop == self._running, title in self._waiting
            if pads_of(game) or not (runs or waits):
                app.push(*ways(app, game, runs or waits))
            elif runs:
                app.go_on()
            else:
                switch(app, self._waiting[title], app.go_on)

    # Texts of tiles: (form, number, picture before it, does OK resume?), or None. A crown: who has
    # won most matches of the game.

    def _best(self, entry):
        """The record of a solo game as text, or ""."""
        app = self.app
        for game in entry[1:] if self._ready else ():
            stats = app.history.game_stats(1, app.settings["level"], app.settings["fire"], game)
            if stats and stats.best is not None:
                return str(stats.best)
        return ""

    def _of_game(self, entry, best):
        """The text of a tile: how a game that waits stands, the record, or what the game is
        about.
        """
        app, game = self.app, self.app.session.game
        if game and game.NAME in entry:
            return ui_of(game.NAME).standing(app.text.of(game.NAME), game) + (None, True)
        if entry[0] in self._waiting:
            said = standing(app, self._waiting[entry[0]])
            return (said or (app.text("home.waits"), "")) + (None, True)
        if best:
            return app.text("home.best"), best, None, False
        if not self._ready:
            return None
        names, won = app.history.leaders(entry[1:])
        if len(names) == 1:
            return names[0] + " %s", str(won), self._look.CROWN, False
        if self._look.FIELDS:       # no room for words
            return None
        return app.text.of(entry[1])("home.goal"), "", None, False

    def _of_today(self):
        """The text of today's deal: fewest cards left."""
        app, date = self.app, self.app.clock.iso()
        if not date or not self._ready:
            return None
        left = app.history.best_of(SHELF[0][1], date)
        return None if left is None else (app.text("home.best"), str(left), None, False)
