"""Shuffling is golden for ever: records replay by it. Runs on CPython and MicroPython."""

from engine.shuffle import ALPHABET, _below, new_seed, shuffled

GOLDEN = {
    "K7Q2MX": [2, 81, 57, 4, 46, 85, 20, 93, 23, 52],
    "2026-01-31": [70, 92, 66, 49, 7, 88, 90, 27, 44, 86],
    "ñandú": [38, 50, 65, 23, 43, 28, 30, 36, 82, 79],
    "": [27, 33, 22, 10, 21, 37, 95, 88, 52, 55],
    chr(0xD800): [25, 79, 13, 7, 99, 78, 87, 81, 45, 59],    # half a surrogate pair
}


def test_the_first_ten_cards_of_some_seeds():
    for seed, cards in GOLDEN.items():
        assert shuffled(range(2, 100), seed)[:10] == cards, seed


def test_any_text_shuffles_any_items():
    for seed in ("", "0", "k7q2mx", "x" * 500, "\n"):
        assert sorted(shuffled(range(2, 100), seed)) == list(range(2, 100))
    assert shuffled([], "seed") == []
    assert shuffled("a", "seed") == ["a"]
    assert sorted(shuffled(("x", "y", "z"), "seed")) == ["x", "y", "z"]


def test_a_shuffle_leaves_its_items_alone():
    items = [1, 2, 3, 4, 5]
    shuffled(items, "seed")
    assert items == [1, 2, 3, 4, 5]


def test_words_of_the_incomplete_run_are_rejected():
    for n in range(2, 99):
        limit = 65536 - 65536 % n
        assert limit % n == 0    # every number below n has as many accepted words
        assert _below(n, iter([limit - 1])) == n - 1
        assert _below(n, iter([0])) == 0
        rejected = [limit, 65535] if limit < 65536 else []
        assert _below(n, iter(rejected + [n + 1])) == 1


def test_every_order_of_three_is_equally_likely():
    counts = {}
    for seed in range(3000):
        order = tuple(shuffled("abc", str(seed)))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert min(counts.values()) > 430 and max(counts.values()) < 570    # 500 +- 3.4 sigma


def test_a_new_seed_is_a_code_to_read_out():
    assert len(ALPHABET) == len(set(ALPHABET)) == 32
    assert not set("O0I1") & set(ALPHABET)
    assert all(letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" for letter in ALPHABET)
    assert new_seed(lambda count: bytes(range(count))) == ALPHABET[:6]


def test_no_letter_of_a_new_seed_is_favoured():
    every_byte = iter(bytes(range(256)) * 6)
    codes = [new_seed(lambda n: [next(every_byte) for _ in range(n)]) for _ in range(256)]
    assert ["".join(codes).count(letter) for letter in ALPHABET] == [6 * 8] * 32
