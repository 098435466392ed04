"""What the tests of Take That build on. Runs on CPython and MicroPython."""

from engine.take_that.cards import DECK
from engine.take_that.game import TakeThat

OTHER = [15, 16, 17, 18, 19, 61, 71, 81, 91]    # seat 1 in most worked examples


def position(line, *hands, **fields):
    """A position; `pile` may be a number: unspecified cards, the lowest that are free."""
    fields["hands"], fields["line"] = hands, line
    if type(fields.get("pile")) is int:
        used = list(line)
        for cards in list(hands) + list(fields.get("up", ())) + list(fields.get("down", ())):
            used += cards
        fields["pile"] = [card for card in DECK if card not in used][:fields["pile"]]
    return TakeThat.from_position(**fields)


def example(line, *mine, **fields):
    """Seat 0 holds `mine` and acts, seat 1 holds OTHER, 40 cards to draw."""
    fields["pile"] = fields.get("pile", 40)
    return position(line, mine, OTHER, **fields)
