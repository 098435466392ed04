"""How the device plays Pebbles."""


def choose(view, actions, _level, _dice):
    """The lowest pebble that is a point, or else the lowest."""
    last = view["row"][-1] if view["row"] else 0
    return min([pebble for pebble in actions if pebble > last] or actions)
