"""What is painted when a key has to be answered at once."""

import pytest

from tests.firmware.driver_stage import installed, stage
from tests.firmware.test_drivers import printed

_ = installed, stage        # fixtures

REGIONS = """
from ui.regions import Regions

class State:                # takes its time to be compared
    def __init__(self, value):
        self.value = value
    def __eq__(self, other):
        time.sleep_ms(2)
        return isinstance(other, State) and self.value == other.value

def paint(states, ms=None, *first):
    regions.set("title", states[0])
    regions.set_all("row", states[1:])
    return regions.paint(None, ms, *first)

painted = []
regions = Regions(("title", lambda canvas, state: painted.append(0)),
                  ("row", lambda canvas, state, i: painted.append(1 + i), 3))
old = [State(i) for i in range(4)]
paint(old)
painted.clear()
"""


@pytest.mark.parametrize("call, painted", [
    ("paint(new, 1)", "False [1]"),
    ('paint(new, 1, "row", 2)', "False [3]"),
    ('paint(new, 1, "title")', "False [1]"),            # nothing is new there
    ('paint(new, None, "row", 2)', "True [3, 1, 2]"),
    ("paint(new)", "True [1, 2, 3]"),
    ("paint(old, 1)", "True []"),
])
def test_at_least_one_region_is_painted(stage, call, painted):
    """However long it has taken to find it: a frame without news would answer no key."""
    board = stage("pico_ssd1306", REGIONS + f"""
new = [old[0], State(8), State(8), State(8)]
print({call}, painted)
""")
    board.run(300)
    assert printed(board)[0] == painted
