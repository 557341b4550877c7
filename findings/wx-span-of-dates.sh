#!/usr/bin/env bash
# wxWidgets: from 31 January to 1 March is one month and minus two days.
#
# One would expect: the calendar span between an earlier and a later day has no negative part, as in other libraries of
# dates, and "1 month and N days" can be written from it.
# What happens: DiffAsDateSpan counts the months from month to month and corrects the days by one month's length alone.
# From the 31st over a short February the days stay negative, while adding the span back to the first day gives
# another day than the last.
# With: libwxbase3.2-1 and wx3.2-headers 3.2.2+dfsg-2 of Debian 12.
# Source: wxDateTime::DiffAsDateSpan in src/common/datetime.cpp of https://github.com/wxWidgets/wxWidgets at v3.2.2; seen by
# running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

cat >span.cpp <<'CODE'
#include <iostream>
#include <wx/datetime.h>

int main() {
    const wxDateTime from(31, wxDateTime::Jan, 2026), to(1, wxDateTime::Mar, 2026);
    const wxDateSpan span = to.DiffAsDateSpan(from);
    std::cout << span.GetMonths() << ' ' << span.GetWeeks() << ' ' << span.GetDays() << '\n'
              << (from + span).FormatISODate() << '\n';
}
CODE
with_wxbase span
mapfile -t answers < <(./span)
seen "months, weeks, days from 2026-01-31 to 2026-03-01" "1 0 -2" "${answers[0]}"
seen "the first day and that span" "2026-02-26" "${answers[1]}"
