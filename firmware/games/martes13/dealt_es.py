"""Martes 13, repartido por la máquina: sus palabras y cómo se juega."""

SHARED = "pad", ("suit.0", "suit.1", "suit.2", "page.tie", "value.each_once")

TEXTS = {
    "home.goal": "No pases de 13",
    "row.begin": "Repartir",
    "row.take_back": "Recuperar la carta",
    "row.sheet": "Puntos",
    "button.points": "Puntos",
    "act.take": "cartas",
    "act.pass": "Pasar",
    "act.back": "Deshacer",
    "say.safe": "%d + %d = %d: a salvo",
    "say.cost": "Cuesta %d puntos",
    "say.any": "%d + %d = %d   ↑ otra pila",
    "say.most": "%d puntos; %d con más que nadie",
    "say.one": "%d punto; %d con más que nadie",
    "done.safe": "La pila suma %d",
    "done.take": "Te llevas %d cartas",
    "done.one": "Te llevas 1 carta",
    "say.suit_0": "Gatos",
    "say.suit_1": "Espejos",
    "say.suit_2": "Escaleras",
    "say.martes": "Un 13 en %s",
    "device.takes": "%s: se lleva %d",
    "device.plus": "%s: +%d",
    "pass.give": "Pásasela a",
    "pass.show": "ver mis cartas",
}

PAGES = (
    0, 1,
    ("Tu turno",
     "Juega una carta: si es de un palo, en su pila; un Martes 13, en cualquiera de las tres."),
    3, 4,
    ("Si sois tres",
     "Se reparte para cuatro. La cuarta mano queda aparte, sin verla, hasta la ronda siguiente."),
    ("La pantalla",
     "Tres pilas con su suma y 13 casillas que se llenan. Debajo, lo que haría tu carta: una "
     "marca y la suma nueva, o cuántas te llevas y qué puntos cuestan (+3, calavera 0-3), menos "
     "si acabas con la mayoría del palo."),
    ("Las teclas",
     "Izquierda y derecha eligen carta; arriba y abajo, otro palo, o la pila de un Martes 13. "
     "Con dos teclas, NEXT recorre todo lo posible. BACK, u OK sin soltar, abre el menú."),
    ("Al pasarla",
     "Nadie ve una mano antes de OK. NEXT enseña lo que han jugado los demás, carta a carta. "
     "La tuya se puede recuperar hasta que pasas la máquina."),
)

# Of each step: what to do, why it was right, why not; and of some mistakes, why not.
LESSON = (
    ("Gana quien se lleva menos. Cada carta va a la pila de su palo. ¿Con cuál no pasa "
     "de 13?",
     "13 justos valen. Si te pasas, te llevas la pila.",
     "Si te pasas de 13, te llevas la pila. El 5 de gatos suma 13 justos."),
    ("Ahora caben varias, pero las cartas bajas te salvarán luego. Juega la más alta.",
     "Los gatos quedan en 13: quien juegue el siguiente se los lleva.",
     "Vale, pero te hará falta con las pilas llenas. Suelta el 7."),
    ("Un Martes 13 vale 4 y va en cualquier pila. Encuéntrale sitio.",
     "9 y 4 son 13. Ojo: si luego te lo llevas, cuesta 2 puntos.",
     "Así te llevas una pila. Los gatos están en 9: ahí cabe tu Martes 13."),
    ("Ninguna cabe. Cada carta que te llevas cuesta un punto: llévate las menos posibles.",
     "Solo dos. Tu carta empieza la pila nueva. Arriba: cuántas lleva cada uno.",
     "Otra pila tiene menos. Cuenta las cartas, no la suma."),
    ("Dos pilas de dos cartas, pero un Martes 13 cuesta 2 puntos. ¿Cuál te llevas?",
     "Dos puntos en vez de tres. La ronda acaba cuando nadie tiene cartas.",
     "Ahí hay un Martes 13: tres puntos. Los gatos cuestan dos."),
    ("Quien más tiene de un palo no lo paga. Llevas más gatos que nadie, recuérdalo. ¿Qué pila?",
     "Gratis si sigues por delante; con empate, cuentan. Recuerda quién se lleva qué: no se ve.",
     "Otro tiene más espejos: los tuyos contarían. Los gatos salen gratis."),
)
