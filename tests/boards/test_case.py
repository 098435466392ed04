"""The printable case: closed, thick enough, as its source makes it, and all of it fits inside."""

import importlib
import itertools
import re
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import numpy as np
import pytest

from crupier.build import boards, payload
from tests.boards import mesh

FOLDER = Path(__file__).parents[2] / "hardware/pico_ssd1306"
PARTS = "base", "cap", "front", "tray"
LEAST = 1.2                 # mm: three lines of a nozzle of 0.4
PINNED = re.search(r'"manifold3d==([\d.]+)"', (FOLDER.parents[1] / "pyproject.toml").read_text())


@pytest.fixture(scope="module")
def case():
    """The source as a module."""
    try:
        found = version("manifold3d")
    except PackageNotFoundError:
        pytest.skip("there is no manifold3d, which makes the case: pip install '.[dev]'")
    if found != PINNED[1]:
        pytest.skip(f"manifold3d {found} may cut triangles otherwise than {PINNED[1]}")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER))
        yield importlib.import_module("case")


def part(name):
    return mesh.read((FOLDER / f"{name}.stl").read_bytes())


# ---- the files

def test_there_are_no_others():
    assert sorted(file.stem for file in FOLDER.glob("*.stl")) == sorted(PARTS)


@pytest.mark.parametrize("name", PARTS)
def test_closed_and_lying_on_the_bed(name):
    faces = part(name)
    assert mesh.leaks(faces) == 0
    assert mesh.volume(faces) > 100
    assert faces[..., 2].min() == 0
    lying = faces[(faces[..., 2] == 0).all(axis=1)]
    across = np.cross(lying[:, 1] - lying[:, 0], lying[:, 2] - lying[:, 0])
    assert np.linalg.norm(across, axis=1).sum() / 2 > 50, "it stands on a face, not on an edge"


@pytest.mark.parametrize("name", PARTS)
def test_walls_are_thick_enough(name):
    assert mesh.thinnest(part(name)) >= LEAST - 1e-3


@pytest.mark.parametrize("name", PARTS)
def test_it_fits_a_small_printer(name):
    width, depth, height = mesh.size(part(name))
    assert width < 120 and depth < 120 and height < 20


@pytest.mark.parametrize("name", PARTS)
def test_files_are_what_the_source_makes(case, name):
    assert (FOLDER / f"{name}.stl").read_bytes() == case.stl(case.PARTS[name]()), "make case"


# ---- would they find anything?

def block(*sizes):
    """Faces of a box around 0, turned outwards."""
    found = []
    for axis, side in itertools.product(range(3), (-1, 1)):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        around = [(-1, -1), (1, -1), (1, 1), (-1, 1)][::side]
        corners = np.zeros((4, 3))
        corners[:, axis] = side
        corners[:, [u, v]] = around
        found += [corners[[0, 1, 2]], corners[[0, 2, 3]]]
    return np.array(found) * np.array(sizes) / 2


def test_a_box_with_a_thin_wall():
    outside, inside = block(20, 20, 20), block(17, 18.4, 17)[:, ::-1]
    assert mesh.volume(outside) == pytest.approx(8000)
    assert mesh.thinnest(outside) == pytest.approx(20)
    both = np.concatenate([outside, inside])
    assert mesh.leaks(both) == 0
    assert mesh.thinnest(both) == pytest.approx(0.8)


@pytest.mark.parametrize("spoil", [
    lambda faces: faces[1:], lambda faces: np.concatenate([faces[:1, ::-1], faces[1:]]),
    lambda faces: np.concatenate([faces, faces[:1]])])
def test_a_box_with_a_leak(spoil):
    assert mesh.leaks(block(2, 3, 4)) == 0
    assert mesh.leaks(spoil(block(2, 3, 4)))


def test_a_window_with_a_sharp_edge(case, monkeypatch):
    monkeypatch.setattr(case, "LEAST", 0.5)
    assert mesh.thinnest(case.triangles(case.front()).astype(float)) < LEAST / 2


# ---- what goes in

def test_every_key_of_the_board_has_its_hole(case):
    board = boards.read(payload.board_file("pico_ssd1306").read_text())
    assert set(case.KEYS) == {name for name, _ in board["KEYS"]}


def test_all_is_in_the_holes_of_the_board(case):
    """Rows and columns of 2.54 mm, an even number of each, the middle between them."""
    def holes(*places):
        return {(round(x / 1.27, 2), round(y / 1.27, 2)) for x, y in places}
    pins = holes(*((side * 8.89, case.PICO_TOP - 1.37 - 2.54 * row)
                   for side in (-1, 1) for row in range(20)))
    module = holes(*((2.54 * (i - 1.5), case.OLED_PINS) for i in range(4)))
    legs = [holes(*((x + 2.54 * u, y + 3.81 * v) for u in (-1, 1) for v in (-1, 1)))
            for x, y in case.KEYS.values()]
    taken = [hole for some in (pins, module, *legs) for hole in some]
    assert all(x % 2 == 1 and y % 2 == 1 for x, y in taken)
    assert max(abs(x) for x, _ in taken) <= 27 and max(abs(y) for _, y in taken) <= 21
    assert len(set(taken)) == len(taken) == 40 + 4 + 7 * 4


def test_nothing_is_where_something_else_is(case):
    """Soldered parts, shells and keys, a tenth of a millimetre apart at least."""
    shells = {"base": case.base(), "front": case.front()}
    parts = case.electronics()
    caps = {f"cap {name}": case.cap().translate((*at, 0.0)) for name, at in case.KEYS.items()}
    for (one, its), (other, theirs) in itertools.combinations({**parts, **caps}.items(), 2):
        assert (its ^ theirs).volume() < 1e-6, (one, other)
    for name, shape in {**parts, **caps}.items():
        for shell in shells:
            if (name, shell) != ("board", "base"):          # it lies on its corners
                assert shells[shell].min_gap(shape, 1.0) >= 0.1, (name, shell)
    assert (shells["base"] ^ parts["board"]).volume() < 1e-6
    assert (shells["base"] ^ shells["front"]).volume() < 1e-6


def test_the_board_is_held(case):
    """It lies on four corners, and has no room to jump."""
    board = case.electronics()["board"]
    for shell, way in ((case.base(), -0.1), (case.front(), 0.3)):
        touched = shell ^ board.translate((0, 0, way))
        assert len(touched.decompose()) == 4 and touched.volume() > 1


def test_keys_can_be_pressed_and_do_not_fall_out(case):
    shells = case.front(), case.electronics()
    for name, at in case.KEYS.items():
        key = case.cap().translate((*at, 0))
        down = key.translate((0, 0, -2 * case.TRAVEL))
        assert (down ^ shells[0]).volume() < 1e-6
        body = case.box(case.SWITCH[0], case.SWITCH[0], 0, case.SWITCH[1], *at)
        assert (down ^ body).volume() < 1e-6
        assert (key.translate((0, 0, 1)) ^ shells[0]).volume() > 1, f"{name} falls out"
        assert key.bounding_box()[5] - 2 * case.TRAVEL > case.TOP + 1


def test_the_whole_picture_is_seen_even_if_the_module_is_another(case):
    """2 mm off in each direction: makers of modules put the display where they like."""
    y = case.OLED_PINS - case.ACTIVE_DOWN
    for dx, dy in itertools.product((-2, 0, 2), repeat=2):
        light = case.box(*case.ACTIVE, case.ABOVE - 1, case.TOP + 5, dx, y + dy)
        assert (case.front() ^ light).volume() < 1e-6


def test_a_cable_goes_in(case):
    """The hole is around the connector, and the plug reaches it: 5 mm of metal are in front."""
    usb = case.electronics()["usb"].bounding_box()
    hole = case.plug().bounding_box()
    assert hole[0] < usb[0] - 1.5 and usb[3] + 1.5 < hole[3]
    assert hole[2] < usb[2] - 2.5 and usb[5] + 2.5 < hole[5]
    assert (case.base() ^ case.plug()).volume() < 1e-6
    assert 0 < case.OUTER[1] / 2 - usb[4] < 5


def test_the_page_has_its_measures(case):
    page = (FOLDER / "README.md").read_text()
    for name in PARTS:
        sides = " x ".join(f"{side:.0f}" for side in mesh.size(part(name)))
        assert re.search(rf"^\| `{name}\.stl` \|.*\| {sides} \|", page, re.MULTILINE), sides
    assert "printed by nobody" in page
    links = re.findall(r"\]\(([^)]+)\)", page)
    assert len(links) > 2 and all((FOLDER / link).exists() for link in links)


def test_the_page_says_which_holes(case):
    """Counted from the middle."""
    page = (FOLDER / "README.md").read_text()
    told = {}
    for names, across, up in re.findall(r"^\| middle of ([\w, ]+) \| ([^|]+) \| ([^|]+) \|$",
                                        page, re.MULTILINE):
        xs, ys = ([float(one) for one in cell.split(",")] for cell in (across, up))
        for i, name in enumerate(names.split(", ")):
            told[name] = xs[i % len(xs)], ys[i % len(ys)]
    assert told == {name: (round(x / case.GRID, 2), round(y / case.GRID, 2))
                    for name, (x, y) in case.KEYS.items()}
