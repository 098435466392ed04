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


def level(head: dict, texts: dict) -> str:
    return _listed(head.get("options"))


def outcome(result: dict, texts: dict) -> str:
    return _listed(result)


def marks(head: dict) -> list[Mark]:
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
