"""La libreta de cualquier juego: sus palabras y cómo se usa."""

TEXTS = {
    "home.goal": "Lleva los puntos",
    "label.mode": "Gana",
    "value.highest": "más puntos",
    "value.lowest": "menos puntos",
    "value.end": "el final",
    "row.finish": "Acabar la partida",
    "page.deals": "Reparte %s.",
    "noun.points_one": "punto",
    "noun.points_some": "puntos",
}

PAGES = (
    ("La libreta",
     "Para cualquier juego de cartas: tras cada ronda se anota lo que ha sumado cada uno. Gana "
     "quien más suma, o quien menos."),
    ("Los puntos",
     "Primero el signo menos y las centenas, luego las decenas y las unidades. {OK} pasa al "
     "siguiente y salta lo vacío. De -499 a 1499."),
    ("El final",
     "Jugad las rondas que queráis, hasta 30. Tras la última, en el menú: Acabar la partida. "
     "Deshacer lo anula."),
)
