"""The serial console: unmodified mpremote, both REPLs, Ctrl-C."""

import os
import subprocess
import sys
import time

import pytest

from tests.host_tools.board_tools import eventually

LOOP = """
import time
print("busy")
while True:
    pass
"""


@pytest.fixture
def console(make_board):
    """A live board that runs LOOP, started, with typed(bytes) and mpremote(*words) beside it."""
    board = make_board(LOOP, live=True)
    with board:
        eventually(lambda: b"busy" in board.log)
        console = Console(board)
        yield console
        console.close()


class Console:
    def __init__(self, board):
        self.board = board
        self._fd = os.open(board.port, os.O_RDWR | os.O_NOCTTY)

    def type(self, data, answer):
        """Types and waits for the answer -> everything that was printed meanwhile."""
        before = len(self.board.log)
        os.write(self._fd, data)
        return eventually(lambda: answer in self.board.log[before:] and self.board.log[before:])

    def close(self):
        os.close(self._fd)

    def mpremote(self, *words, status=0):
        done = subprocess.run(
            [sys.executable, "-m", "mpremote", "connect", self.board.port, *words],
            capture_output=True, text=True, timeout=120)
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout


@pytest.fixture
def prompt(console):
    """The same at the friendly REPL."""
    console.type(b"\x03", b">>> ")
    return console


# mpremote

def test_mpremote_takes_over_a_busy_board(console):
    assert console.mpremote("exec", "print(6 * 7)") == "42\n"


def test_mpremote_copies_files_both_ways(console, tmp_path):
    there, back = tmp_path / "there.bin", tmp_path / "back.bin"
    there.write_bytes(os.urandom(30_000) + bytes(10_000) + bytes(range(256)) * 40)
    console.mpremote("fs", "mkdir", ":box", "+", "fs", "cp", str(there), ":box/a.bin",
                     "+", "fs", "cp", ":box/a.bin", str(back))
    assert back.read_bytes() == there.read_bytes()
    listing = console.mpremote("fs", "ls", ":box")
    assert listing.split()[-2:] == ["50240", "a.bin"]
    console.board.power_off()
    assert console.board.read_file("/box/a.bin") == there.read_bytes()


def test_mpremote_mounts_a_folder_of_the_pc(console, tmp_path):
    (tmp_path / "from_pc.py").write_text("WORD = 'mounted'\n")
    printed = console.mpremote(
        "mount", str(tmp_path), "exec", "import from_pc; print(from_pc.WORD)")
    assert "mounted" in printed.split("\n")


def test_mpremote_reports_errors_of_the_board(console):
    done = subprocess.run(
        [sys.executable, "-m", "mpremote", "connect", console.board.port, "exec", "1/0"],
        capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert done.stdout.replace("\r", "") + done.stderr == (
        'Traceback (most recent call last):\n  File "<stdin>", line 1, in <module>\n'
        "ZeroDivisionError: divide by zero\n")


def test_mpremote_soft_resets(console):
    boots = console.board.stats["boots"]
    console.mpremote("resume", "exec", "x = 1", "+", "soft-reset",
                     "+", "exec", "assert 'x' not in globals()")
    assert console.board.stats["boots"] == boots + 1


def test_mpremote_resets(console):
    console.mpremote("reset")
    eventually(lambda: console.board.log.count(b"busy") == 2)


# Ctrl-C

def test_ctrl_c_stops_an_endless_loop_again_and_again(prompt):
    for _ in range(3):
        prompt.type(b"exec('print(2 + 3)\\nwhile True: pass')\r", b"\r\n5\n")
        printed = prompt.type(b"\x03", b"KeyboardInterrupt")
        assert b'  File "<stdin>", line 1' in printed and b"vm/" not in printed
        assert prompt.type(b"1 + 1\r", b"\n>>> ").endswith(b"\r\n2\n>>> ")


def test_ctrl_c_wakes_what_sleeps(prompt):
    prompt.type(b"import time; print('zz' + 'z'); time.sleep(1000)\r", b"zzz")
    prompt.type(b"\x03", b"KeyboardInterrupt")
    prompt.type(b"import select; print('yyy'[:2]); select.poll().poll()\r", b"yy\n")
    prompt.type(b"\x03", b"KeyboardInterrupt")


def test_ctrl_c_ends_a_read_although_more_is_typed_at_once(prompt):
    for _ in range(10):
        prompt.type(b"import sys; print('re' + 'ading'); sys.stdin.readline()\r", b"reading")
        prompt.type(b"half a line\x03\rprint(6 * 7)\r", b"\n42\n")


def test_hammering_ctrl_c_does_no_harm(prompt):
    program = (b"def stubborn():\r    n = 0\r    while n < 3:\r        try:\r"
               b"            while True: sum(range(300000))\r        except KeyboardInterrupt:\r"
               b"            n += 1; print('hit', n)\r\r")
    prompt.type(b"\x05" + program + b"\x04stubborn()\r", b">>> stubborn()\r\n")
    for _ in range(1000):
        os.write(prompt._fd, b"\x03" * 3)
        time.sleep(0.002)
        if b"hit 3" in prompt.board.log:
            break
    assert prompt.type(b"\r5 * 5\r", b"25\n")
    assert prompt.board.running


def test_ctrl_c_in_the_middle_of_flash_operations_harms_no_file(prompt):
    program = (b"def write():\r    n = 0\r    with open('/file', 'w') as f:\r        while True:\r"
               b"            f.write('%05d\\n' % n); f.flush(); n += 1\r\r")
    prompt.type(b"\x05" + program + b"\x04", b">>> ")
    for _ in range(15):
        programs = prompt.board.stats["flash_programs"]
        prompt.type(b"write()\r", b"write()\r\n")
        eventually(lambda least=programs + 20: prompt.board.stats["flash_programs"] > least)
        prompt.type(b"\x03", b"KeyboardInterrupt")
        prompt.type(b"print(open('/file').read()[:12])\r", b"00000\n00001\n")
    prompt.board.power_off()
    lines = prompt.board.read_file("/file").split()
    assert lines == [b"%05d" % n for n in range(len(lines))]
    assert b"formatted" not in prompt.board.log


def test_program_can_switch_ctrl_c_off(prompt):
    prompt.type(b"import micropython, sys; micropython.kbd_intr(-1); print('o' + 'ff'); "
                b"c = sys.stdin.buffer.read(2); micropython.kbd_intr(3); print(c)\r", b"off")
    assert b"b'\\x03\\x03'" in prompt.type(b"\x03\x03", b"\n>>> ")


def test_other_characters_can_interrupt(prompt):
    prompt.type(b"import micropython, time; micropython.kbd_intr(ord('q')); print(7 * 8); "
                b"time.sleep(1000)\r", b"56\n")
    prompt.type(b"q", b"KeyboardInterrupt")


def test_ctrl_c_with_another_interpreter(make_board, micropython, monkeypatch):
    monkeypatch.setenv("MICROPYTHON", micropython)
    with make_board(LOOP, live=True) as board:
        eventually(lambda: b"busy" in board.log)
        console = Console(board)
        console.type(b"\x03", b"KeyboardInterrupt")
        console.type(b"7 * 7\r", b"49")
        console.close()


# The prompts

def test_friendly_repl(prompt):
    assert prompt.type(b"7\x7f8\r", b"\n>>> ").endswith(b"\r\n8\n>>> ")
    assert b"3\n5\n" in prompt.type(b"for i in (3, 5):\r    print(i)\r\r", b"5\n>>> ")
    assert b"... " in prompt.type(b"max(1,\r9)\r", b"9\n>>> ")
    prompt.type(b"1 +\r", b"SyntaxError")
    prompt.type(b"nonsense\r", b"NameError: name 'nonsense' isn't defined")
    assert b"garbage\r\n>>> " in prompt.type(b"garbage\x03", b"\r\n>>> ")
    prompt.type(b"x = 5\r\x04", b"MPY: soft reboot\r\nbusy")


def test_paste_mode(prompt):
    printed = prompt.type(b"\x05for i in range(2):\r    print('p', i)\r\x04", b"p 1\n>>> ")
    assert b"=== " in printed
    prompt.type(b"\x05nonsense\x03", b"\r\n>>> ")


def test_raw_repl(prompt):
    prompt.type(b"\x01", b"raw REPL; CTRL-B to exit\r\n>")
    assert prompt.type(b"print(1)\x04", b"\x04>").endswith(b"OK1\n\x04\x04>")
    assert b"NameError" in prompt.type(b"x\x04", b"\n\x04>")
    assert prompt.type(b"rubbish\x03print(2)\x04", b"\x04>").endswith(b"OK2\n\x04\x04>")
    prompt.type(b"\x01", b"raw REPL; CTRL-B to exit\r\n>")
    assert prompt.type(b"\x05A\x01", b"\x04\x01").endswith(b"R\x01\x00\x04\x01")
    assert prompt.type(b"print(3)\x04", b"\x04>").endswith(b"\x043\n\x04\x04>")
    prompt.type(b"\x05A\x01", b"\x04\x01")
    assert prompt.type(b"print(4)\x03", b"\x04>").endswith(b"KeyboardInterrupt: \r\n\x04>")
    # A soft reset stays in the raw REPL and leaves main.py out.
    assert prompt.type(b"\x04", b"CTRL-B to exit\r\n>").endswith(
        b"OK\r\nMPY: soft reboot\r\nraw REPL; CTRL-B to exit\r\n>")
    prompt.type(b"\x02", b"\r\n>>> ")


def test_output_without_a_reader_does_not_stop_the_board(make_board):
    program = "for n in range(3000): print(n, 'x' * 100)\nprint('through')"
    with make_board(program) as board:
        board.run(1)
        assert b"through" in board.log
        fd = os.open(board.port, os.O_RDWR | os.O_NOCTTY)
        os.write(fd, b"print('still' + ' here')\r")
        eventually(lambda: b"still here" in board.log)
        read = b""

        def is_read() -> bool:      # what came while the terminal was full is in the log alone
            nonlocal read
            os.write(fd, b"print('still' + ' here')\r")
            read += os.read(fd, 4096)
            return b"still here" in read

        eventually(is_read)
        os.close(fd)


def test_stepped_board_answers_at_the_prompt(make_board):
    with make_board() as board:
        board.run(1)
        done = subprocess.run(
            [sys.executable, "-m", "mpremote", "connect", board.port, "exec", "print(6 * 7)"],
            capture_output=True, text=True, timeout=120)
        assert done.stdout == "42\n"
