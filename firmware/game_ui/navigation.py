"""Forms, lessons and past games open here, and a game in progress is given up."""

import suspended
from games import GAME_UIS, full_title, pads_of, ui_of
from suspended import suspend_until_home
from ui.menu import Row
from ui.screen import Screen


def with_links(app, game, rows):
    """The rows of a form, with those that open the lesson and the game's score pads. Whoever has
    not played the game lately finds the lesson right below the first row.
    """
    text, history = app.text, app.history
    if text.has_lesson(game):
        new = history.ready and not history.played(game)
        rows.insert(1 if new else len(rows), Row(
            text("row.lesson"), lambda: open_lesson(app, game, ui_of(game).NEW)))
    return rows + [Row(text("row.way_table"), _form_opener(app, pad)) for pad in pads_of(game)]


def open_lesson(app, game, back):
    """Opens the lesson; back: name of the screen that BACK leads to, None for the menu of the
    game in progress, which is suspended.
    """
    if suspended.settled(app):
        app.home()
        app.act(suspended.suspend, app)
        app.push("screens.lesson.Lesson", game, back)


def _form_opener(app, game):
    return lambda: app.replace(ui_of(game).NEW, game)


def confirm_start(app, game, start):
    """Calls start(); asks first whether a game of this kind that is in progress is given up. Any
    other one waits.
    """
    session = app.session
    if session.game and session.game.NAME == game:
        _ask(app, "page.running", app.go_on, start)
        return
    for head in suspended.waiting(session):
        if head["game"] == game:
            suspended.switch(app, head["seq"], lambda: confirm_start(app, game, start))
            return
    if suspended.settled(app):
        suspended.suspend(app)
        start()


def ask_give_up(app):
    """Asks whether the game in progress is really to be given up, and gives it up."""
    _ask(app, "page.give_up", None, app.home)


def _ask(app, page, stay, then):
    if not (app.session.head["seed"] or app.session.game.log):
        app.session.abandon_empty()      # a pad with no entry: nothing was played
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
    form, number = ui_of(game.NAME).standing(text.of(game.NAME), game)
    which = full_title(text, game.NAME), form % number
    app.ask("title.give_up", text(page, *which), (("row.play_on", stay),
                                                  ("row.give_up_yes", give_up)))


def recalled(app, head, make):
    """The screen make(head, game) of a record; another one if nobody can read that. A game in
    progress with other rules is suspended meanwhile.
    """
    played = app.session.game
    if played and _rules(played.NAME) != _rules(head["game"]):
        suspend_until_home(app)
    app.make_room()
    past = app.session.recall(head)
    return make(*past) if past else Unreadable(app)


def _rules(game):
    """Name of the package that has them."""
    return GAME_UIS[game].partition(".")[0]


class Unreadable(Screen):
    """Closes at once, and a notice says why."""

    def on_show(self):
        self.app.pop()
        self.app.warn("page.unreadable")
