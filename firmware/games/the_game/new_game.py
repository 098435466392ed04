"""The form of a new game of The Game, and the choice of the starter."""

import os

from engine.shuffle import new_seed
from engine.the_game.options import LEVELS, PLAYERS
from game_ui.navigation import chosen_before, with_links
from games import full_title, ui_of
from games.the_game.dealt import deal
from ui.menu import Menu, Row, named

_DEALS = ("random", "daily", "typed")


class NewGame(Menu):
    def __init__(self, app, game="the_game"):
        super().__init__(app)
        self._game = game
        self.TABLE_THEME = ui_of(game).TABLE_THEME
        self._seats = None
        last = app.settings["options"].get(game, {}).get("players")
        self._level, self._fire, self._deal, self._players, seats = chosen_before(app, game) or (
            app.settings["level"], app.settings["fire"], "random",
            last if last in range(2, PLAYERS[1] + 1) else 1, None)
        if seats or self._players > 1:
            self._seat(seats)

    def title(self):
        return full_title(self.app.text, self._game)

    def rows(self):
        text = self.app.text
        rows = [
            Row(text("row.start"), self._start),
            Row(text("label.level"), value=lambda: text("value." + self._level),
                step=self._step_level),
            Row(text("label.fire"), value=lambda: text("value.yes" if self._fire else "value.no"),
                step=self._step_fire),
            Row(text("label.deal"), value=lambda: text("value." + self._deal),
                step=self._step_deal),
            Row(text("label.players"), value=lambda: str(self._players),
                step=self._step_players),
        ]
        if self._players > 1:
            rows += self._seats.rows()
        return with_links(self.app, self._game, rows, lambda: (
            self._level, self._fire, self._deal, self._players,
            self._seats and self._seats.chosen()), self._players > 1 and self._seats)

    def _step_level(self, by):
        self._level = LEVELS[(LEVELS.index(self._level) + by) % len(LEVELS)]

    def _step_fire(self, _by):
        self._fire = not self._fire

    def _step_deal(self, by):
        self._deal = _DEALS[(_DEALS.index(self._deal) + by) % len(_DEALS)]

    def _step_players(self, by):
        most = PLAYERS[1]
        self._players = (self._players - 1 + by) % most + 1
        if self._players > 1:
            if not self._seats:
                self._seat()
            self._seats.players, self._seats.changed = self._players, True
        self._rows = self.rows()

    def _seat(self, before=None):
        from game_ui.seats import Seats  # one player has no name
        self._seats = Seats(self.app, 2, PLAYERS[1], True)
        if before:
            self._seats.restore(before)
        self._seats.players = self._players

    def _start(self):
        app = self.app
        if self._deal == "random":
            self._play(new_seed(os.urandom))
        elif self._deal == "typed":
            app.push("screens.entry.seed_entry", self._play)
        elif app.clock.today():
            self._play_daily()
        else:
            app.push("screens.date.DateEntry", self._play_daily)

    def _play_daily(self):
        self._play(self.app.clock.iso())

    def _play(self, seed):
        seats, n = self._seats, self._players
        options = self.app.settings["options"]
        self.app.settings["options"] = dict(options, **{self._game: {"players": n}})
        deal(self.app, self._level, self._fire, seed,
             *(seats.names[:n], seats.levels[:n]) if n > 1 else ())


class Starter(Menu):
    """Who begins? The game starts only when the starter, one of its options, is chosen.

    The first row passes the device round, so that each person sees the own hand.
    """

    TITLE = "title.starter"

    def __init__(self, app, options, seed, names, devices):
        super().__init__(app)
        self.TABLE_THEME = ui_of("the_game").TABLE_THEME
        self._options, self._seed = options, seed
        self._names, self._devices = names, devices
        self._people = [seat for seat, level in enumerate(devices) if not level]

    def rows(self):
        look = [Row(self.app.text("row.look"), self._show_hands)] if self._people else []
        return look + [
            named(self.app, name, self._beginner(seat)) for seat, name in enumerate(self._names)]

    def _beginner(self, seat):
        def begin():
            app, options = self.app, dict(self._options, first=seat)
            app.start_game("the_game", len(self._names), options, self._seed, self._names,
                              self._devices)
        return begin

    def _show_hands(self):
        app, names, people = self.app, self._names, self._people
        head = {"names": names, "devices": self._devices, "options": self._options}
        from engine.the_game import TheGame  # large, and only several players need it here
        game = TheGame(len(names), self._seed, **self._options)

        def show(at, push):
            push("games.the_game.table_seats.Look", game, head, people[at],
                 lambda: following(at + 1))

        def hand(at, push):
            push("games.the_game.hand_over.SeatsHandOver", lambda: show(at, app.replace), game,
                 head, people[at])

        def following(at):
            if at < len(people):
                hand(at, app.replace)
            else:
                app.pop()

        if len(people) > 1:
            hand(0, app.push)
        else:
            show(0, app.push)
