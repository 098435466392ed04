import gc
import os
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from crupier.sim.virtual import interpreter

# No test may depend on how busy the machine is. The long run has --hypothesis-profile=thorough.
_PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("usual", _PATIENT, max_examples=30)
settings.register_profile("thorough", _PATIENT, max_examples=300)
settings.load_profile("usual")

_MEMORY, _ROOM = "/dev/shm", 2 << 30        # bytes; a run takes less than a tenth of them


def pytest_configure():
    """Scratch files of tests stay in memory: thousands of small ones wait for no disk there.

    Not where the system allows little room for it, or no programs in it.
    """
    try:
        at = os.statvfs(_MEMORY)
    except (AttributeError, OSError):
        return
    if at.f_bavail * at.f_frsize > _ROOM and not at.f_flag & os.ST_NOEXEC:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", _MEMORY)


def pytest_collection_modifyitems(items):
    """What numba compiles is compiled by one process, while the others are busy elsewhere.

    Each process begins with a part of the list, and what it takes from another's is the end.
    """
    items.sort(key=lambda item: not item.get_closest_marker("compiled"))


def pytest_sessionstart(session):
    """Of several processes each begins with other modules, and finds the rest compiled: pytest
    takes longer to compile them, with what asserts are to say, than to collect what is in them.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:])
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        given = [Path(each.partition("::")[0]).absolute() for each in session.config.args]
        modules = sorted(path for each in given for path in each.rglob("test_*.py"))
        begin = worker * len(modules) // workers
        for path in modules[begin:] + modules[:begin]:
            name = path.relative_to(session.config.rootpath).with_suffix("")
            with suppress(Exception, pytest.skip.Exception):    # it is collected later
                import_module(".".join(name.parts))


def pytest_collection_finish():
    """What was collected stays: a million objects that no later collection need look at."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def own_data(tmp_path_factory):
    """Nothing that is tested touches the scores of whoever runs the tests, or their boards."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="session")
def micropython() -> str:
    """Path of a MicroPython interpreter."""
    try:
        return interpreter.find()
    except interpreter.InterpreterMissing as error:
        pytest.skip(str(error))


def pytest_addoption(parser):
    parser.addoption("--accept-golden", action="store_true",
                     help="take the present screens as the golden frames")
