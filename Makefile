# The commands of the project; each does all of its own set-up.
.PHONY: run test test-all feature bench attack faults shots openapi sbom dist advisories

# Builds everything and serves it at http://localhost:8080.
run:
	@./make/run

# Format, lints, types, unit tests, both databases, contracts, journeys in Chromium.
test:
	@./make/test

# The same; the browser shows every public page, both themes of every screen, and each journey in both languages.
test-all:
	@TEST_ALL=1 ./make/test

# Lays out a new feature: NAME=competitors ONE=competitor.
feature:
	@NAME='$(NAME)' ONE='$(ONE)' ./make/feature

# The figures, each beside its reference measured in the same run.
bench:
	@./make/bench

# Attacks on signing in: what an attacker learns, and what users feel of it.
attack:
	@./make/attack

# Kills, full disks, lost databases, wrong clocks, forged messages: what becomes of what was acknowledged.
faults:
	@./make/faults

# Screenshots of every screen: three widths, light and dark, both languages, into e2e/shots.
shots:
	@./make/shots

# Writes docs/openapi.json, the TypeScript types and docs/permissions.md from the code.
openapi:
	@./make/openapi

# Lists the parts that the program and its web app are made of (CycloneDX), into target/sbom.
sbom:
	@./make/sbom

# Makes the packages that people install without compiling, into target/dist-files: archive, Debian package, OCI image.
dist:
	@./make/dist

# Compares the locked parts with known weaknesses: DB=<checkout of github.com/rustsec/advisory-db> NPM=<unpacked OSV list>.
advisories:
	@DB='$(DB)' NPM='$(NPM)' ./make/advisories
