"""`crupier play` where no MicroPython can be installed: the boards run in the browser."""

import signal
import subprocess
import sys
import urllib.request

import pytest

from crupier import cli
from crupier.build import payload
from crupier.errors import PORT_BUSY, Trouble
from crupier.play import demo
from crupier.sim.virtual import interpreter
from crupier.web import build
from tests.host_tools.demo_site import STARTED, served

# A job in the background, as these tests may be, ignores Ctrl-C.
PLAY = "import signal, sys; from pathlib import Path; from crupier.play import demo; " \
       "signal.signal(signal.SIGINT, signal.default_int_handler); " \
       "demo.play(Path(sys.argv[1]), 'picosystem', 0, False)"


@pytest.fixture
def bare(monkeypatch, tmp_path):
    """A computer without MicroPython, and with a user's cache of its own."""
    def missing():
        raise interpreter.InterpreterMissing("none")
    monkeypatch.setattr(interpreter, "find", missing)
    monkeypatch.delenv("MICROPYTHON", raising=False)
    monkeypatch.setattr(demo, "user_cache_path", lambda name: tmp_path / name)
    monkeypatch.setattr(demo.importlib.util, "find_spec", lambda name: None)
    return tmp_path / "crupier/demo" / payload.firmware_version()


def test_the_page_that_is_there_is_opened(bare, monkeypatch):
    opened = []
    monkeypatch.setattr(demo, "play", lambda *how: opened.append(how))
    bare.mkdir(parents=True)
    (bare / "index.html").touch()
    assert cli.main(["play", "--board", "pico_ssd1306", "--no-open"]) == 0
    assert opened == [(bare, "pico_ssd1306", None, False)]


def test_one_that_cannot_be_made_says_why(bare, monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cli.main(["play"]) == 1
    assert "npm" in capsys.readouterr().err


@pytest.mark.parametrize("option", [["--terminal"], ["--seats", "2"], ["--lan"], ["--data", "x"]])
def test_what_needs_a_virtual_board_is_refused(bare, capsys, option):
    assert cli.main(["play", *option]) == 2
    assert "in your browser" in capsys.readouterr().err


def test_it_is_served_as_a_browser_wants_it(tmp_path):
    for name in ("index.html", "a.js", "b.wasm", "c.mjs"):
        (tmp_path / name).write_text("x")
    process = subprocess.Popen([sys.executable, "-c", PLAY, tmp_path], text=True,
                               stdout=subprocess.PIPE)
    try:
        url = process.stdout.readline().split()[-1]
        assert url.endswith("/?board=picosystem")
        for name, kind in (("a.js", "text/javascript"), ("b.wasm", "application/wasm"),
                           ("c.mjs", "text/javascript"), ("", "text/html")):
            with urllib.request.urlopen(url.partition("?")[0] + name) as reply:
                assert reply.headers["Content-Type"] == kind
        with pytest.raises(Trouble, match="--http-port") as taken:
            demo.play(tmp_path, None, int(url.split(":")[2].split("/")[0]), False)
        assert taken.value.exit_code == PORT_BUSY
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0
    finally:
        process.kill()
        process.communicate()


@pytest.mark.long
@pytest.mark.browser
def test_what_the_wheel_has_of_it_plays(chromium, tmp_path):
    try:
        made = build.write(tmp_path / "some/folder", whole=False)
    except Trouble as trouble:
        pytest.skip(str(trouble))
    assert not any("board.html" in path or path.startswith("pyodide/") for path in made)
    with served(tmp_path) as url:
        page = chromium.new_page()
        page.goto(url)
        page.wait_for_function(STARTED, timeout=60_000)
        assert page.is_hidden("#yours") and page.is_visible("#save")
        page.close()
