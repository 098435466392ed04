"""The board's thread: what happens in the same moment."""

import os
import threading

import pytest

from crupier.sim.virtual.loop import Loop


@pytest.fixture
def loop():
    loop, errors = Loop("test"), []
    loop.on_error = errors.append
    loop.start()
    yield loop
    assert loop._thread.is_alive()
    loop.stop(lambda: None)
    assert errors == []


def test_a_file_that_has_got_the_number_of_another_one(loop):
    """A reset closes the wires to the interpreter while something waits there, and the new ones
    have the same numbers: the board was taken for dead, now and then."""
    said, done = [], threading.Event()
    (first, tell_first), (old, tell_old), (new, tell_new) = (os.pipe() for _ in range(3))

    def reset():
        os.read(first, 1)
        loop.unwatch(old)
        os.dup2(new, old)
        loop.watch(old, lambda: (said.append(os.read(old, 9)), done.set()))

    def begin():
        loop.watch(first, reset)
        loop.watch(old, lambda: said.append("the one before"))
        os.write(tell_first, b"!")
        os.write(tell_old, b"!")

    loop.call(begin)
    loop.call(lambda: os.write(tell_new, b"new"))
    assert done.wait(10)
    assert said == [b"new"]
    loop.call(lambda: (loop.unwatch(first), loop.unwatch(old)))
    for fd in (first, tell_first, old, tell_old, new, tell_new):
        os.close(fd)


def test_a_timer_that_another_one_cancels(loop):
    """At the same moment: the thread ended."""
    said, done = [], threading.Event()

    def begin():
        loop.after("one", 0, lambda: loop.cancel("two"))
        loop.after("two", 0, lambda: said.append("two"))
        loop.after("three", 0, done.set)

    loop.call(begin)
    assert done.wait(10) and said == []
