"""Take That (Andreas Spies, Reinhard Staupe), 2 to 4 players. Ids like TT-R1 name its rulings."""

from ..base import Game
from ..errors import as_list, check_config, is_int, require
from ..shuffle import shuffled
from .cards import DECK, REACH, fits, is_toad, twin, twists
from .notation import TAKE, from_text, split, to_text, twist
from .options import OPTIONS, PLAYERS
from .scoring import HAND_SIZES, score_round


class TakeThat(Game):
    """Hands are sorted, the draw pile's top is at index 0, the line's right end is its last card.

    Screens and advisors read `observation(seat)`, never hands, draw pile and what lies face down.
    """

    NAME = "take_that"
    PLAYERS = PLAYERS
    OPTIONS = OPTIONS

    def __init__(self, players, seed="", deck=None, dealer=None, advanced=False):
        """Shuffle (or take `deck`, the 79 cards in any order), deal, begin. Raises E_CONFIG.

        The last seat deals unless told otherwise, so that seat 0 starts.
        """
        self._check_setup(players, seed, dealer=dealer, advanced=advanced)
        dealer = players - 1 if dealer is None else dealer
        deck = shuffled(DECK, seed) if deck is None else _take(deck, bytearray(100))
        check_config(len(deck) == len(DECK), "a deck has 79 cards")
        self.players = players
        self.dealer = dealer
        self.advanced = advanced    # with any number of players (TT-R14)
        self.hand_size = HAND_SIZES[players]
        self.seat = (dealer + 1) % players
        dealt = players * self.hand_size
        self.hands = [sorted(deck[(seat - self.seat) % players:dealt:players])
                      for seat in range(players)]    # TT-R15
        self.pile = deck[dealt:]
        self.line = []
        self.up = [[] for _ in range(players)]
        self.down = [[] for _ in range(players)]
        self.blind = []    # those of them that nobody has seen (TT-R11)
        self.must_place = False
        self.over = False
        self._history = []
        self._before = []    # what undo_action() needs; a drawn card empties it

    @classmethod
    def from_position(cls, hands, line=(), pile=(), up=None, down=None, seat=0,
                      must_place=False, advanced=False):
        """Any position of a running game, hands as small as you like. Raises E_CONFIG."""
        hands, seen = as_list(hands), bytearray(100)
        game = cls(len(hands), deck=DECK, advanced=advanced)
        check_config(is_int(seat, 0, game.players - 1), "no such seat")
        check_config(type(must_place) is bool, "must_place is on or off")
        game.hands = [sorted(_take(hand, seen)) for hand in hands]
        check_config(max(map(len, game.hands)) <= game.hand_size, "a hand is too large")
        game.line = _take(line, seen)
        game.pile = _take(pile, seen)
        game.up = _per_seat(up, game.players, seen)
        for cards in game.up:
            check_config(all([twists(card, cards) for card in cards]), "no pair of twins")
        game.down = _per_seat(down, game.players, seen)
        check_config(game.line or game.hands[seat], "this seat has no turn")
        check_config(not (game.line and must_place), "the line was not taken")
        game.seat = seat
        game.must_place = must_place
        return game

    def current_player(self):
        """The seat to move, None when the game is over."""
        return None if self.over else self.seat

    def is_terminal(self):
        return self.over

    def counts(self):
        """Cards face up, ordinary ones and toads face down per seat: for score_round()."""
        toads = [sum([is_toad(card) for card in cards]) for cards in self.down]
        return [(len(up), len(down) - toad, toad)
                for up, down, toad in zip(self.up, self.down, toads)]

    def returns(self):
        """One number per seat, higher is better: the points as if the game ended now."""
        return score_round(self.players, self.counts())["points"]

    def result(self):
        """None while the game runs, then a dict; cards in hands do not count.

        result: "FINISHED"; counts: cards face up, ordinary ones and toads face down by seat
        points: by seat, most win
        """
        if not self.over:
            return None
        return {"result": "FINISHED", "counts": [list(row) for row in self.counts()],
                "points": self.returns()}

    def abandoned(self):
        """What a record says of a game that is given up now."""
        return {"result": "ABANDONED"}

    def would_end(self, action):
        """Does this action end the game? Raises as apply_action does."""
        self._check(action, None)
        return not self.pile and self._empties(action)

    def observation(self, seat):
        """What this seat may know, its own hand and what lies open, as a dict:

        players int; observer: this seat; current_player: seat, None when the game is over
        dealer: seat; advanced bool; must_place: has the line been taken in this turn? bool
        hand: its cards, ascending; hand_sizes: cards by seat; draw_pile: cards in it
        line: its cards from the left; up: cards face up by seat; plus: how many they are
        down: how many lie face down by seat; taken: which of them were in a line, for whoever
        remembers: it is not shown. result: see result(). Raises E_BAD_ACTION.
        """
        require(is_int(seat, 0, self.players - 1), "E_BAD_ACTION")
        return {
            "players": self.players,
            "observer": seat,
            "current_player": self.current_player(),
            "dealer": self.dealer,
            "advanced": self.advanced,
            "must_place": self.must_place,
            "hand": list(self.hands[seat]),
            "hand_sizes": list(map(len, self.hands)),
            "line": list(self.line),
            "draw_pile": len(self.pile),
            "up": [list(cards) for cards in self.up],
            "plus": list(map(len, self.up)),
            "down": list(map(len, self.down)),
            "taken": [[card for card in cards if card not in self.blind] for cards in self.down],
            "result": self.result(),
        }

    def state(self):
        """Everything there is: equal states, equal games."""
        cards = (self.hands + [self.line, self.pile, self.blind] + self.up + self.down
                 + [self._history])
        return (self.players, self.dealer, self.advanced, self.seat, self.must_place, self.over,
                tuple(map(tuple, cards)))

    def clone(self):
        """An independent copy: what happens to one does not happen to the other."""
        twin = self._twin()
        twin.hands = [list(hand) for hand in self.hands]
        twin.pile = list(self.pile)
        twin.up = [list(cards) for cards in self.up]
        twin.down = [list(cards) for cards in self.down]
        twin.blind = list(self.blind)
        twin._before = list(self._before)
        return twin

    def legal_actions(self):
        """Ascending; never empty while the game runs: a player without cards takes (TT-R7)."""
        if self.over:
            return []
        hand, line = self.hands[self.seat], self.line
        if not line:
            return list(hand)    # place() is the card
        low, high = line[-1] - REACH, line[-1] + REACH
        return ([TAKE] + [card for card in hand if low <= card <= high]
                + sorted([twist(twin(card)) for card in line if twin(card) in hand]))

    def apply_action(self, action, seat=None):
        """Play for `seat` (None: whoever is to move). An IllegalAction has changed nothing."""
        card = self._check(action, seat)
        if self._before and self._before[-1][0] != self.seat:
            self._before = []    # a card that was hidden has been shown since
        self._before.append((self.seat, self.must_place, self.line, len(self.down[self.seat])))
        self._history.append(action)
        self.over = not self.pile and self._empties(action)
        if action == TAKE:
            self._take_line()
            return
        self.hands[self.seat].remove(card)
        if action == card:    # place()
            self.line = self.line + [card]
        else:
            other = twin(card)
            at = self.line.index(other)
            self.line = self.line[:at] + self.line[at + 1:]
            self.up[self.seat] += [other, card]
        if not self.over:
            self._pass()

    def undo_action(self):
        """Take back the last action, within a turn and while no card was drawn.

        Also one that ended the game. Else E_NOTHING_TO_UNDO.
        """
        require(self._before, "E_NOTHING_TO_UNDO")
        action = self._history.pop()
        self.seat, self.must_place, line, down = self._before.pop()
        if action == TAKE:
            taken = self.down[self.seat]
            if len(taken) > down + len(line):    # nobody has seen it (TT-R11)
                self.pile.insert(0, self.blind.pop())
            del taken[down:]
        else:
            verb, card = split(action)
            self.hands[self.seat].append(card)
            self.hands[self.seat].sort()
            if verb:
                del self.up[self.seat][-2:]
        self.line = line
        self.over = False

    action_to_string = staticmethod(to_text)
    string_to_action = staticmethod(from_text)

    def _check(self, action, seat):
        """The card, 0 for TAKE, or the first error that applies, in the order of the rules."""
        if (seat is None and type(action) is int and action in self.hands[self.seat]
                and not self.over and fits(action, self.line)):
            return action    # place() without delay
        verb, card = split(action)
        require(not self.over, "E_GAME_OVER")
        require(seat is None or is_int(seat, self.seat, self.seat), "E_NOT_YOUR_TURN")
        if verb or not card:
            require(not self.must_place, "E_MUST_PLACE")
            require(self.line, "E_EMPTY_LINE")    # TT-R3
        if card:
            require(card in self.hands[self.seat], "E_NOT_IN_HAND")
            if verb:
                require(not is_toad(card), "E_TOAD")
                require(twists(card, self.line), "E_NO_TWIN")
            else:
                require(fits(card, self.line), "E_OUT_OF_RANGE")
        return card

    def _empties(self, action):
        """Will the line be empty after it? Without a draw pile that is the end (TT-R5)."""
        return action == TAKE or len(self.line) == 1 == split(action)[0]

    def _take_line(self):
        """The line, and what the advanced variant adds, before the same seat places (TT-R4)."""
        down = self.down[self.seat]
        down += self.line
        if self.advanced and len(self.line) == 1 and self.pile:    # TT-R9
            self.blind.append(self.pile.pop(0))
            down.append(self.blind[-1])
        self.line = []
        self.must_place = not self.over    # TT-R6

    def _pass(self):
        if self.pile:
            hand = self.hands[self.seat]
            hand.append(self.pile.pop(0))
            hand.sort()
            self._before = []
        self.must_place = False
        self.seat = (self.seat + 1) % self.players


def _take(cards, seen):
    """The cards as a list, ticked off in `seen`. Raises E_CONFIG: no card, or the same again."""
    cards = as_list(cards)
    for card in cards:
        check_config(is_int(card, 12, 98) and card % 10 and not seen[card],
                     "cards are 12..98 without the tens, each once")
        seen[card] = 1
    return cards


def _per_seat(rows, players, seen):
    rows = [()] * players if rows is None else as_list(rows)
    check_config(len(rows) == players, "one list per seat")
    return [_take(cards, seen) for cards in rows]
