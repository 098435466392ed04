WORDS = {
    # results
    "won": "ganada",
    "left": "quedan %d",
    "excellent": "quedan %d, excelente",
    "burned": "quemada, quedan %d",
    "given_up": "dejada, quedan %d",

    # levels of The Game
    "standard": "normal",
    "expert": "experto",
    "expert_reduced": "experto mano 7",
    "fire": "On Fire",

    # Martes 13
    "rounds": "%d rondas",
    "matches.note": "Puntos por partida; cuantos menos, mejor.",
    "matches": "Partida a partida",
    "axis.match": "partida",
    "axis.points": "puntos",
    "tile.matches": "partidas jugadas",
    "tile.best_total": "menos puntos en una partida",
    "tile.average_total": "puntos por partida de media",
    "standings": "Clasificación",
    "standings.note": "Racha: partidas seguidas ganadas; la victoria compartida cuenta.",
    "duels": "Cara a cara",
    "duels.note": "Partidas en que quien está a la izquierda acabó por delante, igual y por "
                  "detrás.",
    "unfinished": "dejada",
    "overridden": " (contra las reglas: ronda %s)",

    # heads of columns
    "level": "Nivel",
    "players": "Jugadores",
    "player": "Jugador",
    "played": "Jugadas",
    "wins": "Ganadas",
    "best": "Mejor",
    "average": "Media",
    "streak": "Racha",
    "longest": "La mejor",
    "abandoned": "Dejadas",
    "when": "Cuándo",
    "result": "Resultado",
    "deal": "Reparto",

    # the report
    "title": "Resultados",
    "date": "{day} de {month} de {year}",
    "months": "enero febrero marzo abril mayo junio "
              "julio agosto septiembre octubre noviembre diciembre",
    "decimal": ",",
    "undated": "n.º %d",
    "games_one": "1 partida",
    "games": "%d partidas",
    "period": "del %s al %s",
    "made": "Hecho por crupier el %s.",
    "empty": "Aún no hay partidas. Juega en el aparato y trae los resultados con «crupier pull».",
    "tile.played": "partidas jugadas",
    "tile.won": "ganadas",
    "tile.best": "menos cartas sin colocar",
    "tile.average": "cartas sin colocar de media",
    "tile.excellent": "partidas de menos de 10",
    "over_time": "Cartas sin colocar, partida a partida",
    "over_time.note": "Cuantas menos, mejor: 0 son las 98 cartas colocadas y menos de 10 es "
                      "excelente.",
    "distribution": "Cuántas cartas quedaron",
    "distribution.note": "La mayoría de las partidas se pierden; bajar de 10 es una hazaña.",
    "axis.game": "partida",
    "axis.left": "cartas sin colocar",
    "axis.games": "partidas",
    "legend.win": "ganada",
    "legend.excellent": "excelente",
    "legend.plain": "10 o más",
    "legend.none": "quemada",
    "legend.average": "media de %d partidas",
    "by_level": "Por nivel",
    "by_player": "Por jugador",
    "streak.note": "Racha: partidas seguidas en las que quedan menos de 10 cartas; abandonar la "
                   "corta. Una partida quemada no cuenta como la mejor.",
    "last_games": "Últimas partidas",
    "seat": "Jugador %d",
    "singles": "1 jugador",
    "several": "%d jugadores",

    "not_counted": "%d partidas no cuentan: no se han podido comprobar sus resultados. Se "
                   "conservan, y «crupier games» dice por qué.",
    "not_counted_one": "1 partida no cuenta: no se ha podido comprobar su resultado. Se "
                       "conserva, y «crupier games» dice por qué.",
}
