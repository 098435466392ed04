"""Whatever ends a command from outside, it says so in one line, at any time."""

import subprocess
import sys
from importlib import metadata

import pytest


def assert_interrupted(program):
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True,
                         timeout=50)
    assert (run.returncode, run.stdout, run.stderr) == (1, "", "crupier: interrupted.\n")


EARLY = """
import sys
class Impatient:
    def find_spec(self, name, *_):
        if name == "argparse":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Impatient())
from crupier.__main__ import main
sys.exit(main())
"""


def test_ctrl_c_while_modules_are_read():
    assert_interrupted(EARLY)
    command, = metadata.entry_points(group="console_scripts", name="crupier")
    assert command.value == "crupier.__main__:main"


TERMINATED = """
import os, signal, sys
class Slow:
    def find_spec(self, name, *_):
        if name == "argparse":
            os.kill(os.getpid(), signal.{0})
signal.signal(signal.{0}, signal.SIG_DFL)       # under nohup nobody would hear of it
sys.meta_path.insert(0, Slow())
from crupier.__main__ import main
sys.exit(main())
"""


@pytest.mark.parametrize("name", ("SIGTERM", "SIGHUP"))
def test_what_ends_a_command_from_outside_is_like_ctrl_c(name):
    assert_interrupted(TERMINATED.format(name))


DROPPED = """
import os, signal, sys, time
class Doomed:
    def __del__(self):
        os.kill(os.getpid(), signal.{0})
class Slow:
    def find_spec(self, name, *_):
        if name == "argparse":
            Doomed()
            time.sleep(60)
signal.signal(signal.{0}, signal.SIG_DFL if "{0}" != "SIGINT" else signal.default_int_handler)
sys.meta_path.insert(0, Slow())
from crupier.__main__ import main
sys.exit(main())
"""


@pytest.mark.parametrize("name", ("SIGINT", "SIGTERM", "SIGHUP"))
def test_what_python_drops_in_a_destructor_is_heard_all_the_same(name):
    assert_interrupted(DROPPED.format(name))


SLOW_THREADS = """
import threading, time
begin = threading.Thread.start
def start(thread):
    begin(thread)
    time.sleep(0.3)
threading.Thread.start = start
"""


def test_what_python_drops_is_heard_on_a_busy_machine():
    """A thread may run long before start() comes back."""
    assert_interrupted(SLOW_THREADS + DROPPED.format("SIGTERM"))


CALLED_BACK = """
import ctypes, os, signal, sys
from crupier import cli
@ctypes.CFUNCTYPE(None)
def hook():
    os.kill(os.getpid(), signal.SIGINT)
def work(_):
    hook()
    raise RuntimeError("what the hook should have made is not there")
signal.signal(signal.SIGINT, signal.default_int_handler)
cli.build_parser = work
from crupier.__main__ import main
sys.exit(main())
"""


def test_ctrl_c_in_a_callback_of_the_compiler():
    assert_interrupted(CALLED_BACK)
