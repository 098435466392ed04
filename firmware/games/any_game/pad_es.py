"""La libreta de cualquier juego: sus palabras y cómo se usa."""

TEXTS = {
    "home.goal": "Lleva los puntos",
    "label.game": "Nombre",
    "label.target": "Meta",
    "label.last": "Rondas",
    "page.target": "La meta es de %d puntos como mucho.",
    "label.mode": "Ganan",
    "value.highest": "más puntos",
    "value.lowest": "menos puntos",
    "page.undo_end": "La partida sigue abierta, hasta que se acabe otra vez.",
    "value.end": "el final",
    "row.finish": "Acabar la partida",
    "page.deals": "Reparte %s.",
    "page.deals_to": "Reparte %s. Hasta %d.",
    "check.arrows": "↑↓ cuentan, ← decenas",
    "noun.points_one": "punto",
    "noun.points_some": "puntos",
}

PAGES = (
    ("La libreta",
     "Para cualquier juego de cartas: tras cada ronda se anota lo que ha sumado cada uno. Gana "
     "quien más suma, o quien menos."),
    ("Los puntos",
     "↑↓ cuentan las unidades; ← va a las decenas y luego a las centenas. Una tecla mantenida "
     "corre, también bajo 0. Solo {OK} es 0. De -499 a 1499.",
     "{NEXT} cuenta las unidades; {OK} pasa a las decenas y luego a las centenas. {NEXT} "
     "mantenida cuenta hacia atrás, también bajo 0. Solo {OK} es 0. De -499 a 1499."),
    ("El final",
     "La partida acaba cuando alguien llega a la meta, o tras tantas rondas. Sin nada de eso, "
     "hasta 30 rondas: en el menú, Acabar la partida. Deshacer lo anula."),
)
