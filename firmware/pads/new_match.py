"""The form of a new match."""

from micropython import const

from game_ui.navigation import chosen_before, confirm_start, with_links
from game_ui.seats import Seats
from games import full_title, ui_of
from link.names import seated
from pads.tally import going_on
from ui.menu import Menu, Row

_SHORT = const(9)                   # characters of a name beside the longest label


class NewMatch(Menu):
    def __init__(self, app, game):
        super().__init__(app)
        self._ui = ui_of(game)
        self.TABLE_THEME = self._ui.TABLE_THEME
        self._text = app.text.of(game)
        self._options = self._ui.options()
        self._fewest, most = self._ui.PLAYERS
        self._more = most - self._fewest + 1
        self._seats = seats = Seats(app, self._fewest, most, self._ui.DEVICES)
        self._last = app.settings["options"].get(self._ui.NAME, {})
        if self._last.get("players") in range(self._fewest, most + 1):
            seats.players = self._last["players"]
        self._form = self._ui.form(app)
        self._chosen = {}
        chosen, seating = chosen_before(app, game) or (None, None)
        if chosen is not None:
            self._chosen = chosen
            seats.restore(seating)
        else:
            if seating:
                seats.take_over(seating)
            self._choose_defaults()

    def title(self):
        return full_title(self.app.text, self._ui.NAME)

    def rows(self):
        text = self._text
        rows = [Row(text("row.begin"), self._begin)]
        if self._more > 1:
            rows.append(Row(text("label.players"), value=lambda: str(self._seats.players),
                            step=self._step_players))
        rows += self._seats.rows()
        if self._form:
            rows += self._form.rows()
        rows += [Row(text(option.label), value=self._shower(option), step=self._chooser(option))
                 for option in self._options]
        return with_links(self.app, self._ui.NAME, rows,
                          lambda: (self._chosen, self._seats.chosen()), self._seats)

    def _step_players(self, by):
        seats = self._seats
        seats.players = self._fewest + (seats.players - self._fewest + by) % self._more
        seats.changed = True
        self._choose_defaults()
        self._rows = self.rows()

    # Options

    def _choose_defaults(self):
        """Chooses the values of the last match, or the defaults, for options without a chosen
        value and for options whose default depends on the players.
        """
        for option in self._options:
            name = option.name
            if option.depends or name not in self._chosen:
                value, values = self._last.get(name), option.values or ()
                self._chosen[name] = (values[values.index(value)] if value in values
                                      else option.default(self._seats.players))

    def _keep(self):
        """Saves the number of players and the chosen values for the next form, except seats;
        defaults are left out to save memory.
        """
        kept = {option.name: self._chosen[option.name] for option in self._options
                if self._chosen[option.name] in (option.values or ())[1:]}
        if self._more > 1:
            kept["players"] = self._seats.players
        if self._form:
            kept.update(self._form.agreed)
        self.app.settings["options"] = dict(self.app.settings["options"], **{self._ui.NAME: kept})

    def _shower(self, option):
        return lambda: option.value_text(self._chosen[option.name], self._text,
                                         [name[:_SHORT] for name in self._seats.names])

    def _chooser(self, option):
        def step(by):
            self._chosen[option.name] = option.step(self._chosen[option.name], by,
                                                    self._seats.players)
        return step

    def _begin(self):
        confirm_start(self.app, self._ui.NAME, self._start)

    def _start(self):
        app, seats = self.app, self._seats
        names, levels = seats.names[:seats.players], seats.levels[:seats.players]
        more = dict(self._form.agreed if self._form else {})
        tally = going_on(app.session.last, self._ui.NAME, names)
        if tally:
            more["tally"] = tally
        app.start_game(self._ui.NAME, len(names), self._chosen, self._ui.seed(),
                       names, levels, **more)
        self._keep()
        seated(app, names, levels if self._ui.DEVICES else ())      # saves all settings

