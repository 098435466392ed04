# Everything runs in a virtual environment that make sets up by itself.
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
READY = $(VENV)/.ready

.PHONY: play test test-long silicon bench screens golden lint clean

play: $(READY)
	$(BIN)/crupier play

test: $(READY)
	$(BIN)/pytest -n 2 --dist worksteal

test-long: $(READY)
	$(BIN)/pytest -n 2 --dist worksteal -m long

# Needs MicroPython for the Raspberry Pi Pico, and says where it looks for it.
silicon: $(READY)
	$(BIN)/pytest -n 2 --dist worksteal -m 'silicon and not long' -rs

bench: $(READY)
	$(BIN)/python -m benchmarks

screens: $(READY)
	$(BIN)/python -m crupier.pictures.screens

golden: $(READY)
	$(BIN)/pytest tests/firmware/test_golden.py -m '' --accept-golden

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --upgrade --target $(VENV)/typed .
	$(BIN)/mypy

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@

clean:
	rm -rf $(VENV) build dist
