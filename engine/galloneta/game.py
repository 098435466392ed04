"""Galloneta (Miguel A. Gallo), 2 players. Ids like GA-R1 name its rulings."""

from ..errors import IllegalAction, check_config, is_int, require
from ..lines import Actions
from ..shuffle import shuffled
from .notation import AGREE_DRAW, END_TURN, REFILL, join, split
from .options import ACE_COLUMNS, ACES, DRAW, PASSES, PLAYERS, WIN
from .position import HAND_LIMIT, Position, Turn
from .verbs import HORIZONTAL_COST, PLACING, WAR, compra, compras, forecast, revivals, revive

PASSES_IN_A_ROW = False    # GA-R38: does an action clear what its player has passed?

# (apply, choices) by verb, for actions with fields, which need the phase MAIN.
_VERBS = {"revive": (revive, revivals)}
_VERBS.update(PLACING)
_VERBS.update(WAR)


class Galloneta(Position):
    """Screens and computer players read `observation(seat)`, never the attributes of a Position.

    Actions are numbers, see engine.galloneta.notation.
    """

    NAME = "galloneta"
    PLAYERS = PLAYERS
    _legal = ()    # legal actions of this position, once computed
    _checks = None    # checks of further actions by verb, once imported
    OPTIONS = {"first": (0, 1, None), "aces": ACES, "columns": ACE_COLUMNS}
    UNLISTED = (AGREE_DRAW,)

    def __init__(self, players=2, seed="", deck=None, first=0, aces=ACES[0],
                 columns=ACE_COLUMNS[0]):
        """Shuffle (or take `deck`, see take_deck()), deal, begin. Raises E_CONFIG.

        first: the seat that begins, None to draw lots with the seed (GA-R1)
        aces, columns: what the two players have chosen, a letter for each
        """
        from .setup import aces_on_board, shuffled_deck, take_deck  # needed once
        self._check_setup(players, seed, first=first, aces=aces, columns=columns)
        board = aces_on_board(aces, columns)
        chosen = [piece.card for piece in board.cells if piece]
        deck = shuffled_deck(seed, chosen) if deck is None else take_deck(deck, chosen)
        hands = [sorted(deck[seat:4:2] + deck[6 + seat:12:2]) for seat in (0, 1)]
        seat = shuffled((0, 1), seed + " lots")[0] if first is None else first
        super().__init__(board, hands, deck[4:6], deck[12:], seat)
        self.players = players
        self._history = Actions()
        self._bar_undo()

    @classmethod
    def from_position(cls, pieces, hands, draw=(), hidden=(None, None), graveyards=((), ()),
                      limits=(5, 5), passes=(0, 0), seat=0, phase="MAIN", first=False):
        """Any position at the start of a turn; cards may be missing. Raises E_CONFIG.

        pieces: (owner, card, cell, equipment, shield), as (0, "E11", "C4", ["E9"], None)
        draw: from the top; hidden: None for a figure that has been bought
        first: is it the first turn of the game?
        """
        from .setup import fill
        game = cls()
        fill(game, pieces, hands, draw, hidden, graveyards, limits, passes)
        check_config(is_int(seat, 0, 1), "no such seat")
        check_config(phase in ("REFILL", "MAIN") and type(first) is bool,
                     "no such phase")
        check_config(not first or phase == "MAIN", "nobody refills in the first turn")
        game.seat, game.phase, game.first = seat, phase, first
        game.turns = 1 if first else 2
        if phase == "REFILL":
            game._end_if_drawn()
        game._end_if_ace_killed()
        game._bar_undo()
        return game

    def current_player(self):
        """The seat to move, None when the game is over. Either may buy at any time."""
        return None if self.outcome else self.seat

    def is_terminal(self):
        return self.outcome is not None

    def returns(self):
        """Half points per seat: 2 for a win, 1 for a draw; 0 while the game runs."""
        if not self.outcome:
            return [0, 0]
        winner = self.outcome[0]
        return [DRAW if winner is None else WIN * (winner == seat) for seat in (0, 1)]

    def result(self):
        """None while the game runs, then a dict:

        result: "WIN" or "DRAW"; winner: seat or None; by: "ace", "passes", "figures", "agreement"
        turns: of both, int; horizontal: sideways moves by seat; compra: purchases by seat
        """
        if not self.outcome:
            return None
        winner, by = self.outcome
        return self._result("DRAW" if winner is None else "WIN", winner, by)

    def abandoned(self):
        """The result in the record of a game that is given up now."""
        return self._result("ABANDONED", None, None)

    def preview(self, action):
        """Of an attack: (half points of the attacker, of the target, fate of the attacker, of the
        target).

        See engine.galloneta.board; raises as apply_action does.
        """
        fields = self._check(action, None)
        require(fields[0] == "attack", "E_BAD_ACTION")
        return forecast(self, *fields[1:])

    def observation(self, seat):
        """What this seat may know, as a dict: the fields of Position.view(), and

        players int; observer: this seat; current_player: seat, None when the game is over
        result: see result(). Raises E_BAD_ACTION.
        """
        require(is_int(seat, 0, 1), "E_BAD_ACTION")
        seen = self.view(seat)
        seen.update({
            "players": self.players,
            "observer": seat,
            "current_player": self.current_player(),
            "result": self.result(),
        })
        return seen

    def state(self):
        """All facts as a tuple; two games with equal states are equal."""
        facts = self.facts()
        return facts[:1] + (self.board.state(),) + facts[2:] + (tuple(self._history),)

    def clone(self):
        """An independent copy."""
        twin = self._twin()
        twin.load(self.facts())
        return twin

    def legal_actions(self, seat=None):
        """The actions of the seat to move, ascending; of the other seat, its purchases.

        AGREE_DRAW is never included, because it takes both players.
        """
        require(seat is None or is_int(seat, 0, 1), "E_BAD_ACTION")
        if self.outcome:
            return []
        seat = self.seat if seat is None else seat
        actions = [join("compra", *fields) for fields in compras(self, seat)]
        if seat == self.seat:
            actions += [REFILL] if self.phase == "REFILL" else [END_TURN] + self._choices()
        actions.sort()
        if seat == self.seat:
            self._legal, self._checks = tuple(actions), None
        return actions

    def apply_action(self, action, seat=None):
        """Play for `seat` (None: whoever it is up to). An IllegalAction has changed nothing."""
        self._do(action, self._check(action, seat))

    def undo_action(self):
        """Take back the last action, but none before a refill, discard or compra, since these have
        shown hidden cards. E_NOTHING_TO_UNDO.
        """
        facts, begun = self._base
        require(len(self._history) > begun, "E_NOTHING_TO_UNDO")
        self._legal = ()
        undone = [self._history.pop() for _ in range(len(self._history) - begun)]
        self.load(facts)
        for action in reversed(undone[1:]):
            self._do(action, split(action))

    @staticmethod
    def action_to_string(action):
        """`deploy(O10, B)` and so on. Raises E_BAD_ACTION."""
        from .spelling import to_text
        return to_text(action)

    @staticmethod
    def string_to_action(text):
        """The inverse. Raises E_BAD_ACTION."""
        from .spelling import from_text
        return from_text(text)

    def _check(self, action, seat):
        """[verb, field, ...], or the first error that applies, in the order of the rules."""
        fields = split(action)
        verb = fields[0]
        if self.outcome:
            raise IllegalAction("E_GAME_OVER")
        if seat is not None:
            mover = fields[1] if verb == "compra" else self.seat
            require(is_int(seat, mover, mover), "E_NOT_YOUR_TURN")
        if action in self._legal:
            return fields
        if verb == "refill":
            require(self.phase == "REFILL", "E_ALREADY_REFILLED")
            return fields
        if verb != "compra" and self.phase != "MAIN":
            raise IllegalAction("E_REFILL_FIRST")
        if action > AGREE_DRAW:    # with fields
            if not self._checks:
                from .checks import VERBS  # not needed by screens, which offer legal actions
                self._checks = VERBS
            self._checks[verb](self, *fields[1:])
        return fields

    def _do(self, action, fields):
        verb = fields[0]
        self._history.append(action)
        self._legal = ()
        if verb == "end_turn":
            self._end_turn()
        elif verb == "refill":
            self._refill()
            self._bar_undo()
        elif verb in _VERBS:
            _VERBS[verb][0](self, *fields[1:])
            self.turn.acted = True
            if verb == "attack":
                self._end_if_ace_killed()
            elif verb == "discard":
                self._bar_undo()
        elif verb == "compra":
            compra(self, *fields[1:])
            self.turn.acted = self.turn.acted or fields[1] == self.seat
            self._bar_undo()
        else:
            self.outcome = None, "agreement"

    def _choices(self):
        """Actions with fields that the seat to move may choose now."""
        return [join(verb, *fields) for verb in _VERBS for fields in _VERBS[verb][1](self)]

    def _refill(self):
        """Up to the limit, or what is there (GA-R35, GA-R36)."""
        due = self.limits[self.seat] - len(self.hands[self.seat])
        if due > 0:
            self.take(self.seat, self.draw[:due])
            del self.draw[:due]
        self.phase = "MAIN"

    def _end_turn(self):
        if not self.turn.acted:
            self.passes[self.seat] += 1
        elif PASSES_IN_A_ROW:
            self.passes[self.seat] = 0
        self._end_if_drawn()
        if not self.outcome:
            self.seat = 1 - self.seat
            self.phase = "REFILL"
            self.first = False
            self.turns += 1
            self.turn = Turn()

    def _end_if_ace_killed(self):
        """Ends the game with the loss of a player whose ace is dead."""
        for seat in (0, 1):
            if self.board.ace(seat) is None:
                self.outcome = 1 - seat, "ace"

    def _end_if_drawn(self):
        """Ends the game as a draw: enough passes of both players, or no figure that could ever
        fight.
        """
        one, other = self.passes
        if one >= PASSES and other >= PASSES:
            self.outcome = None, "passes"
        elif not self.has_figures():
            self.outcome = None, "figures"

    def _result(self, result, winner, by):
        return {
            "result": result,
            "winner": winner,
            "by": by,
            "turns": self.turns,
            "horizontal": [(HAND_LIMIT - limit) // HORIZONTAL_COST for limit in self.limits],
            "compra": [int(card is None) for card in self.hidden],
        }

    def _bar_undo(self):
        """Actions up to now can no longer be taken back."""
        self._base = self.facts(), len(self._history)
