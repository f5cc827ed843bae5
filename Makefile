# `make` alone prints this file's targets. Everything below runs in .venv, which `make setup` makes by itself.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play setup page test lint types messages rules tests soak bench bench-load bench-page screens golden docs lock audit clean

# The first Python that is new enough; another one: make setup PYTHON=/path/to/python
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
SOURCES := $(shell find src/traviesa -name '*.py')
PAGE := $(shell find web src/traviesa/locale -name node_modules -prune -o \( -path 'web/*' -o -name page.ftl -o -name rooms.ftl -o -name learn.ftl -o -name rules.ftl \) -type f -print) \
	src/traviesa/rules_text.json docs/rules/rulebook.md docs/rules/rulings.md
CHECKED := $(wildcard src tests tools bench examples hatch_build.py)

help: ## print this help
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.warm-stamp .venv/.page-stamp ## play in your browser, at a server of your own (ARGS=--terminal: in this terminal)
	@$(BIN)/traviesa play $(ARGS)

page: .venv/.page-stamp ## build the page in the browser into the package (fetches Node, once)
	@echo "built: src/traviesa/page"

setup: .venv/.warm-stamp ## make .venv, install the locked libraries, compile the engine once
	@echo "ready: $(BIN)/traviesa"

test: lint types rules tests ## everything that must hold: lint, types, rules, tests

lint: .venv/.dev-stamp ## style, format, layers, links, known weaknesses where they can be asked for
	@echo "== ruff"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet --diff .
	@echo "== layers"
	@$(BIN)/lint-imports --no-logo
	@echo "== links"
	@$(BIN)/python tools/check_links.py
	@echo "== audit"
	@$(BIN)/python tools/audit.py

types: .venv/.dev-stamp .venv/.page-stamp ## mypy --strict; the page's types, and whether they are still the server's
	@echo "== mypy"
	@$(BIN)/mypy $(CHECKED)
	@echo "== types of the page"
	@$(BIN)/python tools/messages.py --check
	@$(BIN)/python tools/page.py check

messages: .venv/.dev-stamp .venv/.page-stamp ## renew web/src/api/messages.ts from what the server says it sends
	@$(BIN)/python tools/messages.py

rules: .venv/.dev-stamp ## each statement of the rulebook, its code, its tests (ID=EU-TUNNEL-5 for one)
	@echo "== rules"
	@$(BIN)/python tools/rules.py $(if $(ID),--id $(ID))

tests: .venv/.dev-stamp .venv/.warm-stamp .venv/.page-stamp ## the tests alone, scenarios and doctests among them
	@echo "== tests"
	@$(BIN)/python tools/page.py test
	@$(BIN)/python tools/chromium.py
	@$(BIN)/python -m pytest -n 2 $(ARGS)

soak: .venv/.dev-stamp .venv/.warm-stamp .venv/.page-stamp ## the long runs: random games in bulk with every invariant checked
	@$(BIN)/python -m pytest -m soak $(ARGS)

bench: .venv/.dev-stamp .venv/.warm-stamp ## how fast it is, beside a floor measured in the same run
	@$(BIN)/python -m bench $(ARGS)

bench-load: .venv/.dev-stamp .venv/.warm-stamp ## the server with many tables and streams, beside itself without rules
	@$(BIN)/python -m bench.load $(ARGS)

bench-page: .venv/.dev-stamp .venv/.warm-stamp .venv/.page-stamp ## the page in a browser four times slower, beside what is promised
	@$(BIN)/python -m bench.page $(ARGS)

screens: .venv/.dev-stamp .venv/.warm-stamp .venv/.page-stamp ## take the screenshots of docs/screens anew (ARGS=NAME for one)
	@$(BIN)/python tools/chromium.py
	@$(BIN)/python tools/screens.py $(ARGS)

golden: .venv/.dev-stamp .venv/.warm-stamp ## renew the recorded games of tests/golden (then read the diff)
	@$(BIN)/python -m pytest tests/golden --renew-golden

docs: .venv/.dev-stamp .venv/.warm-stamp ## check the documents: links resolve, examples run
	@$(BIN)/python tools/check_links.py
	@$(BIN)/python -m pytest README.md README.es.md docs

lock: .venv/.dev-stamp ## renew requirements/*.lock (every platform, hashes, no addresses)
	@$(BIN)/python tools/lock.py

audit: .venv/.dev-stamp ## ask for known weaknesses of what the server stands on (needs the network)
	@$(BIN)/python tools/audit.py --must

clean: ## remove .venv and everything that tools leave behind
	rm -rf .venv build dist web/node_modules src/traviesa/page .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environment: a stamp is newer than what it was made from -----------------------------------------
.venv/.runtime-stamp: pyproject.toml requirements/build.lock requirements/runtime.lock
	@test -n "$(PYTHON)" || { echo "Traviesa needs Python 3.11 or newer, and none was found." \
		"Name one: make setup PYTHON=/path/to/python3.11" >&2; exit 2; }
	@$(PYTHON) tools/setup.py
	@touch $@

.venv/.dev-stamp: .venv/.runtime-stamp requirements/dev.lock
	@$(BIN)/python tools/setup.py --dev
	@touch $@

.venv/.page-stamp: .venv/.runtime-stamp requirements/page.lock $(PAGE)
	@$(BIN)/python tools/page.py
	@touch $@

# The engine is compiled here, with a progress line, and never while somebody waits for a first move.
.venv/.warm-stamp: .venv/.runtime-stamp $(SOURCES)
	@$(BIN)/traviesa warm
	@touch $@
