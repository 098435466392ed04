"""Processes that share work: Ctrl-C in a terminal reaches them, too."""

import signal
import subprocess
import sys

from crupier import workers

ASK = "import signal; print(signal.getsignal(signal.SIGINT) == signal.SIG_IGN)"


def test_ctrl_c_is_for_the_one_that_began_them(monkeypatch):
    class Parallel:
        def __init__(self, **_):
            pass

        def __call__(self, calls):
            return [function(*args, **named) for function, args, named in calls]

    monkeypatch.setattr("joblib.Parallel", Parallel)
    before = signal.getsignal(signal.SIGINT)
    heeded = workers.spread(2, lambda code: subprocess.run(
        [sys.executable, "-IS", "-c", code], capture_output=True, text=True).stdout, [ASK])
    assert list(heeded) == ["True\n"] and signal.getsignal(signal.SIGINT) == before
