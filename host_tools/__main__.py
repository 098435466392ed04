"""Where the command begins: with so little that Ctrl-C is heeded from the start."""

_MOMENT = 0.01          # s


def main() -> int:
    try:
        import signal
        import sys
        sys.unraisablehook = _unheard
        for name in ("SIGTERM", "SIGHUP"):      # they end a command as Ctrl-C does: tidily
            number = getattr(signal, name, None)
            if number and signal.getsignal(number) == signal.SIG_DFL:   # nohup ignores one
                signal.signal(number, signal.default_int_handler)
        from crupier import cli
        code = cli.main()
        for number in signal.valid_signals():       # who repeats one does not want to wait
            if signal.getsignal(number) == signal.default_int_handler:
                signal.signal(number, signal.SIG_DFL)
        return code
    except KeyboardInterrupt:       # while modules were read
        import os
        os.write(2, b"crupier: interrupted.\n")
        return 1


def _unheard(lost) -> None:
    """Python drops what is raised in a destructor or a callback, also while it reads modules. A
    KeyboardInterrupt would be lost there, and the command go on: it comes again, a moment later.
    """
    import signal
    import sys
    if lost.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(lost)
        return
    import threading
    heeded = next((number for number in (signal.SIGINT, signal.SIGTERM)
                   if signal.getsignal(number) not in (signal.SIG_DFL, signal.SIG_IGN)), None)
    if heeded:
        threading.Timer(_MOMENT, _again, (heeded,)).start()


def _again(number: int) -> None:
    import signal
    import threading
    if signal.getsignal(number) in (signal.SIG_DFL, signal.SIG_IGN):
        return                  # the command has come to its end meanwhile
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(threading.main_thread().ident or 0, number)
    else:                       # Windows
        signal.raise_signal(number)


if __name__ == "__main__":
    raise SystemExit(main())
