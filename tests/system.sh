#!/bin/sh
# Installs what tests need from outside of Python and is missing: Chromium for the pages, PostgreSQL for the store;
# in containers also nginx and Caddy, which would begin to serve on a machine with systemd.
# Where it cannot, it says so in one line and ends well: the tests say themselves what they miss.
set -u

has_postgres() {
    command -v initdb >/dev/null 2>&1 && return 0
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

has_chromium() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null 2>&1 && return 0
    done
    return 1
}

missing() {
    has_chromium || echo chromium
    has_postgres || echo postgresql
    [ -d /run/systemd/system ] && return
    PATH="$PATH:/usr/sbin" command -v nginx >/dev/null 2>&1 || echo nginx-light
    command -v caddy >/dev/null 2>&1 || echo caddy
}

install() {  # install PACKAGE...
    if [ "$(id -u)" = 0 ]; then
        as_root=""
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        as_root="sudo -n"
    else
        return 1
    fi
    command -v apt-get >/dev/null 2>&1 || return 1
    $as_root apt-get -qq update >"$log" 2>&1
    # shellcheck disable=SC2046 - one word for each package
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq --no-install-recommends -y \
        -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 install $(for one in "$@"; do package "$one"; done) >>"$log" 2>&1 </dev/null
}

package() {  # package NAME: Chromium without windows, where there is such a package, takes two thirds of the time
    if [ "$1" = chromium ] && apt-cache show chromium-headless-shell >/dev/null 2>&1; then
        echo chromium-headless-shell
    else
        echo "$1"
    fi
}

wanted=$(missing)
[ -z "$wanted" ] && exit 0
log=$(mktemp)
# shellcheck disable=SC2086 - one word for each package
echo "installing" $wanted >&2
# shellcheck disable=SC2086
install $wanted || tail -n 5 "$log" >&2
rm -f "$log"
still=$(missing)
# shellcheck disable=SC2086
[ -z "$still" ] || echo "tests/system.sh: cannot install" $still "here: tests that need it are skipped, or fail where CI is set" >&2
exit 0
