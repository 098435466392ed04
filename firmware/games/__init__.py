"""The games of the device. A new game is a folder here, and a line in SHELF and in GAME_UIS."""

# The games of the home screen: a name, the engine's game that its tile opens, and its score pads.
SHELF = [
    ("The Game", "the_game", "the_game_table"),
    ("Martes 13", "martes13_match", "martes13_table"),
    ("Take That", "take_that_match", "take_that_table"),
    ("Galloneta", "galloneta", "galloneta_table"),
]
# An icon of the home screen stands for this one; its name is a text.
FREE = "home.pad", "any_game_table"
# What the device plays while nobody comes; also gets seq of the game in progress, or None.
DEMO = "games.the_game.demo.Demo"

# The module of each game's GameUI. Its texts are beside it, in <module>_<language>.py.
GAME_UIS = {
    "the_game": "the_game.dealt",
    "the_game_table": "the_game.pad",
    "martes13_match": "martes13.dealt",
    "martes13_table": "martes13.pad",
    "take_that_match": "take_that.dealt",
    "take_that_table": "take_that.pad",
    "galloneta": "galloneta.dealt",
    "galloneta_table": "galloneta.pad",
    "any_game_table": "any_game.pad",
}


def ui_of(game):
    """The GameUI of a game of the engine; see game_ui/base.py."""
    return __import__("games." + GAME_UIS[game], None, None, ("GAME_UI",)).GAME_UI


def player_of(game):
    """The function choose() of the game's computer player."""
    path = "engine.%s.bot" % GAME_UIS[game].partition(".")[0]
    return __import__(path, None, None, ("choose",)).choose


def reason_of(game):
    """The function reason() of the same player: why it chooses an action."""
    path = "engine.%s.reason" % GAME_UIS[game].partition(".")[0]
    return __import__(path, None, None, ("reason",)).reason


def lesson_of(game):
    """The module with the positions of a game's lesson; see screens/lesson_table.py."""
    path = "games.%s.lesson" % GAME_UIS[game].partition(".")[0]
    return __import__(path, None, None, ("STEPS",))


def shelved():
    """Names of all games on the shelf, dealt and scored, and of the free pad."""
    return [game for entry in SHELF + [FREE] for game in entry[1:]]


def title(text, game):
    """The title of a game, the same in every language except for the free pad."""
    name = _entry(game)[0]
    return text(name) if game == FREE[1] else name


def called(text, head):
    """The title of a game that has been begun; of the free pad, what the players call it."""
    name = head.get("title") if head["game"] == FREE[1] else None
    return name[:12] if isinstance(name, str) and name.strip() else title(text, head["game"])


def full_title(text, game):
    """The title; for the score pad of a game that can also be dealt, with a word that says so."""
    said = title(text, game)
    return said if game == _entry(game)[1] else "%s, %s" % (said, text("way.table"))


def pads_of(game):
    """Names of the score pads of a dealt game."""
    entry = _entry(game)
    return entry[2:] if entry[1] == game else ()


def ways(app, game, begun=False):
    """The screen, and its argument, that leads to a new game: the form; with two keys, which make
    its last rows far, or beside one that has been begun, first a question.
    """
    asks = pads_of(game) and (begun or not app.keys.has("UP"))
    return ("game_ui.navigation.Ways" if asks else ui_of(game).NEW), game


def _entry(game):
    return next(entry for entry in SHELF + [FREE] if game in entry[1:])
