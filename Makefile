# Everything a newcomer needs: `make play` and `make test`. Python 3.11+ and make are enough to begin.

PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILE := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --quiet

CLIENT := chabudai/serve/client/index.html
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -name '*.tsbuildinfo' 2>/dev/null)

# Whatever is explained by a ## is made anew each time; no file has such a name.
.PHONY: check-web $(shell sed -n 's/^\([a-z-]*\):.*\#\#.*/\1/p' Makefile)

help: ## what there is to make
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 16

setup: $(VENV)/.play ## make the environment in .venv with what play needs

play: $(VENV)/.play $(CLIENT) ## serve the games at http://127.0.0.1:8000/ (PORT=… for another port)
	@$(BIN)/chabudai serve --port $(PORT)

test: check ## every check and every test (under 15 minutes on two cores)
	@$(BIN)/python -m tests.browser.chromium
	@echo "the tests in a browser run beside all others; what they say comes last"
	@said=$$(mktemp); $(BIN)/python -m pytest tests/browser --numprocesses 2 --dist loadgroup > $$said 2>&1 & browser=$$!; \
		$(BIN)/python -m pytest --ignore tests/browser --numprocesses 3 --dist loadgroup; rest=$$?; \
		wait $$browser; shown=$$?; cat $$said; rm -f $$said; exit $$((rest | shown))

test-browsers: $(VENV)/.dev $(CLIENT) ## a whole match of each game in Firefox and in WebKit (about half an hour)
	@$(BIN)/python -m tests.browsers.installed
	$(BIN)/python -m pytest tests/browsers --durations 20

client: $(CLIENT) ## build the browser client

types: $(VENV)/.play ## write the wire's types for TypeScript anew
	$(BIN)/python -m chabudai.serve.typescript web/src

settings: $(VENV)/.play ## write the table of settings in docs/hosting.md anew
	$(BIN)/python -m chabudai.serve.setting_specs docs/hosting.md

encodings: $(VENV)/.play ## write docs/encodings.md anew: what the numbers of the environments for research mean
	$(BIN)/python -m chabudai.adapters.tables docs/encodings.md

check: $(VENV)/.dev check-web ## format, lint, types, import contracts
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/basedpyright
	$(BIN)/lint-imports

check-web: $(CLIENT)
	$(BIN)/python hatch_build.py run check
	$(BIN)/python hatch_build.py run test

fix: $(VENV)/.dev $(CLIENT) ## format everything, and mend what the linters can mend
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python hatch_build.py run fix

bench: $(VENV)/.bench ## speed as ratios against peers, measured in one run
	$(BIN)/python -m benchmarks

bench-server: $(VENV)/.play benchmarks/node_modules/.package-lock.json ## the server under load, beside boardgame.io's
	$(BIN)/python -m benchmarks server

rules: $(VENV)/.dev ## which tests cover which rule
	@$(BIN)/python -m pytest --collect-only --quiet --rules

playthroughs: $(VENV)/.play ## write the playthroughs and shots among the oracles anew, to be read as a diff
	@for game in $$($(BIN)/chabudai games --ids); do $(BIN)/chabudai oracles $$game tests/oracles; done

ladder: $(VENV)/.dev ## measure all levels against each other, which takes hours; a run that was stopped goes on (ARGS="--game kooshi")
	$(BIN)/python -m benchmarks.ladder --write $(ARGS)

duels: $(VENV)/.dev ## measure the bots over 400 games each
	$(BIN)/python -m pytest tests/bots -k beats --duels 400 -rP

duels-botaoshi: $(VENV)/.dev ## measure the bots of Bo-taoshi over 60 matches at half a second a move (about ten minutes)
	$(BIN)/python -m pytest tests/bots/test_botaoshi.py -k duel --duels 60 -rP

karate-scripts: $(VENV)/.play ## what scripted players score against level 5 of Karate, over 1,000 games each (half an hour)
	$(BIN)/python -m benchmarks.karate_scripts

flicks: $(VENV)/.dev ## fuzz the physics engines: 100,000 planar flicks, 2,000 in space
	$(BIN)/python -m pytest tests/physics --flicks 100000

prepared: $(VENV)/.play ## how often a prepared shot of Bo-taoshi scores with the human hand, over 200 of them
	$(BIN)/python -m benchmarks.prepared

references: $(VENV)/.dev ## compare ten times as much with the references of independent authors (about five minutes)
	$(BIN)/python -m pytest tests -k "reference" --agree 10

search: $(VENV)/.dev ## compare Ko-oshi's search with plain search on 500 positions, five moves deep (about ten minutes)
	$(BIN)/python -m pytest tests/games/kooshi/test_search.py --agree 20

tables: $(VENV)/.play ## write the endgame tables anew that are shipped with the package (half a minute)
	$(BIN)/python -m chabudai.games.kooshi.tables.shipping

tables-check: $(VENV)/.play ## check Ko-oshi's endgame tables against the rules: 100,000 positions of each size that is there (minutes)
	$(BIN)/chabudai tables kooshi --check

crashes: $(VENV)/.dev ## kill the store's writer 2,000 times and look for what it had acknowledged
	$(BIN)/python -m pytest tests/store/test_crash.py --kills 2000

attack: $(VENV)/.dev ## flood a server with all that is dear and all that is slow, and see what another player notices (three minutes)
	$(BIN)/python -m tests.attack

leaks: $(VENV)/.dev ## 10,000 random matches with secrets, each in two worlds: no byte of a secret to a wrong viewer
	$(BIN)/python -m pytest tests/serve/test_leaks.py --leaks 10000 -rP

chaos: $(VENV)/.dev ## half an hour of kills, stops, a failing store and lost frames (SECONDS=…, PROCESSES=… on PostgreSQL)
	$(BIN)/python -m tests.chaos --seconds $(or $(SECONDS),1800) --processes $(or $(PROCESSES),0)

lock: $(VENV)/.dev ## resolve the dependencies anew into requirements/
	$(COMPILE) --upgrade --extra build -o requirements/play.txt
	$(COMPILE) --upgrade --extra build --extra node -c requirements/play.txt -o requirements/node.txt
	$(COMPILE) --upgrade --extra build --extra postgres --extra research --extra dev -c requirements/play.txt -o requirements/dev.txt
	$(COMPILE) --upgrade --extra build --extra postgres --extra research --extra dev --extra bench -c requirements/dev.txt -o requirements/bench.txt

clean: ## remove what make made
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Chabudai needs Python 3.11 or newer; this is %d.%d. Try: make PYTHON=python3.12" % sys.version_info[:2])'
	$(PYTHON) -m venv $(VENV)

# The client is built anew when its sources change; without a Node here, the one from a Python package builds it.
$(CLIENT): $(WEB_SOURCES) | $(VENV)/.play
	@$(BIN)/python hatch_build.py --has-node || $(MAKE) $(VENV)/.node
	$(BIN)/python hatch_build.py
	@touch $@

benchmarks/node_modules/.package-lock.json: benchmarks/package-lock.json
	npm ci --prefix benchmarks --no-audit --no-fund
	@touch $@

# A stamp an installed group; each is made anew only when its lock changes.
$(VENV)/.play $(VENV)/.node $(VENV)/.dev $(VENV)/.bench: $(VENV)/.%: requirements/%.txt pyproject.toml | $(BIN)/python
	@echo "installing what $* needs (once; it takes a minute)"
	$(PIP) install --require-hashes -r requirements/$*.txt
	$(PIP) install --no-build-isolation --no-deps -e .
	@touch $@
