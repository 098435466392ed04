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

def painter(i):
    return lambda canvas, state: painted.append(i)

painted = []
regions = Regions([painter(i) for i in range(4)])
old = [State(i) for i in range(4)]
regions.paint(None, old)
painted.clear()
"""


@pytest.mark.parametrize("call, painted", [
    ("regions.paint(None, new, 1)", "False [1]"),
    ("regions.paint(None, new, 1, 3)", "False [3]"),
    ("regions.paint(None, new, 1, 0)", "False [1]"),            # nothing is new there
    ("regions.paint(None, new, None, 3)", "True [3, 1, 2]"),
    ("regions.paint(None, new)", "True [1, 2, 3]"),
    ("regions.paint(None, old, 1)", "True []"),
])
def test_at_least_one_region_is_painted(stage, call, painted):
    """However long it has taken to find it: a frame without news would answer no key."""
    board = stage("pico_ssd1306", REGIONS + f"""
new = [old[0], State(8), State(8), State(8)]
print({call}, painted)
""")
    board.run(300)
    assert printed(board)[0] == painted
