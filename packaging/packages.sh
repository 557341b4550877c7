# What the project needs from Debian, how it gets there, and how the programs are built. Sourced by app/run, tests/run and
# what makes the packages. The names are those of Debian 12 and later and of Ubuntu 24.04 and later; those that have a
# version in them are made by package_here.

clerk_packages=(binutils clang cmake gettext libcli11-dev libexpected-dev libicu-dev libpq-dev libpugixml-dev libqrencode-dev libsqlite3-dev
  libsqlitecpp-dev libutf8proc-dev libwxgtk3.2-dev mold ninja-build nlohmann-json3-dev uuid-dev wx3.2-i18n)
build_packages=("${clerk_packages[@]}" libexif-dev libopencv-imgproc-dev)
fuzz_packages=(libclang-rt-dev)
test_packages=(appstream at-spi2-core coinor-cbc dbus-daemon desktop-file-utils dpkg-dev file flatpak-builder fonts-noto-cjk heif-gdk-pixbuf
  jq libatspi2.0-dev libglib2.0-bin libgmock-dev libgtest-dev librapidcheck-dev libxml2-utils libxtst-dev lintian locales man-db openbox
  pkg-config poppler-utils postgresql shared-mime-info tidy webp-pixbuf-loader xauth xvfb zbar-tools zxing-cpp-tools)
package_packages=(debootstrap dpkg-dev file git patchelf xz-utils)
windows_headers=(libcli11-dev libexpected-dev libpq-dev nlohmann-json3-dev)
windows_packages=(cmake dpkg-dev g++-mingw-w64-x86-64-posix gettext icoutils librsvg2-bin libz-mingw-w64-dev llvm make ninja-build
  nsis tcl zip "${windows_headers[@]}")
windows_test_packages=(fonts-noto-cjk googletest wine wine64 xauth xvfb)
benchmark_packages=(libbenchmark-dev)
lint_packages=(clang-format clang-tidy)

# The version of Clang that is used: the release's own, but 16 where that is older, as on Debian 12; 16 is the first that
# takes the sources. Where apt has no lists of packages it is the newest that is here, and nothing where there is none.
clang_version() {
  local version
  version=$(apt-cache depends clang 2>/dev/null | sed -n 's/^ *Depends: clang-\([0-9]*\)$/\1/p' | tail -n 1)
  [ -n "$version" ] || version=$(compgen -c clang++- | sed -n 's/^clang++-\([0-9]*\)$/\1/p' | sort -n | tail -n 1)
  [ -z "$version" ] || echo $((version < 16 ? 16 : version))
}

# clang_tool NAME: how one of Clang's programs is called here: clang++-19, say, or clang++ where no version is known.
clang_tool() {
  local version
  version=$(clang_version)
  echo "$1${version:+-$version}"
}

# package_here NAME: what this release calls a package of the lists above.
package_here() {
  case $1 in
    clang | clang-format | clang-tidy | llvm) clang_tool "$1" ;;
    libclang-rt-dev) echo "$(clang_tool libclang-rt)-dev" ;;
    *) echo "$1" ;;
  esac
}

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

refresh_lists() {
  as_root apt-get update -qq
}

# Nobody is asked anything: a setting of the system that a package brings another version of stays as it is.
get() {
  refresh_lists &&
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
      -o DPkg::Lock::Timeout=300 -o DPkg::Options::=--force-confdef -o DPkg::Options::=--force-confold "$@" </dev/null
}

# install_missing LOG PACKAGE…: asks Debian only for what is not there. Before a version is known, where apt has no lists of
# packages, they are fetched.
install_missing() {
  local log=$1 missing=() package
  shift
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not Debian: what it calls $* must be here already." >&2
    return
  fi
  if [ -z "$(clang_version)" ] && { [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; }; then
    quietly "$log" refresh_lists
  fi
  for package; do
    package=$(package_here "$package")
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
# configured already, says otherwise. CLERK_WERROR=ON, as .ci/run sets it, makes each warning an error.
configure() {
  local clang
  clang=$(clang_tool clang++)
  if [ -z "${CXX:-}" ] && command -v "$clang" >/dev/null; then
    export CXX=$clang
  fi
  quietly build/release/log/configure cmake --preset release \
    ${CLERK_WERROR:+"-DCMAKE_COMPILE_WARNING_AS_ERROR=$CLERK_WERROR"} "$@"
}

# build_programs [clerk]: the two programs, or clerk alone, in build/release. Tests, and the window where only clerk is
# asked for, are left as they are where they have been configured already, and out where nothing has.
build_programs() {
  local programs=("${@:-}") options=() quiet=()
  [ -n "${programs[0]}" ] || programs=(clerk clerk_of_works)
  [ -e build/release/build.ninja ] || options=(-DCLERK_TESTS=OFF -DCLERK_DESKTOP=OFF)
  [ "${programs[*]}" = clerk ] || options+=(-DCLERK_DESKTOP=ON)
  configure "${options[@]}"
  echo "Building"
  [ -t 1 ] || quiet=(-- --quiet)
  cmake --build --preset release --target "${programs[@]}" "${quiet[@]}"
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
