"""Galloneta en la mesa: sus palabras y cómo se juega. Los textos se cortan en páginas."""

TEXTS = {
    "title.round": "Partida %d",
    "home.round": "partida %s",
    "title.impossible": "Revisa la partida",
    "row.enter": "Anotar la partida",
    "label.rounds": "Partidas",
    "label.first": "Empieza",
    "cell.starter": "Empezó",
    "cell.ace": "As %s",
    "cell.end": "Final",
    "cell.turns": "Turnos",
    "cell.horizontal": "De lado %s",
    "cell.compra": "Compra %s",
    "suit.0": "oros",
    "suit.1": "copas",
    "suit.2": "espadas",
    "suit.3": "bastos",
    "ending.won": "gana %s",
    "ending.passes": "tablas, pases",
    "ending.figures": "sin figuras",
    "ending.agreement": "tablas",
    "ending.abandoned": "sin acabar",
    "check.same_suit": "hay un solo as por palo",
    "noun.turns_one": "turno",
    "noun.turns_some": "turnos",
    "page.same_suit": "Cada uno elige un palo distinto.",
    "page.turns": "En el primer turno no se ataca.",
    "page.passes": "Tres pases cada uno son seis turnos.",
    "page.starts": "Empieza %s.",
}

NARROW = {
    "title.impossible": "Revísala",
    "cell.horizontal": "Lado %.7s",
    "cell.compra": "Compra %.5s",
    "ending.won": "gana %.7s",
    "ending.passes": "pases",
}

PAGES = (
    ("El objetivo",
     "Dos jugadores. Mata el as del otro y protege el tuyo. Baraja española de 48 con dos "
     "comodines."),
    ("Preparación",
     "Cada uno elige un as. De las doce figuras, dos a cada uno y otra oculta, boca abajo, "
     "que nadie mira. Del resto, tres. Lo que sobra es la pila."),
    ("El tablero",
     "Cuatro líneas, A a D, de siete casillas. Los ases, en la 1 y en la 7, no se mueven. Las "
     "figuras salen en la 2 o en la 6: una por casilla, cuatro por bando."),
    ("Tu turno",
     "Roba hasta tener 5. Luego hasta dos bajadas (figuras o equipo) y dos acciones de guerra "
     "(mover o atacar). También puedes pasar."),
    ("El primero",
     "En el primer turno, quien empieza solo baja una figura y un equipo; ni mueve ni ataca. En "
     "las demás partidas os turnáis para empezar."),
    ("Mover",
     "Adelante o atrás, sin saltar: sota y rey, 1 casilla; caballo, hasta 2. El as, nunca."),
    ("Equipo\tknight_11: coins_9:6",
     "Del 2 al 9 y los ases libres, que valen 1. Ha de ser del palo de la figura; si no tienes "
     "ninguno, otro a mitad de valor. Uno por figura; el rey, dos y cuenta el mayor."),
    ("Atacar\t6 > 5",
     "Solo con equipo y hacia delante. Gana el mayor; si empatan, mueren las dos. Quien gana "
     "pierde su equipo, salvo que valga el doble. Quien ataca se queda donde está."),
    ("El rey",
     "Es mago: ataca a dos casillas; a una, con 2 menos. Y cambia un equipo por una figura del "
     "cementerio, que va a la mano."),
    ("El as",
     "Su equipo vale 3 menos. Se defiende, pero no ataca. Si muere, aunque sea en empate, "
     "pierde su dueño."),
    ("Comodines\tshield_9:",
     "Son escudos: uno por pieza, sin gastar acción. Salvan una vez a la que atacan, y se van con "
     "el equipo que lleve."),
    ("Compra",
     "Con cartas de un mismo palo que sumen 10 o más te llevas la figura oculta, cuando "
     "quieras menos en el primer turno de la partida."),
    ("De lado",
     "Tira dos cartas y mueve una figura a la casilla de al lado. Tu mano baja a 3 y luego a "
     "1. Dos veces como mucho."),
    ("Cambiar",
     "En vez de bajar cartas puedes cambiar una de tu mano por la de arriba de la pila, una vez "
     "por turno."),
    ("Tablas",
     "Si los dos pasáis tres veces, si no quedan figuras o si os ponéis de acuerdo."),
    ("La libreta",
     "Anotad quién empezó, el palo de cada as y cómo acabó. Los turnos, los pasos de lado y "
     "las compras, si queréis. Ganar vale 1 y las tablas, medio. Todo se corrige hasta "
     "guardar."),
)
