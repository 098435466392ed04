"""The games in progress besides the one that is played: to suspend, and to resume."""

from engine.canonical import loads
from storage import files


def waiting(session):
    """Heads of these games by what their journals begin with, the last one first."""
    found, root = [], session.journal.root
    played = session.game and session.head["seq"]
    for name in files.names(root):
        seq, _, chunk = name.partition(".")
        if chunk == "000" and seq.isdigit() and int(seq) != played:
            head = _head(root + "/" + name)
            # What the journal of a sealed game has left is no game.
            if head and head not in session.archive:
                found.append(head)
    return sorted(found, key=lambda head: -head["seq"])


def settled(app):
    """Is all of the game that is played on the flash? Else it must stay; the player is told."""
    pending = app.session.journal.pending
    if pending:
        app.warn("page.unsaved")
    return not pending


def suspend(app):
    """The game that is played waits from now on, on the flash."""
    app.session.game = None


def suspend_until_home(app):
    """The game that is played waits until the home screen opens, if the flash has all of it."""
    session = app.session
    if not session.journal.pending:
        session.suspended = session.head["seq"]
        suspend(app)


def resume(app, seq):
    """Home, where nothing is open, with the game that was left, if there was one."""
    app.make_room()
    if seq is not None:
        app.session.resume(seq)
    app.home()


def switch(app, seq, then):
    """Lets the game that is played wait, brings back the one with this seq, and calls then()."""
    app.act(_switch, app, seq, then)


def _switch(app, seq, then):
    session = app.session
    if not settled(app):
        return
    try:
        files.save_value(session.journal.root + "/current", seq)
    except OSError:         # the next start shows the game that was begun last
        pass
    suspend(app)
    app.make_room()
    session.resume(seq)
    then()


def _head(path):
    """What stands in the first line, None if that is damaged or missing."""
    for _, _, text in files.sealed_lines(path):
        try:
            head = text and loads(text)
            return head if (type(head["seq"]) is int and head["game"]
                            and "begun" not in head) else None
        except (KeyError, TypeError, ValueError):
            return None
