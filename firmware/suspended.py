"""Suspends and resumes games in progress besides the current one."""

from engine.canonical import loads
from games import ui_of
from storage import files

_NOTED = "/stood"       # a file of one value: [seq, language, form, number] of suspended games
_MOST = 5               # of them


def waiting(session):
    """Heads of the suspended games by the prefixes of their journals, the last one first."""
    found, root = [], session.journal.root
    played = session.game and session.head["seq"]
    for name in files.names(root):
        seq, _, chunk = name.partition(".")
        if chunk == "000" and seq.isdigit() and int(seq) != played:
            head = _head(root + "/" + name)
            # A journal whose game is sealed already was left by a power cut.
            if head and head not in session.archive:
                found.append(head)
    return sorted(found, key=lambda head: -head["seq"])


def settled(app):
    """True if all actions of the current game are on the flash; otherwise tells the player that it
    cannot be suspended.
    """
    pending = app.session.journal.pending
    if pending:
        app.warn("page.unsaved")
    return not pending


def note_standing(app):
    """Saves how the current game stands, which home says of it while others are played."""
    session = app.session
    game, seq = session.game, session.head and session.head["seq"]
    if game:
        noted = [each for each in _noted(session) if each[0] != seq]
        said = ui_of(game.NAME).standing(app.text.of(game.NAME), game)
        noted = noted[1 - _MOST:] + [[seq, app.settings["language"]] + list(said)]
        try:
            files.save_value(session.journal.root + _NOTED, noted)
        except OSError:         # home says only that it waits
            pass


def standing(app, seq):
    """(form, number), as of GameUI.standing(), of a suspended game; None if nobody knows."""
    for at, language, form, number in _noted(app.session):
        if (at, language) == (seq, app.settings["language"]):
            return form, number
    return None


def _noted(session):
    try:
        noted = files.load_value(session.journal.root + _NOTED, [])
        for _, language, form, number in noted:
            form % "" + number + language       # raises an error unless these are texts
        return noted
    except (TypeError, ValueError):
        return []


def suspend(app):
    """Suspends the current game."""
    app.session.game = None


def suspend_until_home(app):
    """Suspends the current game until the home screen opens, if all its actions are on the flash.
    """
    session = app.session
    if not session.journal.pending:
        session.suspended = session.head["seq"]
        suspend(app)


def resume(app, seq):
    """Goes home; before that resumes the suspended game with this seq, unless it is None."""
    app.make_room()
    if seq is not None:
        app.session.resume(seq)
    app.home()


def switch(app, seq, then):
    """Suspends the current game, resumes the one with this seq, and calls then()."""
    app.act(_switch, app, seq, then)


def _switch(app, seq, then):
    session = app.session
    if not settled(app):
        return
    try:
        files.save_value(session.journal.root + "/current", seq)
    except OSError:         # without `current` the next start resumes the game begun last
        pass
    note_standing(app)
    suspend(app)
    app.make_room()
    session.resume(seq)
    then()


def _head(path):
    """The head in the first line of a journal; None if that is damaged or missing."""
    for _, _, text in files.sealed_lines(path):
        try:
            head = text and loads(text)
            return head if (type(head["seq"]) is int and head["game"]
                            and "begun" not in head) else None
        except (KeyError, TypeError, ValueError):
            return None
