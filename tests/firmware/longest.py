"""The longest values that texts of a game can be given."""

MARTES13: dict[str, tuple] = {
    "say.safe": (6, 7, 13), "say.cost": (6,), "say.most": (10, 6), "say.one": (1, 0),
    "say.martes": ("Escal.",), "device.takes": ("13 Escal.", 7),
    "done.safe": (13,), "done.take": (7,),
}
TAKE_THAT: dict[str, tuple] = {
    "pass.place": (98,), "pass.twist": (89, 98), "pass.take": (40, 60), "cost.take": (60,),
    "cost.one": (1,), "home.deck": (61,), "say.far": (98, 78, 98), "say.twins": (89, 98),
    "say.toad": (88,),
    "say.alone": (98,), "say.take": (60,), "say.unseen": (5,), "say.last": (60,),
    "say.drew": (98,),
}
DEVICES: dict[str, tuple] = {
    "device.easy": ("Kibot",), "device.normal": ("Kibot",), "device.hard": ("Kibot",),
    "device.draws": (8,), "device.draws_one": (1,), "figures.devices": ("normal",),
    "figures.fire": ("normal",), "figures.hints": ("normal",), "figures.players": (5, "normal"),
}

DEALT = {"pass.trick": (89, 99), **TAKE_THAT, **MARTES13, **DEVICES}
