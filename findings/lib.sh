# What the findings share; sourced by each of them. It makes a temporary folder, goes there, and removes it at the end.

set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
cd "$work"
root=$work/root
mkdir -p "$root"
multiarch=$(dpkg-architecture -qDEB_HOST_MULTIARCH 2>/dev/null || echo x86_64-linux-gnu)
libraries=$root/usr/lib/$multiarch:$root/lib/$multiarch

# apt_of SUITE ARGUMENT...: apt-get with the sources of that suite of Debian only, and with lists of its own.
apt_of() {
    local suite=$1 state=$work/apt-$1
    shift
    if [ ! -d "$state" ]; then
        mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
        echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian $suite main" \
            >"$state/sources.list"
        apt_of "$suite" update >/dev/null
    fi
    apt-get -qq -o Dir::Etc::SourceList="$state/sources.list" -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists="$state/lists" \
        -o Dir::Cache="$state/cache" -o APT::Sandbox::User=root -o Acquire::Languages=none "$@"
}

# debian SUITE PACKAGE=VERSION...: unpacks these packages, of exactly these versions, into $root.
debian() {
    local suite=$1 file
    shift
    mkdir -p "$work/debs"
    (cd "$work/debs" && apt_of "$suite" download "$@")
    for file in "$work"/debs/*.deb; do
        dpkg-deb -x "$file" "$root"
        rm "$file"
    done
    echo "with: $*"
}

# npm_packages PACKAGE@VERSION...: installs these in the folder, without running anything of theirs.
npm_packages() {
    npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$work" "$@" >/dev/null
    echo "with: $*"
}

# compiled NAME ARGUMENT...: builds NAME.cpp against what was unpacked.
compiled() {
    local name=$1
    shift
    "${CXX:-g++}" -std=c++20 -w -isystem "$root/usr/include" "$name.cpp" -o "$name" -L"$root/usr/lib/$multiarch" "$@"
}

# seen WHAT EXPECTED ACTUAL: says what was seen; what is not as the finding tells ends the script with status 1.
seen() {
    echo "seen: $1: $3"
    if [ "$2" != "$3" ]; then
        echo "changed: $1 was: $2" >&2
        exit 1
    fi
}

# with_wxbase NAME: builds NAME.cpp with the part of wxWidgets 3.2.2 of Debian 12 that needs no window.
with_wxbase() {
    debian bookworm wx3.2-headers=3.2.2+dfsg-2 libwxgtk3.2-dev=3.2.2+dfsg-2 libwxbase3.2-1=3.2.2+dfsg-2 \
        libpcre2-32-0=10.42-1
    compiled "$1" -D__WXGTK__ -DwxUSE_GUI=0 -DNDEBUG -I"$root/usr/include/wx-3.2" \
        -I"$root/usr/lib/$multiarch/wx/include/gtk3-unicode-3.2" "$root/usr/lib/$multiarch/libwx_baseu-3.2.so.0" \
        "$root/usr/lib/$multiarch/libpcre2-32.so.0" -Wl,-rpath,"$root/usr/lib/$multiarch" -Wl,--allow-shlib-undefined
}

# sqlite3_of_debian_12: the command line of SQLite 3.40.1, to be asked by answer.
sqlite3_of_debian_12() {
    debian bookworm sqlite3=3.40.1-2+deb12u2 libsqlite3-0=3.40.1-2+deb12u2 libreadline8=8.2-1.3 libtinfo6=6.4-4
}

# answer SQL: what SQLite says to it, its rows on one line.
answer() {
    LD_LIBRARY_PATH=$libraries "$root/usr/bin/sqlite3" -batch :memory: "$1" | paste -sd ' '
}
