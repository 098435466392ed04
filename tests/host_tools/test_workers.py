"""Processes that share work: Ctrl-C in a terminal reaches them, too."""

import signal
import subprocess
import sys

import pytest

from crupier import workers

ASK = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))"


@pytest.fixture(autouse=True)
def begun(monkeypatch):
    """What begins processes calls here, at once."""
    class Parallel:
        def __init__(self, **_):
            pass

        def __call__(self, calls):
            return [function(*args, **named) for function, args, named in calls]

    monkeypatch.setattr("joblib.Parallel", Parallel)


def test_ctrl_c_is_for_the_one_that_began_them():
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    deaf = workers.spread(2, lambda code: subprocess.run(
        [sys.executable, "-IS", "-c", code], capture_output=True, text=True).stdout, [ASK])
    assert list(deaf) == ["True\n"] and signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before


def test_ctrl_c_while_they_begin_is_not_lost():
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            workers.spread(2, signal.raise_signal, [signal.SIGINT])
    finally:
        signal.signal(signal.SIGINT, before)
