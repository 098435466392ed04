"""What files take up, compared with a real littlefs as MicroPython mounts it."""

import random

import pytest
from littlefs import LittleFS, LittleFSError, UserContext

from crupier.install import blocks
from crupier.sim.virtual import files
from crupier.sim.virtual.flash import BLOCK, BLOCKS
from tests.host_tools import flash_lab


class Memory(UserContext):
    """A flash in memory. That of littlefs-python looks for a logger at each read."""

    def __init__(self):
        self.flash = bytearray(BLOCK * BLOCKS)

    def read(self, _cfg, block, offset, size):
        start = block * BLOCK + offset
        return self.flash[start:start + size]

    def prog(self, _cfg, block, offset, data):
        start = block * BLOCK + offset
        self.flash[start:start + len(data)] = data
        return 0

    def erase(self, _cfg, block):
        self.flash[block * BLOCK:(block + 1) * BLOCK] = b"\xff" * BLOCK
        return 0

    def sync(self, _cfg):
        return 0


def littlefs():
    """read_size leaves no traces, so it is as large as the cache."""
    fs = LittleFS(Memory(), block_count=BLOCKS, mount=False,
                  **dict(files.GEOMETRY, read_size=1024, cache_size=1024))
    fs.format()
    fs.mount()
    return fs


def taken(contents) -> int:
    """Blocks that these files cost on an empty flash."""
    fs = littlefs()
    before = fs.used_block_count
    for path, data in contents.items():
        files.put(fs, path, data)
    return fs.used_block_count - before


def counted(contents) -> int:
    return blocks.of_files({path: len(data) for path, data in contents.items()})


@pytest.mark.parametrize("size", [
    0, 1, 511, 512, 513, 4096, 4097, 8188, 8189, 12280, 12281, 65_536, 236_000, 1_000_000])
def test_one_file(size):
    assert taken({"/x": bytes(size)}) == blocks.of_size(size)


def test_files_of_any_size():
    rng = random.Random(1)
    for _ in range(60):
        size = rng.randrange(300_000)
        assert taken({"/x": bytes(size)}) == blocks.of_size(size), size


def test_a_version():
    real = taken(flash_lab.new_version())
    assert real <= counted(flash_lab.new_version()) <= 1.1 * real


@pytest.mark.parametrize("largest", [0, 50, 200, 512, 3000])
def test_folders_with_many_files(largest):
    """Never less than littlefs needs, and not much more."""
    rng = random.Random(largest)
    for count in range(1, 130, 9):
        contents = {f"/some/folder/{rng.getrandbits(32):08x}": bytes(rng.randrange(largest + 1))
                    for _ in range(count)}
        real = taken(contents)
        assert real <= counted(contents) <= 2 * real + 2


def test_a_flash_is_full_when_the_figures_say_so():
    """Two blocks are the root; folders get the rest, with 20 files of a block each in them."""
    fs, contents = littlefs(), {}
    with pytest.raises((OSError, LittleFSError)):
        while True:
            path = f"/{len(contents) // 20}/{len(contents)}"
            files.put(fs, path, bytes(2000))
            contents[path] = bytes(2000)
    assert BLOCKS - 4 <= 2 + counted(contents) <= BLOCKS
