"""What is kept of the advisor's machine code, where nothing can be kept."""

import os
import subprocess
import sys

import pytest

pytest.importorskip("numba")
resource = pytest.importorskip("resource", reason="no limits here")

SUM = """\
from crupier.advice.fast import fast

@fast
def plus(a, b):
    return a + b

if __name__ == "__main__":
    print(plus(1, 2))
"""


def run(folder, cache, limit):
    (folder / "plus.py").write_text(SUM)
    return subprocess.run([sys.executable, "plus.py"], cwd=folder, capture_output=True, text=True,
                          env={**os.environ, "XDG_CACHE_HOME": str(cache)}, preexec_fn=limit)


def nothing():
    """Every file is full at once."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="caches are elsewhere")
def test_a_full_disk_or_a_power_cut_costs_no_more_than_time(tmp_path):
    """What is spoiled, or could not be written, is made anew."""
    cache = tmp_path / "cache"
    done = run(tmp_path, cache, nothing)
    assert (done.stdout, done.stderr) == ("3\n", "")
    assert not [path for path in cache.rglob("*") if path.is_file()]
    assert run(tmp_path, cache, None).stdout == "3\n"
    for ending in ("nbi", "nbc"):
        spoiled = list(cache.rglob("*." + ending))
        for path in spoiled:
            path.write_bytes(b"")
        done = run(tmp_path, cache, None)
        assert (done.stdout, done.stderr) == ("3\n", "")
        assert spoiled and all(path.stat().st_size for path in spoiled)


@pytest.mark.skipif(sys.platform != "linux", reason="caches are elsewhere")
def test_a_cache_that_is_no_folder(tmp_path):
    (tmp_path / "cache").touch()
    assert run(tmp_path, tmp_path / "cache", None).stdout == "3\n"
