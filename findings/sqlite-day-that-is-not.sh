#!/usr/bin/env bash
# SQLite: date() gives 30 February back as it stands, and calls it 2 March once anything is added to it.
#
# One would expect: a day that no calendar has is refused with NULL, as 32 February is, or becomes the same day however it is
# asked for; and a month after 31 January lies in February.
# What happens: any month may have 31 days when a text is read, and a text to which nothing is added is written as it was read.
# With "+0 days" it is another day. A month after 31 January is 3 March.
# With: sqlite3 3.40.1-2+deb12u2 of Debian 12.
# Source: https://sqlite.org/lang_datefunc.html (time values, modifiers); seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
sqlite3_of_debian_12

seen "30 February" "2026-02-30" "$(answer "SELECT date('2026-02-30')")"
seen "30 February and no days" "2026-03-02" "$(answer "SELECT date('2026-02-30', '+0 days')")"
seen "32 February" "none" "$(answer "SELECT coalesce(date('2026-02-32'), 'none')")"
seen "31 January and a month" "2026-03-03" "$(answer "SELECT date('2026-01-31', '+1 month')")"
