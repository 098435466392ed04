"""The start of the command. It imports little, so that Ctrl-C works from the first moment."""


def main() -> int:
    try:
        import signal
        import sys

        from crupier import interrupts
        sys.unraisablehook = interrupts.reraise_lost_interrupt
        for name in ("SIGTERM", "SIGHUP"):      # they end a command as Ctrl-C does
            number = getattr(signal, name, None)
            if number and signal.getsignal(number) == signal.SIG_DFL:   # nohup ignores one
                signal.signal(number, signal.default_int_handler)
        from crupier import cli
        code = cli.main()
        for number in signal.valid_signals():       # a second one ends it at once
            if signal.getsignal(number) == signal.default_int_handler:
                signal.signal(number, signal.SIG_DFL)
        return code
    except KeyboardInterrupt:       # while modules were read
        import os
        import signal
        for number in signal.valid_signals():       # here, too
            if signal.getsignal(number) == signal.default_int_handler:
                signal.signal(number, signal.SIG_DFL)
        os.write(2, b"crupier: interrupted.\n")
        return 1


if __name__ == "__main__":
    raise SystemExit(main())
