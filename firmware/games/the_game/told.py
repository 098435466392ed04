"""The duel of the day: results of this board, and what others tell of theirs, of one deal."""

from engine.shuffle import ALPHABET
from engine.the_game.told import LETTERS, NotTold, rank, read, spell, told_by
from games import ui_of
from games.the_game.dealt import deal, kind
from suspended import suspend_until_home
from ui.menu import Menu, Row, named, parted

_MOST = 12                      # texts that are kept: those typed last


class DailyDuel(Menu):
    """The results of a deal, best first, and what to do."""

    def __init__(self, app, day, level, fire):
        super().__init__(app)
        if app.session.game:    # typing takes the memory
            suspend_until_home(app)
        self.TABLE_THEME = ui_of("the_game").TABLE_THEME
        self._text = app.text.of("the_game")
        self._deal = day, level, fire
        self._own = []          # cards left, the first try first
        for head in app.history.heads_of(app.session.archive, "the_game", day):
            told = told_by(head)
            if told and told[:3] == self._deal:
                self._own.insert(0, told[3])
        self._typed = None      # the text on whose row the cursor goes

    def title(self):
        day, level, fire = self._deal
        return "%s %s" % (day, kind(self.app.text, {"level": level, "fire": fire}))

    def rows(self):
        app, text, me = self.app, self._text, self.app.settings["me"]
        found = [(rank(left), i, me or text("label.you"), None, left)
                 for i, left in enumerate(self._own)]
        for typed in app.settings["told"]:
            try:
                told = read(typed)
            except NotTold:     # from a changed file
                continue
            if told[:3] == self._deal:
                found.append((rank(told[3]), len(found), told[4] or "?", typed, told[3]))
        rows = []
        for _, _, name, typed, left in sorted(found):
            if typed and typed == self._typed:
                self.at, self._typed = len(rows), None
            rows.append(self._row(name, typed, left))
        return rows + parted([Row(text("row.tell"), self._tell),
                              Row(text("row.told"), self._enter),
                              Row(text("row.deal_again"), self._again),
                              Row(text("title.name"), app.opener("games.the_game.telling.Teller"),
                                  lambda: me or "-")])

    def _row(self, name, typed, left):
        said = self._said(left)
        if typed:
            said = self._text("value.told", said)
            return Row(name, value=lambda: said)
        return named(self.app, name, lambda: self._tell(left), lambda: said)

    def _said(self, left):
        return self._text("value.burned") if left is None else str(left)

    def _tell(self, *left):
        """Shows the letters of a result, or of the first try; asks for a name first."""
        app = self.app
        if not left and not self._own:
            app.push("screens.dialog.Notice", self._text("page.none_told"))
        elif app.settings["me"]:
            left, = left or self._own[:1]
            app.push("games.the_game.telling.Letters", self._said(left), self._spelled(left))
        else:
            app.push("games.the_game.telling.Teller", lambda: self._tell(*left))

    def _spelled(self, left):
        return spell(*self._deal, left, self.app.settings["me"])

    def _again(self):
        day, level, fire = self._deal
        deal(self.app, level, fire, day)

    def _enter(self):
        self.app.push("screens.entry.code_entry", self._text("title.told"), ALPHABET, LETTERS,
                      self._keep, self._refusal)

    def _refusal(self, typed):
        text = self._text
        try:
            read(typed)
        except NotTold as error:
            if error.at is None:
                return text("page.not_told"), None
            return text("page.not_told_at", error.at + 1), error.at + 1
        if typed in [self._spelled(left) for left in self._own]:
            return text("page.own_told"), None
        return None

    def _keep(self, typed):
        app, told = self.app, read(typed)[:3]
        kept = [each for each in app.settings["told"] if each != typed]
        app.set(told=(kept + [typed])[-_MOST:])
        if told == self._deal:
            self._typed = typed
        else:
            day, level, fire = told
            app.push("games.the_game.told.DailyDuel", *told)
            app.push("screens.dialog.Notice", self._text(
                "page.told_of", day, kind(app.text, {"level": level, "fire": fire})))
