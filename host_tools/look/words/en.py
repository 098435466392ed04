WORDS = {
    # results
    "won": "won",
    "left": "%d left",
    "excellent": "%d left, excellent",
    "burned": "burned, %d left",
    "given_up": "given up, %d left",

    # levels of The Game
    "standard": "standard",
    "expert": "expert",
    "expert_reduced": "expert 7 cards",
    "fire": "On Fire",

    # Martes 13
    "rounds": "%d rounds",
    "matches.note": "Points per match; lower is better.",
    "matches": "Match by match",
    "axis.match": "match",
    "axis.points": "points",
    "tile.matches": "matches played",
    "tile.best_total": "fewest points in a match",
    "tile.average_total": "points per match on average",
    "standings": "Standings",
    "standings.note": "Streak: matches won in a row; a shared victory counts.",
    "duels": "Head to head",
    "duels.note": "Matches that the player on the left ended ahead, level and behind.",
    "unfinished": "given up",
    "overridden": " (against the rules: round %s)",

    # heads of columns
    "level": "Level",
    "players": "Players",
    "player": "Player",
    "played": "Played",
    "wins": "Won",
    "best": "Best",
    "average": "Average",
    "streak": "Streak",
    "longest": "Longest",
    "abandoned": "Given up",
    "when": "When",
    "result": "Result",
    "deal": "Deal",

    # the report
    "title": "Scores",
    "date": "{day} {month} {year}",
    "months": "January February March April May June "
              "July August September October November December",
    "decimal": ".",
    "undated": "#%d",
    "games_one": "1 game",
    "games": "%d games",
    "period": "%s to %s",
    "made": "Made by crupier on %s.",
    "empty": "No games yet. Play on the device, then bring the scores home with “crupier pull”.",
    "tile.played": "games played",
    "tile.won": "won",
    "tile.best": "fewest cards left",
    "tile.average": "cards left on average",
    "tile.excellent": "games under 10",
    "over_time": "Cards left, game by game",
    "over_time.note": "Lower is better: 0 means all 98 cards placed, fewer than 10 is "
                      "excellent.",
    "distribution": "How many cards were left",
    "distribution.note": "Most games are lost; fewer than 10 is a feat.",
    "axis.game": "game",
    "axis.left": "cards left",
    "axis.games": "games",
    "legend.win": "won",
    "legend.excellent": "excellent",
    "legend.plain": "10 or more",
    "legend.none": "burned",
    "legend.average": "average of %d games",
    "by_level": "By level",
    "by_player": "By player",
    "streak.note": "Streak: games in a row with fewer than 10 cards left; giving up ends it. "
                   "A burned game is no best.",
    "last_games": "Last games",
    "seat": "Player %d",
    "singles": "1 player",
    "several": "%d players",

    "not_counted": "%d games are not counted: their results could not be verified. They are "
                   "kept, and `crupier games` says why.",
    "not_counted_one": "1 game is not counted: its result could not be verified. It is kept, "
                       "and `crupier games` says why.",
}
