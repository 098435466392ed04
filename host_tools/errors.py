"""Exit codes, and what may go wrong for a reason that a person can do something about."""

OK, ERROR, USAGE, NO_DEVICE, PORT_BUSY, DEVICE_ERROR, INTEGRITY = range(7)


class Trouble(Exception):
    """Base of expected errors: the text is one sentence that says what to do."""

    exit_code = ERROR
