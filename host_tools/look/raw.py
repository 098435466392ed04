"""The face of games that this version does not know: what the record says, to the letter."""

import json
from collections.abc import Iterator

from rich.text import Text

from host_tools.look.figures import Mark
from host_tools.look.played import Played, clean
from host_tools.look.replay import Step

TITLE = ""
BGG_ID = None
COOPERATIVE = False


def level(game: Played, texts: dict) -> str:
    return _listed(game.head.get("options"))


def outcome(game: Played, texts: dict) -> str:
    return _listed(game.result)


def marks(game: Played) -> list[Mark]:
    return []


def rounds(game: Played) -> list[dict]:
    return []


def steps(game: Played) -> Iterator[Step]:
    """The actions as they are: nobody here knows what they mean."""
    for number, action in enumerate(game.actions, 1):
        yield Step(number, f"action {action}")


def line(step: Step) -> str:
    return step.caption


def draw(step: Step, game: Played) -> Text:
    return Text(step.caption)


def _listed(value) -> str:
    return clean(json.dumps(value, ensure_ascii=False, sort_keys=True)) if value else ""
