"""What files take up on a flash with littlefs: whole blocks, and folders have some, too.

Formats: https://github.com/littlefs-project/littlefs, SPEC.md; MicroPython gives it a cache of
1 KB and blocks of 4 KB.
"""

from collections.abc import Iterable, Mapping

BLOCK = 4096        # bytes
INLINE = 512        # a file up to here lives in the folder that names it
_POINTER = 4        # bytes; block n of a file begins with 1 + (how often 2 divides n) of them
_TAGS = 12          # bytes of an entry in its folder besides name and content
_WHERE = 8          # bytes of the content's place, if it is elsewhere
# A folder is cut in two when its entries outgrow half a block, so each part has a quarter.
_PART = BLOCK // 4


def of_size(size: int) -> int:
    """Blocks of a file, without its entry in a folder."""
    if size <= INLINE:
        return 0
    blocks = 0
    while size > 0:
        size -= BLOCK - (_POINTER * (blocks & -blocks).bit_length())
        blocks += 1
    return blocks


def of_folder(entries: Iterable[tuple[str, int]]) -> int:
    """At most so many blocks of a folder with these (name, bytes); 0 for a folder in it."""
    size = sum(_TAGS + len(name.encode()) + max(_WHERE, size if size <= INLINE else 0)
               for name, size in entries)
    return 2 * max(1, -(-size // _PART))


def of_files(sizes: Mapping[str, int]) -> int:
    """At most so many blocks of {absolute path: bytes} and all folders they need, without /."""
    folders: dict[str, dict[str, int]] = {}
    for path, size in sizes.items():
        while path:
            path, _, name = path.rpartition("/")
            folders.setdefault(path, {}).setdefault(name, size)
            size = 0
    return (sum(map(of_size, sizes.values()))
            + sum(of_folder(entries.items()) for path, entries in folders.items() if path))


def kilobytes(blocks: int) -> int:
    return blocks * BLOCK // 1024
