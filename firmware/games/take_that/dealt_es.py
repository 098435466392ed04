"""Take That, repartido por la máquina: sus palabras y cómo se juega."""

SHARED = "pad", ("title.round", "home.round", "label.rounds")

TEXTS = {
    "home.goal": "Parejas 49-94",
    "row.begin": "Repartir",
    "row.do": "Adelante",
    "label.advanced": "Avanzado",
    "label.twins": "Invertidas",
    "value.lies": "+%d, %d abajo",
    "row.sheet": "Puntos",
    "page.end": "Así acaba la partida.",
    "button.points": "Puntos",
    "act.place": "Colocar",
    "act.twist": "Pareja",
    "act.take": "Llevar",
    "act.on": "Seguir",
    "act.pass": "Pasar",
    "cost.place": "al alcance",
    "cost.any": "cualquiera",
    "cost.far": "muy lejos",
    "cost.take": "-%d puntos",
    "cost.one": "-%d punto",
    "say.any": "Otra fila: vale cualquiera",
    "say.twins": "%d y %d son pareja: 2 puntos",
    "say.match": "¿Hay un %d en la fila?",
    "say.alone": "No hay ningún %d en la fila",
    "say.take": "Cartas: %d, puntos: -%d",
    "say.unseen": "Llevar: -%d y una oculta",
    "say.last": "Llevar: -%d y se acaba",
    "page.stays": "Solo se deshace Llevar, hasta que se coloque otra carta.",
    "say.none": "De %d a %d, pareja o llevar",
    "say.toad": "El %d es un sapo: sin pareja",
    "say.drew": "Has robado el %d",
    "pass.give": "Pásaselo a",
    "pass.show": "ver mis cartas",
    "pass.laid": "Jugado:",
    "pass.place": "coloca %d",
    "pass.twist": "%d y %d: +2",
    "pass.take": "se lleva %d: -%d",
    "remark.last": "¡Última partida!",
    "remark.empty": "¡Se acabó el mazo!",
    # Why a hint says what it says
    "hint.pair": "%d y %d: dos puntos",
    "hint.ends": "Se acaba: %+d",
    "hint.cheap": "Mejor ahora: -%d",
    "hint.sole": "Solo cabe esta",
    "hint.toad": "La fila cuesta %d más",
    "hint.later": "Luego, pareja %d-%d",
    "hint.goes_on": "Tuyas para seguir: %d",
    "hint.near": "La más cercana: a %d",
    "hint.others": "Ajenas para seguir: %d",
}

NARROW = {
    "say.twins": "%d y %d son pareja: +2",
    "say.none": "%d-%d, pareja o llevar",
    "say.toad": "El %d, sapo: sin pareja",
    "value.lies": "+%d %d abajo",
    "pass.show": "cartas",
    "pass.take": "fila %d: -%d",
}

PAGES = (
    ("El objetivo",
     "Reúne parejas de cartas invertidas y quédate con pocas filas. Gana quien suma más puntos."),
    1, 3, 4, 5,
    ("Robar",
     "Al final de tu turno llega una carta. Sin mazo se sigue sin robar, hasta que alguien se "
     "lleva la fila o la fila se acaba."),
    7, 8,
    ("La pantalla",
     "Las marcas de la regla son tus cartas que pueden seguir. Con Invertidas, en el menú, "
     "dos flechas o dos puntos sobre un número: su invertida está en la fila. Una raya: es "
     "nueva. +4 es lo que hay boca arriba; en la carta oscura, cuántas boca abajo."),
    ("La máquina",
     "Cada sitio puede ser de la máquina: fácil, normal o difícil. Sus turnos se ven paso a "
     "paso; una tecla los apresura. Ver lo jugado, en el menú, los repite."),
    ("Las teclas",
     "←→ eligen carta; ↑↓, qué hacer: Llevar es lo último. {OK} lo hace. {BACK} abre el menú.",
     "{NEXT} recorre todo lo posible, {OK} lo hace. {BACK} abre el menú."),
    ("Al pasarlo",
     "Nadie ve una mano antes de {OK}. {NEXT} enseña lo que han hecho los demás, paso a paso. "
     "Llevarse la fila se puede deshacer hasta que se coloque otra carta."),
)

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.
LESSON = (
    ("Gana quien suma más. Al final va una carta a 10 o menos de la última: pon la más "
     "alejada ({←→}).",
     "El 45 está a 10 del 35: aún cabe. La siguiente se mide con tu 45.",
     "Tu 45 está a 10 del 35, y aún cabe."),
    ("16 y 61 son invertidas. Elige la carta cuya invertida está en la fila: Pareja.",
     "Tu 94 saca el 49: dos puntos. En el menú: Invertidas, deshacer y pistas.",
     "Elige el 94: su invertida, el 49, está en la fila. Con él se elige Pareja."),
    ("Ninguna cabe ni tiene su invertida en la fila: tienes que llevártela.",
     "Quedan boca abajo ante ti: al final restan tres puntos. Tú empiezas otra fila.",
     "Ha de ser del 85 al 98, o una invertida. Tienes que llevarte la fila."),
    ("Para empezar fila vale cualquiera. Elige una a la que pueda seguir otra tuya.",
     "Cada turno robas una carta. Siempre puedes llevarte la fila: corta, sale barata.",
     "Ninguna otra tuya está a 10 o menos. El 71 y el 78 van juntos.",
     "Aún no hay fila: coloca una carta."),
    ("Coloca una carta que puedas emparejar en tu próximo turno.",
     "Tienes su pareja, el 16. El 66 es un sapo: no tiene, y a quien se lo lleva le resta 5.",
     "Tienes 16 y 61. Coloca el 61.",
     "El 66 es un sapo: no tiene invertida. Si te lo llevas resta 5; las demás, 1."),
    ("No queda mazo: quien vacíe la fila o se la lleve acaba la partida. ¿Qué te conviene?",
     "Dos puntos, y se acabó: gana quien suma más. Lo de la mano no cuenta.",
     "Tu 12 es la invertida del 21: elígelo y, con {↓}, Pareja."),
)
