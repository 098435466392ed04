"""OpenSpiel: the four games, with chance dealing one card after the other.

    import pyspiel
    import crupier.research.environments.spiel
    game = pyspiel.load_game("python_crupier_take_that(players=3,advanced=true)")
"""

import pyspiel

from crupier.research.environments.spiel.dealers import DEALERS
from crupier.research.environments.spiel.game import Game, game_type

for _dealer in DEALERS:
    # A class, as OpenSpiel's own games: it would free a function after Python has ended.
    pyspiel.register_game(game_type(_dealer), type(_dealer.title, (Game,), {"kind": _dealer}))
