"""The Game (Steffen Benndorf), 1 to 5 players, with On Fire. Ids like TG-R1 name its rulings."""

from ..base import Game
from ..errors import IllegalAction, as_list, check_config, is_int, require
from ..shuffle import shuffled
from .cards import BASES, CARDS, FIRE_CARDS, PILES, is_legal, placements
from .notation import END_TURN, from_text, split, to_text
from .options import LEVELS, OPTIONS, PLAYERS
from .scoring import hand_size, rating


class TheGame(Game):
    """Piles are lists from the base up, hands are sorted, the draw pile's top is at index 0.

    Screens and advisors read `observation(seat)`, never the hands and the draw pile.
    """

    NAME = "the_game"
    PLAYERS = PLAYERS
    OPTIONS = OPTIONS

    def __init__(self, players, seed="", deck=None, level=LEVELS[0], fire=False, first=0,
                 given=()):
        """Shuffle (or take `deck`, 2..99 in any order), deal, begin. Raises E_CONFIG.

        given: a list of actions that have been done already; not part of history()
        """
        self._check_setup(players, seed, level=level, fire=fire, first=first)
        deck = shuffled(CARDS, seed) if deck is None else _take(deck, bytearray(100))
        check_config(len(deck) == len(CARDS), "a deck has 98 cards")
        self.players = players
        self.level = level
        self.fire = fire
        self.hand_size = hand_size(players, level)
        dealt = players * self.hand_size
        self.hands = [sorted(deck[seat:dealt:players]) for seat in range(players)]    # TG-R8
        self.draw = deck[dealt:]
        self.piles = [[base] for base in BASES]
        self.outcome = None
        self._history = []
        self._begin_turn(first)
        if given != ():
            self._go_on_from(given)

    @classmethod
    def from_position(cls, tops, hands, draw=(), level=LEVELS[0], fire=False,
                      seat=0, placed=0, burning=()):
        """Any position, `draw` from the top, `burning` as indices or names. Raises E_CONFIG."""
        tops, hands, seen = as_list(tops), as_list(hands), bytearray(100)
        check_config(len(tops) == 4, "four tops")
        game = cls(len(hands), deck=CARDS, level=level, fire=fire, first=seat)
        game.piles = [[base] if top == base else _take([top], seen)
                      for top, base in zip(tops, BASES)]
        game.hands = [sorted(_take(hand, seen)) for hand in hands]
        game.draw = _take(draw, seen)
        check_config(max(map(len, game.hands)) <= game.hand_size, "a hand is too large")
        check_config(is_int(placed, 0, game.hand_size), "too many are placed")
        check_config(placed or game.hands[seat] or not game.left(), "this seat has no turn")
        game.placed = placed
        burning = [PILES.index(p) if p in PILES else p for p in as_list(burning)]
        fires = game.fires()
        check_config(all([p in fires for p in burning]), "no fire card there")
        game._inherited = [(p, 1) for p in fires if p in burning]
        game._judge()
        return game

    def current_player(self):
        """The seat to move, None when the game is over."""
        return None if self.outcome else self.seat

    def is_terminal(self):
        return self.outcome is not None

    def left(self):
        """Cards not placed yet, the score: lower is better."""
        return sum(map(len, self.hands)) + len(self.draw)

    def returns(self):
        """One number per seat, higher is better; all play together."""
        return [-self.left()] * self.players

    def result(self):
        """None while the game runs, then a dict:

        result: "WIN", "ENDED" or "BURNED"; left: cards not placed; rating: "win", "excellent",
        "plain" or "none"
        """
        return self._result(self.outcome) if self.outcome else None

    def abandoned(self):
        """What a record says of a game that is given up now."""
        return self._result("ABANDONED")

    def minimum(self):
        """Cards due per turn: fixed, because cards are drawn only between turns (TG-R2)."""
        return 1 if not self.draw else 2 if self.level == "standard" else 3

    def tops(self):
        return [pile[-1] for pile in self.piles]

    def fires(self):
        """Piles whose top is a fire card."""
        return [p for p in range(4) if self.fire and self.piles[p][-1] in FIRE_CARDS]

    def burning(self):
        """Piles with an inherited fire still on top: fatal at the end of the turn."""
        return [p for p, height in self._inherited if len(self.piles[p]) == height]

    def fits(self, card):
        """The piles that take this card now."""
        return [p for p in range(4) if is_legal(card, p, self.piles[p][-1])]

    def is_trick(self, card, pile):
        """Would this card go back by ten?"""
        return card == self.piles[pile][-1] + (-10 if pile < 2 else 10)

    def observation(self, seat):
        """What this seat may know, its own hand and what lies open, as a dict:

        players int; observer: this seat; current_player: seat, None when the game is over
        level, fire: the options, str and bool
        hand: its cards, ascending; hand_sizes: cards by seat; draw_pile: cards in it
        piles: the cards on A1, A2, D1, D2, from the base (1 or 100) up; tops: their upper cards
        placed: cards in this turn; minimum: cards due per turn; due: cards still due
        fires: indices of piles with a fire card on top; burning: those that burn at end_turn()
        left: cards not placed yet; result: see result()
        Raises E_BAD_ACTION.
        """
        require(is_int(seat, 0, self.players - 1), "E_BAD_ACTION")
        return {
            "players": self.players,
            "observer": seat,
            "current_player": self.current_player(),
            "level": self.level,
            "fire": self.fire,
            "hand": list(self.hands[seat]),
            "hand_sizes": list(map(len, self.hands)),
            "piles": [pile[:] for pile in self.piles],
            "tops": self.tops(),
            "draw_pile": len(self.draw),
            "placed": self.placed,
            "minimum": self.minimum(),
            "due": max(0, self.minimum() - self.placed),
            "fires": self.fires(),
            "burning": self.burning(),
            "left": self.left(),
            "result": self.result(),
        }

    def state(self):
        """Everything there is: equal states, equal games."""
        cards = self.piles + self.hands + [self.draw, self._inherited, self._history]
        return (self.players, self.level, self.fire, self.seat, self.placed, self.outcome,
                tuple(map(tuple, cards)))

    def clone(self):
        """An independent copy: what happens to one does not happen to the other."""
        twin = self._twin()
        twin.hands = [list(hand) for hand in self.hands]
        twin.piles = [list(pile) for pile in self.piles]
        twin.draw = list(self.draw)
        return twin

    def legal_actions(self):
        """Ascending; never empty while the game runs (TG-R1)."""
        if self.outcome:
            return []
        ends = [END_TURN] if self.placed >= self.minimum() else []
        return ends + placements(self.hands[self.seat], self.piles)

    def apply_action(self, action, seat=None):
        """Play for `seat` (None: whoever is to move). An IllegalAction has changed nothing."""
        pile, card = self._check(action, seat)
        self._history.append(action)
        if card:
            self.hands[self.seat].remove(card)
            self.piles[pile].append(card)
            self.placed += 1
            self._judge()
        else:
            self._end_turn()

    def undo_action(self):
        """Take back a placement of this turn, also one that ended the game. E_NOTHING_TO_UNDO."""
        require((self._history or [END_TURN])[-1] != END_TURN, "E_NOTHING_TO_UNDO")
        pile = self._history.pop() // 100
        hand = self.hands[self.seat]
        hand.append(self.piles[pile].pop())
        hand.sort()
        self.placed -= 1
        self.outcome = None

    def would_end(self, action):
        """The result this action brings, or None; raises as apply_action does.

        Blind to hidden cards: of the ends that end_turn() can bring it tells only BURNED.
        """
        if action == END_TURN:
            self._check(action, None)
            return self._result("BURNED") if self.burning() else None
        self.apply_action(action)
        result = self.result()
        self.undo_action()
        return result

    action_to_string = staticmethod(to_text)
    string_to_action = staticmethod(from_text)

    def _go_on_from(self, given):
        check_config(type(given) is list and given and self.players == 1,
                     "no turns of a solo game")
        try:
            for action in given:
                self.apply_action(action)
        except IllegalAction as error:
            check_config(False, str(error))
        check_config(not self.outcome and not self.placed, "no turn begins there")
        self._history = []

    def _check(self, action, seat):
        """(pile, card), or the first error that applies, in the order of the rules."""
        pile, card = split(action)
        if seat is not None or self.outcome or pile > 3 or card not in self.hands[self.seat]:
            require(not self.outcome, "E_GAME_OVER")
            require(seat is None or is_int(seat, self.seat, self.seat), "E_NOT_YOUR_TURN")
            if action == END_TURN:
                require(self.placed >= self.minimum(), "E_MIN_NOT_REACHED")
                return pile, card
            require(pile < 4, "E_BAD_PILE")
            require(card in self.hands[self.seat], "E_NOT_IN_HAND")
        require(is_legal(card, pile, self.piles[pile][-1]), "E_ILLEGAL_PLACEMENT")
        return pile, card

    def _end_turn(self):
        if self._inherited and self.burning():    # decided before drawing (TG-R16)
            self.outcome = "BURNED"
            return
        hand = self.hands[self.seat]
        hand += self.draw[:self.placed]    # or what is there (TG-R3)
        hand.sort()
        del self.draw[:self.placed]
        self._begin_turn((self.seat + 1) % self.players)

    def _begin_turn(self, seat):
        while not self.hands[seat]:    # no cards, no turn (TG-R12)
            seat = (seat + 1) % self.players
        self.seat = seat
        self.placed = 0
        # (pile, its height): whatever is placed on top puts the fire out.
        self._inherited = [(p, len(self.piles[p])) for p in self.fires()] if self.fire else []
        self._judge()

    def _judge(self):
        """Is the game over now? TG-R1, TG-R15, TG-R17."""
        hand, due = self.hands[self.seat], self.minimum() - self.placed
        if not (hand or self.left()):
            self.outcome = "WIN"
        elif due > 0 and not can(hand, self.piles, due):
            self.outcome = "BURNED" if self.burning() else "ENDED"

    def _result(self, outcome):
        left = self.left()
        return {"result": outcome, "left": left, "rating": rating(outcome, left)}


def can(hand, piles, k):
    """Can k cards of this sorted hand be placed, in any order? The piles are scratch, restored."""
    if k > len(hand):
        return False
    high, low = hand[-k], hand[k - 1]
    a, b, c, d = piles
    if high > a[-1] or low < c[-1] or high > b[-1] or low < d[-1]:
        return True    # one after the other
    for action in placements(hand, piles):
        pile, card = split(action)
        piles[pile].append(card)
        found = k == 1 or can([other for other in hand if other != card], piles, k - 1)
        piles[pile].pop()
        if found:
            return True
    return False


def _take(cards, seen):
    """The cards as a list, ticked off in `seen`. Raises E_CONFIG: no card, or the same again."""
    cards = as_list(cards)
    for card in cards:
        check_config(is_int(card, 2, 99) and not seen[card], "cards are 2..99, each once")
        seen[card] = 1
    return cards
