"""What a fifth game looks like on the PC: the file that somebody would add to games/. Its words
are in pebbles_en.py and pebbles_es.py, which they would add to host_tools/words/."""

from crupier.scores.views.game_report import Counted
from crupier.scores.views.games.pad import Match


class Pebbles(Match):
    TITLE = "Pebbles"
    WAY = ""
    HIGHEST_WINS = True
    ROUND = "round"
    COUNTED = (Counted("pebbles", lambda row: row["pebbles"], mean=True),)
    WORDS = "tests.host_tools.pebbles"
