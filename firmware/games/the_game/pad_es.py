"""The Game en la mesa: sus palabras y cómo se juega. Los textos se cortan en páginas."""

TEXTS = {
    "title.round": "Partida %d",
    "home.round": "partida %s",
    "title.impossible": "Revisa la partida",
    "row.override": "Guardar igualmente",
    "row.enter": "Anotar la partida",
    "label.rounds": "Partidas",
    "label.total": "En total",
    "label.record": "Récord",
    "label.record_new": "¡Récord!",
    "cell.left": "Sin colocar",
    "cell.burned": "Quemada",
    "note.drawn": "Con %d o más en el mazo",
    "note.best": "Vuestro récord: %d",
    "check.burned": "quemada y sin cartas",
    "noun.left_one": "carta",
    "noun.left_some": "cartas",
    "page.left": "En cada pila hay ya una carta al menos.",
    "page.burned": "Quien coloca todas gana, también con fuego.",
}

NARROW = {
    "title.impossible": "Revísala",
    "note.drawn": "%d en mazo",
    "note.best": "Récord: %d",
}

PAGES = (
    ("El objetivo",
     "De 1 a 5 jugadores, todos a una: colocad las 98 cartas, del 2 al 99, en cuatro pilas. O "
     "ganáis todos o no gana nadie."),
    ("El reparto",
     "En la mano: 8 cartas si juega uno, 7 si sois dos, 6 si sois más. El resto es el mazo. "
     "Mirad vuestras cartas y decidid quién empieza."),
    ("Las pilas\t↑ 34 41",
     "Dos suben desde el 1: cada carta ha de ser mayor que la anterior. Dos bajan desde el "
     "100: ha de ser menor."),
    ("El truco\t↑ 47 37",
     "Una carta justo 10 puntos al revés siempre vale: 37 sobre un 47 que sube, 75 sobre un 65 "
     "que baja."),
    ("Tu turno",
     "Coloca 2 cartas o más y roba otras tantas. Sin mazo basta con 1 y no se roba. Juega el "
     "siguiente que tenga cartas."),
    ("Hablar",
     "Podéis avisaros y pedir que nadie toque una pila, pero sin decir ningún número."),
    ("El final",
     "Acaba en cuanto a alguien le toca y no puede colocar las que debe. Cuentan las cartas de "
     "todas las manos y del mazo: menos de 10 es excelente y 0, la victoria."),
    ("Niveles",
     "Experto: al menos 3 cartas por turno. Experto, 7 cartas: lo mismo con una carta menos en "
     "cada mano (si juega uno solo, 7)."),
    ("On Fire",
     "22, 33, 44, 55, 66 y 77 arden. La carta que arde ha de quedar cubierta antes de terminar "
     "el turno del jugador siguiente, o perdéis todos."),
    ("La libreta",
     "Al acabar, anotad cuántas cartas quedan en total y, con On Fire, si se ha quemado la "
     "partida. Hay un récord por número de jugadores, nivel y fuego."),
    ("Anotar",
     "Primero las decenas y luego las unidades: {↑↓} para la cifra, {OK} para seguir. "
     "Todo se puede deshacer y corregir hasta guardar el resultado."),
)
