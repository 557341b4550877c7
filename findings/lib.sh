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

# in_root COMMAND...: runs a command of what was unpacked, which sees nothing else of the system but its devices.
in_root() {
    unshare --map-root-user --mount sh -c 'mount --rbind /dev "$0/dev" && exec chroot "$0" "$@"' "$root" "$@"
}

# with_wxpython NAME: runs NAME.py with wxPython on wxWidgets 3.2.2 and GTK of Debian 12, before a screen of its own that
# nobody sees. They come with all that they need, 150 MB.
with_wxpython() {
    local packages="python3-wxgtk4.0=4.2.0+dfsg-3 libwxgtk3.2-1=3.2.2+dfsg-2 libgtk-3-0=3.24.38-2~deb12u3" file
    apt_of bookworm update >/dev/null
    # shellcheck disable=SC2086
    apt_of bookworm -o Dir::State::status=/dev/null -o APT::Install-Recommends=false -o Debug::NoLocking=1 \
        --download-only -y install $packages xvfb fonts-dejavu-core bash >/dev/null
    for file in "$work"/apt-bookworm/cache/archives/*.deb; do dpkg-deb -x "$file" "$root"; done
    echo "with: $packages"
    ln -sf bash "$root/bin/sh"
    mkdir -p "$root/dev" "$root/tmp"
    cp "$1.py" "$root/"
    mkfifo "$root/display"
    in_root bash -c 'Xvfb -displayfd 1 -screen 0 800x600x24 >/display 2>/dev/null &
        read -r number </display
        DISPLAY=:$number HOME=/tmp LC_ALL=C.UTF-8 python3 "/$0.py" 2>/dev/null
        kill $!' "$1"
}

# sqlite3_of_debian_12: the command line of SQLite 3.40.1, to be asked by answer.
sqlite3_of_debian_12() {
    debian bookworm sqlite3=3.40.1-2+deb12u2 libsqlite3-0=3.40.1-2+deb12u2 libreadline8=8.2-1.3 libtinfo6=6.4-4
}

# answer SQL: what SQLite says to it, its rows on one line.
answer() {
    LD_LIBRARY_PATH=$libraries "$root/usr/bin/sqlite3" -batch :memory: "$1" | paste -sd ' '
}
