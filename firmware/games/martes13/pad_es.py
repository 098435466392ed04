"""Martes 13 en la mesa: sus palabras y cómo se juega. Los textos se cortan en páginas."""

TEXTS = {
    "row.live": "Anotar carta a carta",
    "row.by_hand": "Anotar a mano",
    "page.by_hand": "Las cartas anotadas ya no contarán.",
    "row.leave": "Salir de la mesa",
    "value.each_once": "una cada uno",
    "live.hand": "%d en mano",
    "live.takes": "%d: se lleva %d",
    "live.takes_one": "%d: se lleva 1",
    "suit.0": "Gatos",
    "suit.1": "Espejos",
    "suit.2": "Escaleras",
    "suit.3": "Martes 13",
    "page.tie": "%s: empate, se paga",
    "noun.cats_one": "gato",
    "noun.cats_some": "gatos",
    "noun.mirrors_one": "espejo",
    "noun.mirrors_some": "espejos",
    "noun.ladders_one": "escalera",
    "noun.ladders_some": "escaleras",
    "noun.martes13_one": "Martes 13",
    "noun.martes13_some": "Martes 13",
    "noun.points_one": "punto",
    "noun.points_some": "puntos",
    "page.pile": "En su pila quedan 7 como mucho.",
    "page.table_few": "En la mesa tiene que quedar alguna.",
    "check.bare": "pila vacía: %s",
    "page.bare": "Debe quedar una: %s.",
    "page.bare_noun": "%s o Martes 13",
    "page.table_many": "En la mesa no hay sitio para más.",
    "page.points": "Nadie puede tener tantos.",
    "page.points_total": "Una ronda no da para tantos.",
}

NARROW = {
    "page.tie": "%s: empate",
    "row.live": "Carta a carta",
}

PAGES = (
    ("El objetivo",
     "Cada carta que te llevas puede traer mala suerte. Tras las rondas, casi siempre cuatro, "
     "gana quien menos puntos tiene."),
    ("Las cartas\tcat_9:7 mirror_9:5 ladder_9:2",
     "Gatos, espejos y escaleras, 14 de cada: tres de 1, 2, 5 y 7 y dos de 4. Y ocho Martes "
     "13, que valen 4 cada uno."),
    ("El reparto",
     "Reparte las 50 cartas: 12 o 13 a cada uno si sois cuatro, 10 si cinco, 8 o 9 si seis. Si "
     "sois tres, reparte para cuatro: la última mano queda aparte, sin verla. Sale quien está a "
     "la izquierda. La ronda acaba cuando nadie tiene cartas."),
    ("Tu turno",
     "Juega una carta: si es de un palo, en su pila; un Martes 13, en cualquiera de las tres. "
     "Di en voz alta cuánto suma."),
    ("Más de 13\tcat_9:7 cat_9:5 cat_9:2",
     "Hasta 13 no pasa nada. Si se pasa, te llevas lo que había y tu carta queda como primera "
     "de la pila. Lo que te llevas queda boca abajo."),
    ("Los puntos",
     "Cada carta tuya cuesta 1 y cada Martes 13, 2. Si eres quien más tiene de un palo, sin "
     "empate, lo descartas entero: no te cuesta nada. Si hay empate, nadie descarta."),
    ("La libreta",
     "Al acabar la ronda contad lo que os habéis llevado y anotadlo. Si algo no cuadra, se "
     "avisa y se dice por qué. Puntos, totales y quién reparte salen solos."),
    ("Sin contar",
     "O anota carta a carta al jugar: ←→, el palo; ↑↓, el valor o la pila; {OK}. Ves las "
     "sumas y quién se lleva cartas; la cuenta se anota sola.",
     "O anota carta a carta al jugar: {NEXT} recorre los palos y {OK} elige; {NEXT} "
     "recorre los valores y {OK} juega. Ves las sumas y quién se lleva cartas; la cuenta se "
     "anota sola."),
    ("Correcciones",
     "¿Una carta mal? Deshazla en el menú, tantas como quieras. Las rondas se corrigen hasta "
     "guardar la partida. Nada se pierde: apaga cuando quieras y sigue más tarde."),
)
