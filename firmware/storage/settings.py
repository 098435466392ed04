"""The player's settings. An unreadable file is kept aside, and the defaults apply."""

from storage import files
from ui.strings import LANGUAGES

_SCHEMA = 1

DEFAULTS = {
    "language": "",         # not chosen yet
    "contrast": 160,        # 1...255
    "dim_s": 30,            # idle seconds until the display dims, 0 never
    "blank_s": 120,         # the same until it goes dark
    "demo": 1,              # demo at home: 0 never, 1 on USB power, 2 if the board cannot tell
    "level": "standard",    # of the next game
    "fire": False,
    "talks": True,          # the dealer, at the few right moments
    "coach": False,         # warns of costly moves
    "twins": False,         # marks cards of Take That whose twin is in the line
    "theme": 0,             # colours, see ui/themes.py
    "pace": 0,              # of devices: 0 calm, 1 brisk, 2 at once
    "motion": True,         # animation: cards, flames, confetti
    "sound": True,          # on boards with a buzzer
    "led": False,
    "day": 0,               # when a date was last typed, in seconds as Clock.now() gives
    "names": [],            # of the players, see link/names.py
    "emblems": "",          # of the same players, a letter each
    "me": "",               # who tells results of this board
    "told": [],             # results of others as they were typed, see engine/the_game/told.py
    "options": {},          # by game, those of the last match that are not defaults; players
    "line": "",             # seats of the last dealt game: first letter of a device's level, p
                            # for a person; capitals for seats that it did not have
}
# Settings with which nothing else would start, or be visible, and their valid values.
_CHOICES = {"language": ("",) + tuple([code for code, _ in LANGUAGES]),
            "contrast": range(1, 256), "level": ("standard", "expert", "expert_reduced")}


class Settings:
    """Like a dict of the settings above. problem: True if their file was unreadable."""

    EMBLEMS = "abcdefghijkl"    # pictures emblem_a_9, emblem_a_18 ... of ui/sprites/players.txt

    def __init__(self, path):
        self._path = path
        self._values = dict(DEFAULTS)      # type: dict
        self.problem = False
        try:
            self._take(files.load_value(path, {"v": _SCHEMA}))
        except ValueError:
            self.problem = True
            self._keep_file()

    def __getitem__(self, name):
        return self._values[name]

    def __setitem__(self, name, value):
        if name not in DEFAULTS:
            raise KeyError(name)
        if name == "names":
            self._values["emblems"] = self._worn(value)
        self._values[name] = value

    def _worn(self, names):
        """Emblems of these players: a player keeps the emblem, a new one gets the least used."""
        had = dict(zip(self._values["names"], self._values["emblems"]))
        worn = [had.get(name, "?") for name in names]
        for i, each in enumerate(worn):
            if each not in self.EMBLEMS:
                worn[i] = min(self.EMBLEMS, key=worn.count)
        return "".join(worn)

    def keep(self, name, value):
        """Changes a setting and saves it; if that fails, nothing changes. Raises OSError."""
        before = dict(self._values)
        self[name] = value
        try:
            self.save()
        except (OSError, MemoryError):
            self._values = before
            raise

    def save(self):
        """Saves all settings durably. Raises OSError."""
        files.save_value(self._path, dict(self._values, v=_SCHEMA))

    def _take(self, stored):
        """Takes over stored values whose names and types are known."""
        if stored.get("v") != _SCHEMA:
            raise ValueError("settings of another version")
        for name in DEFAULTS:
            if _right(name, stored.get(name)):
                self._values[name] = stored[name]
        self["names"] = self._values["names"]       # assigns missing emblems

    def _keep_file(self):
        try:
            files.set_aside(self._path)
        except OSError:     # a full flash must not keep the board from starting
            pass


def _right(name, value):
    if type(value) is not type(DEFAULTS[name]):
        return False
    if isinstance(value, list):     # names, texts
        return all([isinstance(each, str) and each and value.count(each) == 1 for each in value])
    if isinstance(value, dict):     # options by game
        return all([isinstance(each, dict) for each in value.values()])
    return value in _CHOICES.get(name, (value,))
