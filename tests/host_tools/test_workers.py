"""Processes that share work: Ctrl-C in a terminal reaches them, too."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time

import pytest

from crupier import workers

pytestmark = pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="Windows")

GROUP = """
import multiprocessing, os, signal
from functools import partial
from crupier import workers
try:
    list(workers.spread(2, partial(os.killpg, os.getpgrp()), [signal.{0}] * 50))
except KeyboardInterrupt:
    print("heard,", multiprocessing.active_children())
"""


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_ctrl_c_is_for_the_one_that_began_them(name):
    begin = f"import signal; signal.signal(signal.{name}, signal.default_int_handler)"
    run = subprocess.run([sys.executable, "-c", begin + GROUP.format(name)], text=True,
                         capture_output=True, start_new_session=True, timeout=50)
    assert (run.stdout, run.stderr, run.returncode) == ("heard, []\n", "", 0)


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_ctrl_c_while_they_begin_is_not_lost(monkeypatch, name):
    number = getattr(signal, name)
    before = signal.signal(number, signal.default_int_handler)
    begin = multiprocessing.get_context("spawn").Process.start

    def interrupted(self):
        signal.raise_signal(number)
        begin(self)

    monkeypatch.setattr(multiprocessing.get_context("spawn").Process, "start", interrupted)
    try:
        with pytest.raises(KeyboardInterrupt):
            list(workers.spread(2, abs, [-1]))
    finally:
        signal.signal(number, before)
    assert not multiprocessing.active_children()


def test_the_first_one_compiles_for_all():
    begun = [multiprocessing.active_children()
             for _ in workers.spread(3, time.sleep, [0, 0.2, 0.2, 0.2])]
    assert list(map(len, begun[:2])) == [1, 3]


def test_what_they_raise():
    results = workers.spread(2, int, ["1", "2", "three"])
    assert next(results) == 1
    with pytest.raises(ValueError, match="three"):
        list(results)
    with pytest.raises(workers.EndedEarly, match="ended early"):
        list(workers.spread(2, os._exit, [3]))
    assert not multiprocessing.active_children()


def test_they_end_when_nobody_wants_the_rest():
    results = workers.spread(2, abs, range(50))
    next(results)
    results.close()
    assert not multiprocessing.active_children()
