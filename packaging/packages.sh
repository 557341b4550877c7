# What the project needs from Debian, how it gets there, and how the programs are built. Sourced by app/run, tests/run and
# what makes the packages.

build_packages=(binutils clang-16 cmake gettext libcli11-dev libexif-dev libexpected-dev libopencv-imgproc-dev libpq-dev libpugixml-dev
  libqrencode-dev libsqlite3-dev libsqlitecpp-dev libutf8proc-dev libwxgtk3.2-dev mold ninja-build nlohmann-json3-dev uuid-dev wx3.2-i18n)
test_packages=(appstream at-spi2-core coinor-cbc dbus-daemon desktop-file-utils dpkg-dev file flatpak-builder fonts-noto-cjk heif-gdk-pixbuf
  jq libatspi2.0-dev libglib2.0-bin libgmock-dev libgtest-dev librapidcheck-dev libxml2-utils libxtst-dev lintian locales man-db
  pkg-config postgresql shared-mime-info tidy webp-pixbuf-loader xauth xvfb zbar-tools)
package_packages=(debootstrap dpkg-dev file git patchelf xz-utils)
windows_headers=(libcli11-dev libexpected-dev libpq-dev nlohmann-json3-dev)
windows_packages=(cmake dpkg-dev g++-mingw-w64-x86-64-posix gettext icoutils librsvg2-bin libz-mingw-w64-dev llvm-16 make ninja-build
  nsis tcl zip "${windows_headers[@]}")
windows_test_packages=(fonts-noto-cjk googletest wine wine64 xauth xvfb)
benchmark_packages=(libbenchmark-dev)
lint_packages=(clang-format-16 clang-tidy-16)

# quietly LOG COMMAND…: the output goes to LOG; its end is shown only when the command fails.
quietly() {
  local log=$1
  shift
  mkdir -p "$(dirname "$log")"
  "$@" >"$log" 2>&1 && return
  local code=$?
  tail -n 40 "$log" >&2
  echo "This failed: $* (the whole output: $log)" >&2
  return "$code"
}

is_installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

get() {
  as_root apt-get update -qq &&
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
      -o DPkg::Lock::Timeout=300 "$@" </dev/null
}

# install_missing LOG PACKAGE…: asks Debian only for what is not there.
install_missing() {
  local log=$1 missing=() package
  shift
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not Debian: what it calls $* must be here already." >&2
    return
  fi
  for package; do
    is_installed "$package" || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
    echo "Packages are missing. Install them as root: apt-get install ${missing[*]}" >&2
    return 1
  fi
  echo "Installing ${missing[*]}"
  quietly "$log" get "${missing[@]}"
}

# configure OPTION…: the release build, with Clang where it is there; CXX in the environment, or a folder that is
# configured already, says otherwise.
configure() {
  if [ -z "${CXX:-}" ] && command -v clang++-16 >/dev/null; then
    export CXX=clang++-16
  fi
  quietly build/release/log/configure cmake --preset release "$@"
}

# The two programs, in build/release. Tests are left as they are where they have been built already, and out where nothing
# has.
build_programs() {
  local tests=() quiet=()
  [ -e build/release/build.ninja ] || tests=(-DCLERK_TESTS=OFF)
  configure "${tests[@]}"
  echo "Building"
  [ -t 1 ] || quiet=(-- --quiet)
  cmake --build --preset release --target clerk clerk_of_works "${quiet[@]}"
}

# build_for_windows TARGET…: the release build of the programs and of their tests, in build/windows/release.
build_for_windows() {
  local windows=$PWD/build/windows
  quietly "$windows/log/configure" cmake -S . -B "$windows/release" -G Ninja --toolchain packaging/windows.cmake \
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE="-O2 -ffile-prefix-map=$PWD/=" -DCMAKE_UNITY_BUILD=ON \
    -DwxWidgets_CONFIG_EXECUTABLE="$windows/libraries/bin/wx-config"
  echo "Building"
  quietly "$windows/log/build" cmake --build "$windows/release" --target "$@"
}

# The moment that everything in a package bears: that of the last commit, or of the changelog where there are no commits.
date_of_release() {
  echo "${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null ||
    dpkg-parsechangelog -l packaging/changelog -S Timestamp)}"
}
