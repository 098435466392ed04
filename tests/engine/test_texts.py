"""Canonical JSON and sealed lines: the same bytes everywhere. Runs on CPython and MicroPython."""

from engine import lines, records
from engine.lines import BadLine


def refusal(kind, function, *args):
    """The exception of this kind that function(*args) raises, None if it does not."""
    try:
        function(*args)
    except kind as error:
        return error
    return None


def test_golden_json():
    for value, text in (
        (None, "null"),
        (True, "true"),
        (False, "false"),
        (0, "0"),
        (-1, "-1"),
        (1795240450, "1795240450"),
        (1 << 70, "1180591620717411303424"),
        ("", '""'),
        ("K7Q2MX", '"K7Q2MX"'),
        ("Ñandú 😀", '"\\u00d1and\\u00fa \\ud83d\\ude00"'),
        ('"\\/', '"\\u0022\\u005c/"'),
        ("\x00\n\x7f", '"\\u0000\\u000a\\u007f"'),
        ("\ud7a3\ue000\uffff\U00010000\U0010ffff",
         '"\\ud7a3\\ue000\\uffff\\ud800\\udc00\\udbff\\udfff"'),
        ([], "[]"),
        ((1, [2], ()), "[1,[2],[]]"),
        ({}, "{}"),
        ({"b": 1, "a": {"d": None, "c": [True]}}, '{"a":{"c":[true],"d":null},"b":1}'),
    ):
        assert records.dumps(value) == text, text


def test_json_round_trip_of_any_character():
    for start in range(0x20, 0x110000, 0x3F1):
        text = "".join([chr(code) for code in (start, start + 1, 0x1F600, 0x22, start)
                        if not 0xD800 <= code < 0xE000 and code < 0x110000])
        dumped = records.dumps({text: [text]})
        assert records.loads(dumped) == {text: [text]}, start
        assert all([0x20 <= ord(char) < 0x7F for char in dumped])


def test_json_leaves_half_a_pair_alone():
    for text in ('"\\ud83d"', '"\\ude00"', '"\\ud83d\\ud7a3"', '"\\ud7a3\\ude00"', '"\\ud83dA"'):
        assert records.dumps(records.loads(text)) == text


def test_what_has_no_canonical_form_is_refused():
    for value in (1.5, b"bytes", {1: 2}, {"a": [set()]}, object()):
        assert refusal(TypeError, records.dumps, value), value


def test_what_is_no_json_is_refused():
    for text in ("", "{", '"\\ud', '"\\ud83d\\u', '"\\udxyz"', "{} {}", "nul"):
        assert refusal(ValueError, records.loads, text), text


def test_golden_seals():
    for text, line in (
        ("", " *00000000\n"),
        ("abc", "abc *352441c2\n"),
        ("36 -1", "36 -1 *bc5a8e03\n"),
        ("ñ€😀", "ñ€😀 *2b86e738\n"),
    ):
        assert lines.seal(text) == line
        assert lines.unseal(line) == text
        assert lines.unseal(line.encode()) == text


def test_any_single_damage_breaks_the_seal():
    line = lines.seal("17 358 * 00").encode()
    for at in range(len(line)):
        for flip in (0x01, 0x20, 0x80, 0xFF):
            damaged = line[:at] + bytes([line[at] ^ flip]) + line[at + 1 :]
            assert refusal(BadLine, lines.unseal, damaged), damaged
        assert refusal(BadLine, lines.unseal, line[:at]), at
        assert refusal(BadLine, lines.unseal, line[at + 1 :]), at
    assert refusal(BadLine, lines.unseal, line + line)
    assert refusal(BadLine, lines.unseal, line[:-1] + b"\r\n")
    assert refusal(BadLine, lines.unseal, line.decode().upper())
