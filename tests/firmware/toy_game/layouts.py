"""Where things are at the table of Pebbles, a class for each size."""


class w128h64:
    TABLE = 0, 0, 128, 26
    HAND = 0, 46, 128, 14
    DEVICE = 0, 28, 128, 36


class w64h128(w128h64):
    TABLE = 0, 0, 64, 40
    HAND = 0, 60, 64, 20
    DEVICE = 0, 50, 64, 70


class w240h240(w128h64):
    TABLE = 0, 20, 240, 60
    HAND = 0, 140, 240, 30
    DEVICE = 0, 100, 240, 120


class w240h135(w128h64):
    TABLE = 0, 4, 240, 50
    HAND = 0, 90, 240, 30
    DEVICE = 0, 60, 240, 74
