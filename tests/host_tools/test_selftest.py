"""`crupier doctor --selftest` on virtual boards, with a robot in place of the person."""

import json
import re
from pathlib import Path

import pytest

from crupier import cli, terminal
from crupier.build import payload
from crupier.device import find
from crupier.errors import DEVICE_ERROR, ERROR, USAGE, Trouble
from crupier.install import backups, install, plan
from crupier.selftest import NAMES, bench, cuts, measures, run
from crupier.selftest.board import Board
from crupier.sim.virtual.board import DEVICE_ID, VirtualBoard
from tests.host_tools import flash_lab
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import contents, crupier, data, scores, uncounted
from tests.robot import Robot, shape

_ = crupier     # a fixture
DOCS = Path(__file__).parents[2] / "docs"
DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = Path(__file__).parents[1] / "data/selftest_report.txt"
SCRATCH = plan.SCRATCH + "/"
OK_PIN = 18                     # of the PicoSystem
REST = ("display", "keys", "flash", "usb", "clock")         # without the cuts


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(bench, "LOOK_MS", 20)
    monkeypatch.setattr(cuts, "_QUIET_S", 0.5)
    monkeypatch.setattr(measures, "_SLOW_MS", 60_000)       # this machine may have other work


@pytest.fixture
def make(own_folders, micropython):
    """make(board, files) -> a virtual board with the product on it, that runs."""
    boards = []

    def make(name="pico_ssd1306", files=(), **how):
        image = flash_lab.prepare(own_folders / f"{name}.img", payload.device_files(name),
                                  dict(files))
        board = VirtualBoard(image, name, **how)
        board.start()
        boards.append(board)
        eventually(lambda: find.hello(board.port)[0])
        return board

    yield make
    for board in boards:
        board.stop()


def go(board, robot, **how):
    how = {"wanted_cuts": 0, "clock_s": 0.0, **how}
    return run.selftest(board.port, robot, [], terminal.bar, **how)


def told(made, title):
    return next(result for result in made.results if result.title == title)


class Handy(Robot):
    """Answers by a key of the board where it can."""

    def _answer(self, code):
        for said in super()._answer(code):
            if said == "y":
                yield from self._press(OK_PIN)
            yield None


def test_all_of_a_board_with_everything(make):
    board = make("picosystem", scores(), clock=None)
    before = contents(board.image)
    made = go(board, Handy(board), wanted_cuts=2)
    assert not made.faults, made.markdown()
    assert [result.title for result in made.results] == [
        "Display", "Keys", "Buzzer", "Light", "Battery", "Flash", "USB", "Clock", "Power cuts",
        "Games", "Afterwards"]
    assert {result.verdict for result in made.results} == {"ok"}
    assert told(made, "Power cuts").figures["cuts"] == 2
    assert told(made, "Power cuts").figures["moves"] > 0
    assert "4.10 V, level 4 of 4." in told(made, "Battery").details
    assert find.hello(board.port)[0]
    board.power_off()
    assert uncounted(data(contents(board.image))) == uncounted(data(before))
    assert not [path for path in board.list_files() if path.startswith(SCRATCH)]
    page = made.markdown()
    assert shape(page) == shape(EXAMPLE.read_text(encoding="utf-8"))
    for word in ("Pimoroni PicoSystem", "MicroPython", payload.firmware_version()):
        assert word in page


class Clumsy(Robot):
    """Presses another key first."""

    def _press(self, pin):
        yield from super()._press({13: 15}.get(pin, pin))
        yield from super()._press(pin)


def test_the_report_says_how_fast_the_processor_is(make):
    """As the application had it; see docs/speed.md."""
    source = payload.board_file("pico_ssd1306").read_bytes()
    board = make(files={"/crupier/board.py": source + b"CLOCK = 133_000_000\n"})
    made = go(board, Robot(board), skip=("keys", "flash", "usb", "clock", "cuts"))
    assert made.about["Processor"] == "133 MHz"
    assert told(made, "Display").verdict == "ok"


def test_faults_are_named_and_the_person_is_quoted(make, monkeypatch):
    """A glass with a spot; keys: one dead, one down all the time, one that another one joins."""
    board = make("pico_display")
    monkeypatch.setattr(Robot, "_sees_lit", lambda self: lambda: False)
    monkeypatch.setattr("tests.robot._PATIENCE_MS", 3000)
    board.key_down("UP")
    made = go(board, Clumsy(board, broken={12}), skip=("led", "flash", "usb", "clock", "cuts"))
    assert made.faults == ["Display", "Keys"]
    assert [detail for result in made.results for detail in result.details
            if detail.startswith("FAULT")] == [
        'FAULT: Not all of it lights up evenly. Seen: "it is not"',
        "FAULT: UP (GP14) is down all the time.",
        "FAULT: OK (GP12) never reports.",
        "FAULT: BACK (GP13) works. While it was asked for, DOWN (GP15) reported."]
    assert "DOWN (GP15) works." in told(made, "Keys").details
    assert [result.title for result in made.results if result.verdict == "skipped"] == [
        "Light", "Flash", "USB", "Clock", "Power cuts"]


def test_the_display_does_not_answer(make, monkeypatch):
    """Everything else is tested all the same."""
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.1)
    monkeypatch.setattr(install, "_START_S", 0.5)
    board = make("feather_oled")
    board.connect_display(False)
    made = go(board, Robot(board), skip=("flash", "usb", "clock", "cuts"))
    assert made.faults == ["Display"]
    assert "OSError" in told(made, "Display").details[0]
    assert told(made, "Keys").verdict == "ok"


@pytest.mark.parametrize("moment", [
    "answer corners", "press 15", "cut 0", "plug"])
def test_ctrl_c_leaves_the_board_as_it_was(make, moment):
    board = make("waveshare_oled13", scores())
    before = contents(board.image)
    board.power_off()
    board.write_file(SCRATCH + "game/000009.000", "of a test that was cut off")
    board.power_on()
    robot = Robot(board, stops=moment)
    with pytest.raises(KeyboardInterrupt):
        go(board, robot, wanted_cuts=2, skip=("flash", "usb", "clock"))
    assert robot.asked[-1] in (moment, "plug")
    assert eventually(lambda: find.hello(board.port)[0])
    board.power_off()
    after = contents(board.image)
    assert uncounted(after) == uncounted(before)
    assert backups.latest(DEVICE_ID)[1].board == "waveshare_oled13"     # or a board.py stays there


def test_power_lost_for_a_moment_ends_it_tidily(make, monkeypatch):
    """What the board had learned is gone, and nobody has pulled its cable."""
    board = make("waveshare_oled13", scores())
    before = contents(board.image)
    ask, known = Board.ask, iter([True])

    def forgetful(self, values, *kind):
        if values.startswith("watch") and next(known, False):
            self.device.soft_reset()
        return ask(self, values, *kind)

    monkeypatch.setattr(Board, "ask", forgetful)
    with pytest.raises(Trouble, match="no power for a moment"):
        go(board, Robot(board))
    assert eventually(lambda: find.hello(board.port)[0])
    board.power_off()
    assert uncounted(contents(board.image)) == uncounted(before)


def test_a_lost_move_is_found_out(make, monkeypatch):
    """The board says that moves are safe which are not."""
    board = make("waveshare_oled13")
    monkeypatch.setattr(cuts, "_place", lambda line, place=cuts._place: (
        place(line)[0], place(line)[1] + 50))
    made = go(board, Robot(board), wanted_cuts=1, skip=REST)
    assert made.faults == ["Power cuts"]
    assert re.search(r"Cut 1: \d+ moves of game 1 are left, of \d+", made.markdown())


def test_the_plug_was_not_pulled(make, monkeypatch):
    """A battery, or a board that was only slow: that is no cut."""
    board = make("waveshare_oled13")
    silent = iter([True])
    read = cuts.read_line

    def line(talk):
        if next(silent, False):
            raise Trouble("it fell silent.", DEVICE_ERROR)
        return read(talk)

    monkeypatch.setattr(cuts, "read_line", line)
    robot = Robot(board)
    made = go(board, robot, wanted_cuts=1, skip=REST)
    assert not made.faults and told(made, "Power cuts").figures["cuts"] == 1
    assert robot.asked.count("cut 0") > 1
    assert any("had power all the time" in text for text in robot.told)


def test_command_with_typed_answers(make, crupier, own_folders, monkeypatch):
    """Four about the display; the rest is skipped, or needs nobody."""
    board = make("waveshare_oled13", scores())
    typed = own_folders / "typed"
    typed.write_text("what?\ny\ny\nn\nÁé | <b>\ny\ns\n")
    page = own_folders / "report.md"
    with typed.open() as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        crupier("doctor", "--selftest", "--port", board.port, "--report", page, code=ERROR)
    assert '"áé \\| \\<b>"' in page.read_text()
    for line in ("Display", "Power cuts"):
        assert re.search(rf"^\| {line} \| (\*\*FAULT\*\*|skipped) \|", page.read_text(), re.M)
    assert re.search(r"^\| USB \| works \| There and back in [\d.]+ ms", page.read_text(), re.M)


def test_command_for_programs(make, own_folders, capsys, monkeypatch):
    """Nobody is there: what needs a person is skipped. Each report gets a name of its own."""
    board = make("waveshare_oled13")
    monkeypatch.chdir(own_folders)
    for _ in range(2):
        assert cli.main(["doctor", "--selftest", "--json", "--port", board.port]) == 0
        facts = json.loads(capsys.readouterr().out)
    assert facts["faults"] == [] and facts["board"] == "waveshare_oled13"
    verdicts = {result["title"]: result["verdict"] for result in facts["results"]}
    assert verdicts["Display"] == verdicts["Keys"] == verdicts["Power cuts"] == "skipped"
    assert verdicts["Flash"] == verdicts["USB"] == verdicts["Games"] == "ok"
    assert facts["report"].endswith(".2.md") and len(list(own_folders.glob("crupier-*.md"))) == 2


def test_a_report_that_cannot_be_written_is_printed(make, own_folders, capsys, monkeypatch):
    """Its folder, on a stick, goes during the test."""
    board, folder, test = make("waveshare_oled13"), own_folders / "stick", run.selftest
    folder.mkdir()

    def goes(*args):
        folder.rmdir()
        return test(*args)

    monkeypatch.setattr(run, "selftest", goes)
    assert cli.main(["doctor", "--selftest", "--port", board.port,
                     "--report", str(folder / "report.md")]) == ERROR
    said = capsys.readouterr()
    assert "| Afterwards | works | Crupier is back. |" in said.out and "copy it" in said.err


def test_a_board_without_crupier(own_folders, micropython, monkeypatch, capsys):
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.1)
    with VirtualBoard(own_folders / "blank.img") as board:
        assert cli.main(["doctor", "--selftest", "--port", board.port]) == ERROR
    said = capsys.readouterr()
    assert "Crupier is not installed" in said.out and "cannot be used" in said.err


def test_report_goes_with_the_selftest(crupier):
    crupier("doctor", "--skip", "cuts", code=USAGE)


def test_docs_describe_every_step():
    page = (DOCS / "selftest.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([a-z, ]+) \|", page, re.M)
    assert ", ".join(rows).split(", ") == list(NAMES)
    kilobytes = measures._BLOCKS * measures._BLOCK // 1024
    assert f"{kilobytes} KB are written" in page and f"{measures._TRIPS} round trips" in page
    assert f"for {measures.CLOCK_S:.0f} seconds" in page and run.CUTS == 10
