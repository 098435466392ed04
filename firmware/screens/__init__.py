"""The screens by name: a new one is a file here and a line in _TABLE."""

# Name, file, what makes it. One text: on their own, all these words would be kept as names for
# ever, and take 3 KB.
_TABLE = """
home home Home
language home Language
new_game new_game NewGame
new_match new_match NewMatch
names new_match Names
name_entry entry name_entry
seed_entry entry seed_entry
date date DateEntry
match match Match
table table Table
table_menu table_menu TableMenu
over over Over
history history History
last_games history LastGames
players history Players
figures figures Figures
round_entry round_entry RoundEntry
round_menu round_menu RoundMenu
podium podium Podium
live live Live
live_menu live_menu LiveMenu
live_counts live_counts LiveCounts
help help Help
help_pages pager help_pages
pager pager Pager
settings settings Settings
about about About
dialog dialog Dialog
notice dialog Notice
"""


class _Screens:
    """SCREENS[name](app, ...) makes a screen; its file is loaded when it is first asked for."""

    def __getitem__(self, name):
        start = _TABLE.find("\n" + name + " ") + 1
        if not start:
            raise KeyError(name)
        _, file, maker = _TABLE[start:_TABLE.find("\n", start)].split(" ")
        return getattr(__import__("screens." + file, None, None, (maker,)), maker)


SCREENS = _Screens()
