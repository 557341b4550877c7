#!/usr/bin/env bash
# SQLite: round(1.005, 2) is 1.01.
#
# One would expect: 1.00, as C, Python and JavaScript say: the nearest double to 1.005 lies below it.
# What happens: it is rounded up, as if it were 1.005 exactly; so an average that SQLite rounds is not that of the program.
# With: sqlite3 3.40.1-2+deb12u2 of Debian 12, beside C's printf of the same double.
# Source: https://sqlite.org/lang_corefunc.html#round, which says nothing of it; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
sqlite3_of_debian_12

seen "round(1.005, 2)" "1.01" "$(answer "SELECT round(1.005, 2)")"
seen "is the number below 1.005" "1.00499999999999989" "$(python3 -c "print('%.17f' % 1.005)")"
seen "the same number by C's printf" "1.00" "$(LC_ALL=C python3 -c "print('%.2f' % 1.005)")"
