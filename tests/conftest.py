import os

import pytest
from hypothesis import HealthCheck, settings

from crupier.sim.virtual import interpreter

# No test may depend on how busy the machine is.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


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
