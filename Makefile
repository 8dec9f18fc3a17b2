PYTHON ?= python3
BIN = .venv/bin

.PHONY: run test test-all lint shots benchmark bench-live bench-history clean
.DELETE_ON_ERROR:

run: .venv/.run  ## Start the scorekeeper (HOST, PORT)
	@exec $(BIN)/scorekeeper serve

test: marks = not long
test-all: coverage = --cov --cov-report=term:skip-covered
test test-all: lint  ## Check everything; test-all adds the long forms, and the coverage
	@marks='$(marks)'; \
	if ! .ci/chromium; then \
		test -z "$$CI" || exit 1; \
		echo "The browser tests are left out."; \
		marks="$${marks:+$$marks and }not browser"; \
	fi; \
	exec $(BIN)/pytest -n auto --dist worksteal $(coverage) -m "$$marks"

lint: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

shots: .venv/.test  ## Pictures of every screen, in shots/
	@.ci/chromium
	@$(BIN)/python -m tests.browser.shots

benchmark: .venv/.test  ## How fast records are scored, beside reading them as JSON
	@$(BIN)/python -m tests.benchmarks.score

bench-live: .venv/.test  ## How soon an entry reaches thousands of watchers (WATCHERS)
	@.ci/environment "$(PYTHON)" gevent
	@$(BIN)/python -m tests.benchmarks.live $(WATCHERS)

bench-history: .venv/.test  ## What pages cost after 100 games and after 100,000 (FEW, MANY)
	@$(BIN)/python -m tests.benchmarks.history $(FEW) $(MANY)

clean:  ## Remove what make made; the games in instance/ stay
	rm -rf .venv .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache dist shots

.venv/.run: pyproject.toml
	@.ci/environment "$(PYTHON)"
	@touch $@

.venv/.test: pyproject.toml
	@.ci/environment "$(PYTHON)" test
	@touch $@ .venv/.run
