"""The outcome of a combat in Galloneta (T11, T12, GA-R21 to GA-R27)."""

from .cards import MAGE

KEEPS, LOSES, SAVED, DIES = range(4)    # fates: loses nothing; what it used; its shield; all

_HAND_TO_HAND = 4    # half points that a mage loses next to its target (GA-R19)


def duel(attacker, target, distance):
    """(power of the attacker, of the target, fate of the attacker, of the target)."""
    power, against = attacker.power(), target.power()
    if attacker.rank() == MAGE and distance == 1:
        power = max(0, power - _HAND_TO_HAND)
    beaten = DIES if target.shield is None else SAVED    # GA-R27
    if power > against:
        return power, against, _won(power, against), beaten
    if power == against:
        return power, against, DIES, beaten
    return power, against, DIES, _won(against, power)


def losses(piece, fate):
    """The cards that go to the graveyard with this fate, in their order."""
    if fate == SAVED:
        return piece.equipment + (piece.shield,)
    return piece.cards() if fate == DIES else (piece.in_use(),) if fate == LOSES else ()


def _won(power, against):
    return KEEPS if power >= 2 * against else LOSES    # GA-R23
