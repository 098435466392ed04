"""Every error of Galloneta, in the order of its rules. Runs on CPython and MicroPython."""

from tests.engine.pieces import figure, play, position, refuses

# Of each verb: (more fields of the position, what is done before, text, code). With every action
# all is wrong that comes later in the list of its checks, as far as that can be.
OVER, REFILLING = {"phase": "REFILL", "draw": []}, {"phase": "REFILL"}
THREE = [figure(0, "O10", "A2", "O9"), figure(0, "O11", "A3"), figure(0, "O12", "A4", "O8 O7")]
FOUR = THREE + [figure(0, "C12", "B2")]
FIRST, WON = {"first": True}, [figure(1, "E10", "B3")]

ERRORS = {
    "deploy": (
        (OVER, "", "deploy(E11, F)", "E_GAME_OVER"),
        (REFILLING, "", "deploy(E11, F)", "E_REFILL_FIRST"),
        ({}, "discard(C3)", "deploy(O2, F)", "E_NOT_IN_HAND"),
        ({"pieces": FOUR}, "discard(C3)", "deploy(C2, F)", "E_NOT_FIGURE"),
        ({"pieces": FOUR, "first": True}, "discard(C3)", "deploy(B10, F)", "E_DISCARDED"),
        ({"pieces": THREE, "first": True}, "deploy(B11, D), equip(C3, D2)", "deploy(B10, F)",
         "E_FIRST_TURN"),
        ({"pieces": THREE}, "deploy(B11, D), equip(C3, D2)", "deploy(B10, F)", "E_BAJADAS"),
        ({"pieces": FOUR}, "", "deploy(B10, F)", "E_MAX_FIGURES"),
        ({"pieces": THREE}, "", "deploy(B10, F)", "E_OFF_BOARD"),
        ({"pieces": THREE}, "", "deploy(B10, A)", "E_OCCUPIED"),
    ),
    "equip": (
        (OVER, "", "equip(O12, D7)", "E_GAME_OVER"),
        (REFILLING, "", "equip(O12, D7)", "E_REFILL_FIRST"),
        ({}, "discard(C3)", "equip(O12, D7)", "E_NOT_IN_HAND"),
        ({}, "discard(C3)", "equip(J1, D7)", "E_NOT_EQUIPMENT"),
        (FIRST, "discard(C3)", "equip(C2, D7)", "E_DISCARDED"),
        (FIRST, "deploy(B11, D), equip(C3, D2)", "equip(C2, D7)", "E_FIRST_TURN"),
        ({}, "deploy(B11, D), equip(C3, D2)", "equip(C2, C7)", "E_BAJADAS"),
        ({}, "", "equip(C2, C7)", "E_NO_PIECE"),
        ({"pieces": THREE, "mine": "C2 O2"}, "", "equip(C2, A2)", "E_ALREADY_EQUIPPED"),
        ({"pieces": THREE, "mine": "C2 O2"}, "", "equip(C2, A4)", "E_ALREADY_EQUIPPED"),
        ({"pieces": THREE, "mine": "C2 O2"}, "", "equip(C2, A3)", "E_HAVE_SUIT"),
    ),
    "shield": (
        (REFILLING, "", "shield(C9, C7)", "E_REFILL_FIRST"),
        ({}, "", "shield(C9, C7)", "E_NOT_IN_HAND"),
        ({}, "", "shield(C2, C7)", "E_NOT_SHIELD"),
        ({}, "", "shield(J1, C7)", "E_NO_PIECE"),
        ({"mine": "J1 J2"}, "shield(J1, B1)", "shield(J2, B1)", "E_ALREADY_SHIELDED"),
    ),
    "move": (
        (REFILLING, "", "move(C7, D5)", "E_REFILL_FIRST"),
        (FIRST, "", "move(C7, D5)", "E_NO_PIECE"),
        (FIRST, "", "move(B1, D7)", "E_FIRST_TURN"),
        ({"pieces": THREE}, "move(A4, A5), move(A3, A4)", "move(B1, D7)", "E_ACE_STATIC"),
        ({"pieces": WON + [figure(0, "O10", "B2", "O9"), figure(0, "C12", "C3")]},
         "attack(B2, B3), move(C3, C4)", "move(B2, D7)", "E_WAR_ACTIONS"),
        ({"pieces": WON + [figure(0, "O10", "B2", "O9"), figure(0, "C12", "C3")]},
         "attack(B2, B3)", "move(B2, D7)", "E_ALREADY_ATTACKED"),
        ({"pieces": THREE}, "hmove(A3, B3, discard C3 C2)", "move(B3, D7)", "E_NO_MIX"),
        ({"pieces": THREE}, "move(A4, A5)", "move(A5, D7)", "E_ALREADY_MOVED"),
        ({"pieces": THREE}, "", "move(A4, D7)", "E_OFF_BOARD"),
        ({"pieces": FOUR}, "", "move(A4, B2)", "E_NOT_VERTICAL"),
        ({"pieces": FOUR}, "", "move(A4, A2)", "E_DISTANCE"),
        ({"pieces": FOUR}, "", "move(A4, A3)", "E_BLOCKED"),
        ({"pieces": FOUR}, "", "move(A3, A5)", "E_BLOCKED"),
    ),
    "hmove": (
        (REFILLING, "", "hmove(C7, A7, discard O2)", "E_REFILL_FIRST"),
        (FIRST, "", "hmove(C7, A7, discard O2)", "E_NO_PIECE"),
        (FIRST, "", "hmove(B1, A7, discard O2)", "E_FIRST_TURN"),
        ({"limits": (1, 5)}, "", "hmove(B1, A7, discard O2)", "E_ACE_STATIC"),
        ({"pieces": WON + [figure(0, "O10", "B2", "O9"), figure(0, "C12", "C3")],
          "limits": (1, 5)}, "attack(B2, B3), move(C3, C4)", "hmove(B2, A7, discard O2)",
         "E_WAR_ACTIONS"),
        ({"pieces": WON + [figure(0, "O10", "B2", "O9"), figure(0, "C12", "C3")],
          "limits": (1, 5)}, "attack(B2, B3)", "hmove(B2, A7, discard O2)",
         "E_ALREADY_ATTACKED"),
        ({"pieces": THREE, "limits": (1, 5)}, "move(A4, A5)", "hmove(A5, A7, discard O2)",
         "E_H_LIMIT"),
        ({"pieces": THREE}, "move(A4, A5)", "hmove(A5, A7, discard O2)", "E_NO_MIX"),
        ({"pieces": THREE}, "", "hmove(A4, A7, discard O2)", "E_OFF_BOARD"),
        ({"pieces": THREE}, "", "hmove(A4, A3, discard O2)", "E_DISTANCE"),
        ({"pieces": FOUR}, "", "hmove(A2, B2, discard O2)", "E_BLOCKED"),
        ({"pieces": THREE}, "", "hmove(A2, B2, discard O2)", "E_H_COST"),
        ({"pieces": THREE}, "", "hmove(A2, B2, discard O2 C2)", "E_NOT_IN_HAND"),
    ),
    "attack": (
        (REFILLING, "", "attack(C7, A7)", "E_REFILL_FIRST"),
        (FIRST, "", "attack(C7, A7)", "E_NO_PIECE"),
        (FIRST, "", "attack(B1, A7)", "E_FIRST_TURN"),
        ({"pieces": THREE}, "move(A4, A5)", "attack(B1, A7)", "E_ACE_STATIC"),
        ({"pieces": WON + [figure(0, "O10", "B2", "O9"), figure(0, "C12", "C3")]},
         "attack(B2, B3), move(C3, C4)", "attack(B2, A7)", "E_WAR_ACTIONS"),
        ({"pieces": WON + [figure(0, "O10", "B2", "O9", "J2")]}, "attack(B2, B3)",
         "attack(B2, A7)", "E_ALREADY_ATTACKED"),
        ({"pieces": THREE}, "", "attack(A3, A7)", "E_NOT_EQUIPPED"),
        ({"pieces": THREE}, "", "attack(A4, A7)", "E_RANGE"),
        ({"pieces": THREE}, "", "attack(A4, A6)", "E_NO_TARGET"),
        ({"pieces": THREE}, "", "attack(A2, A3)", "E_NO_TARGET"),
    ),
    "compra": (
        (OVER, "", "compra(P1, O2 J1)", "E_GAME_OVER"),
        (FIRST, "", "compra(P1, O2 J1)", "E_FIRST_TURN"),
        ({}, "", "compra(P1, O2 J1)", "E_NO_HIDDEN"),
        ({"hidden": ("E12", None)}, "", "compra(P1, O2 J1)", "E_NOT_IN_HAND"),
        ({"hidden": ("E12", None)}, "", "compra(P1, C2 J1)", "E_NOT_EQUIPMENT"),
        ({"hidden": ("E12", None), "mine": "C2 E3"}, "", "compra(P1, C2 E3)", "E_MIXED_SUITS"),
        ({"hidden": ("E12", None)}, "", "compra(P1, C3 C2)", "E_PRICE"),
    ),
    "revive": (
        (REFILLING, "", "revive(C7, pay C4, take O2)", "E_REFILL_FIRST"),
        ({}, "", "revive(C7, pay C4, take O2)", "E_NO_PIECE"),
        ({"pieces": THREE}, "", "revive(A2, pay C4, take O2)", "E_NO_MAGE"),
        ({}, "", "revive(B1, pay C4, take O2)", "E_NO_MAGE"),
        ({"pieces": THREE}, "", "revive(A4, pay C4, take O2)", "E_NOT_EQUIPPED"),
        ({"pieces": THREE}, "", "revive(A4, pay O7, take O2)", "E_NOT_IN_GRAVEYARD"),
        ({"pieces": THREE}, "discard(C3)", "revive(A4, pay O7, take C3)", "E_NOT_FIGURE"),
    ),
    "discard": (
        (REFILLING, "", "discard(O2)", "E_REFILL_FIRST"),
        ({"draw": []}, "deploy(B11, D)", "discard(O2)", "E_NOT_IN_HAND"),
        ({"draw": []}, "deploy(B11, D)", "discard(C3)", "E_BAJADA_DONE"),
        ({"draw": ["E12"]}, "discard(C2)", "discard(C3)", "E_DISCARDED"),
        ({"draw": []}, "", "discard(C3)", "E_EMPTY_PILE"),
    ),
    "others": (
        (OVER, "", "refill()", "E_GAME_OVER"),
        ({}, "", "refill()", "E_ALREADY_REFILLED"),
        (OVER, "", "end_turn()", "E_GAME_OVER"),
        (REFILLING, "", "end_turn()", "E_REFILL_FIRST"),
        (OVER, "", "agree_draw()", "E_GAME_OVER"),
        (REFILLING, "", "agree_draw()", "E_REFILL_FIRST"),
    ),
}


def test_errors_come_in_the_order_of_the_rules():
    for verb in ERRORS:
        for more, before, text, code in ERRORS[verb]:
            fields = {"pieces": [], "mine": "B11 B10 C3 C2 J1", "yours": ""}
            if more is OVER:
                fields["mine"] = "C3"
            fields.update(more)
            game = position(**fields)
            play(game, *[each + ")" * (each[-1] != ")") for each in before.split("), ") if each])
            assert refuses(game, text, code), (text, code)
