"""Errors of the rules, and the checks that raise them."""


class RulesError(Exception):
    """code: an `E_...` name of the rules; the text is for developers."""

    def __init__(self, code, text=""):
        super().__init__("%s: %s" % (code, text) if text else code)
        self.code = code


class IllegalAction(RulesError):
    """An action, or options of a new game, that the rules do not allow."""


class IllegalRound(IllegalAction):
    """Counts of a round that are impossible.

    where: the (seat, column) at fault, None in either place for all of them. excess: by how many
    they are too many, negative if too few.
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
    """True for an int in low...high; False for bools and floats."""
    return type(value) is int and low <= value <= high


def is_one_of(value, values):
    """True if the value is one of these and of the same type: 1 is not True."""
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
