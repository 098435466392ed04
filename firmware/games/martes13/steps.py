"""Whose turn was when: what all players at the table have seen."""

from engine.martes13.piles import Piles, split, target

PICTURES = "cat", "mirror", "ladder", "martes"      # of the suits, by the beginning of their names


def since(deal, seat):
    """[(seat, card, pile, sums of the piles after it, cards taken)] since the last turn of this
    seat in the round. Nobody is ever skipped: those with one card more come first.
    """
    table, at, steps = Piles(deal.players), deal.dealer, []
    for action in deal.log:
        at = (at + 1) % deal.players
        card, pile = split(action)
        pile = target(card, pile)
        taken = table.put(card, pile, at)
        if at == seat:
            steps = []
        else:
            steps.append((at, card, pile, sums(table), taken))
    return steps


def sums(table):
    return tuple([table.total(pile) for pile in range(len(table.piles))])
