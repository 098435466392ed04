"""Where the command begins: with so little that Ctrl-C is heeded from the start."""


def main() -> int:
    try:
        from crupier import cli
        return cli.main()
    except KeyboardInterrupt:       # while modules were read
        import os
        os.write(2, b"crupier: interrupted.\n")
        return 1


if __name__ == "__main__":
    raise SystemExit(main())
