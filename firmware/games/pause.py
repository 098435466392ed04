"""What the menus of all tables have in common."""

from ui.menu import Row


def pause_rows(app, text, *own):
    """The rows that end the menu of every table. own: of this game, below how to play it."""
    seed = app.session.head["seed"]
    rows = [Row(text("row.help"), lambda: app.go("screens.help.how_to"))] + list(own)
    rows.append(Row(text("row.settings"), lambda: app.go("screens.settings.Settings", True)))
    if seed:                    # a score pad has none
        rows.append(Row(text("label.seed"), value=lambda: seed))
    return rows + [Row(text("row.home"), app.home),
                   Row(text("row.give_up"), lambda: _give_up(app))]


def _give_up(app):
    from games.ways import ask_give_up  # few who open the menu come here
    ask_give_up(app)
