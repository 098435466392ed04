"""The device around the games: first boot, light, trouble, safe mode."""

import pytest

from crupier.engine.lines import seal
from pictures import samples, screens
from tests import eyes, flash_image, pilot
from tests.firmware.console import Console

HOUR_MS = 3_600_000


def test_light_dims_goes_out_and_the_first_key_only_wakes(tmp_path):
    with Console(tmp_path) as console:
        board = console.board
        bright = board.contrast
        board.run(31_000)
        assert board.display_on and board.contrast < bright
        board.run(100_000)
        assert not board.display_on
        console.press("OK")
        assert board.display_on and board.contrast == bright
        assert eyes.title(console.frame()) == "Crupier"
        console.press("OK")
        assert eyes.title(console.frame()) == "The Game"


def test_a_key_counts_while_the_picture_can_be_read(tmp_path):
    with Console(tmp_path) as console:
        bright = console.board.contrast
        console.board.run(31_000)
        assert console.board.contrast < bright
        console.press("OK")
        assert console.board.contrast == bright
        assert eyes.title(console.frame()) == "The Game"


def test_at_the_table_the_light_stays_longer(tmp_path):
    with Console(tmp_path, samples.journal(samples.solo(1, "K7Q2MX"), [])) as console:
        board = console.board
        bright = board.contrast
        board.run(85_000)
        assert board.contrast == bright
        board.run(10_000)
        assert board.contrast < bright
        board.run(250_000)
        assert board.display_on
        board.run(30_000)
        assert not board.display_on


def test_light_can_stay_on(tmp_path):
    with Console(tmp_path, samples.settings(language="es", dim_s=0, blank_s=0)) as console:
        bright = console.board.contrast
        console.board.run(HOUR_MS // 12)
        assert console.board.display_on and console.board.contrast == bright


def test_brightness_is_never_zero(tmp_path):
    with Console(tmp_path) as console:
        console.press("LEFT", "OK", "DOWN")
        for _ in range(6):
            console.press("OK")
            assert console.board.contrast >= 1


def test_crash_screen_keeps_the_game_and_one_key_restarts(tmp_path):
    files = samples.journal(samples.solo(1, "K7Q2MX"), [])
    files["/crupier/screens/about.py"] = b"raise ValueError('a bug')"
    with Console(tmp_path, files) as console:
        pilot.act(console, pilot.choose(eyes.table(console.frame())))
        table = eyes.table(console.frame())
        console.press(*"BACK UP UP OK LEFT OK UP OK".split())
        console.boot()
        shown = eyes.SMALL.read(console.frame(), 2, 2, 24)
        assert shown.startswith("Algo ha fallado")
        assert b"ValueError: a bug" in console.board.log
        console.press("NEXT")
        console.boot()
        again = eyes.table(console.frame())
        assert (again.tops, again.hand, again.draw) == (table.tops, table.hand, table.draw)
        console.board.power_off()
        assert b"about.py" in console.board.read_file("/data/crash.txt")


def test_the_same_mistake_leaves_another_log(tmp_path):
    """`crupier doctor` tells of each crash once, and knows it by its log."""
    logs = set()
    with Console(tmp_path, {"/crupier/screens/about.py": b"raise ValueError('a bug')"}) as console:
        for _ in range(2):
            console.press(*"LEFT OK UP OK".split())
            console.boot()
            assert eyes.SMALL.read(console.frame(), 2, 2, 24).startswith("Algo ha fallado")
            console.board.power_off()
            logs.add(console.board.read_file("/data/crash.txt"))
            console.board.power_on()
            console.boot()
            console.press("NEXT")
    first, second = sorted(logs)
    assert first.partition(b"\n")[2] == second.partition(b"\n")[2]
    assert first.startswith(b"Boot 1, ") and first.endswith(b"\nValueError: a bug\n")


@pytest.mark.parametrize("holder", ["app", "app.session", "About"])
def test_crash_screen_comes_when_all_memory_is_taken(tmp_path, holder):
    files = samples.journal(samples.solo(1, "K7Q2MX"), [])
    files["/crupier/screens/about.py"] = f"""
class About:
    def __init__(self, app):
        {holder}.taken = None
        for size in (4096, 256, 1):
            try:
                while True:
                    {holder}.taken = {holder}.taken, bytearray(size)
            except MemoryError:
                if size == 1:
                    raise
""".encode()
    with Console(tmp_path, files) as console:
        console.press(*"BACK UP UP OK LEFT OK UP OK".split())
        console.boot()
        assert eyes.SMALL.read(console.frame(), 2, 2, 24).startswith("Algo ha fallado")
        console.press("NEXT")
        console.boot()
        assert eyes.table(console.frame())
        console.board.power_off()
        assert b"MemoryError" in console.board.read_file("/data/crash.txt")


@pytest.mark.parametrize("log", [b"ValueError: caf\xf1\n", b"x" * 150_000, b""])
def test_crash_screen_comes_whatever_the_log_says(tmp_path, log):
    """The board stayed at the REPL, at every start."""
    files = {"/data/crashes": seal("1").encode(), "/data/crash.txt": log}
    with Console(tmp_path, files) as console:
        assert eyes.SMALL.read(console.frame(), 2, 2, 24).startswith("Algo ha fallado")
        console.press("NEXT")
        assert eyes.title(console.frame()) == "Crupier"


def test_three_crashes_in_a_row_leave_the_board_to_a_pc(tmp_path):
    """A start that crashes is tried three times, and once more after the next power-on."""
    def said():
        return eyes.SMALL.read(console.frame(), 2, 2, 24).rstrip()

    with Console(tmp_path, {"/crupier/app.py": b"raise ValueError('a bug')"}) as console:
        for _ in range(2):
            assert said().startswith("Algo ha fallado")
            console.press("NEXT")
            console.boot()
        assert said().startswith("Tres fallos seguidos")
        assert console.board.log.endswith(b">>> ")
        console.restart()
        console.press("NEXT")
        console.boot()
        assert said().startswith("Tres fallos seguidos")


def test_a_game_that_crashes_at_every_start_is_left_alone_in_the_end(tmp_path):
    """It waits; nobody needs a PC to play another one."""
    files = samples.journal(samples.solo(1, "K7Q2MX"), [])
    files["/crupier/games/the_game/table.py"] = b"raise ValueError('a bug')"
    with Console(tmp_path, files) as console:
        for _ in range(2):
            console.press("NEXT")
            console.boot()
        assert b"crashed 3 times in a row" in console.board.log
        console.restart()
        assert eyes.title(console.frame()) == "Aviso"
        console.press("OK")
        assert eyes.title(console.frame()) == "Crupier"
        console.board.power_off()
        assert console.board.read_file("/data/game/000001.000")
        # The next start tries the game again, and one crash is enough to leave it alone.
        console.restart()
        assert b"crashed 3 times in a row" in console.board.log


def test_three_crashes_without_a_game_say_nothing_of_one(tmp_path):
    with Console(tmp_path, {"/data/crashes": seal("-3").encode()}) as console:
        assert eyes.title(console.frame()) == "Crupier"


def test_safe_mode_leaves_the_board_to_the_repl(tmp_path):
    with Console(tmp_path) as console:
        console.board.power_off()
        console.board.power_on()
        console.board.key_down("OK")
        console.boot()
        assert b"Safe mode" in console.board.log
        assert console.frame().getbbox() is None
        console.board.key_up("OK")
        console.restart()
        assert eyes.title(console.frame()) == "Crupier"


def test_display_that_does_not_answer_is_told_on_the_console(tmp_path):
    with Console(tmp_path) as console:
        console.board.power_off()
        board = console.board.read_file("/crupier/board.py").replace(b"0x3C", b"0x3D")
        console.board.write_file("/crupier/board.py", board)
        console.restart()
        assert b"No display answers" in console.board.log
        assert b"Traceback" not in console.board.log


def test_display_that_came_loose_shows_everything_again(tmp_path):
    with Console(tmp_path, samples.journal(samples.solo(1, "K7Q2MX"), [])) as console:
        board = console.board
        before = eyes.table(console.frame())
        board.connect_display(False)
        console.press("RIGHT", "OK")            # the game goes on unseen
        assert console.frame().getbbox() is None
        board.connect_display(True)
        board.run(2000)
        after = eyes.table(console.frame())
        assert len(after.hand) == len(before.hand) - 1
        assert board.contrast == 160


def test_broken_board_file_is_told_on_the_console(tmp_path):
    with Console(tmp_path) as console:
        console.board.power_off()
        console.board.write_file("/crupier/board.py", "KEYS = (")
        console.restart()
        assert b"board.py: SyntaxError" in console.board.log


def test_full_flash_refuses_a_new_game_and_finishes_the_old_one(tmp_path):
    head = samples.solo(1, "K7Q2MX")
    actions = samples.play(head).history()
    flash = tmp_path / "flash.img"
    flash_image.install(flash, "pico_ssd1306")
    screens.fill(flash, 90_000)
    with Console(tmp_path, samples.journal(head, actions[:-6])) as console:
        pilot.play(console)
        console.board.run(3_200)
        console.press("OK")                     # another one
        assert eyes.title(console.frame()) == "Aviso"
        console.press("OK")
        assert len(console.records()) == 1


@pytest.mark.parametrize("junk", [b"", b"?", b"{} *00000000\n", b"\xff" * 600])
def test_spoiled_settings_never_stop_the_board(tmp_path, junk):
    with Console(tmp_path, {"/data/settings": junk, "/data/boots": junk}) as console:
        assert eyes.title(console.frame()) == "Idioma/Language"
        console.press("OK")
        console.press("OK")
        assert eyes.title(console.frame()) in ("Crupier", "The Game")


def test_spoiled_records_never_stop_the_board(tmp_path):
    files = samples.archive([samples.solo(seq, f"PAST{seq}A") for seq in (1, 2, 3)])
    files["/data/records/000002"] = b"no record\n" + seal("sealed, but no record").encode()
    with Console(tmp_path, files) as console:
        console.press("LEFT", "LEFT", "LEFT", "OK", "DOWN", "OK")
        played, won, *_ = eyes.numbers(console.frame(), "T", 0, 0, 128, True)
        assert (played, won) == ("2", "0")


@pytest.mark.parametrize("head, actions", [
    ({}, [399, 398]), ({"v": 2}, []), ({"game": "chess"}, [1])])
def test_game_of_another_version_is_kept_aside(tmp_path, head, actions):
    """Its rules refuse it, its schema is another one, or nobody knows the game."""
    journal = samples.journal({**samples.solo(1, "K7Q2MX"), **head}, actions)
    with Console(tmp_path, journal) as console:
        assert eyes.title(console.frame()) == "Aviso"
        console.press("OK")
        assert eyes.title(console.frame()) == "Crupier"
        console.board.power_off()
        kept = console.board.list_files("/data/game/damaged")
        assert [console.board.read_file(path) for path in kept] == list(journal.values())
