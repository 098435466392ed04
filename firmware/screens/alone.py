"""The home screen has been left alone for a while."""

from suspended import suspend


def play(app):
    """With power to spare, the device plays by itself; the game in progress waits on the flash."""
    session, wanted, powered = app.session, app.settings["demo"], app.feedback.powered()
    if session.journal.pending:     # it must stay
        return
    if wanted and (powered or (wanted == 2 and powered is None)):
        seq = session.head["seq"] if session.game else None
        app.act(suspend, app)
        app.push("games.the_game.demo.Demo", seq)
