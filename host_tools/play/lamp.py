"""The coloured LED of a board, from what the firmware does to its pins."""

_BRIGHT = 0xFFFF        # duty of a pin that is always high
_GAMMA = 1 / 2.2        # of a screen: half the light is not half the number


def colour(board) -> tuple[int, int, int] | None:
    """Red, green, blue, 0..255, as a screen shows them; None: the board has no such LED."""
    led = board.description.get("LED")
    if not led:
        return None
    duties = {pin: _BRIGHT * level for pin, level in board.outputs.items()}
    duties.update((pin, duty) for pin, (duty, _) in board.pwm.items())
    red, green, blue = (_light(duties.get(led[name]), led["active_low"])
                        for name in ("red", "green", "blue"))
    return red, green, blue


def _light(duty: int | None, active_low: bool) -> int:
    """A pin that nobody drives gives no light."""
    if duty is None:
        return 0
    share = (_BRIGHT - duty if active_low else duty) / _BRIGHT
    return round(255 * share ** _GAMMA)
