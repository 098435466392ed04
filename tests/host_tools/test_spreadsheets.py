"""`crupier export --csv FILE --bom` in a spreadsheet, in English and in Spanish: every cell is
what it was. LibreOffice reads as eagerly as it can, as Excel does."""

import csv
import io
import shutil
import subprocess
import xml.etree.ElementTree as xml

import pytest

from crupier import cli
from tests.host_tools import kinds, scores

OFFICE = shutil.which("soffice")
NAMES = ("Mar 2", "May 1"), ("ene 5", "TRUE"), ("=1+1", "+34 600"), ("(15)", "10%"), (
    'An"a', "1/2"), ("Verdadero", ""), ("1234567890123456", "12:30"), ("José", "Marzo-3")
SEEDS = "23E45", "234E56", "2026-11-21", "007", "1-2", "1E5", "S2", "66e46103"
NAMESPACE = "{urn:oasis:names:tc:opendocument:xmlns:%s:1.0}"
OFFICE_, TABLE, TEXT = (NAMESPACE % part for part in ("office", "table", "text"))


@pytest.fixture
def odd(tmp_path):
    """A library of what spreadsheets misread."""
    texts = [scores.record(seq, seed, clock=scores.NOON + seq)
             for seq, seed in enumerate(SEEDS, 1)]
    texts += [scores.record(seq, "S2", players=2, names=names) for seq, names in
              enumerate(NAMES, 20)]
    texts += [kinds.record(name, seq) for seq, name in enumerate(
        ("take_that", "take_that_table", "galloneta_table", "the_game_table"), 40)]
    texts += [scores.record(50, "S2", device=device)
              for device in ("1234567890123456", "66e4610311672632")]
    return scores.library(tmp_path / "odd.sqlite", texts)


@pytest.fixture(scope="module")
def profile(tmp_path_factory):
    """Of LibreOffice, which takes longer to make one than to convert a file."""
    return tmp_path_factory.mktemp("office") / "profile"


def written(path, library, *options):
    assert cli.main(["export", "--csv", str(path), "--library", str(library), *options]) == 0
    return list(csv.reader(io.StringIO(path.read_text(encoding="utf-8-sig"), newline=""),
                           delimiter=";" if ";" in options else ","))


@pytest.mark.skipif(not OFFICE, reason="LibreOffice is not installed")
@pytest.mark.parametrize("separator, language", [(",", 1033), (";", 3082)])
def test_every_cell_survives(tmp_path, profile, odd, separator, language):
    kinds = {"games": (), "rounds": ("--rounds",)}
    plain = {}
    for name, options in kinds.items():
        plain[name] = written(tmp_path / "plain.csv", odd, "--separator", separator, *options)
        written(tmp_path / f"{name}.csv", odd, "--bom", "--separator", separator, *options)
    subprocess.run(
        [OFFICE, f"-env:UserInstallation={profile.as_uri()}", "--headless",
         "--convert-to", "fods", f"--infilter=CSV:{ord(separator)},34,76,1,,{language}",
         "--outdir", str(tmp_path), *(str(tmp_path / f"{name}.csv") for name in kinds)],
        check=True, capture_output=True, timeout=200)
    for name, rows in plain.items():
        shown = sheet(tmp_path / f"{name}.fods", separator == ";")
        assert len(shown) == len(rows) > 10
        for row, told in zip(rows, shown, strict=True):
            # Without the mark, what begins like a formula has an apostrophe.
            assert [cell.removeprefix("'") for cell in row] == (told + [""] * len(row))[:len(row)]


def sheet(path, comma):
    """Texts as they are shown; numbers and dates by their value."""
    return [[text for cell in row.findall(TABLE + "table-cell") for text in
             [value(cell, comma)] * int(cell.get(TABLE + "number-columns-repeated", 1))
             if int(cell.get(TABLE + "number-columns-repeated", 1)) < 500]
            for row in xml.parse(path).iter(TABLE + "table-row")
            if int(row.get(TABLE + "number-rows-repeated", 1)) < 500]


def value(cell, comma):
    kind = cell.get(OFFICE_ + "value-type")
    if kind == "float":
        number = f"{float(cell.get(OFFICE_ + 'value')):g}"
        return number.replace(".", ",") if comma else number
    if kind == "date":
        return cell.get(OFFICE_ + "date-value").replace("T", " ")
    assert kind in (None, "string"), kind
    return "".join(text for part in cell.iter(TEXT + "p") for text in part.itertext())


def test_lists_have_the_comma_of_their_spreadsheet(tmp_path, odd):
    rows = {row[5]: row for row in written(tmp_path / "x.csv", odd, "--separator", ";")}
    assert rows["galloneta_table"][14] == "1,5; 1,5" and rows["take_that"][14] == "-15; -19; -4"
    assert {row[5]: row for row in written(tmp_path / "y.csv", odd)}["take_that"][14] == (
        "-15, -19, -4")
