"""Every screen of the device as a scene. A family of screens is a module here and in _FAMILIES."""

from collections.abc import Iterable, Iterator
from functools import cache

from pictures.scenes import (
    basics,
    devices,
    galloneta,
    martes13,
    pads,
    take_that,
    the_game,
)
from pictures.scenes.scene import Scene

_FAMILIES = (basics, the_game, take_that, martes13, galloneta, devices, pads)


def scenes(size: str = "") -> Iterator[Scene]:
    """All scenes, or those for one size; each family exports such a function. They are the same in
    all languages.
    """
    for scene in _all():
        if not (size and scene.sizes) or size in scene.sizes:
            yield scene


def ways(some: Iterable[Scene]) -> Iterator[list[Scene]]:
    """These scenes, in lists: a board that goes to the last one comes by the others."""
    left = sorted(some, key=lambda scene: len(scene.pressed))
    while left:
        last, others = left.pop(), left
        way: list[Scene] = []
        left = []
        for scene in others:
            (way if scene.leads_to(last) else left).append(scene)
        yield [*way, last]


@cache
def _all() -> tuple[Scene, ...]:
    """Games are played for them, which takes its time."""
    return tuple(scene for family in _FAMILIES for scene in family.scenes())
