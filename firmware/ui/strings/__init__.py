"""Texts in the player's language. A language is a file here and a line in LANGUAGES."""

import sys

# code, its own name
LANGUAGES = (
    ("es", "Español"),
    ("en", "English"),
)

# Columns that a text may take on a 128 pixels wide display, by the first part of its key.
# A value or number that joins it at run time counts, too.
SLOTS = {
    "title": 17,                # body font, beside the scroll marks
    "row": 20,                  # body font, a whole menu row
    "label": 10,                # body font, a row that ends in a value ...
    "value": 14,                # ... and the value
    "info": 14,                 # small font
    "end": 8,                   # small font
    "over": 14,                 # small font, beside the big number
}


class Strings:
    """The texts of one language; the others stay on flash."""

    def __init__(self, code):
        self.code = code
        self._texts = self._load(code).TEXTS

    @staticmethod
    def _load(name):
        path = "ui.strings." + name
        module = __import__(path, None, None, ("TEXTS",))
        del sys.modules[path]   # whoever asked holds the texts as long as they are needed
        return module

    def __call__(self, key, *values):
        """The text of key, with values filled in."""
        text = self._texts[key]
        return text % values if values else text

    def pages(self, game):
        """How a game is played: (title, text) of every page."""
        return self._load(game + "_" + self.code).PAGES
