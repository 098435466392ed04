"""One deal after the other: what is played, and how it ended."""

from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from crupier.engine.errors import IllegalAction
from crupier.engine.games import GAMES, create
from crupier.errors import USAGE, Trouble
from crupier.research.simulate import policies

_OF_THE_GAME = "level", "fire"
_AT_THE_TABLE, _SEATS = "_table", "seats"
_MOST = 20_000      # actions of a game; random ones can go on for long


@dataclass(frozen=True)
class Setup:
    """What is played; deal n has the seed `<seed> <n>`.

    seats: a policy for each seat, instead of `policy` for all. They move on by a seat with every
    deal, and what they get stays in their order.
    """

    game: str
    players: int
    policy: str
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    seats: tuple[str, ...] = ()

    def head(self, number: int) -> dict[str, Any]:
        return {"game": self.game, "players": self.players, "options": self.options,
                "seed": f"{self.seed} {number}"}

    def facts(self) -> dict[str, Any]:
        facts = asdict(self)
        facts[_SEATS] = list(self.seats)
        del facts["policy" if self.seats else _SEATS]
        return facts

    def check(self) -> None:
        """Raises Trouble if this cannot be played."""
        if self.game.endswith(_AT_THE_TABLE):
            raise Trouble(f"{self.game} is a score pad: nothing is dealt.", USAGE)
        odd = [name for name in self.options if name in _OF_THE_GAME]
        if odd and self.game in GAMES and self.game != "the_game":
            raise Trouble(f"{self.game} has no --{odd[0]}: that is of the_game.", USAGE)
        try:
            create(self.head(0))
        except IllegalAction as error:
            raise Trouble(f"this cannot be dealt: {error}.", USAGE) from error
        if self.seats and len(self.seats) != self.players:
            raise Trouble(f"{len(self.seats)} seat{'s' * (len(self.seats) > 1)} for "
                          f"{self.players} player{'s' * (self.players > 1)}.", USAGE)
        self.policy_of(0)

    def policy_of(self, number: int) -> policies.Policy:
        """Who plays this deal. Raises UnknownPolicy."""
        seed = f"{self.seed} {number}"
        if self.seats:
            return policies.table(self.seats, self.game, seed, number)
        return policies.make(self.policy, self.game, seed)


# As the games have them, and one that random play does not bring to an end.
RESULTS = "WIN", "ENDED", "BURNED", "DRAW", "FINISHED", "UNFINISHED"


class Outcome(NamedTuple):
    """How a deal ended."""

    number: int
    result: str             # one of RESULTS
    returns: list[int]      # by seat, or by policy of Setup.seats
    actions: int


def play(setup: Setup, numbers: list[int]) -> list[Outcome]:
    """Deals, one after the other."""
    policy, outcomes = None, []
    for number in numbers:
        # A policy that leaves things to chance begins anew: batches change nothing.
        if policy is None or setup.seats or setup.policy in policies.BY_CHANCE:
            policy = setup.policy_of(number)
        outcomes.append(_deal(setup, number, policy))
    return outcomes


def _deal(setup: Setup, number: int, policy: policies.Policy) -> Outcome:
    game, count = create(setup.head(number)), 0
    while not game.is_terminal() and count < _MOST:
        for action in policy(game):
            game.apply_action(action)
            count += 1
    result = game.result() or {"result": "UNFINISHED"}
    returns = list(game.returns())
    first = number % setup.players if setup.seats else 0
    return Outcome(number, result["result"], returns[first:] + returns[:first], count)
