"""The loops of an advisor, in machine code where there is some."""

try:
    from . import net_native as net
    from . import search_native as search
except (ImportError, NameError, SyntaxError, ValueError):   # no machine code for this processor
    from . import net, search

__all__ = ["net", "search"]
