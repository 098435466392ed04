# Everything runs in a virtual environment that make sets up by itself.
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
READY = $(VENV)/.ready
# What MicroPython on the board knows; apart from site-packages, where mypy does not look.
STUBS = $(VENV)/rp2/.ready

# Bytecode is kept, whatever the environment says: each process of the tests, and each of the
# hundreds that they start, would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

# Python takes any folder called crupier, such as this one from the folder above, for a package
# before it asks where the real one is; so that is asked first.
define FIRST
import sys; sys.meta_path.sort(key=lambda finder: getattr(finder, "__module__", "").find("editable___crupier") < 0)
endef
export FIRST

.PHONY: install play demo test test-long campaign research silicon silicon-long bench screens golden \
	case lint wheel clean

# The commands, in .venv/bin.
install: $(READY)

play: $(READY)
	$(BIN)/crupier play

# The board in a page that any static host can serve. npm brings MicroPython for browsers.
demo: $(READY)
	$(BIN)/python -m crupier.web.build dist/demo

# Many tests wait, for a board or a browser: a process more than two cores need. With four or five
# the whole takes longer: what each process makes for itself is made more often.
test: $(READY)
	$(BIN)/pytest -n 3 --dist worksteal

test-long: $(READY)
	$(BIN)/pytest -n 2 --dist worksteal -m '(long or hypothesis) and not silicon' \
		--hypothesis-profile=thorough

# Power cuts, days of play, updates that are killed, tables of devices, cables, frames,
# keys: hours. What they found is in docs/reliability.md and docs/bots.md.
campaign: $(READY)
	$(BIN)/python -m tests.campaign cuts
	$(BIN)/python -m tests.campaign days
	$(BIN)/python -m tests.campaign updates
	$(BIN)/python -m tests.campaign tables
	$(BIN)/python -m tests.campaign cables
	$(BIN)/python -m tests.campaign keys
	$(BIN)/python -m tests.campaign fuzz
	$(BIN)/python -m tests.campaign interruptions
	$(BIN)/python -m tests.campaign page

# What the environments of docs/engine.md and a Dask cluster need, about 220 MB; their tests are
# skipped without.
research: $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check --prefer-binary -e '.[research,dask]'

# These two need MicroPython for the Raspberry Pi Pico, and say where they look for it: a few
# minutes, and thousands of random keys on every board, for an hour.
silicon: $(READY)
	$(BIN)/pytest tests/silicon -n 2 --dist worksteal -m 'silicon and not long' -rs

silicon-long: $(READY)
	$(BIN)/pytest tests/silicon -n 2 --dist worksteal -m 'silicon and long' -rs -rP

bench: $(READY)
	$(BIN)/python -m benchmarks

screens: $(READY)
	$(BIN)/python -m pictures.screens

# The printable case of the Pico with an SSD1306, and its picture.
case: $(READY)
	$(BIN)/python hardware/pico_ssd1306/case.py
	$(BIN)/python hardware/pico_ssd1306/picture.py

golden: $(READY)
	$(BIN)/pytest tests/firmware/test_golden.py -m '' --accept-golden

lint: $(READY) $(STUBS)
	$(BIN)/ruff check .
	rm -rf build $(VENV)/typed
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --target $(VENV)/typed .
	$(BIN)/mypy
	$(BIN)/mypy --config-file mypy_board.ini

# With the page that `crupier play` opens where there is no MicroPython; npm brings one for browsers.
wheel: $(READY)
	rm -rf build dist/*.whl
	$(BIN)/python -m crupier.web.build --play web/site
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	rm -rf build web/site

$(STUBS): Makefile $(READY)
	rm -rf $(@D)
	$(BIN)/pip install --quiet --disable-pip-version-check --target $(@D) \
		micropython-rp2-stubs==1.29.0.post1
	touch $@

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-compile -e '.[dev]'
	echo "$$FIRST" > `ls -d $(VENV)/lib/python*/site-packages`/crupier-first.pth
	touch $@

clean:
	rm -rf $(VENV) build dist
