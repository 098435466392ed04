"""The Game dealt by the device, for one to five players."""

from game_ui.base import GameUI


class TheGame(GameUI):
    NAME = "the_game"
    TABLE_THEME = 1             # navy
    NEW = "games.the_game.new_game.NewGame"
    PLAYING = "games.the_game.table.Table"
    OVER = "games.the_game.over.Over"
    STATISTICS = "games.the_game.statistics.Statistics"
    PLAYERS = 1, 5
    DEVICES = True

    def playing(self, game):
        return "games.the_game.table_seats.SeatsTable" if game.players > 1 else self.PLAYING

    def standing(self, text, game):
        return text("home.left"), str(game.left())

    def daily(self, app):
        level, fire, today = app.settings["level"], app.settings["fire"], app.clock.iso

        def play():
            history, day, session = app.history, today(), app.session
            if session.game and session.game.NAME == self.NAME and session.head["seed"] == day:
                app.go_on()
            elif history.ready and history.best_of(self.NAME, day) is not None:
                app.push("games.the_game.told.DailyDuel", day, level, fire)
            else:
                deal(app, level, fire, day)

        if today():
            play()
        else:
            app.push("screens.date.DateEntry", play)

    def daily_deal(self, app):
        chosen = {key: app.settings[key] for key in ("level", "fire")}
        usual = chosen == {"level": "standard", "fire": False}
        return "The Game" if usual else "The Game, " + kind(app.text, chosen)

    def review(self, app, head):
        """Opens the game, to step through card by card."""
        app.push("games.the_game.replay.past_solo", head)

    def past_rows(self, app, head):
        from engine.the_game.told import told_by  # only the history needs it
        from ui.menu import Row
        told = told_by(head)
        return [Row(app.text.of(self.NAME)("row.duel"), app.opener(
            "games.the_game.told.DailyDuel", *told[:3]))] if told else []


def kind(text, options, hints=False, devices=False):
    """Level, fire, hints and devices as a short text."""
    return (text("short." + options["level"]) + ("+F" if options["fire"] else "")
            + (text("short.hints") if hints else "")
            + (text("short.devices") if devices else ""))


def deal(app, level, fire, seed, names=(), devices=(), given=()):
    """Starts a game. names: of two or more players, who choose the starter first. devices: see
    Session. given: actions from which one of these cards goes on.
    """
    # Imported here because going on with a game does not need it: it takes 50 ms.
    from game_ui.navigation import confirm_start

    def start():
        options = {"level": level, "fire": fire, "first": 0}
        if given:
            options["given"] = list(given)
        # A deal of the day, whose seed is a date, is told to others: it begins without the coach.
        app.set(level=level, fire=fire, coach=app.settings["coach"] and "-" not in seed)
        if len(names) > 1:
            from link.names import seated
            levels = devices or [None] * len(names)
            seated(app, names, levels)
            app.push("games.the_game.new_game.Starter", options, seed, names, levels)
        else:
            app.start_game("the_game", 1, options, seed)

    confirm_start(app, "the_game", start)


def can_undo(game):
    """True if the last placement can be taken back."""
    from engine.the_game.notation import END_TURN
    history = game.log
    return bool(history) and history[-1] != END_TURN


GAME_UI = TheGame()
