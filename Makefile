# Everything a newcomer needs. `make` lists what there is.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
PAGE := src/miskatonic/web/static/index.html
MODULES := client/node_modules/.ready

# Tests start Python a hundred times over: what it compiles is kept, even where the shell says otherwise.
unexport PYTHONDONTWRITEBYTECODE

# `make play FAST=1`, `make load FAST=1`: with the compiled build that `make fast` makes.
ifdef FAST
ifeq ($(filter fast,$(MAKECMDGOALS)),)
$(if $(shell $(BIN)/python bench/fast.py --current),,$(error There is no compiled build of this version for this Python: `make fast` makes one))
endif
export PYTHONPATH := $(CURDIR)/build/fast
endif

.DEFAULT_GOAL := help
.PHONY: help install play friends terminal test tested checked collected chromium postgres lint style types format client protocol fast compiler bench load feel soak clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' Makefile

# The stamp makes the second run instant; a changed list of dependencies, or another Python, makes it run again.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Miskatonic needs Python 3.11 or newer.")'
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(READY)

install: $(READY) ## prepare .venv; every other target does it by itself

play: $(READY) $(PAGE) ## play in the browser
	@$(BIN)/miskatonic

friends: $(READY) $(PAGE) ## play in the browser, open to friends on the same network
	@$(BIN)/miskatonic serve --open --host 0.0.0.0

terminal: $(READY) ## play in the terminal; needs no Node
	@$(BIN)/miskatonic play

client: $(PAGE) ## build the browser client

$(MODULES): client/package-lock.json
	@{ command -v npm && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'; } >/dev/null \
		|| { echo "The browser table needs Node 20 or newer; 'make terminal' plays without."; exit 1; }
	cd client && npm install --no-save --no-audit --no-fund
	@touch $(MODULES)

$(PAGE): $(MODULES) $(shell find client -path client/node_modules -prune -o -type f -print)
	cd client && npm run build
	@touch $(PAGE)

test: chromium postgres ## check everything: style, types, tests
	@$(MAKE) --no-print-directory -j4 style types checked tested

# Tests of the page and of processes wait half of their time: four at once keep two cores busy, and what they leave is enough
# for types and for the page's own tests, which give way to them.
tested: $(READY) $(PAGE) collected
	$(BIN)/python -m pytest -n 4 --dist worksteal -rs

# What pytest compiles of its tests is kept here for all four; what cannot be collected is told by the run itself.
collected: $(READY)
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1 || true

checked: $(PAGE)
	cd client && nice -n 5 npm run lint && nice -n 5 npm run check && nice -n 5 npm test

# Browser tests need Chromium; without it they are skipped, and pytest says so. Without windows it does with two thirds of the
# time; where that one cannot be had, the other does.
chromium:
	@command -v chromium >/dev/null || { echo "Chromium is fetched for the tests of the page; it takes some minutes."; \
		{ apt-get update -qq && apt-get install -y -qq chromium fonts-noto-core; } >/dev/null 2>&1; } \
		|| echo "Chromium is not here and could not be installed: the browser tests will be skipped."
	@command -v chromium-headless-shell >/dev/null || { same="chromium-headless-shell=$$(dpkg-query -W -f '$${Version}' chromium)"; \
		timeout 60 apt-get install -y -qq --download-only $$same && apt-get install -y -qq $$same; } >/dev/null 2>&1 || true

# So do the tests of several processes need PostgreSQL; they start one of their own.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq postgresql; } >/dev/null 2>&1 \
		|| echo "PostgreSQL is not here and could not be installed: the tests of several processes will be skipped."

lint: style types ## check style and types

style: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	nice -n 5 $(BIN)/mypy

format: $(READY) $(MODULES) ## put the code into our format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd client && npm run format

protocol: $(READY) ## write the browser's types anew, after a change of the scene or the wire
	$(BIN)/python client/protocol.py

fast: export PYTHONPATH :=
fast: $(READY) compiler ## compile the rules into build/fast: twice as many decisions a second; FAST=1 uses it
	$(BIN)/python bench/fast.py
	$(BIN)/python -m pytest tests/conformance/test_fast.py

# Only `make fast` needs a compiler, and the headers of Python.
compiler: $(READY)
	@has() { command -v gcc >/dev/null && test -e "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h"; }; \
	has || { apt-get update -qq && apt-get install -y -qq gcc libc6-dev python3-dev; } >/dev/null 2>&1; \
	has || { echo "To compile, gcc and the headers of Python must be here, and they could not be installed. Nothing else needs them."; exit 1; }

bench: $(READY) ## measure speed and size
	$(BIN)/python -m bench.run

load: $(READY) ## how many decisions a second a server on this machine takes, for each game
	$(BIN)/python bench/load.py

feel: $(READY) $(PAGE) chromium ## how long from a click to the next question in the browser, for each game
	$(BIN)/python -m bench.feel

soak: $(READY) ## play long random games at every number of seats, and conformance twenty times over
	MISKATONIC_SOAK=20 $(BIN)/python -m pytest -n 2 -o faulthandler_timeout=0 tests/conformance
	for seats in 1 2 3 4; do $(BIN)/miskatonic simulate final-hour --seats $$seats --bot random --games 20000 --workers 2 || exit 1; done
	for seats in 1 2 3 4 5 6 7 8; do $(BIN)/miskatonic simulate elder-sign --seats $$seats --bot random --games 2000 --workers 2 || exit 1; done
	for seats in 1 2 3 4; do $(BIN)/miskatonic simulate arkham-lcg --seats $$seats --bot random --games 2000 --workers 2 || exit 1; done
	for seats in 1 2 3 4 5 6 7 8; do $(BIN)/miskatonic simulate eldritch-horror --seats $$seats --bot random --games 1000 --workers 2 || exit 1; done
	for seats in 1 2 3 4; do $(BIN)/miskatonic simulate route --seats $$seats --bot random --games 2000 --workers 2 || exit 1; done

clean: ## remove .venv and everything that was generated
	rm -rf .venv build dist client/node_modules src/miskatonic/web/static src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
