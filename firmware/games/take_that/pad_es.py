"""Take That en la mesa: sus palabras y cómo se juega. Los textos se cortan en páginas."""

TEXTS = {
    "title.round": "Partida %d",
    "home.round": "partida %s",
    "title.impossible": "Revisa la partida",
    "row.enter": "Anotar la partida",
    "label.rounds": "Partidas",
    "check.held": "¿Quedan %d en mano?",
    "result.held": "Quedan en mano: %d",
    "check.odd": "las positivas van a pares",
    "noun.plus_one": "positiva",
    "noun.plus_some": "positivas",
    "noun.toads_one": "sapo",
    "noun.toads_some": "sapos",
    "page.odd": "Ha de ser par.",
    "page.deck_twins": "Sin sapos, la baraja tiene 72.",
    "page.few": "No caben tantas en las manos.",
}

NARROW = {
    "title.impossible": "Revísala",
    "check.odd": "+ va a pares",
}

PAGES = (
    ("El objetivo",
     "Reúne parejas de cartas invertidas y quédate con pocas filas. Tras dos partidas gana "
     "quien suma más puntos."),
    ("Las cartas\t49 94",
     "79 cartas, del 12 al 98, sin las que acaban en 0. Cada una tiene su invertida: 49 y 94. "
     "Los sapos, 22, 33 ... 88, no la tienen."),
    ("El reparto",
     "9 cartas a cada uno; si sois cuatro, 8. El resto es el mazo. Empieza quien está a la "
     "izquierda del que reparte."),
    ("Colocar\t34 → 41",
     "Pon una carta al final de la fila: ha de estar a 10 o menos de la última. Si no hay "
     "fila, vale cualquiera."),
    ("Emparejar\t16 52 61",
     "O enseña una carta cuya invertida está en la fila, donde sea: las dos son tuyas, boca "
     "arriba, y la fila se cierra."),
    ("Llevársela",
     "Si no puedes, o no quieres, quédate la fila entera boca abajo y empieza otra con "
     "cualquier carta."),
    ("Robar",
     "Al final de tu turno roba una carta. Sin mazo se sigue sin robar, hasta que alguien se "
     "lleva la fila o la fila se acaba."),
    ("Los puntos",
     "Boca arriba, cada carta vale 1. Boca abajo, cada carta resta 1 y cada sapo, 5. Lo de la "
     "mano no cuenta."),
    ("Avanzado",
     "Ideal para dos: quien se lleva una fila de una sola carta añade la de arriba del mazo, "
     "sin verla. Resta como las demás."),
    ("La libreta",
     "Anotad por jugador las cartas boca arriba, las normales boca abajo y los sapos. Primero "
     "las decenas, luego las unidades. Al final se dice cuántas deben quedar en las manos."),
    ("Solo puntos",
     "O anotad los puntos a favor y en contra, ya contados. Si algo no cuadra, se dice por "
     "qué. Todo se corrige hasta guardar."),
)
