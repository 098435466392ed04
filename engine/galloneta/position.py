"""The state of a game of Galloneta."""

from ..base import Game
from .board import Board
from .cards import cell_name, is_figure, name

HAND_LIMIT = 5    # at the start


class Turn:
    """What has been done in this turn. moved, attacked: cards of the figures.

    attacked holds only figures that are still alive: dead ones may come back as new pieces
    (GA-R42). A figure that has moved before it attacks has used both war actions.
    """

    def __init__(self, figures=0, equipment=0, war=0, moved=(), attacked=(),
                 horizontal=False, discarded=False, acted=False):
        self.figures = figures
        self.equipment = equipment
        self.war = war
        self.moved = moved
        self.attacked = attacked
        self.horizontal = horizontal
        self.discarded = discarded
        self.acted = acted    # anything at all: no pass

    def bajadas(self):
        """Placements so far."""
        return self.figures + self.equipment

    def state(self):
        return (self.figures, self.equipment, self.war, self.moved, self.attacked,
                self.horizontal, self.discarded, self.acted)


class Position(Game):
    """Hands are sorted numbers of cards, the draw pile's top is at index 0; seat 0 has row 1.

    phase is "REFILL" or "MAIN"; first is True in the first turn of the game; hidden holds None for
    a figure that has been bought; outcome is None or (seat that has won or None, by what).
    """

    def __init__(self, board, hands, hidden, draw, seat):
        self.board = board
        self.hands = hands
        self.hidden = hidden
        self.draw = draw
        self.graveyards = [[], []]
        self.limits = [HAND_LIMIT] * 2
        self.passes = [0, 0]
        self.seat = seat
        self.phase = "MAIN"
        self.first = True
        self.turns = 1
        self.turn = Turn()
        self.outcome = None

    def give_up(self, seat, cards):
        """Cards of the hand go to the graveyard."""
        for card in cards:
            self.hands[seat].remove(card)
        self.bury(seat, cards)

    def take(self, seat, cards):
        """Cards come to the hand."""
        self.hands[seat] += cards
        self.hands[seat].sort()

    def bury(self, seat, cards):
        """Cards go to the graveyard of the seat that held them (GA-R29)."""
        self.graveyards[seat] += cards

    def has_figures(self):
        """True if any figure can still come to fight (GA-R39)."""
        if len(self.board.own[0]) + len(self.board.own[1]) > 2:    # more than the aces
            return True
        cards = self.hands[0] + self.hands[1] + self.draw + self.hidden
        return any([card is not None and is_figure(card) for card in cards])

    def view(self, seat):
        """What this seat may know, its own hand and all public facts, as a dict:

        phase: "REFILL" or "MAIN"; first: is it the first turn of the game? bool; turn: from 1
        hand: names of its cards; hand_sizes: cards by seat; limits: cards to refill to by seat
        passes: by seat; draw_pile: cards in it; hidden: is the figure still to be bought? by seat
        graveyards: names of the cards by seat, the oldest first
        pieces: (owner, card, cell, [equipment], shield or None) by cell, by name; powers: of these
        pieces, in half points
        Of this turn: bajadas, war: placements and war actions, int; moved, attacked: names of
        these figures, attacked without the dead; horizontal, discarded: bool
        """
        cells = [(cell, piece) for cell, piece in enumerate(self.board.cells) if piece]
        turn = self.turn
        return {
            "phase": self.phase,
            "first": self.first,
            "turn": self.turns,
            "hand": list(map(name, self.hands[seat])),
            "hand_sizes": list(map(len, self.hands)),
            "limits": list(self.limits),
            "passes": list(self.passes),
            "draw_pile": len(self.draw),
            "hidden": [card is not None for card in self.hidden],
            "graveyards": [list(map(name, cards)) for cards in self.graveyards],
            "pieces": [(piece.owner, name(piece.card), cell_name(cell),
                        list(map(name, piece.equipment)),
                        None if piece.shield is None else name(piece.shield))
                       for cell, piece in cells],
            "powers": [piece.power() for _, piece in cells],
            "bajadas": turn.bajadas(),
            "war": turn.war,
            "moved": list(map(name, turn.moved)),
            "attacked": list(map(name, turn.attacked)),
            "horizontal": turn.horizontal,
            "discarded": turn.discarded,
        }

    def facts(self):
        """All attributes as an immutable tuple."""
        lists = self.hands + self.graveyards + [self.draw, self.hidden, self.limits, self.passes]
        return (tuple(map(tuple, lists)), tuple(self.board.cells), self.turn.state(), self.seat,
                self.phase, self.first, self.turns, self.outcome)

    def load(self, facts):
        """Restores the attributes from facts()."""
        lists, cells, turn = facts[:3]
        self.seat, self.phase, self.first, self.turns, self.outcome = facts[3:]
        lists = list(map(list, lists))
        self.hands, self.graveyards = lists[:2], lists[2:4]
        self.draw, self.hidden, self.limits, self.passes = lists[4:]
        self.board = Board(cells)
        self.turn = Turn(*turn)
