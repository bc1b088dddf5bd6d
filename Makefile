# Targets install what they need: pinned dependencies in .venv and, if there is a C compiler, the compiled engine.

PYTHON ?= python3
BIN := .venv/bin
NODE := build/node/node_modules/.bin
MODULES := src/ukiyo/web tests/units eslint.config.js stylelint.config.js
UNITS = tests/units/*.test.js
PIP := $(BIN)/pip install -q --disable-pip-version-check --no-deps
# For two cores. Most tests spend some time waiting for servers, so a third process pays off; browser tests are CPU-bound.
WORKERS ?= 3
BROWSERS ?= 2
# Only make test-ray installs Ray.
WITHOUT_RAY := --ignore tests/lab/test_ray.py
# Each process gets consecutive tests, which share fixtures; a process that finishes early takes over tests of another one.
IN_PARALLEL := --dist worksteal -n
PYTEST := $(BIN)/python -m pytest $(IN_PARALLEL) $(WORKERS) --ignore tests/web $(WITHOUT_RAY)
GAMES ?= 10000
KILLED ?= 200
# The matrices of the bots are too small to benefit from several threads. In the tests of training, idle threads of PyTorch would use most of the time.
export OPENBLAS_NUM_THREADS ?= 1
export OMP_NUM_THREADS ?= 1
# Without bytecode files, each test process would compile all imported modules.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal compile quick test test-all check check-and-compile check-types check-style check-web test-units wire test-interpreted test-compiled test-again test-repeats test-package test-ray test-browser
.PHONY: docs docs-links browser node coverage coverage-report bench bench-server bench-web lighthouse attack fuzz strength clean

play: .venv/.base
	@$(BIN)/python compile.py --background
	@$(BIN)/ukiyo serve

terminal: .venv/.base
	@$(BIN)/python compile.py --background
	@$(BIN)/ukiyo play

compile: .venv/.build
	@$(BIN)/python compile.py

# Quick checks for development that do not require the compiled engine.
quick: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	UKIYO_PURE=1 $(BIN)/python -m pytest -n 2 --ignore tests/games/fireflies/test_other_packages.py tests/engine tests/games tests/rulebook tests/golden tests/locales

# Runs all tests once, and the tests of the rules on both the interpreted and the compiled engine.
test: check-and-compile test-units test-interpreted test-compiled test-browser

# Runs all tests on both engines, and tests the package.
test-all: test test-again test-repeats test-package

# Starts with type checking, which takes the longest.
CHECKS := check-types check-web check-style
TWO_AT_ONCE := --no-print-directory -j 2 --output-sync=target

check: .venv/.dev
	@$(MAKE) $(TWO_AT_ONCE) $(CHECKS)

# Compiling uses the core that waits for the last check.
check-and-compile: .venv/.dev
	@$(MAKE) $(TWO_AT_ONCE) $(CHECKS) compile

check-types: .venv/.dev
	$(BIN)/mypy

check-style: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/pip check

# Checks the types, style and formatting of the JavaScript modules.
check-web:
	@$(MAKE) -s node || exit 1; if ! command -v npm >/dev/null; then exit 0; fi; $(MAKE) -s build/node/.ready && \
	echo "tsc --noEmit" && $(NODE)/tsc && \
	echo "eslint" && $(NODE)/eslint --max-warnings 0 $(MODULES) && \
	echo "stylelint" && $(NODE)/stylelint --config-basedir build/node "src/ukiyo/web/**/*.css" && \
	echo "prettier --check" && $(NODE)/prettier --check --log-level warn $(MODULES) && \
	$(MAKE) -s build/wire.d.ts && { cmp -s build/wire.d.ts $(WIRE) || { echo "$(WIRE) is outdated. Run make wire."; exit 1; }; }

# Runs the unit tests of the JavaScript modules on Node.
test-units:
	@$(MAKE) -s node || exit 1; if command -v npm >/dev/null; then echo "node --test"; node --test $(UNITS); fi

# Passes only files with matching tests, because importing all test modules is slow.
test-interpreted: .venv/.dev
	UKIYO_PURE=1 $(PYTEST) -m "(core or smoke) and not repeats" tests/engine tests/games tests/rulebook tests/golden tests/battery \
	  $$(grep -rl --include='test_*.py' mark.smoke tests)

test-compiled: .venv/.dev .venv/.train compile
	@if $(BIN)/python -c 'import sys, ukiyo; sys.exit(not ukiyo.compiled())'; then echo "$(PYTEST)"; $(PYTEST) -m "not repeats"; \
	else echo "The engine was not compiled, so the remaining tests also run on the interpreted engine. If CI is set, this is an error."; \
	[ -z "$$CI" ] && $(MAKE) -s test-again; fi

# Runs the tests that `make test` does not run on the interpreted engine.
test-again: .venv/.dev .venv/.train
	UKIYO_PURE=1 $(PYTEST) -m "repeats or not (core or smoke)"

# Builds the package from a source archive, installs it in an empty environment, and plays a game.
test-package: .venv/.dev
	$(BIN)/python -m tests.package

# A separate target, because Ray is a large dependency and starts several processes.
test-ray: .venv/.ray compile
	$(BIN)/python -m pytest -n 0 tests/lab/test_ray.py

test-browser: browser .venv/.dev compile
	$(BIN)/python -m pytest $(IN_PARALLEL) $(BROWSERS) -m "not repeats" tests/web

# Runs the tests marked `repeats`, which repeat other tests with more players, languages or screen sizes.
test-repeats: browser .venv/.dev compile
	$(BIN)/python -m pytest $(IN_PARALLEL) $(WORKERS) -m repeats $(WITHOUT_RAY) tests

# Tools that pip can't install. On Debian, make installs them when run as root; otherwise it prints the command to install them. If a tool is missing,
# the checks and tests that need it are skipped with a message. If CI is set, a missing tool is an error.
APT := apt-get -o DPkg::Lock::Timeout=300 -q
bring = [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Setting up: installing $(1) ..." && \
	{ $(APT) update && $(APT) install -y --no-install-recommends $(1); } >/dev/null
without = { echo "$(1) Install it with: sudo apt-get install $(2)"; [ -z "$$CI" ]; }

browser:
	@$(BROWSER) || { [ -z "$$UKIYO_CHROMIUM" ] && $(call bring,chromium-headless-shell); } || \
	$(call without,Chromium was not found. The browser tests are skipped.,chromium-headless-shell)

BROWSER := for name in $${UKIYO_CHROMIUM:-chromium-headless-shell chromium chromium-browser google-chrome}; do command -v $$name >/dev/null && exit 0; done; false

node:
	@command -v npm >/dev/null || { $(call bring,npm); } || \
	$(call without,Node was not found. The browser's modules are not checked or tested.,npm)

# Measures the test coverage of the Python code (interpreted, including server and worker processes) and of the JavaScript modules, which takes about
# half an hour. The service worker and killed worker processes are not measured.
COVERAGE := build/coverage
COVERED := UKIYO_PURE=1 $(BIN)/python -m coverage run -m pytest $(IN_PARALLEL) $(WORKERS) -m "not repeats"

coverage: browser node .venv/.dev .venv/.train
	rm -rf $(COVERAGE) && mkdir -p $(COVERAGE)/python
	$(COVERED) --ignore tests/web $(WITHOUT_RAY)
	UKIYO_JS_COVERAGE=$(COVERAGE)/javascript $(COVERED) tests/web
	NODE_V8_COVERAGE=$(COVERAGE)/javascript node --test $(UNITS)
	@$(MAKE) -s coverage-report

coverage-report:
	$(BIN)/python -m coverage combine -q --keep
	$(BIN)/python -m coverage json -q -o $(COVERAGE)/python.json
	$(BIN)/python -m tests.coverage_report

fuzz: .venv/.dev compile
	$(BIN)/python -m tests.battery.fuzz --games $(GAMES)
	$(BIN)/python -m tests.server.crash --games $(KILLED)
	$(BIN)/python -m tests.server.crash_outbox --kills $(KILLED)

strength: compile
	$(BIN)/python -m ukiyo.lab.matches.strength

bench: .venv/.dev compile build/bench/.ready
	$(BIN)/python -m ukiyo.lab.measure.bench --catanatron build/bench/bin/python

# With COMPARE=REV, runs the load tests of this revision and of the working tree alternately, and fails if the server has become slower. Options of
# the load tests can be set as in make bench-server OPTIONS="--rates 100 --seconds 10".
bench-server: .venv/.dev compile
	$(BIN)/python -m tests.server.bench$(if $(COMPARE),.compare $(COMPARE)) $(OPTIONS)

# Runs all attacks, or those listed, as in make attack ATTACK="spectators forks". The attacks start their own servers on this machine.
attack: .venv/.dev compile
	$(BIN)/python -m tests.server.attack $(ATTACK)

bench-web: browser .venv/.dev compile
	$(BIN)/python -m tests.web.bench

lighthouse: browser node .venv/.dev compile build/lighthouse/.ready
	$(BIN)/python -m tests.web.lighthouse

# Builds the documentation, including the generated reference of the Python API and the command line. Warnings and broken internal links are errors.
docs: .venv/.docs
	@mkdir -p build/docs
	@UKIYO_PURE=1 $(BIN)/python -m docs.command_reference >build/docs/cli.md
	UKIYO_PURE=1 $(BIN)/python -m sphinx -W --keep-going -q -b html -d build/docs/cache docs build/docs/html
	@echo "The docs are in build/docs/html/index.html"

# Checks the links in the documentation to other sites. Requires an internet connection, so no other target includes it.
docs-links: .venv/.docs
	@mkdir -p build/docs
	@UKIYO_PURE=1 $(BIN)/python -m docs.command_reference >build/docs/cli.md
	UKIYO_PURE=1 $(BIN)/python -m sphinx -W --keep-going -q -b linkcheck -d build/docs/cache docs build/docs/links

# Setup. On Debian, venv is a separate package: make installs it when run as root, and otherwise prints the command.
$(BIN)/pip:
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
	  echo "This Python cannot create a virtual environment, because python3-venv is missing."; \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -q && apt-get install -qy python3-venv && $(PYTHON) -m venv .venv; \
	  else echo "Install it with: sudo apt-get install python3-venv"; exit 1; fi; }

.venv/.base: $(BIN)/pip requirements.txt pyproject.toml setup.py
	@echo "Setting up: installing dependencies in .venv ..."
	@$(PIP) --no-compile -r requirements.txt
	@find src -name '*.so' -delete
	@UKIYO_PURE=1 $(PIP) --no-build-isolation -e .
	@touch $@

.venv/.build: .venv/.base requirements-build.txt
	@$(PIP) -r requirements-build.txt
	@$(BIN)/python -m compileall -q .venv/lib >/dev/null || true  # not done above, so that the first start is faster
	@touch $@

.venv/.dev: .venv/.build requirements-dev.txt requirements-postgres.txt requirements-club.txt
	@$(PIP) -r requirements-dev.txt
	@touch $@

.venv/.docs: .venv/.dev requirements-docs.txt
	@$(PIP) -r requirements-docs.txt
	@touch $@

# Installed without --no-deps, because the dependencies of PyTorch depend on the platform.
.venv/.train: .venv/.dev requirements-train.txt
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements-train.txt
	@touch $@

.venv/.ray: .venv/.dev requirements-ray.txt
	@$(PIP) -r requirements-ray.txt
	@touch $@

build/lighthouse/.ready: Makefile
	@npm install --silent --no-audit --no-fund --prefix build/lighthouse lighthouse@12.8.2
	@touch $@

build/bench/.ready: requirements-bench.txt
	@$(PYTHON) -m venv build/bench
	@build/bench/bin/pip install -q --disable-pip-version-check -r requirements-bench.txt
	@touch $@

# Generates the TypeScript types of requests, responses and messages from the OpenAPI description of the server.
WIRE := src/ukiyo/web/core/wire.d.ts
OPENAPI := build/openapi-typescript/node_modules/.bin/openapi-typescript

wire: build/wire.d.ts
	cp build/wire.d.ts $(WIRE)

build/wire.d.ts: .venv/.base $(OPENAPI) $(shell find src/ukiyo/engine src/ukiyo/games src/ukiyo/play src/ukiyo/server -name '*.py')
	@UKIYO_PURE=1 PYTHONPATH=src $(BIN)/python -c 'import json; from ukiyo.server.app import described; print(json.dumps({**described(), "paths": {}}))' >build/openapi.json
	@$(OPENAPI) build/openapi.json --root-types --root-types-no-schema-prefix --output $@ >/dev/null

$(OPENAPI): Makefile
	@npm install --silent --no-save --no-audit --no-fund --prefix build/openapi-typescript openapi-typescript@7.13.0 typescript@5.9.3
	@touch $@

build/node/.ready: package.json package-lock.json
	@mkdir -p build/node && cp package.json package-lock.json build/node
	@npm ci --silent --no-audit --no-fund --prefix build/node
	@touch $@

clean:
	rm -rf .venv build
	find src -name '*.so' -delete
