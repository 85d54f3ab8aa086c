# Everything starts here: `make play` and `make test` need only Python 3.11+ and make.

# The first of these that is new enough is used; name another with `make PYTHON=...`.
PYTHON ?= python3.11 python3.12 python3.13 python3
ARGS   ?=

VENV := .venv
PY   := $(VENV)/bin/python

# The checkout itself is installed as it stands (pure): it is compiled in place, below.
# -qq: pip speaks only when it fails.
INSTALL := HOTELIER_PURE=1 $(PY) -m pip install -qq --disable-pip-version-check -c constraints.txt

# Not all of these folders exist in every checkout.
CODE := $(wildcard src tests tools benchmarks hatch_build.py)

.DEFAULT_GOAL := help
.PHONY: help play terminal web test coverage lint format compile bench soak arena train calibration goldens screenshots build clean

help: ## list these targets
	@echo 'Usage: make <target> [ARGS="..."]'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1\t\2/p' Makefile | expand -t 12

play: compile web ## play in the browser
	@$(VENV)/bin/hotelier play $(ARGS)

terminal: compile ## play in the terminal
	@$(VENV)/bin/hotelier terminal $(ARGS)

test: lint compile web ## check style and types, build, compile, run all tests
	@$(PY) tools/build_web.py check
	@$(PY) -m pytest -n auto --dist worksteal $(ARGS)

# The tests that look closely at the rules, positions and records; the others only play with them.
COVERING := $(addprefix tests/,scenarios cards positions reasons record replays \
    properties/test_actions.py properties/test_facts.py test_dealer.py test_drive.py test_game.py \
    test_game_options.py test_loop.py test_view.py)

coverage: $(VENV)/.dev ## measure which branches of the rules the tests reach: all of them
	@HOTELIER_INTERPRETED=1 $(PY) -m pytest -n auto --dist worksteal --cov --ignore tests/positions/test_schema.py $(COVERING) $(ARGS)

lint: $(VENV)/.dev ## check style and types
	@$(PY) -m ruff check --quiet --output-format concise $(CODE)
	@$(PY) -m ruff format --check --quiet $(CODE)
	@$(PY) -m mypy --strict --no-error-summary $(CODE)
	@$(PY) tools/build_web.py lint

format: $(VENV)/.dev ## bring the code into shape
	@$(PY) -m ruff check --fix --quiet $(CODE) || true
	@$(PY) -m ruff format --quiet $(CODE)
	@$(PY) tools/build_web.py format

web: $(VENV)/.play ## build the pages for the browser
	@$(PY) tools/build_web.py

compile: $(VENV)/.play ## compile the engine in place, where a C compiler is found
	@$(PY) tools/compile.py

bench: compile $(VENV)/.bench ## measure the speed
	@$(PY) benchmarks/run.py $(ARGS)
	@echo 'The bots:'
	@$(PY) benchmarks/bots.py
	@echo 'From a choice to the new view:'
	@$(PY) -m benchmarks.server

soak: $(VENV)/.dev compile ## play games until something breaks, and kill a server with 600 tables 50 times
	@$(PY) tests/soak.py $(ARGS)
	@$(PY) -m tests.server.killing 50 600

arena: compile ## record the games behind the tables of docs/bots.md
	@$(PY) tools/record_arena.py $(ARGS)

train: $(VENV)/.dev compile ## train the bots anew, in the folder course; takes hours
	@$(VENV)/bin/hotelier train --folder course/2 --players 2 $(ARGS)
	@$(VENV)/bin/hotelier train --folder course/3 --players 3 --games 6000 --start course/2/2.weights $(ARGS)
	@$(VENV)/bin/hotelier train --folder course/4 --players 4 --games 6000 --start course/3/3.weights $(ARGS)

calibration: $(VENV)/.dev compile ## compare what advice says of winning with what comes true
	@$(PY) tools/measure_calibration.py $(ARGS)

goldens: $(VENV)/.dev compile ## record the golden games of tests/replays anew
	@$(PY) tools/record_goldens.py

build: $(VENV)/.play ## make a wheel in dist/ (HOTELIER_PURE=1 for one without compiled modules)
	@$(PY) -m pip wheel -qq --disable-pip-version-check --no-deps -w dist .

screenshots: $(VENV)/.dev compile web ## take the pictures of the screens for the documentation anew
	@$(PY) tools/take_screenshots.py $(ARGS)

clean: ## remove all that make made
	@rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
	@find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@rm -rf web/node_modules src/hotelier/server/static
	@find src \( -name '*.so' -o -name '.compiled-*' \) -delete

# One environment, filled step by step; a stamp marks each step that is done.

$(VENV)/.play: $(VENV)/pyvenv.cfg pyproject.toml constraints.txt
	@$(INSTALL) -e '.[compile]'
	@touch $@

$(VENV)/.dev: $(VENV)/pyvenv.cfg pyproject.toml constraints.txt
	@$(INSTALL) -e '.[dev]'
	@touch $@

# Nothing to wait for without them: the benchmarks leave out what they cannot measure.
$(VENV)/.bench: $(VENV)/.play
	@$(INSTALL) -e '.[train]' 2>/dev/null || echo 'numpy could not be installed here.'
	@if $(INSTALL) -e '.[bench]' 2>/dev/null; then touch $@; \
	else echo 'OpenSpiel could not be installed here; measuring without it.'; fi

$(VENV)/pyvenv.cfg:
	@for python in $(PYTHON); do \
	    "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    found=$$python; \
	    for tool in venv virtualenv; do \
	        "$$python" -m $$tool $(VENV) >/dev/null 2>&1 && exit 0; \
	        rm -rf $(VENV); \
	    done; \
	done; \
	if [ -n "$$found" ]; then \
	    echo "$$found cannot make virtual environments: its venv module is missing."; \
	    echo "Install it (on Debian and Ubuntu: the package python3-venv) and try again."; \
	else \
	    echo "Hotelier needs Python 3.11 or newer, and none of these is: $(PYTHON)."; \
	    echo "Install one, or name it: make PYTHON=/path/to/python"; \
	fi >&2; exit 1
