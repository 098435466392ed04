"""The USB console: friendly REPL, raw REPL and raw paste, byte for byte as pyexec.c on a board."""

import io
import select
import sys

from vm.clock import clock, new_poller
from vm.micropython import kbd_intr, prompt

_CTRL_A = b"\x01"
_CTRL_B = b"\x02"
_CTRL_C = b"\x03"
_CTRL_D = b"\x04"
_CTRL_E = b"\x05"
_BACKSPACE = b"\x08\x7f"
_WINDOW = 1024      # bytes of raw paste that may be on their way

_OWN_FRAME = '  File "vm.'

_in = sys.stdin.buffer
_out = sys.stdout.buffer

_poller = new_poller()
_poller.register(_in, select.POLLIN)
_objects = select.poll()
_objects.register(_in, select.POLLIN)


def write(data):
    _out.write(data)


def read():
    """One byte; waits for it without looking at the board's clock or pins."""
    byte = _in.read(1)
    if not byte:
        sys.exit()      # the PC side is gone
    return byte


def _typed():
    for _ in _objects.ipoll(0):
        return True
    return False


def wait():
    """One byte; meanwhile the board lives on: pins interrupt, time passes."""
    while not _typed():
        clock.wait_input(None, _poller)
    return read()


def report(error):
    """Prints a traceback without the frames of the virtual board."""
    text = io.StringIO()
    sys.print_exception(error, text)
    lines = text.getvalue().split("\n")
    shown = [line for line in lines if not line.startswith(_OWN_FRAME)]
    write("\r\n".join(shown).encode())


def execute(source, name, kind, names, eof=b""):
    """Runs a program; `eof` ends its output and its traceback. True: it wants a soft reset."""
    error = None
    try:
        try:
            code = compile(source, name, kind)
            source = None
            kbd_intr(3)
            exec(code, names)
        finally:
            prompt()
    except BaseException as e:
        prompt()
        error = e
    write(eof)
    leaving = isinstance(error, SystemExit)
    if error and not leaving:
        report(error)
    write(eof)
    return leaving


def _raw_paste():
    """-> program, None when it was interrupted"""
    write(b"R\x01" + _WINDOW.to_bytes(2, "little") + b"\x01")
    program = bytearray()
    left = _WINDOW
    while True:
        c = read()
        if c == _CTRL_C or c == _CTRL_D:
            write(_CTRL_D)
            return bytes(program) if c == _CTRL_D else None
        program.extend(c)
        left -= 1
        if not left:
            left = _WINDOW
            write(b"\x01")


def raw(names):
    """Returns True for a soft reset, False for the friendly REPL."""
    banner = b"raw REPL; CTRL-B to exit\r\n>"
    write(banner)
    line = bytearray()
    while True:
        c = wait()
        if c == _CTRL_A and line == b"\x05A":
            program = _raw_paste()
            line = bytearray()
            if program is None:
                write(_CTRL_D + b"\r\nKeyboardInterrupt: \r\n" + _CTRL_D)
            elif execute(program, "<stdin>", "exec", names, _CTRL_D):
                return True
            write(b">")
        elif c == _CTRL_A:
            line = bytearray()
            write(banner)
        elif c == _CTRL_B:
            write(b"\r\n")
            return False
        elif c == _CTRL_C:
            line = bytearray()
        elif c == _CTRL_D:
            write(b"OK")
            if not line:
                write(b"\r\n")
                return True
            program = bytes(line)
            line = bytearray()
            if execute(program, "<stdin>", "exec", names, _CTRL_D):
                return True
            write(b">")
        else:
            line.extend(c)


def _continues(text):
    """Does the statement go on in the next line? A block ends with an empty line."""
    lines = text.split("\n")
    depth = 0
    for c in text:
        depth += (c in "([{") - (c in ")]}")
    if depth > 0 or lines[-1].endswith("\\"):
        return True
    return (lines[0].rstrip().endswith(":") or lines[0].startswith("@")) and lines[-1] != ""


def _paste():
    write(b"\r\npaste mode; Ctrl-C to cancel, Ctrl-D to finish\r\n=== ")
    text = bytearray()
    while True:
        c = wait()
        if c == _CTRL_C or c == _CTRL_D:
            write(b"\r\n")
            return bytes(text) if c == _CTRL_D else b""
        if c == b"\r":
            c = b"\n"
            write(b"\r\n=== ")
        else:
            write(c)
        text.extend(c)


def friendly(names):
    """Returns True for a soft reset, False for the raw REPL."""
    write(b"%s; Crupier virtual board\r\n" % sys.version.split("; ")[1].encode())
    write(b'Type "help()" for more information.\r\n>>> ')
    line = bytearray()      # the line being typed
    before = b""            # the lines of the statement before it
    while True:
        c = wait()
        if c == _CTRL_A and not line:
            return False
        elif c == _CTRL_B or c == _CTRL_C:
            line, before = bytearray(), b""
            write(b"\r\n>>> ")
        elif c == _CTRL_D and not line:
            write(b"\r\n")
            return True
        elif c == _CTRL_E and not line:
            if execute(_paste(), "<stdin>", "exec", names):
                return True
            write(b">>> ")
        elif c == b"\r" or c == b"\n":
            write(b"\r\n")
            text = before + bytes(line)
            line = bytearray()
            if _continues(text.decode()):
                before = text + b"\n"
                write(b"... ")
                continue
            before = b""
            if text.strip() and execute(text + b"\n", "<stdin>", "single", names):
                return True
            write(b">>> ")
        elif c in _BACKSPACE:
            if line:
                line = line[:-1]
                write(b"\b \b")
        elif c >= b" ":
            line.extend(c)
            write(c)
