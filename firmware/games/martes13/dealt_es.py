"""Martes 13, repartido por la máquina: sus palabras y cómo se juega."""

SHARED = "pad", ("suit.0", "suit.1", "suit.2", "page.tie", "value.each_once")

TEXTS = {
    "home.goal": "No pases de 13",
    "row.begin": "Repartir",
    "row.sheet": "Puntos",
    "button.points": "Puntos",
    "act.take": "te llevas",
    "act.pass": "Al siguiente",
    "act.back": "Deshacer",
    "page.stays": "Una carta que ya han visto los demás se queda.",
    "say.safe": "%d + %d = %d: a salvo",
    "say.cost": "Cuesta %d puntos",
    "say.any": "%d + %d = %d   ↑ otra pila",
    "say.most": "%d puntos, %d con la mayoría",
    "say.one": "%d punto, %d con la mayoría",
    "done.safe": "La pila suma %d",
    "say.takes": "te llevas %d",
    "done.take": "Te llevas %d cartas",
    "done.one": "Te llevas 1 carta",
    "say.suit_0": "Gatos",
    "say.suit_1": "Espejos",
    "say.suit_2": "Escaleras",
    "say.martes": "Un 13 en %s",
    "device.takes": "%s: se lleva %d",
    "device.plus": "%s: +%d",
    "pass.give": "Pásaselo a",
    "pass.show": "ver mis cartas",
    "remark.clean": "¡Aún no llevas nada!",
    # Why a hint says what it says
    "hint.only": "Solo esta se salva",
    "hint.blocks": "%d: ya no cabe otra",
    "hint.holds": "A salvo; guardas el %d",
    "hint.keeps": "A salvo; guardas el %d",
    "hint.safe": "A salvo: %d",
    "hint.same": "Todas se llevan %d",
    "hint.least": "Te llevas menos: %d",
    "hint.fewest": "%d es lo mínimo",
    "hint.early": "Mejor llevarte %d ya",
}

NARROW = {
    "page.tie": "%s: empate",
    "pass.show": "cartas",
    "say.suit_1": "Espejo",
    "say.suit_2": "Escal.",
    "say.martes": "13>%s",
    "done.safe": "Suma %d",
    "say.takes": "llevas %d",
    "done.take": "Te llevas %d",
    "done.one": "Te llevas 1",
}

PAGES = (
    0, 1,
    ("El reparto",
     "Si sois cuatro, os tocan 12 o 13 cartas; si cinco, 10; si seis, 8 o 9. Si sois tres, se "
     "reparte para cuatro: la última mano queda aparte, sin verla, hasta la ronda siguiente. "
     "Sale quien está a la izquierda de quien reparte. La ronda acaba cuando nadie tiene cartas."),
    ("Tu turno",
     "Juega una carta: si es de un palo, en su pila; un Martes 13, en cualquiera de las tres."),
    4, 5,
    ("La pantalla",
     "Con cada inicial, las cartas que se ha llevado, no sus puntos. Tres pilas con su suma y 13 "
     "casillas que se llenan. Debajo, lo que haría tu carta: una marca y la suma nueva, o "
     "cuántas te llevas (+3, calavera) y qué puntos cuestan, menos si acabas con la mayoría del "
     "palo."),
    ("Las teclas",
     "←→ eligen carta; ↑↓, otro palo, o la pila de un Martes 13. {OK} la juega. {BACK} abre el "
     "menú.",
     "{NEXT} recorre todo lo posible, {OK} lo juega. {BACK} abre el menú."),
    ("Al pasarlo",
     "Nadie ve una mano antes de {OK}. {NEXT} enseña lo que han jugado los demás, carta a carta. "
     "La tuya se puede deshacer hasta que pases el aparato."),
)

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.
LESSON = (
    ("Gana quien menos puntos suma. Con {←→} elige una que deje la pila de su palo en 13 o "
     "menos.",
     "13 justo vale. Si te pasas, te llevas la pila.",
     "Si te pasas de 13, te llevas la pila. Con el 5 de gatos suma 13 justo."),
    ("Ahora caben varias, pero las cartas bajas te salvarán luego. Juega la más alta.",
     "Los gatos quedan en 13: quien juegue el siguiente se los lleva.",
     "Vale, pero te hará falta con las pilas llenas. Suelta el 7."),
    ("Un Martes 13 vale 4 y va en cualquier pila. Haz que una sume 13 justo. {↑↓}: pila.",
     "9 y 4 son 13. Ojo: si luego te lo llevas, cuesta 2 puntos.",
     "Solo las escaleras llegan a 13 justo: ahí va tu Martes 13. {↑↓}: pila."),
    ("Ninguna cabe. Cada carta que te llevas cuesta un punto: llévate las menos que puedas.",
     "Dos cartas, dos puntos. Tu carta empieza la pila nueva. Arriba: cuántas lleva cada uno.",
     "Otra pila tiene menos. Cuenta las cartas, no la suma."),
    ("Dos pilas de dos cartas, pero un Martes 13 cuesta 2 puntos. ¿Cuál te llevas?",
     "Dos puntos y no tres: la mesa lo dice antes de jugar. La ronda acaba sin cartas en mano.",
     "Ahí hay un Martes 13: tres puntos. Los gatos cuestan dos."),
    ("Quien más cartas tiene de un palo no paga ese palo. Tú llevas más gatos. ¿Qué pila?",
     "Gratis si sigues por delante; si hay empate, se paga. 0-3: lo menos y lo más que cuesta.",
     "Otro tiene más espejos: los tuyos se pagarían. Los gatos salen gratis."),
)
