"""One deal after the other: what is played, and how it ended."""

from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from crupier.engine.errors import IllegalAction
from crupier.engine.games import create
from crupier.errors import USAGE, Trouble
from crupier.simulate import policies

_AT_THE_TABLE = "_table"
_MOST = 20_000      # actions of a game; random ones can go on for long


@dataclass(frozen=True)
class Setup:
    """What is played; deal n has the seed `<seed> <n>`."""

    game: str
    players: int
    policy: str
    seed: str
    options: dict[str, Any] = field(default_factory=dict)

    def head(self, number: int) -> dict[str, Any]:
        return {"game": self.game, "players": self.players, "options": self.options,
                "seed": f"{self.seed} {number}"}

    def facts(self) -> dict[str, Any]:
        return asdict(self)

    def check(self) -> None:
        """Raises Trouble if this cannot be played."""
        if self.game.endswith(_AT_THE_TABLE):
            raise Trouble(f"{self.game} is a score pad: nothing is dealt.", USAGE)
        try:
            create(self.head(0))
        except IllegalAction as error:
            raise Trouble(f"this cannot be dealt: {error}.", USAGE) from error
        policies.make(self.policy, self.game, "")


class Outcome(NamedTuple):
    """How a deal ended."""

    number: int
    result: str             # as the game has it: "WIN", "ENDED", "FINISHED" ...
    returns: list[int]      # by seat
    actions: int


def play(setup: Setup, numbers: list[int]) -> list[Outcome]:
    """Deals, one after the other."""
    policy, outcomes = None, []
    for number in numbers:
        # A policy that leaves things to chance begins anew: batches change nothing.
        if policy is None or setup.policy in policies.BY_CHANCE:
            policy = policies.make(setup.policy, setup.game, f"{setup.seed} {number}")
        outcomes.append(_deal(setup, number, policy))
    return outcomes


def _deal(setup: Setup, number: int, policy: policies.Policy) -> Outcome:
    game, count = create(setup.head(number)), 0
    while not game.is_terminal() and count < _MOST:
        for action in policy(game):
            game.apply_action(action)
            count += 1
    result = game.result() or {"result": "UNFINISHED"}
    return Outcome(number, result["result"], list(game.returns()), count)
