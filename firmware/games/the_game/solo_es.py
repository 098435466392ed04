"""Cómo se juega a The Game, con palabras nuestras. Los textos se cortan en páginas."""

TEXTS = {
    # Lo que se dice en la mesa; tip.* en pantallas de un solo color
    "say.fire": "El %d arde: ¡cúbrelo ya!",
    "say.undo": "OK recupera el %d",
    "say.draw": "OK roba %d cartas",
    "say.draw_one": "OK roba %d carta",
    "say.end": "OK termina el turno",
    "say.pile": "¿En qué pila?",
    "say.trick": "Del %d atrás al %d: ¡el truco!",
    "say.small": "Del %d al %d: un pasito",
    "say.step": "Del %d al %d: un salto de %d",
    "say.large": "Un gran salto: pierdes %d",
    # Pistas
    "say.hint": "OK consulta al crupier",
    "say.odds": "Cartas al final, creo: %d",
    "say.thinks": "El crupier piensa",
    "say.back": "El truco: diez atrás",
    "say.returns": "Luego, del %d atrás al %d",
    "say.keeps": "Guarda %d-%d para un truco",
    "say.skips": "Salta %d cartas",
    "say.skips_one": "Solo salta 1 carta",
    "say.skips_none": "No salta ninguna carta",
    "say.stops": "Cualquier otra salta %d",
    "say.stops_one": "Cualquier otra salta 1",
    "say.stops_none": "Mejor parar aquí",
    "tip.fire": "¡cubre el %d!",
    "tip.undo": "quitar el %d",
    "tip.draw": "robar %d",
    "tip.draw_one": "robar %d",
    "tip.end": "¿lo dejas?",
    "tip.pile": "¿qué pila?",
    "tip.trick": "%d→%d truco",
    "tip.small": "%d→%d cerca",
    "tip.step": "%d→%d: %d",
    "tip.large": "pierdes %d",
    "tip.hint": "¿pista?",
    "tip.odds": "¿quedan %d?",
    "tip.thinks": "pensando",
    "tip.back": "truco -10",
    "tip.returns": "%d, y el %d",
    "tip.keeps": "deja %d-%d",
    "tip.skips": "salta %d",
    "tip.skips_one": "salta 1",
    "tip.skips_none": "salta 0",
    "tip.stops": "o salta %d",
    "tip.stops_one": "o salta 1",
    "tip.stops_none": "para aquí",
    "teach.first": "pone el %d, junto al %d",
    "teach.lay": "la pone ahí",
    "teach.more": "¡Bien! Y ahora %d más",
    "teach.end": "termina el turno",
    "teach.card": "elige otra carta",
    "teach.pile": "elige otra pila",
    "teach.menu": "largo: menú y ayuda",
    "turn.due": "Faltan %d",
    "turn.end": "Terminar",
    "turn.pass": "Pásalo",
    "say.hand": "Tus cartas: no digas números",
    "tip.hand": "tus cartas",
    "turn.on": "Seguir",
    "row.marks": "Marcas en pilas",
    "title.marks": "Marcas",
    "value.mark_0": "aquí no",
    "value.mark_1": "me va bien",
    "device.draws": "roba %d cartas",
    "device.draws_one": "roba %d carta",
    "device.ends": "termina",
    "pass.give": "Pásaselo a",
    "pass.show": "ver mis cartas",
    "pass.laid": "Han puesto:",
    "pass.trick": "%d→%d truco",
    "title.plain": "Sin salida",
    "over.none": "Debes %d, ninguna cabe",
    "over.few": "Debes %d, solo cabe %d",
    "over.burned": "El %d se ha quemado",
    "over.left": "quedan",
    "over.best": "mejor",
    "over.mean": "media",
    "over.rank": "puesto",
    "over.tricks": "trucos",
    "over.most": "a la vez",
    "over.wins": "victorias",
    "button.new": "Jugar otra",
    "button.same": "La misma",
    "turn.due_one": "Falta %d",
    "over.win": "¡Las 98!",
    "over.tricks_one": "truco",
    "over.most_one": "a la vez",
    "over.wins_one": "victoria",
}

PAGES = (
    ("El objetivo",
     "Coloca las 98 cartas, del 2 al 99, en cuatro pilas. Juegas con 8 en la mano y repones al "
     "acabar cada turno."),
    ("Las pilas",
     "Dos pilas suben desde el 1: cada carta ha de ser mayor que la anterior. Dos bajan desde "
     "el 100: ha de ser menor. Con saltos cortos la pila dura más."),
    ("El truco",
     "Una carta justo 10 puntos al revés siempre vale: 37 sobre un 47 que sube, 75 sobre un 65 "
     "que baja. Recuperas diez números, tantas veces como quieras."),
    ("Tu turno",
     "Coloca 2 cartas o más, de una en una. Luego termina el turno y la mano se repone. Sin "
     "mazo basta con 1 carta."),
    ("El final",
     "La partida acaba en cuanto no puedes colocar las que debes. Cuentan las cartas que te "
     "quedan: menos de 10 es excelente y 0 es la victoria. Casi siempre se pierde: no te "
     "preocupes."),
    ("Entre varios",
     "Hasta cinco contra el mazo, por turnos, con 6 o 7 cartas. Pasaos el aparato: oculta cada "
     "mano hasta que pulsáis una tecla. Podéis dar pistas, pero no digáis números."),
    ("Marcas",
     "En el menú, o con BACK al ver tus cartas nuevas, puedes marcar pilas: un aspa es aquí no, "
     "un corazón, me va bien. La marca se va con la siguiente carta o cuando te vuelve a tocar. "
     "La máquina las respeta, y deja las suyas."),
    ("La máquina",
     "Cada asiento puede ser de la máquina: fácil, normal o difícil. Sus turnos se ven paso a "
     "paso; una tecla los apresura. Ver lo jugado, en el menú, los repite."),
    ("Niveles",
     "Experto: al menos 3 cartas por turno. Experto, 7 cartas: lo mismo con una carta menos en "
     "la mano."),
    ("On Fire",
     "22, 33, 44, 55, 66 y 77 arden. Cubre la carta que arde antes de acabar tu turno "
     "siguiente o lo pierdes todo. La pila en llamas hay que cubrirla ya."),
    ("La pantalla",
     "Bajo cada pila, lo que le cuesta la carta elegida: +6 salta números, -10 es el truco. Las "
     "cartas apagadas no caben. Los huecos de abajo se llenan hasta que puedes terminar."),
    ("Dos teclas",
     "NEXT avanza, OK elige. Si hay varias pilas, OK pregunta y NEXT escoge. Mantén OK para "
     "abrir el menú o volver. Con flechas, NEXT termina el turno."),
    ("Deshacer",
     "Hasta que termines el turno puedes recuperar cada carta. Nada se pierde: apaga cuando "
     "quieras y sigue más tarde."),
    ("Una pista",
     "Está en el menú y, con flechas, bajo los botones. OK muestra qué haría el crupier y por "
     "qué; otro OK lo hace. Las partidas con pistas cuentan aparte."),
)

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.
LESSON = (
    ("Dos pilas suben desde el 1. Pon en una de ellas la carta que menos le cuesta.",
     "+4: con saltos cortos la pila dura más.",
     "Bajo cada pila ves lo que le cuesta la carta. Tu 5 cuesta solo +4."),
    ("Dos bajan desde el 100: cada carta ha de ser menor. Pon en el 100 la que menos cuesta.",
     "Solo +6: a la pila le queda casi todo.",
     "Sobre el 100, la que menos cuesta es tu 94."),
    ("El truco: una carta justo diez al revés siempre vale. Úsalo sobre el 47.",
     "Del 47 al 37: recuperas diez. En un 47 que baja sería el 57.",
     "Diez menos que 47: el 37.",
     "Así tu 37 ya no vuelve: han de ser diez justos."),
    ("Prepara un truco: ¿tras qué carta sobre el 38 puedes volver diez atrás?",
     "Ahora el 41 y luego el 31. Después caben también el 39 y el 40.",
     "Busca dos cartas tuyas a diez justos: primero va la mayor."),
    ("Ya has puesto dos, lo mínimo. Las demás cuestan mucho: termina el turno.",
     "Robas dos. Cuando no queda mazo, basta con una por turno.",
     "No hace falta: con dos basta y las demás cuestan mucho. Termina el turno."),
    ("Debes poner dos y solo caben el 81 y el 97, sobre el 80. ¿Cuál va antes?",
     "Así cabe también el 97. Si no puedes poner dos, se acaba: cuantas menos queden, mejor.",
     "El 81 ya no cabría: no podrías poner dos y se acabaría la partida."),
)
