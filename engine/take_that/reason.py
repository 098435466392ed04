"""Why the device's player does something, in one word and numbers; screens have the words."""

from .cards import DECK, REACH, cost, fits, is_toad, twin, twists
from .notation import TAKE, split


def reason(seen, action):
    """A tuple, for an action and the observation before it, where there is a choice:

    ("pair", card, twin)    both leave the line
    ("ends", points)        ends the game, with so many points more or fewer
    ("cheap", minus)        takes the line, though a card could be played
    ("sole",)               nothing else can be done but to take the line
    ("toad", points)        makes the line so much dearer
    ("later", card, twin)   the twin in the hand can match it later
    ("goes_on", count)      so many cards of the hand can follow
    ("near", distance)      every other card that fits is farther from the last one
    ("others", count)       so many cards can follow that are nowhere to be seen
    """
    hand, line = seen["hand"], seen["line"]
    verb, card = split(action)
    if not seen["draw_pile"] and (action == TAKE or (verb and len(line) == 1)):
        return "ends", 2 if verb else -cost(line)
    if verb:
        return "pair", card, twin(card)
    if action == TAKE:
        return "cheap", cost(line)
    rest = [other for other in hand if other != card]
    able = [other for other in rest if fits(other, line)]
    if not able and not [other for other in hand if twists(other, line)]:
        return "sole",
    if is_toad(card):
        return "toad", cost([card])
    if twin(card) in rest:
        return "later", card, twin(card)
    following = len([other for other in rest if abs(other - card) <= REACH])
    if following > bool(line):
        return "goes_on", following
    if line:
        far = abs(card - line[-1])
        if able and far < min([abs(other - line[-1]) for other in able]):
            return "near", far
    shown = hand + line
    for cards in seen["up"] + seen["taken"]:
        shown += cards
    return "others", len([other for other in DECK if other not in shown
                       and abs(other - card) <= REACH])
