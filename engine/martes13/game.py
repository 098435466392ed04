"""Martes 13 (Reiner Knizia), one round for 3 to 6 players. Ids like M13-R1 name its rulings."""

from ..base import Game
from ..errors import as_list, check_config, is_int, require
from ..shuffle import shuffled
from .cards import DECK, MARTES, SUITS, name, number
from .options import OPTIONS, PLAYERS
from .piles import LIMIT, Piles, plays_of, split, target
from .scoring import score_round


class Martes13(Game):
    """Hands are sorted numbers of cards; screens and advisors read `observation(seat)`."""

    NAME = "martes13"
    PLAYERS = PLAYERS
    PLAYERS_CODE = "E_PLAYERS"
    OPTIONS = OPTIONS

    def __init__(self, players, seed="", deck=None, dealer=None):
        """Shuffle (or take `deck`, the names of the 50 cards in any order), deal, begin.

        Raises E_PLAYERS, E_CONFIG. The last seat deals unless told otherwise (M13-R10).
        """
        self._check_setup(players, seed, dealer=dealer)
        dealer = players - 1 if dealer is None else dealer
        deck = shuffled(DECK, seed) if deck is None else _take(deck, list(DECK))
        check_config(len(deck) == len(DECK), "a deck has 50 cards")
        self.players = players
        self.dealer = dealer
        self.seat = (dealer + 1) % players
        dealt = [sorted(deck[place::max(4, players)]) for place in range(max(4, players))]
        self.hands = [dealt[(seat - self.seat) % players] for seat in range(players)]
        self.aside = dealt[3] if players == 3 else []    # M13-R2
        self.table = Piles(players)
        self._history = []
        self._last = None    # (seat, cards taken) of a play that may be taken back

    @classmethod
    def from_position(cls, hands, piles=None, captured=None, seat=0, dealer=None):
        """Any position, hands as small as you like. Raises E_PLAYERS, E_CONFIG."""
        hands, left = as_list(hands), list(DECK)
        game = cls(len(hands), dealer=dealer)
        check_config(is_int(seat, 0, game.players - 1), "no such seat")
        game.hands = [sorted(_take(hand, left)) for hand in hands]
        check_config(game.hands[seat] or not any(game.hands), "this seat has no turn")
        table, piles = game.table, {} if piles is None else piles
        check_config(type(piles) is dict and all([suit in SUITS for suit in piles]),
                     "piles are G, E, L")
        for pile, suit in enumerate(SUITS):
            cards = _take(piles.get(suit, ()), left)
            table.load(pile, cards)
            check_config(all([card in (MARTES, card % 10 + 10 * pile + 10) for card in cards]),
                         "a card lies on a wrong pile")
            check_config(table.total(pile) <= LIMIT, "a pile is too high")
        captured = [()] * game.players if captured is None else as_list(captured)
        check_config(len(captured) == game.players, "captured cards, one list per seat")
        table.captured = [_take(cards, left) for cards in captured]
        game.seat = seat
        game.aside = []
        return game

    def current_player(self):
        """The seat to move, None when the round is over."""
        return None if self.is_terminal() else self.seat

    def is_terminal(self):
        return not self.hands[self.seat]

    def score_round(self):
        """Points, droppers and totals of the captured cards. Raises E_ROUND_RUNNING."""
        require(self.is_terminal(), "E_ROUND_RUNNING")
        return score_round(self.players, self.table.counts())

    def returns(self):
        """One number per seat, higher is better: the points as if the round ended now."""
        return [-points for points in score_round(self.players, self.table.counts())["points"]]

    def result(self):
        """None while the round runs, then a dict:

        result: "FINISHED"; counts: captured cats, mirrors, ladders, Martes 13 by seat
        points: by seat, fewest win; droppers: seat or None by suit
        """
        if not self.is_terminal():
            return None
        score = self.score_round()
        return {
            "result": "FINISHED",
            "counts": [list(row) for row in self.table.counts()],
            "points": score["points"],
            "droppers": score["droppers"],
        }

    def abandoned(self):
        """What a record says of a round that is given up now."""
        return {"result": "ABANDONED"}

    def preview(self, action):
        """(total this play makes, cards its player takes); raises as apply_action does."""
        return self.table.preview(*self._check(action, None))

    def observation(self, seat):
        """What this seat may know, its own hand and what lies open, as a dict:

        players int; observer: this seat; current_player: seat, None when the round is over
        dealer: seat; hand: names of its cards; hand_sizes: cards by seat
        draw_pile: 0, because all cards are dealt
        piles: {"G", "E", "L": names of the cards, the oldest first}; totals: {suit: sum}
        captured: cards by seat; result: see result()
        Raises E_BAD_ACTION.
        """
        require(is_int(seat, 0, self.players - 1), "E_BAD_ACTION")
        seen = self.table.view()
        seen.update({
            "players": self.players,
            "observer": seat,
            "current_player": self.current_player(),
            "dealer": self.dealer,
            "hand": [name(card) for card in self.hands[seat]],
            "hand_sizes": list(map(len, self.hands)),
            "draw_pile": 0,
            "result": self.result(),
        })
        return seen

    def state(self):
        """Everything there is: equal states, equal games."""
        cards = self.hands + [self.aside, self._history]
        return (self.players, self.dealer, self.seat, self.table.state(), tuple(map(tuple, cards)))

    def clone(self):
        """An independent copy: what happens to one does not happen to the other."""
        twin = self._twin()
        twin.hands = [list(hand) for hand in self.hands]
        twin.table = self.table.clone()
        return twin

    def legal_actions(self):
        """Ascending; never empty while the round runs."""
        actions, last = [], None
        for card in self.hands[self.seat]:
            if card != last:
                actions.append(card)
                last = card
        if last == MARTES:    # the highest card
            actions[-1:] = plays_of(MARTES)
        return actions

    def apply_action(self, action, seat=None):
        """Play for `seat` (None: whoever is to move). An IllegalAction has changed nothing."""
        card, pile = self._check(action, seat)
        self.hands[self.seat].remove(card)
        self._history.append(action if card == MARTES else card)
        self._last = self.seat, self.table.put(card, pile, self.seat)
        self._pass()

    def undo_action(self):
        """Take back the last play. E_NOTHING_TO_UNDO.

        Never the one before it: a card that was hidden has been shown since.
        """
        require(self._last, "E_NOTHING_TO_UNDO")
        self.seat, taken = self._last
        self._last = None
        hand = self.hands[self.seat]
        hand.append(self.table.take_back(target(*split(self._history.pop())), self.seat, taken))
        hand.sort()

    # Texts are imported on request, since no board needs them.

    @staticmethod
    def action_to_string(action):
        """`play(G5)`, `play(M, G)`. Raises E_BAD_ACTION, E_BAD_PILE."""
        from .notation import to_text
        return to_text(action)

    @staticmethod
    def string_to_action(text):
        """The inverse, to the letter. Raises E_BAD_ACTION, E_BAD_PILE."""
        from .notation import from_text
        return from_text(text)

    def _check(self, action, seat):
        """(card, pile), or the first error that applies, in the order of the rules."""
        hand = self.hands[self.seat]
        if seat is None and type(action) is int and action < MARTES and action in hand:
            return action, action // 10 - 1    # without delay
        card, pile = split(action)
        require(not self.is_terminal(), "E_ROUND_OVER")
        require(seat is None or is_int(seat, self.seat, self.seat), "E_NOT_YOUR_TURN")
        require(card in hand, "E_NOT_IN_HAND")
        return card, target(card, pile)

    def _pass(self):
        """On to the next seat that holds cards; at the end there is none."""
        seat = (self.seat + 1) % self.players
        while seat != self.seat and not self.hands[seat]:
            seat = (seat + 1) % self.players
        self.seat = seat


def _take(names, left):
    """The numbers of these cards, ticked off in `left`. Raises E_CONFIG: no card, or too many."""
    cards = [number(card) for card in as_list(names)]
    for card in cards:
        check_config(card in left, "no such card, or no more of it")
        left.remove(card)
    return cards
