#!/usr/bin/env bash
# wxWidgets: a group of a regular expression that took no part in the match is reported as matched, at a place beyond all.
#
# One would expect: wxRegEx::GetMatch(&start, &length, n), "false if no match", says false for an optional group that was
# not there.
# What happens: it says true, with a length of 0 and a start of the largest number there is, -1 as an unsigned one.
# With: libwxbase3.2-1 and wx3.2-headers 3.2.2+dfsg-2 of Debian 12.
# Source: wxRegExImpl::GetMatch in src/common/regex.cpp and interface/wx/regex.h of https://github.com/wxWidgets/wxWidgets at
# v3.2.2; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

cat >group.cpp <<'CODE'
#include <iostream>
#include <wx/regex.h>

int main() {
    wxRegEx points(wxS("([0-9]+)([+-])?"));
    std::size_t start = 0, length = 7;
    if (!points.Matches(wxS("at 42"))) return 1;
    std::cout << (points.GetMatch(&start, &length, 2) ? "true" : "false") << ' ' << static_cast<long long>(start) << ' '
              << length << '\n';
}
CODE
with_wxbase group
seen "the optional sign after 42: matched, start, length" "true -1 0" "$(./group)"
