"""What the rules refuse, and the checks that refuse it."""


class RulesError(Exception):
    """`code` is an `E_...` name of the rules; the text is for a developer."""

    def __init__(self, code, text=""):
        super().__init__("%s: %s" % (code, text) if text else code)
        self.code = code


class IllegalAction(RulesError):
    """An action, or the set-up of a game, that the rules do not allow."""


class IllegalRound(IllegalAction):
    """Counts of a round that cannot have happened at the table.

    `where` is the (seat, column) to look at, None in either place for all of them; `excess` says
    how many are too many there, or, below 0, too few.
    """

    def __init__(self, code, text="", where=(None, None), excess=0):
        super().__init__(code, text)
        self.where = where
        self.excess = excess


def require(condition, code, text=""):
    """Raise IllegalAction unless the condition holds."""
    if not condition:
        raise IllegalAction(code, text)


def check_config(condition, text):
    """Raise E_CONFIG unless the condition holds."""
    require(condition, "E_CONFIG", text)


def is_int(value, low, high):
    """A whole number in low..high? True and 1.0 are none."""
    return type(value) is int and low <= value <= high


def is_one_of(value, values):
    """Is it one of these, and of its kind? 1 is not True."""
    for each in values:
        if type(each) is type(value) and each == value:
            return True
    return False


def as_list(items):
    """Any iterable as a list. Raises E_CONFIG."""
    try:
        return list(items)
    except TypeError:
        raise IllegalAction("E_CONFIG", "a list is wanted")
