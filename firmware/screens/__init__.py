"""The screens by name. A new one is a file, here or with its game, and a line in _TABLE."""

# Name, module, the class or function that makes the screen. All in one text: as separate strings
# these words would stay interned for ever, and take 3 KB.
_TABLE = """
home screens.home Home
language screens.language Language
new_game games.the_game.new_game NewGame
new_match games.pads.new_match NewMatch
names games.seats Names
name_entry screens.entry name_entry
seed_entry screens.entry seed_entry
date screens.date DateEntry
match games.pads.match Match
table games.the_game.table Table
table_menu games.the_game.table_menu TableMenu
starter games.the_game.starter Starter
hand_over games.the_game.hand_over HandOver
seats_table games.the_game.table_seats SeatsTable
the_game_device games.the_game.device GameDevice
look games.the_game.look Look
marks games.the_game.marks_menu Marks
demo games.the_game.demo Demo
hint games.the_game.hint Hint
coach games.the_game.coach Coach
over games.the_game.over Over
history screens.history History
last_games screens.history LastGames
players screens.history Players
figures games.the_game.figures Figures
past_solo games.the_game.replay past_solo
round_entry games.pads.round_entry RoundEntry
round_result games.pads.round_result RoundResult
match_menu games.pads.menu MatchMenu
past_match games.pads.match past_match
podium games.pads.podium Podium
dealt_counts games.rounds DealtCounts
dealt_points games.rounds DealtPoints
dealt_sheet games.rounds dealt_sheet
dealt_over games.over DealtOver
line_table games.take_that.table LineTable
line_menu games.take_that.table_menu LineMenu
line_pass games.take_that.hand_over LineHandOver
line_device games.take_that.device LineDevice
piles_table games.martes13.table PilesTable
piles_menu games.martes13.table_menu PilesMenu
piles_pass games.martes13.hand_over PilesHandOver
piles_device games.martes13.device PilesDevice
board_table games.galloneta.table BoardTable
board_menu games.galloneta.menu BoardMenu
board_duel games.galloneta.duel Duel
board_device games.galloneta.device BoardDevice
board_pass games.galloneta.hand_over BoardHandOver
board_over games.galloneta.over BoardOver
board_facts games.galloneta.facts Facts
past_board games.galloneta.facts past_board
live games.martes13.live Live
live_menu games.martes13.live_menu LiveMenu
live_counts games.martes13.live_counts LiveCounts
help screens.help Help
how_to screens.help how_to
lesson screens.lesson Lesson
lesson_table screens.lesson_table LessonTable
help_pages screens.pager help_pages
pager screens.pager Pager
settings screens.settings Settings
roster screens.roster Roster
player screens.roster Player
about screens.about About
dialog screens.dialog Dialog
notice screens.dialog Notice
"""


class _Screens:
    """SCREENS[name](app, ...) makes a screen, and imports its module if need be."""

    def __getitem__(self, name):
        start = _TABLE.find("\n" + name + " ") + 1
        if not start:
            raise KeyError(name)
        _, file, maker = _TABLE[start:_TABLE.find("\n", start)].split(" ")
        return getattr(__import__(file, None, None, (maker,)), maker)


SCREENS = _Screens()
