"""Opens forms, lessons and past games; asks before a game in progress is given up."""

import suspended
from games import GAME_UIS, full_title, pads_of, title, ui_of
from suspended import suspend_until_home
from ui.menu import Menu, Row, pad_mark
from ui.screen import Screen


def with_links(app, game, rows, chosen, seats):
    """The rows of a form, with rows that open the lesson and the score pads of the game. If the
    game was not played lately, the lesson comes right below the first row.

    chosen(): what the form says, for the one that opens after the lesson; see chosen_before().
    seats: its Seats, or None; a score pad begins with them if they have been chosen here.
    """
    text, history = app.text, app.history

    def learn():
        app.chosen = game, chosen()
        open_lesson(app, game, ui_of(game).NEW)

    def scorer(pad):
        def score():
            if seats and seats.changed:
                app.chosen = pad, (None, seats.chosen())
            app.replace(ui_of(pad).NEW, pad)
        return score

    if not app.keys.has("UP") and pads_of(game):    # Ways has asked
        return rows
    if text.has_lesson(game):
        new = history.ready and not history.played(game)
        rows.insert(1 if new else len(rows), Row(text("row.lesson"), learn))
    return rows + [Row(text("row.way_table"), scorer(pad)) for pad in pads_of(game)]


def chosen_before(app, game):
    """What the form of this game said before its lesson; None if that was not opened from it."""
    before, chosen = app.chosen
    app.chosen = None, None
    return chosen if before == game else None


class Ways(Menu):
    """Go on with what is in progress, deal, keep score or learn."""

    def __init__(self, app, game):
        super().__init__(app)
        self._game = game
        self.TABLE_THEME = ui_of(game).TABLE_THEME

    def title(self):
        return title(self.app.text, self._game)

    def rows(self):
        app, text, game = self.app, self.app.text, self._game
        rows = self._begun()
        rows.append(Row(text("row.start"), _form_opener(app, game)))
        rows += [Row(text("row.way_table"), _form_opener(app, pad)) for pad in pads_of(game)]
        if text.has_lesson(game):
            rows.append(Row(text("row.lesson"),
                            lambda: open_lesson(app, game, "game_ui.navigation.Ways")))
        return rows

    def _begun(self):
        """A row for each game in progress: the deal, the score pad."""
        session = self.app.session
        heads = suspended.waiting(session)
        if session.game:
            heads.insert(0, session.head)
        return [self._resumer(head) for game in (self._game,) + pads_of(self._game)
                for head in heads if head["game"] == game]

    def _resumer(self, head):
        app, game = self.app, self.app.session.game

        def switch():
            suspended.switch(app, head["seq"], app.go_on)
        if game and head is app.session.head:
            said, go = ui_of(game.NAME).standing(app.text.of(game.NAME), game), app.go_on
        else:
            said, go = suspended.standing(app, head["seq"]) or ("%s", ""), switch
        mark = None if head["game"] == self._game else lambda: pad_mark(app)
        return Row(app.text("row.on"), go, lambda: said[0] % said[1], mark=mark)


def open_lesson(app, game, back):
    """Opens the lesson. back: path of the screen that BACK leads to; None for the menu of the game
    in progress, which is suspended meanwhile.
    """
    if suspended.settled(app):
        app.home()
        app.act(suspended.suspend, app)
        app.push("screens.lesson.Lesson", game, back)


def _form_opener(app, game):
    return lambda: app.replace(ui_of(game).NEW, game)


def confirm_start(app, game, start):
    """Calls start(), after asking if a game of the same kind in progress would be given up. A game
    of another kind is suspended.
    """
    session = app.session
    if session.game and session.game.NAME == game:
        _ask(app, "page.running", ("row.that_one", app.go_on), start)
        return
    for head in suspended.waiting(session):
        if head["game"] == game:
            suspended.switch(app, head["seq"], lambda: confirm_start(app, game, start))
            return
    if suspended.settled(app):
        suspended.note_standing(app)
        suspended.suspend(app)
        start()


def ask_give_up(app):
    """Asks in the pause whether to give up the game in progress, and does so; else closes it."""
    _ask(app, "page.give_up", ("row.play_on", app.pop), app.home)


def _ask(app, page, stay, then):
    if not app.session.game.log:
        app.session.abandon_empty()      # nothing has been done, so no question either
        then()
        return

    def give_up():
        app.discard_all()       # there may be no room beside the table
        app.act(seal)

    def seal():
        if app.session.seal():
            then()
        else:
            app.show_game()

    text, game = app.text, app.session.game
    if game.is_terminal():          # only to be saved: it has its result
        give_up()
        return
    form, number = ui_of(game.NAME).standing(text.of(game.NAME), game)
    which = full_title(text, game.NAME), form % number
    app.push("screens.dialog.Dialog", "title.give_up", text(page, *which),
             (stay, ("row.give_up_yes", give_up)), True)


def recalled(app, head, make):
    """The screen make(head, game) for a record, or Unreadable."""
    suspend_others(app, head["game"])
    past = app.session.recall(head)
    return make(*past) if past else Unreadable(app)


def turn_beside(actions, end, at, by):
    """Of a replay at so many actions: where the turn before or after begins, in a ring. end: the
    action that ends a turn.
    """
    ends = [0] + [i + 1 for i, action in enumerate(actions) if action == end]
    if ends[-1] != len(actions):
        ends.append(len(actions))
    if by > 0:
        return next((each for each in ends if each > at), 0)
    return next((each for each in reversed(ends) if each < at), ends[-1])


def suspend_others(app, game):
    """Suspends a game in progress until home is shown if its rules are not those of this game."""
    played = app.session.game
    if played and _rules(played.NAME) != _rules(game):
        suspend_until_home(app)
    app.make_room()


def _rules(game):
    """Name of the engine package with the rules of a game."""
    return GAME_UIS[game].partition(".")[0]


class Unreadable(Screen):
    """A screen that closes at once and opens a notice with the reason."""

    def on_show(self):
        self.app.pop()
        self.app.warn("page.unreadable")
