"""Where the command begins: with so little that Ctrl-C is heeded from the start."""


def main() -> int:
    try:
        import signal
        import sys

        from crupier import unheard
        sys.unraisablehook = unheard.hook
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


if __name__ == "__main__":
    raise SystemExit(main())
