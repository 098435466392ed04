"""What the screens know of a game. Copy this file, or one of a pad, to begin a new one."""


class Face:
    """A game of the engine as the screens see it; its file in this folder ends with FACE = ...

    text is Strings; a head is that of a record, with names and result.
    """

    NAME = ""                   # the engine's; texts are in ui/strings/<NAME>_<language>.py
    NEW = "new_match"           # screens: what begins a game (also given NAME),
    PLAYING = "match"           # what shows one in progress,
    OVER = "match"              # what shows its end,
    FIGURES = "players"         # and what shows all of the past (also given NAME)

    def progress(self, text, game):
        """How far a game is, in few letters."""

    def brief(self, text, head):
        """(label, value) of a sealed game in the list of the last ones."""

    def review(self, app, head):
        """OK was pressed there."""
