"""The home screen has been left alone for a while."""

from parked import put_aside


def play(app):
    """With power to spare, the device plays by itself; the game in progress waits on the flash."""
    wanted, powered = app.settings["demo"], app.feel.powered()
    if wanted and (powered or (wanted == 2 and powered is None)):
        app.act(_play, app)


def _play(app):
    if app.session.game:
        put_aside(app)
    if not app.session.game:        # or else the flash cannot take its last actions: it stays
        app.go("games.the_game.demo.Demo")
