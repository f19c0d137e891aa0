# Everything runs from one environment in .venv; only Python 3.11 and make are needed beforehand.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2

.DEFAULT_GOAL := help
.PHONY: help play test check rules bench lab-figures soak docs clean

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

play: $(VENV)/.play  ## set everything up and play
	@$(BIN)/hardboiled play

test: $(VENV)/.dev  ## set everything up and run the tests
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadfile

check: $(VENV)/.dev  ## ruff, mypy --strict, import-linter
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

rules: $(VENV)/.dev  ## which rule clauses are shown by a passing test
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadfile tests/rules --rule-report

$(VENV)/.bench: $(VENV)/.dev
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@

bench: $(VENV)/.bench  ## speed of every game beside catanatron's, in one run
	@$(BIN)/python -m bench

lab-figures: $(VENV)/.dev  ## play the pairings of bots and write docs/figures.md
	@$(BIN)/python -m hardboiled.lab.figures --jobs $(JOBS)

soak: $(VENV)/.dev  ## 10,000 random games over all modes with the laws on
	@$(BIN)/python -m hardboiled.lab.soak --games $${GAMES:-10000} --jobs $(JOBS)

$(VENV)/.docs: $(VENV)/.python pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[docs]'
	@touch $@

docs: $(VENV)/.docs  ## build the documentation site into site/
	@$(BIN)/mkdocs build --strict --quiet && echo "The documentation is in site/index.html"

clean:  ## remove the environment and everything built
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
