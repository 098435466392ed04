"""Why the device's player does something, in one word and numbers; screens have the words."""

from .cards import REACH, cost, fits, is_toad, twin, twists
from .notation import TAKE, split


def reason(seen, action):
    """A tuple, for an action and the observation before it:

    ("pair", card, twin)    both leave the line
    ("ends", points)        ends the game, with so many points more or fewer
    ("must", minus)         there is nothing else to do
    ("cheap", minus)        better to take the line now than a longer one later
    ("later", card, twin)   the twin in the hand can match it later
    ("goes_on", count)      so many cards of the hand can follow
    ("toad", card)          rids the hand of a toad
    ("starts",)             a new line, which none of them can follow
    ("near", distance)      the nearest card
    ("fits",)               none of the above
    """
    hand, line = seen["hand"], seen["line"]
    verb, card = split(action)
    if not seen["draw_pile"] and (action == TAKE or (verb and len(line) == 1)):
        return "ends", 2 if verb else -cost(line)
    if verb:
        return "pair", card, twin(card)
    if action == TAKE:
        able = [other for other in hand if fits(other, line) or twists(other, line)]
        return ("cheap" if able else "must"), cost(line)
    rest = [other for other in hand if other != card]
    if is_toad(card):
        return "toad", card
    if twin(card) in rest:
        return "later", card, twin(card)
    following = len([other for other in rest if abs(other - card) <= REACH])
    if following > bool(line):
        return "goes_on", following
    if not line:
        return "starts",
    far = abs(card - line[-1])
    return ("near", far) if far == min([abs(each - line[-1]) for each in hand]) else ("fits",)
