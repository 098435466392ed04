"""What a terminal sends, one key after the other."""

import re

_TOKEN = re.compile(rb"\x1b\[[0-9;?]*[@-~]|\x1bO[@-~]|[\s\S]")
_UNFINISHED = re.compile(rb"\x1b(\[[0-9;?]*|O)?\Z")


def tokens(data: bytes) -> tuple[list[bytes], bytes]:
    """Keys typed in `data`, and the rest: an escape sequence that may still go on."""
    unfinished = _UNFINISHED.search(data)
    end = unfinished.start() if unfinished else len(data)
    return _TOKEN.findall(data[:end]), data[end:]
