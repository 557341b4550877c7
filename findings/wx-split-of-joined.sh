#!/usr/bin/env bash
# wxWidgets: what wxJoin puts together, wxSplit takes apart into more.
#
# One would expect: both escape the separator by the same backslash, so wxSplit(wxJoin(texts, ','), ',') is the texts again.
# What happens: wxJoin escapes separators and leaves backslashes as they are. A text that ends with a backslash before its
# comma becomes \\, in the middle of the line, which wxSplit reads as an escaped backslash and a separator: of the two
# texts "x\," and "y" it makes three.
# With: libwxbase3.2-1 and wx3.2-headers 3.2.2+dfsg-2 of Debian 12.
# Source: wxJoin and wxSplit in src/common/arrstr.cpp of https://github.com/wxWidgets/wxWidgets at v3.2.2; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

cat >joined.cpp <<'CODE'
#include <iostream>
#include <wx/arrstr.h>

int main() {
    wxArrayString texts;
    texts.Add(wxS("x\\,"));
    texts.Add(wxS("y"));
    const wxString line = wxJoin(texts, ',');
    std::cout << line << '\n' << wxSplit(line, ',').size() << '\n';
}
CODE
with_wxbase joined
mapfile -t answers < <(./joined)
seen 'the line of "x\," and "y"' 'x\\,,y' "${answers[0]}"
seen "texts that it is split into" 3 "${answers[1]}"
