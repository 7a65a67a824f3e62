# Read by the scripts beside it: says what happens, and installs what a machine lacks.

cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '▸ %s\n' "$*"; }
stop() { printf '✗ %s\n' "$*" >&2; exit 1; }

# Installs Debian packages, or says in one line what to install.
install() {
    local sudo=
    if [ "$(id -u)" != 0 ]; then
        sudo -n true 2>/dev/null || stop "please install: $*"
        sudo='sudo -n'
    fi
    command -v apt-get >/dev/null || stop "please install: $*"
    say "Installing $*"
    $sudo apt-get update -qq
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq "$@" >/dev/null
}

need_toolchains() {
    command -v cargo >/dev/null || stop "please install Rust 1.95 or newer (rustup)"
    command -v node >/dev/null || stop "please install Node.js 20.19 or newer"
    command -v cc >/dev/null || install build-essential
}

# Any Chromium will do; Debian's when there is none. The headless shell, the same browser without windows, needs half the
# processor time, so it is installed where nobody has to be asked, also beside another Chromium.
need_chromium() {
    command -v chromium-headless-shell >/dev/null || (install chromium-headless-shell) 2>/dev/null || true
    [ -n "$(find_chromium)" ] || install chromium
    CHROMIUM=$(find_chromium)
    [ -n "$CHROMIUM" ] || stop "please install Chromium"
    export CHROMIUM
}
find_chromium() {
    command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome || true
}

# Makes Clippy the compiler of the project's crates in every later build of this process: it compiles as rustc does, and a
# lint is an error.
lint_while_building() {
    RUSTC_WORKSPACE_WRAPPER=$(rustc --print sysroot)/bin/clippy-driver
    [ -x "$RUSTC_WORKSPACE_WRAPPER" ] || stop "please install Clippy (rustup component add clippy)"
    # The arguments of cargo clippy, as it passes them on.
    export RUSTC_WORKSPACE_WRAPPER CLIPPY_ARGS=-Dwarnings__CLIPPY_HACKERY__ CLIPPY_CONF_DIR=$PWD
}

# Builds programs, unless `make test` has built all there are.
build_programs() { [ -n "${ALL_BUILT:-}" ] || cargo build --locked --quiet "$@"; }

# npm's packages of a folder, when they are not there or not the locked ones.
need_packages() {
    local mark="$1/node_modules/.package-lock.json"
    if [ ! -e "$mark" ] || [ "$1/package-lock.json" -nt "$mark" ]; then
        say "Installing the packages of $1"
        # Not `npm ci`: it refuses a lock file without the optional parts of machines of other kinds.
        (cd "$1" && npm install --no-save --no-audit --no-fund --loglevel=error)
        touch "$mark"
    fi
}

# A Python environment of its own in a folder, with exactly the packages of a list.
need_python() {
    local folder=$1 list=$2
    command -v python3 >/dev/null || install python3
    python3 -c 'import ensurepip, venv' 2>/dev/null || install python3-venv
    if ! cmp -s "$list" "$folder/installed.txt"; then
        say "Installing the packages of $list"
        rm -rf "$folder"
        python3 -m venv "$folder" && "$folder/bin/pip" install --quiet --disable-pip-version-check --no-deps -r "$list" &&
            cp "$list" "$folder/installed.txt" || stop "the packages of $list could not be installed"
    fi
}

# The web app in web/dist, when it is older than its sources.
build_web() {
    need_packages web
    if [ ! -e web/dist/app.html ] ||
        [ -n "$(find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -newer web/dist/app.html -print -quit)" ]; then
        say "Building the web app"
        (cd web && npm run --silent build)
        touch web/dist/app.html
    fi
}

# What the tests of connection pooling put between the program and PostgreSQL.
need_pgbouncer() {
    [ -x /usr/sbin/pgbouncer ] || command -v pgbouncer >/dev/null || install pgbouncer
}
