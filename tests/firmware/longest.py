"""The longest values that texts of a game can be given."""

MARTES13: dict[str, tuple] = {
    "say.safe": (6, 7, 13), "say.cost": (6,), "say.most": (10, 6), "say.one": (1, 0),
    "say.martes": ("Escal.",), "device.takes": ("13 Escal.", 7), "device.plus": ("13 Escal.", 7),
    "done.safe": (13,), "done.take": (7,), "say.takes": (9,),
}
_RANK, _POINTS, _DUEL, _CARD = "caballo", "4.5", "4.5<3.5", "caballo de espadas"

GALLONETA: dict[str, tuple] = {
    "home.turn": (120,), "value.hand": (13, 5), "card": ("caballo", "espadas"),
    "say.deploy": (_CARD,),
    **{"tip." + key: (_CARD,) for key in ("discard", "deploy")},
    "over.few": (2,), "over.few_one": (1,), "page.target": (9999,), "podium.tally": ("Ana 3",),
    "value.run_won": (60,), "value.run_lost": (60,),
    "value.run_won_one": (1,), "page.undo": ("Partida 19",), "say.any": (9, 4, 13),
    "tip.equip": ("9 de espadas",), "tip.shield": ("Comodín",),
    **{"tip." + key: ("caballo 4.5",) for key in ("move", "attack", "revive", "hmove")},
    "tip.refill": (5,), "tip.pass": (12, 12), "say.equip": (_RANK, _POINTS),
    "say.half": (_RANK, _POINTS), "say.ace": ("as", _POINTS), "say.shield": (_RANK,),
    "say.move": ("caballo 4.5", 2), "say.retreat": ("caballo 4.5", 2), "say.hmove": (3,),
    "say.spare": ("rey", _POINTS), "page.hmove": (3,),
    "page.dear": ("2+3+6", "2+3+5"), "page.left": ("bajar, equipar, mover, atacar",),
    "say.revive": (9, _RANK), "say.compra": ("2+3+5",),
    **{"say." + key: (_DUEL, _RANK) for key in ("wins", "saved")},
    **{"say." + key: (_DUEL, _RANK, _RANK) for key in ("even", "lost")},
    "say.discard": (_CARD,), "page.discard": (_CARD,),
    "duel.kills": ("", _RANK), "duel.saved": (_RANK,), "duel.stripped": (_RANK,),
    "duel.falls": (_RANK,),
    **{"duel." + key: (9, _POINTS, _POINTS) for key in (
        "spent", "kept", "their_spent", "their_kept")},
    "duel.half": ("9 de espadas",), "duel.keeps": (9,),
    "end.killed": ("Ana", "Bea"), "end.lost": ("Ana",), "end.won": ("Ana",),
    "pass.acts": (9,), "pass.deploy": (_RANK,), "pass.equip": (9, _RANK),
    "pass.less": (9, _RANK, _POINTS),
    "pass.shield": (_RANK,), "pass.move": (_RANK,), "pass.hmove": (_RANK,),
    "pass.revive": (_RANK,),
    **{"pass." + key: ("4<6", "sota") for key in ("kills", "falls", "saved")},
    "device.saves": ("4.5>3.5", _RANK),
    "pass.both": ("3.5=3.5",),
}
TAKE_THAT: dict[str, tuple] = {
    "pass.place": (98,), "pass.twist": (89, 98), "pass.take": (40, 60), "cost.take": (60,),
    "cost.one": (1,), "say.match": (98,), "say.twins": (89, 98),
    "say.alone": (98,), "say.none": (78, 98), "say.toad": (88,),
    "say.take": (40, 60), "say.unseen": (5,), "say.last": (60,),
    "say.drew": (98,), "value.lies": (16, 40),
}
DEVICES: dict[str, tuple] = {
    "device.easy": ("Kibot",), "device.normal": ("Kibot",), "device.hard": ("Kibot",),
    "device.draws": (8,), "device.draws_one": (1,), "statistics.devices": ("normal",),
    "statistics.fire": ("normal",), "statistics.hints": ("normal",),
    "statistics.players": (5, "normal"),
}
LIVE: dict[str, tuple] = {
    "live.hand": (13,), "live.takes": (20, 7), "live.takes_one": (14,),
}
ROUND: dict[str, tuple] = {
    "check.held": (36,),
    "check.left_one": (1,), "check.left_some": (14,),
    "check.offer": (12, "quedan 2"), "check.bare": ("escaleras",),
    "page.bare_noun": ("escalera",), "page.bare": ("sobra 1 escalera o Martes 13",),
    "check.empty_one": (1,), "check.empty_some": (36,),
    "check.many_one": (1, "Martes 13"), "check.many_some": (37, "Martes 13"),
    "check.few_one": (1, "Martes 13"), "check.few_some": (24, "Martes 13"),
}
TOLD: dict[str, tuple] = {
    "value.told": ("quemada",), "page.not_told_at": (12,),
    "page.told_of": ("2026-11-28", "Exp7+F"),
}
HINTS: dict[str, tuple] = {
    "lost.turn": (31, 24), "lost.played": (24,), "lost.better": (24,),
    "page.lost": (31, 100, 18),
    **{"hint." + key: (7,) for key in ("keeps", "holds", "goes_on")},
    **{"hint." + key: (13,) for key in ("blocks", "safe", "same", "least", "fewest", "early")},
    "hint.pair": (89, 98), "hint.later": (89, 98), "hint.ends": (-28,),
    "hint.cheap": (28,), "hint.toad": (5,), "hint.near": (10,), "hint.others": (20,),
    "hint.beats": (_DUEL, _RANK), "hint.even": (_DUEL,), "hint.loses": (_DUEL,),
    **{"hint." + key: (_RANK,) for key in (
        "shield", "strips", "flees", "aims", "pays_aims", "covers", "saves", "back")},
    **{"hint." + key: (4,) for key in ("nears", "risks", "forward", "retreats")},
    "hint.arms": (_POINTS,),
}
LONGEST = {"pass.trick": (89, 99), "row.undo_card": (98,), **TAKE_THAT, **MARTES13, **GALLONETA,
           **DEVICES, **LIVE, **ROUND, **TOLD, **HINTS}
# Answers below a message, where there are more than one.
ANSWERS = {"page.lost": 2, "page.costly": 3, "page.skips": 3, "page.end_game": 2,
           "page.burn": 2, "page.give_up": 2, "page.forget": 2, "page.running": 2,
           "page.coach": 2, "page.discard": 2, "page.hmove": 2, "page.undo": 2,
           "page.dear": 2, "page.left": 2, "page.by_hand": 2}
