"""Steps about what is wired to the board: display, keys, buzzer, light, battery."""

from crupier.build.boards import LCDS
from crupier.device import schema
from crupier.selftest.bench import NO, Bench
from crupier.selftest.report import Result

_QUIET_LOOKS = 8        # with hands off
_AFTER_LOOKS = 3        # after a key was let go: a second report would be a bounce
_EMPTY_MV = 500         # off from what a cell has at the least or the most


def display(bench: Bench, result: Result) -> None:
    board, spec = bench.board, bench.board.described["DISPLAY"]
    ms, = board.ask("light_up()", float, 1)
    result.figures["picture_ms"] = round(ms, 1)
    result.note(f"{spec['driver']}, {spec['width']}x{spec['height']}; a whole picture takes "
                f"{ms:.1f} ms.")
    board.do("lit()")
    bench.confirm(result, "Is the whole display lit, without dark lines or spots?", "lit",
                 "All of it lights up.", "Not all of it lights up evenly.")
    board.do("corners()")
    bench.confirm(result, "Is there a thin line along all four edges, and upright in the corners, "
                 "clockwise from the top left: 1 2 3 4?", "corners",
                 "Upright, and no edge is cut off.", "Turned, moved or cut off.")
    if spec["driver"] in LCDS:
        board.do("bars()")
        bench.confirm(result, "Are there three bars, red with R, green with G, blue with B?",
                     "bars", "Colours are right.", "Colours are wrong.")
    board.do(f"words({'Crupier ' + board.described['VERSION'] + ' - 0123456789 áéíóúñ ¿¡'!r})")
    bench.confirm(result, f"Can you read: Crupier {board.described['VERSION']}, the ten digits, "
                 "and Spanish letters, in clean type?", "words", "Text is clean.",
                 "Text is not clean.")
    board.do("fade()")
    bench.confirm(result, "Is the same text bright, dim, bright, off by turns?", "dim",
                 "It dims and goes dark.", "It does not dim, or does not go dark.")


def keys(bench: Bench, result: Result) -> None:
    board, prompts = bench.board, bench.prompts
    listed = [(name, pin, f"{name} (GP{pin})") for name, pin in board.described["KEYS"]]
    board.do("words('Hands off')")
    prompts.tell("  Hands off the keys for a moment.")
    bench.stuck = set(board.ask("take_keys()", int))
    for i in sorted(bench.stuck):
        result.fault(f"{listed[i][2]} is down all the time.")
    own = {i for _ in range(_QUIET_LOOKS) for i, _ in bench.look()} - bench.stuck
    for i in sorted(own):
        bench.stuck.add(i)
        result.fault(f"{listed[i][2]} reports by itself.")
    for i, (_, pin, label) in enumerate(listed):
        if i not in bench.stuck:
            _press(bench, result, i, label, pin, [label for *_, label in listed])
    holdable = [(i, pin, label) for i, (name, pin, label) in enumerate(listed)
                if name == "OK" and i not in bench.stuck]
    if holdable:
        _hold(bench, result, *holdable[0])


def _press(bench: Bench, result: Result, key: int, label: str, pin: int, labels: list[str]
           ) -> None:
    bench.board.do(f"words({label!r})")
    bench.prompts.tell(f"  Press {label} once, briefly. [n = nothing happens, s = skip]")
    bench.prompts.expect("press", pin)
    others: set[int] = set()
    presses, up, after = 0, False, 0
    while after <= _AFTER_LOOKS:
        events, typed = bench.look(), bench.prompts.heard()
        if typed in NO:
            result.fault(f"{label} never reports." + _instead(others, labels))
            bench.stuck.add(key)
            return
        presses += events.count((key, "down"))
        up = (up or (key, "up") in events) and (key, "down") not in events
        others |= {i for i, what in events if what == "down"} - bench.stuck - {key}
        after = after + 1 if up else 0
    if presses > 1:
        result.fault(f"{label} reports {presses} times for one press.")
    elif others:
        result.fault(f"{label} works." + _instead(others, labels))
    else:
        result.note(f"{label} works.")


def _instead(others: set[int], labels: list[str]) -> str:
    named = " and ".join(labels[i] for i in sorted(others))
    return f" While it was asked for, {named} reported." if others else ""


def _hold(bench: Bench, result: Result, key: int, pin: int, label: str) -> None:
    """A long press is BACK."""
    bench.board.do(f"words({'Hold ' + label!r})")
    bench.prompts.tell(f"  Hold {label} for a second. [n = nothing happens, s = skip]")
    bench.prompts.expect("hold", pin)
    said = set()
    while True:
        events, typed = bench.look(), bench.prompts.heard()
        said |= {what for i, what in events if i == key}
        if typed in NO or "up" in said:
            break
    if "BACK" in said:
        result.note(f"{label}, held for long, is BACK.")
    else:
        result.fault(f"{label} was not held long enough, or that does not count.")


def buzzer(bench: Bench, result: Result) -> None:
    bench.board.do("sing()")
    bench.confirm(result, "Do you hear three rising tones, again and again?", "buzzer",
                 "Three rising tones.", "The tones are not right.")


def led(bench: Bench, result: Result) -> None:
    bench.board.do("shine()")
    bench.confirm(result, "Does the light go red, green, blue, off, half a second each?", "led",
                 "Red, green, blue and off.", "The light is not right.")


def battery(bench: Bench, result: Result) -> None:
    spec = bench.board.described["BATTERY"]
    millivolts, level, powered = bench.board.ask("battery()", object, 3)
    schema.require(schema.is_count(millivolts, 100_000) and schema.is_count(level, 4)
                  and powered in (True, False, None), "its battery")
    result.figures.update(millivolts=millivolts, level=level, powered=powered)
    result.note(f"{millivolts / 1000:.2f} V, level {level} of 4.")
    if not spec["empty"] - _EMPTY_MV <= millivolts <= spec["full"] + _EMPTY_MV:
        result.fault("No lithium cell has such a voltage.")
    if powered:
        result.note("It knows that USB brings power.")
    elif powered is False:
        result.fault(f"GP{spec['usb']} says that USB brings no power, and it does.")
