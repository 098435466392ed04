"""The score pad of any other game: points alone, round by round, until the players end the match.
"""

from engine.any_game.options import LAST, PAD_OPTIONS, PLAYERS, TARGET, TITLE, agreed
from pads.pad import Pad


class AnyGame(Pad):
    NAME = "any_game_table"
    PLAYERS = PLAYERS
    EMBLEM = "pad_20"

    def options(self):
        from pads.forms import Option, Seat
        return (
            Option("mode", "label.mode", PAD_OPTIONS["mode"]),
            Seat("dealer", "label.dealer", PAD_OPTIONS["dealer"]),
        )

    def columns(self):
        from games.any_game.columns import Points
        return {"points": Points()}

    def next_round_text(self, text, names, game, number, head):
        """Who deals, and when the match ends, if that is agreed."""
        _, target, last = agreed(head)
        dealer = names[game.dealer(number)]
        if target:
            return text("page.deals_to", dealer, target)
        return text("page.deals", dealer) + (" %d/%d" % (number, last) if last else "")

    def agreed(self, head):
        """What a head says besides the options, for another match of the same kind."""
        return {name: value for name, value in zip((TITLE, TARGET, LAST), agreed(head)) if value}

    def form(self, app):
        from games.any_game.form import Form
        return Form(app)

    def default(self, _game, _number, _column):
        return 0

    def due(self, game, head):
        from engine.any_game.pad import due
        return due(game, head)

    def reopen(self, session):
        """Takes back an end that follows from what was agreed: with another round it may not."""
        from engine.any_game.pad import due, end
        game, action = session.game, session.game.last_action()
        if action == end(game.rounds):
            session.undo()
            if not due(game, session.head):
                session.apply(action)       # the players have ended it

    def named(self, text, _sheet, _at):
        return text("noun.points_some")

    def closing(self, game):
        from engine.any_game.pad import end
        last = game.last()
        return last and end(last)

    def place(self, _game, _number):
        return ""

    def progress(self, text, game):
        return text("value." + game.mode)

    def standing(self, text, game):
        return text("home.round"), str(game.current() or game.rounds)

    def average(self, _points):
        """Empty: an average over different games would mean nothing."""
        return ""


GAME_UI = AnyGame()
