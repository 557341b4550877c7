#!/usr/bin/env bash
# wxWidgets: wxVector<int>{3} is three zeros with 3.2.2 and one 3 with 3.2.8.
#
# One would expect: a release that mends 3.2 leaves what compiled with the one before as it was.
# What happens: a constructor from a list in braces came between the two. The same line, compiled without a warning
# against both, makes three elements of 0 with the first and one element of 3 with the second; {2, 7} goes from 7 7 to 2 7.
# With: wx3.2-headers and libwxgtk3.2-dev (for its setup.h) 3.2.2+dfsg-2 of Debian 12 and 3.2.8+dfsg-2 of Debian 13.
# Source: wx/vector.h of both; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

cat >braces.cpp <<'CODE'
#include <iostream>
#include <wx/vector.h>

int main() {
    std::cout << wxMAJOR_VERSION << '.' << wxMINOR_VERSION << '.' << wxRELEASE_NUMBER << ':';
    for (const int value : wxVector<int>{3})
        std::cout << ' ' << value;
    std::cout << " |";
    for (const int value : wxVector<int>{2, 7})
        std::cout << ' ' << value;
    std::cout << '\n';
}
CODE
with_headers() {
    debian "$@"
    "${CXX:-g++}" -std=c++20 -D__WXGTK__ -DwxUSE_GUI=0 -DNDEBUG -Wall -Wextra -I"$root/usr/include/wx-3.2" \
        -I"$root/usr/lib/$multiarch/wx/include/gtk3-unicode-3.2" -c braces.cpp -o braces.o
    "${CXX:-g++}" braces.o -o braces -Wl,--unresolved-symbols=ignore-all
}
with_headers bookworm wx3.2-headers=3.2.2+dfsg-2 libwxgtk3.2-dev=3.2.2+dfsg-2
seen "{3} and {2, 7}" "3.2.2: 0 0 0 | 7 7" "$(./braces)"
rm -r "$root"
mkdir "$root"
with_headers trixie wx3.2-headers=3.2.8+dfsg-2 libwxgtk3.2-dev=3.2.8+dfsg-2
seen "{3} and {2, 7}" "3.2.8: 3 | 2 7" "$(./braces)"
