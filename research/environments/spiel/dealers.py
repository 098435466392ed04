"""What OpenSpiel has to be told of each game: its parameters, what it can come to, and chance.

Outcomes of chance are kinds of cards, numbered by their place in `kinds`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from crupier.engine.galloneta.cards import CARDS as GALLONETA_CARDS
from crupier.engine.galloneta.cards import is_figure, name, number
from crupier.engine.galloneta.notation import REFILL
from crupier.engine.galloneta.notation import split as split_galloneta
from crupier.engine.galloneta.options import ACE_COLUMNS, ACES
from crupier.engine.galloneta.scoring import DRAW, WIN
from crupier.engine.martes13.cards import DECK as MARTES13_DECK
from crupier.engine.martes13.cards import hand_sizes
from crupier.engine.martes13.cards import name as martes13_name
from crupier.engine.martes13.piles import split as split_martes13
from crupier.engine.martes13.scoring import MOST_POINTS
from crupier.engine.take_that.cards import DECK as TAKE_THAT_DECK
from crupier.engine.take_that.cards import cost
from crupier.engine.take_that.notation import TAKE
from crupier.engine.take_that.scoring import HAND_SIZES
from crupier.engine.the_game.cards import CARDS as THE_GAME_CARDS
from crupier.engine.the_game.notation import END_TURN
from crupier.engine.the_game.scoring import hand_size
from crupier.research.environments.galloneta import MOST_TURNS, Galloneta
from crupier.research.environments.martes13 import Martes13
from crupier.research.environments.spaces import Spaces
from crupier.research.environments.take_that import TakeThat
from crupier.research.environments.the_game import TheGame

Table = Any                     # a game of the engine


class Dealer(ABC):
    """One for a game and its parameters. Cards are the engine's numbers."""

    spaces: type[Spaces]
    title = ""
    utility = "GENERAL_SUM"
    utility_sum: float | None = None
    parameters: dict[str, Any] = {}     # with their defaults; "players" is one where it varies
    deck: tuple[int, ...] = ()          # all that may be dealt
    longest = 0                         # actions of players in a game, at most

    def __init__(self, players: int, options: dict[str, Any]):
        self.players = players
        self.options = options
        self.kinds = tuple(sorted(set(self.deck)))

    @abstractmethod
    def returns(self) -> tuple[float, float]:
        """What a player can come to, lowest and highest."""

    @abstractmethod
    def deals(self) -> Iterator[int | None]:
        """The seat that sees each card dealt before the game, None for nobody."""

    def fits(self, at: int, card: int) -> bool:
        """May this card be the one dealt in place `at`?"""
        return True

    def order(self, dealt: list[int], rest: list[int]) -> list:
        """The deck that the engine is given."""
        return dealt + rest

    def stock(self, table: Table) -> list[int]:
        """The draw pile, the engine's own list, of which nobody knows the order."""
        return []

    def draws(self, table: Table, action: int) -> int:
        """Cards that this action takes from the draw pile."""
        return 0

    def is_seen(self, action: int) -> bool:
        """Does the player see the cards drawn so?"""
        return True

    @abstractmethod
    def shown(self, action: int) -> list[int]:
        """Cards that everybody sees when it is played."""

    def found(self, table: Table, action: int) -> int | None:
        """A card dealt before the game that its player sees from now on."""
        return None

    def label(self, card: int) -> str:
        return str(card)


class DealTheGame(Dealer):
    spaces = TheGame
    title = "The Game"
    utility = "IDENTICAL"
    parameters = {"players": 1, "level": "standard", "fire": False}
    deck = tuple(THE_GAME_CARDS)
    longest = 2 * len(THE_GAME_CARDS)   # a turn places one, at least

    def returns(self):
        return -float(len(self.deck)), 0.0

    def deals(self):
        for at in range(self.players * hand_size(self.players, self.options["level"])):
            yield at % self.players

    def stock(self, table):
        return table.draw

    def draws(self, table, action):
        if action != END_TURN or table.burning():
            return 0
        return min(table.placed, len(table.draw))

    def shown(self, action):
        return [action % 100] if action != END_TURN else []


class DealMartes13(Dealer):
    spaces = Martes13
    title = "Martes 13"
    parameters = {"players": 3}
    deck = tuple(MARTES13_DECK)
    longest = len(MARTES13_DECK)

    def returns(self):
        return -float(MOST_POINTS), 0.0

    def deals(self):
        sizes = hand_sizes(self.players)
        for at in range(sizes[0]):
            yield from (seat for seat, size in enumerate(sizes) if at < size)

    def order(self, dealt, rest):
        """With three players every fourth card is set aside."""
        cards, aside = iter(dealt), iter(rest)
        hands = max(4, self.players)
        return [martes13_name(next(cards if at % hands < self.players else aside))
                for at in range(len(self.deck))]

    def shown(self, action):
        return [split_martes13(action)[0]]

    def label(self, card):
        return martes13_name(card)


class DealTakeThat(Dealer):
    spaces = TakeThat
    title = "Take That"
    parameters = {"players": 2, "advanced": False}
    deck = tuple(TAKE_THAT_DECK)
    longest = 2 * len(TAKE_THAT_DECK)   # each of them comes to the line, and goes

    def returns(self):
        return -float(cost(self.deck)), 72.0

    def deals(self):
        for at in range(self.players * HAND_SIZES[self.players]):
            yield at % self.players

    def stock(self, table):
        return table.pile

    def draws(self, table, action):
        due = table.advanced and len(table.line) == 1 if action == TAKE else True
        return int(due and bool(table.pile))

    def is_seen(self, action):
        return action != TAKE

    def shown(self, action):
        return [action % 100] if action != TAKE else []


class DealGalloneta(Dealer):
    spaces = Galloneta
    title = "Galloneta"
    utility = "CONSTANT_SUM"
    utility_sum = WIN
    parameters = {"aces": ACES[0], "columns": ACE_COLUMNS[0]}
    longest = 20 * MOST_TURNS           # actions of a turn

    def __init__(self, players, options):
        aces = [number(suit + "1") for suit in options["aces"]]
        self.deck = tuple(card for card in GALLONETA_CARDS if card not in aces)
        super().__init__(players, options)

    def returns(self):
        return 0.0, float(WIN)

    def deals(self):
        yield from (0, 1, 0, 1, None, None, 0, 1, 0, 1, 0, 1)

    def fits(self, at, card):
        return is_figure(card) == (at < 6)

    def order(self, dealt, rest):
        return list(map(name, dealt + rest))

    def stock(self, table):
        return table.draw

    def draws(self, table, action):
        if action == REFILL:
            seat = table.seat
            due = max(0, table.limits[seat] - len(table.hands[seat]))
            return min(due, len(table.draw))
        return int(split_galloneta(action)[0] == "discard")

    def shown(self, action):
        verb, *fields = split_galloneta(action)
        if verb in ("hmove", "compra"):
            return fields[-1]
        return fields[:1] if verb in ("discard", "deploy", "equip", "shield") else []

    def found(self, table, action):
        verb, *fields = split_galloneta(action)
        return table.hidden[fields[0]] if verb == "compra" else None

    def label(self, card):
        return name(card)


DEALERS = (DealTheGame, DealMartes13, DealTakeThat, DealGalloneta)
CUT_RETURN = float(DRAW)        # to both, where the environment ends a game
