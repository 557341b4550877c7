#!/usr/bin/env bash
# SQLite: + goes on in floating point where a whole number no longer fits, also within a column of integers.
#
# One would expect: as sum() does, which raises "integer overflow", an addition beyond 64 bits is an error.
# What happens: it becomes a REAL without a word. An INTEGER column keeps it as such; only a STRICT
# table refuses it.
# With: sqlite3 3.40.1-2+deb12u2 of Debian 12.
# Source: https://sqlite.org/datatype3.html (column affinity), https://sqlite.org/lang_aggfunc.html#sumunc; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
sqlite3_of_debian_12

points="CREATE TABLE points(value INTEGER); INSERT INTO points VALUES(9223372036854775807);"
seen "the largest number and one" "real" "$(answer "SELECT typeof(9223372036854775807 + 1)")"
seen "a value of a column of integers to which one was added" "real" \
    "$(answer "$points UPDATE points SET value = value + 1; SELECT typeof(value) FROM points")"
seen "the sum of both" "integer overflow" \
    "$(answer "$points INSERT INTO points VALUES(1); SELECT sum(value) FROM points" 2>&1 | grep -o "integer overflow")"
