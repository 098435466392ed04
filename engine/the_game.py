"""The Game (Steffen Benndorf), 1 to 5 players, with On Fire. Ids like TG-R1 name its rulings."""

from engine.errors import IllegalAction
from engine.shuffle import shuffled

END_TURN = 0                            # every other action is a place()
PILES = ("A1", "A2", "D1", "D2")        # two ascending, two descending
FIRE_CARDS = (22, 33, 44, 55, 66, 77)   # replace the ordinary cards of these values (TG-R10)
LEVELS = ("standard", "expert", "expert_reduced")

_CARDS = range(2, 100)
_BASES = (1, 1, 100, 100)
_HAND_SIZES = (8, 7, 6, 6, 6)           # for 1 to 5 players
_EXCELLENT = 10                         # fewer cards left than this (TG-R9)


def place(card, pile):
    """The action that puts card 2..99 on a pile: readable, 231 is card 31 on D1."""
    if not (_within(card, 2, 99) and _within(pile, 0, 99)):
        raise IllegalAction("E_BAD_ACTION", "no card %r or pile %r" % (card, pile))
    return pile * 100 + card


def is_legal(card, pile, top):
    """May this card go on a pile with this top? The reverse trick goes back by exactly ten."""
    if pile < 2:
        return card > top or card == top - 10
    return card < top or card == top + 10


class TheGame:
    """One game. Piles are lists from the base up, the draw pile has its top card at index 0.

    Screens and advisors read `observation(seat)`, never the hands and the draw pile.
    """

    NAME = "the_game"
    OPTIONS = ("level", "fire", "first")

    def __init__(self, players, seed="", deck=None, level="standard", fire=False, first=0):
        """Shuffle (or take `deck`, 2..99 in any order), deal, begin. Raises E_CONFIG."""
        _require(_within(players, 1, 5), "1 to 5 players")
        _require(level in LEVELS, "unknown level")
        _require(fire in (False, True), "fire is on or off")
        _require(_within(first, 0, players - 1), "no such seat")
        _require(type(seed) is str, "a seed is text")
        deck = shuffled(_CARDS, seed) if deck is None else _take(deck, bytearray(100))
        _require(len(deck) == len(_CARDS), "a deck has 98 cards")
        self.players = players
        self.level = level
        self.fire = bool(fire)
        self.hand_size = _HAND_SIZES[players - 1] - (level == "expert_reduced")
        dealt = players * self.hand_size
        self.hands = [sorted(deck[seat:dealt:players]) for seat in range(players)]  # TG-R8
        self.draw = deck[dealt:]
        self.piles = [[base] for base in _BASES]
        self._history = []
        self._begin_turn(first)

    @classmethod
    def from_position(cls, tops, hands, draw=(), level="standard", fire=False,
                      seat=0, placed=0, burning=()):
        """Any position, `draw` from the top, `burning` as indices or names. Raises E_CONFIG."""
        try:
            tops, hands, burning = list(tops), list(hands), list(burning)
        except TypeError:
            _require(False, "tops, hands and burning are lists")
        game = cls(len(hands), deck=_CARDS, level=level, fire=fire, first=seat)
        seen = bytearray(100)
        _require(len(tops) == 4, "four tops")
        _take([top for top, base in zip(tops, _BASES) if top != base], seen)
        game.piles = [[top] for top in tops]
        game.hands = [sorted(_take(hand, seen)) for hand in hands]
        game.draw = _take(draw, seen)
        for hand in game.hands:
            _require(len(hand) <= game.hand_size, "a hand is too large")
        _require(_within(placed, 0, game.hand_size), "placed is out of range")
        _require(placed or game.hands[seat] or not game.left(), "this seat has no turn")
        game.placed = placed
        game._inherited = [0] * 4
        for pile in burning:
            pile = PILES.index(pile) if pile in PILES else pile
            _require(_within(pile, 0, 3) and pile in game.fires(), "no fire burns there")
            game._inherited[pile] = 1
        game._judge()
        return game

    # What everybody may ask

    def current_player(self):
        """The seat to move, None when the game is over."""
        return None if self.outcome else self.seat

    def is_terminal(self):
        return self.outcome is not None

    def left(self):
        """Cards not placed yet, the score: lower is better."""
        return sum([len(hand) for hand in self.hands]) + len(self.draw)

    def returns(self):
        """One number per seat, higher is better; all play together."""
        return [-self.left()] * self.players

    def result(self):
        """None while the game runs."""
        return self._result(self.outcome) if self.outcome else None

    def minimum(self):
        """Cards due per turn. Cards are drawn only between turns, so it holds for a whole turn."""
        if not self.draw:
            return 1
        return 2 if self.level == "standard" else 3

    def tops(self):
        return [pile[-1] for pile in self.piles]

    def fires(self):
        """Piles whose top is a fire card."""
        return [p for p in range(4) if self.fire and self.piles[p][-1] in FIRE_CARDS]

    def burning(self):
        """Piles with an inherited fire still on top: lost if they are so at the turn's end."""
        return [p for p in range(4) if len(self.piles[p]) == self._inherited[p]]

    def fits(self, card):
        """The piles that take this card now."""
        return [p for p in range(4) if is_legal(card, p, self.piles[p][-1])]

    def is_trick(self, card, pile):
        """Would this card go back by ten?"""
        return card == self.piles[pile][-1] + (-10 if pile < 2 else 10)

    def observation(self, seat):
        """What this seat may know: its own hand and what lies open."""
        if not _within(seat, 0, self.players - 1):
            raise IllegalAction("E_BAD_ACTION", "no seat %r" % (seat,))
        return {
            "players": self.players,
            "level": self.level,
            "fire": self.fire,
            "seat": self.current_player(),
            "hand": list(self.hands[seat]),
            "hand_sizes": [len(hand) for hand in self.hands],
            "tops": self.tops(),
            "draw": len(self.draw),
            "placed": self.placed,
            "minimum": self.minimum(),
            "due": max(0, self.minimum() - self.placed),
            "fires": self.fires(),
            "burning": self.burning(),
            "left": self.left(),
            "result": self.result(),
        }

    def state(self):
        """Everything there is, as nested tuples: equal states, equal games."""
        return (
            self.players, self.level, self.fire, self.seat, self.placed, self.outcome,
            tuple([tuple(pile) for pile in self.piles]),
            tuple([tuple(hand) for hand in self.hands]),
            tuple(self.draw), tuple(self._inherited), tuple(self._history),
        )

    def history(self):
        """Actions since the start, without those taken back. Replayed, they give this state."""
        return list(self._history)

    # Actions

    def legal_actions(self):
        """Ascending; never empty while the game runs (TG-R1)."""
        if self.outcome:
            return []
        actions = [END_TURN] if self.placed >= self.minimum() else []
        for pile in range(4):
            top = self.piles[pile][-1]
            actions += [place(c, pile) for c in self.hands[self.seat] if is_legal(c, pile, top)]
        return actions

    def apply_action(self, action, seat=None):
        """Play for `seat` (None: whoever is to move). An IllegalAction has changed nothing."""
        self._check(action, seat)
        if action == END_TURN:
            self._end_turn()
        else:
            self._place(action)
        self._history.append(action)

    def undo_action(self):
        """Take back a placement of this turn, also one that ended the game. E_NOTHING_TO_UNDO."""
        if not self._history or self._history[-1] == END_TURN:    # new cards have been seen
            raise IllegalAction("E_NOTHING_TO_UNDO", "no placement since the turn began")
        self._take_back(self._history.pop())

    def would_end(self, action):
        """The result this action brings, or None. Looks at no hidden card: of the ends that
        end_turn() can bring it foresees only BURNED. Raises as apply_action does."""
        self._check(action, None)
        if action == END_TURN:
            return self._result("BURNED") if self.burning() else None
        self._place(action)
        result = self.result()
        self._take_back(action)
        return result

    @staticmethod
    def action_to_string(action):
        """`place(20, A1)`, `end_turn()`. Raises E_BAD_ACTION, E_BAD_PILE."""
        _check_form(action)
        if action == END_TURN:
            return "end_turn()"
        _check_pile(action // 100)
        return "place(%d, %s)" % (action % 100, PILES[action // 100])

    @staticmethod
    def string_to_action(text):
        """The inverse of action_to_string, to the letter. Raises E_BAD_ACTION, E_BAD_PILE."""
        if text == "end_turn()":
            return END_TURN
        try:
            card, pile = text[len("place("):-1].split(", ")
            if pile not in PILES:
                raise IllegalAction("E_BAD_PILE", "no pile %r" % pile)
            action = place(int(card), PILES.index(pile))
        except (AttributeError, TypeError, ValueError):
            action = None
        if action is None or TheGame.action_to_string(action) != text:
            raise IllegalAction("E_BAD_ACTION", "cannot read %r" % (text,))
        return action

    # The rules themselves

    def _check(self, action, seat):
        """Raise the first error that applies, in the order of the rules."""
        _check_form(action)
        if self.outcome:
            raise IllegalAction("E_GAME_OVER", "the game is over")
        if seat is not None and (seat != self.seat or type(seat) is not int):
            raise IllegalAction("E_NOT_YOUR_TURN", "seat %d is to move" % self.seat)
        if action == END_TURN:
            if self.placed < self.minimum():
                raise IllegalAction("E_MIN_NOT_REACHED", "place %d cards" % self.minimum())
            return
        card, pile = action % 100, action // 100
        _check_pile(pile)
        if card not in self.hands[self.seat]:
            raise IllegalAction("E_NOT_IN_HAND", "no %d in hand" % card)
        if not is_legal(card, pile, self.piles[pile][-1]):
            raise IllegalAction("E_ILLEGAL_PLACEMENT", "%d does not fit there" % card)

    def _place(self, action):
        card = action % 100
        self.hands[self.seat].remove(card)
        self.piles[action // 100].append(card)
        self.placed += 1
        self._judge()

    def _take_back(self, action):
        hand = self.hands[self.seat]
        hand.append(self.piles[action // 100].pop())
        hand.sort()
        self.placed -= 1
        self.outcome = None

    def _end_turn(self):
        if self.burning():    # decided before drawing (TG-R16)
            self.outcome = "BURNED"
            return
        hand = self.hands[self.seat]
        hand += self.draw[:self.placed]    # or what is there (TG-R3)
        hand.sort()
        del self.draw[:self.placed]
        seat = (self.seat + 1) % self.players
        while not self.hands[seat]:
            seat = (seat + 1) % self.players
        self._begin_turn(seat)

    def _begin_turn(self, seat):
        self.seat = seat
        self.placed = 0
        # Height of each burning pile, else 0: whatever is placed there later puts the fire out.
        fires = self.fires()
        self._inherited = [len(self.piles[p]) if p in fires else 0 for p in range(4)]
        self._judge()

    def _judge(self):
        """Is the game over now? TG-R1, TG-R15, TG-R17."""
        self.outcome = None
        if not self.left():
            self.outcome = "WIN"
        elif not _can(list(self.hands[self.seat]), self.tops(), self.minimum() - self.placed):
            self.outcome = "BURNED" if self.burning() else "ENDED"

    def _result(self, outcome):
        left = self.left()
        rating = "win" if not left else "excellent" if left < _EXCELLENT else "plain"
        if outcome == "BURNED":    # TG-R18
            rating = "none"
        return {"result": outcome, "left": left, "rating": rating}


def _can(hand, tops, k):
    """Can k more cards be placed, in any order? Both lists are used as scratch and restored."""
    if k <= 0:
        return True
    for i in range(len(hand)):
        card = hand[i]
        if card:
            for pile in range(4):
                top = tops[pile]
                if is_legal(card, pile, top):
                    hand[i], tops[pile] = 0, card
                    found = _can(hand, tops, k - 1)
                    hand[i], tops[pile] = card, top
                    if found:
                        return True
    return False


def _within(value, low, high):
    return type(value) is int and low <= value <= high    # True and 1.0 are no numbers here


def _check_form(action):
    if not (_within(action, 0, 9999) and (action == END_TURN or action % 100 >= 2)):
        raise IllegalAction("E_BAD_ACTION", "%r is no action" % (action,))


def _check_pile(pile):
    if pile >= len(PILES):
        raise IllegalAction("E_BAD_PILE", "no pile %d" % pile)


def _require(condition, text):
    if not condition:
        raise IllegalAction("E_CONFIG", text)


def _take(cards, seen):
    """The cards as a list, ticked off in `seen`. Raises E_CONFIG: no card, or the same again."""
    try:
        cards = list(cards)
    except TypeError:
        cards = (None,)
    for card in cards:
        _require(_within(card, 2, 99) and not seen[card], "cards are 2..99, each once")
        seen[card] = 1
    return cards
