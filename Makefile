# `make` lists what there is. Everything is installed into .venv, from the locks, with hashes checked.

PYTHON ?= python3
# Many tests wait for servers and browsers
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILE := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-emit-index-url --no-annotate --no-header --quiet

VERSION = $(shell sed -n 's/^__version__ = "\(.*\)"/\1/p' src/ludary/__init__.py)
WHEEL := $(PIP) wheel --no-deps --no-build-isolation --no-index --wheel-dir dist .

.PHONY: help play terminal check audit test deep coverage docs notebooks matrix bench wheel release lock clean
.DELETE_ON_ERROR:

help:  ## this list
	@echo "Usage: make TARGET [PYTHON=python3.12] [AREA=server] [GAME=koa] [WORKERS=3]"
	@echo
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-10s %s\n", $$1, $$2 }'

play: .venv/.ready-play  ## open the tables in your browser: against bots, with friends
	$(BIN)/ludary serve --open

terminal: .venv/.ready-play  ## play Dunjiin, or GAME, against bots in the terminal
	$(BIN)/ludary play $(or $(GAME),dunjiin)

check: .venv/.ready  ## format, lint, types, the workflows and the subjects of commits
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/python -m tests.commits

audit: .venv/.ready  ## ask the public database of vulnerabilities about every locked dependency; needs the network
	$(BIN)/uv tool run pip-audit==2.10.1 --strict --disable-pip --require-hashes --requirement requirements-play.lock
	$(BIN)/uv tool run pip-audit==2.10.1 --strict --disable-pip --require-hashes --requirement requirements.lock
	$(BIN)/uv tool run pip-audit==2.10.1 --strict --disable-pip --require-hashes --requirement requirements-bench.lock

test: $(if $(AREA)$(GAME),.lane,.everything)  ## format, lint, types and all tests but the deep ones; AREA=server, a folder of tests, or GAME=koa: what a change there needs

deep: .venv/.ready-beside  ## the tests that take minutes
	@sh tests/system.sh
	$(BIN)/python -m pytest -n $(WORKERS) -m deep

coverage: .venv/.ready  ## how much of the rules of Koa, or GAME, its own tests run, line by line
	LUDARY_JIT=0 $(BIN)/python -m coverage run --branch --source src/ludary/games/$(or $(GAME),koa) -m pytest -q tests/games/$(or $(GAME),koa)
	$(BIN)/python -m coverage report --skip-covered --show-missing

docs: .venv/.ready  ## the pages, the rules of all games and the API as a site, in build/docs/html
	$(BIN)/python -m docs.site

notebooks: .venv/.ready  ## execute the notebooks anew, and keep what they show; one of them trains for a minute
	$(BIN)/python -m docs.notebooks.run

matrix: .venv/.ready  ## the wheel on every Python that is installed, from 3.11 on
	$(BIN)/python -m tests.matrix

bench: .venv/.ready-bench  ## take the figures of docs/performance.md, on this machine
	$(BIN)/python -m benchmarks.figures

wheel: .venv/.wheels  ## build in dist: the plain wheel, and one for this Python and platform with all games compiled, which it tries
	rm -f dist/*.whl
	$(WHEEL)
	LUDARY_SHIP=1 $(WHEEL)
	$(BIN)/python -m tests.install.wheels dist/*-cp*.whl

release: .venv/.ready  ## check that this commit can be released, build what is published, and print what is left to do
	@test -z "$$(git status --porcelain)" || { echo "Commit or remove these first:" >&2; git status --short >&2; exit 1; }
	@grep -q "^## \[$(VERSION)\] - 20" CHANGELOG.md || \
		{ echo "CHANGELOG.md has no heading '## [$(VERSION)] - DATE' for the version in src/ludary/__init__.py" >&2; exit 1; }
	@! git rev-parse --quiet --verify refs/tags/v$(VERSION) >/dev/null || \
		{ echo "The tag v$(VERSION) is there already: raise __version__ in src/ludary/__init__.py" >&2; exit 1; }
	@$(MAKE) --no-print-directory audit
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory wheel
	$(BIN)/python -m hatchling build --target sdist
	$(BIN)/uv tool run --from cyclonedx-bom==7.5.0 cyclonedx-py requirements requirements-play.lock --output-reproducible \
		--output-file dist/components-of-$(VERSION).cdx.json
	@echo
	@echo "Ludary $(VERSION) is in dist. What is left to do:"
	@echo "  git tag --annotate v$(VERSION) --message 'Ludary $(VERSION)'"
	@echo "  git push origin v$(VERSION)"
	@echo "  .venv/bin/uv publish dist/ludary-$(VERSION)*"
	@echo "  attach dist/components-of-$(VERSION).cdx.json, the bill of materials, to the release"

lock: .venv/.ready  ## remake the locks; UPGRADE=--upgrade takes the newest versions
	$(COMPILE) $(UPGRADE) --group dev --extra postgres --output-file requirements.lock
	$(COMPILE) --group build --extra postgres --constraint requirements.lock --output-file requirements-play.lock
	$(COMPILE) $(UPGRADE) --extra bench --extra ray --extra parquet --extra tune --constraint requirements.lock --output-file requirements-bench.lock

clean:  ## remove .venv and everything else that was built
	rm -rf .venv .matrix .coverage node_modules build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests examples benchmarks docs -name __pycache__ -type d -prune -exec rm -rf {} +

# Most files of most packages are never imported: their bytecode is made when they are. Without any, each of hundreds of processes that tests
# begin would read all sources anew, and each worker rewrite the asserts of all tests; `make clean` removes it.
unexport PYTHONDONTWRITEBYTECODE

# What playing and serving need, and the bytecode of what they import
.venv/.ready-play: pyproject.toml requirements-play.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ludary needs Python 3.11 or newer, and $(PYTHON) is not: name one with make PYTHON=/path/to/python" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(PIP) install --no-compile --require-hashes --requirement requirements-play.lock
	$(PIP) install --no-deps --no-build-isolation --editable .
	$(BIN)/python -c 'import ludary.cli.serve, ludary.server.launch, ludary.core.compile.backend.compiler'
	@touch $@

# What tests and checks need as well
.venv/.ready: .venv/.ready-play requirements.lock
	$(PIP) install --no-compile --require-hashes --requirement requirements.lock
	@touch $@

# The wheels that playing needs, for the test that installs them where there is no network
.venv/.wheels: .venv/.ready requirements-play.lock
	rm -rf .venv/wheels
	$(PIP) download --no-deps --require-hashes --only-binary :all: --requirement requirements-play.lock --dest .venv/wheels
	@touch $@

# The tests of one folder, or of one game; what is slow to install or to check is left to `make test` alone
.PHONY: .lane .known .everything
ALSO_core := tests/golden
AREAS := $(sort $(notdir $(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py))) docs)
GAMES := $(sort $(notdir $(patsubst %/edition.toml,%,$(wildcard src/ludary/games/*/edition.toml))) $(basename $(notdir $(wildcard examples/*.py))))
.lane: .known .venv/.ready $(if $(filter install,$(AREA)),.venv/.wheels)
	@sh tests/system.sh
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m pytest -n $(WORKERS) -rfER $(if $(AREA),tests/$(AREA)) $(ALSO_$(AREA)) $(if $(GAME),--game $(GAME))
.known:
	@test -d "tests/$(AREA)" || { echo "AREA=$(AREA) is no folder of tests: name one of $(AREAS), or a folder in it" >&2; exit 1; }
	@test -z "$(GAME)" -o -n "$(filter $(GAME),$(GAMES))" || { echo "GAME=$(GAME) is no game here: name one of $(GAMES)" >&2; exit 1; }

.everything: .venv/.ready-play
	@$(MAKE) --no-print-directory -j2 .compiled .checked
	$(BIN)/python -m pytest -n $(WORKERS) -rfER

# Games are compiled while what only tests need is installed and checked. Collecting rewrites the asserts of all tests, which else each worker
# would do for itself; what goes wrong there, the run of the tests tells.
.PHONY: .compiled .checked
.compiled:
	$(BIN)/python -m tests.compiling
.checked: .venv/.ready-beside .venv/.wheels check
	@sh tests/system.sh
	@$(BIN)/python -m pytest --collect-only --quiet >/dev/null 2>&1 || true

# OpenSpiel, for the tests that compare with it, Ray and PyArrow; where one of them has no wheel, the tests with all three say that they are skipped
.venv/.ready-beside: .venv/.ready requirements-bench.lock
	$(PIP) install --no-compile --require-hashes --only-binary :all: --requirement requirements-bench.lock || \
		echo "OpenSpiel, Ray and PyArrow cannot be installed here: the tests with them are skipped"
	@touch $@

.venv/.ready-bench: .venv/.ready requirements-bench.lock
	$(PIP) install --require-hashes --requirement requirements-bench.lock
	@touch $@
