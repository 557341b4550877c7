#!/usr/bin/env bash
# gettext 0.23: any text of C++ with {0} in it is marked c++-format, whoever formats it, and msgfmt holds translations to that.
#
# One would expect: a text is marked as one of std::format only where it is given to std::format; one that goes to a
# function of the program's own is left alone, or with an option is marked.
# What happens: its look decides. {0} and {} are marked, {name} and {1:name}, which std::format cannot read, are not; so
# neighbours in one catalogue are treated differently. A translation of a marked text without its {0} is an error of
# msgfmt --check-format, where the same without {name} passes.
# With: gettext 0.23.1-2 of Debian 13 and its libraries, run with the C library of the same system.
# Source: seen by running this; the manual of gettext, on c++-format.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
debian trixie gettext=0.23.1-2 libunistring5=1.3-2 libxml2=2.12.7+dfsg+really2.9.14-2.1+deb13u3 libc6=2.41-12+deb13u5 \
    libgomp1=14.2.0-19 libgcc-s1=14.2.0-19 libacl1=2.3.2-2+b1 libstdc++6=14.2.0-19 liblzma5=5.8.1-1+deb13u2 \
    zlib1g=1:1.3.dfsg+really1.3.1-1+deb13u1
of_gettext() { "$root/usr/lib64/ld-linux-x86-64.so.2" --library-path "$libraries" "$root/usr/bin/$1" "${@:2}"; }
seen "version" "0.23.1" "$(of_gettext xgettext --version | sed -n '1s/.* //p')"

cat >words.cpp <<'CODE'
auto first = say(_("{0} wins"));
auto second = say(_("{} wins"));
auto third = say(_("{name} wins"));
auto fourth = say(_("{1:name} wins"));
CODE
of_gettext xgettext -C -k_ -o words.pot words.cpp
marked() { grep -B 1 -F "msgid \"$1 wins\"" words.pot | grep -q 'c++-format' && echo marked || echo plain; }
seen "{0}, {}, {name}, {1:name}" "marked marked plain plain" \
    "$(marked '{0}') $(marked '{}') $(marked '{name}') $(marked '{1:name}')"

translated() {
    printf 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n%s\nmsgid "%s wins"\nmsgstr "won"\n' "$2" "$1" >words.po
    of_gettext msgfmt --check-format -o words.mo words.po 2>/dev/null && echo passes || echo error
}
seen "a translation without its {0}" "error" "$(translated '{0}' '#, c++-format')"
seen "a translation without its {name}" "passes" "$(translated '{name}' '#:')"
