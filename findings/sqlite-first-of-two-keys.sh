#!/usr/bin/env bash
# SQLite: of a key that stands twice in an object, json_extract reads the first, where nearly everybody reads the last.
#
# One would expect: the last of two equal keys counts, as in JavaScript, Python and most libraries, or the document is refused.
# What happens: json_extract gives the first, json_each gives both, json_patch keeps both; so what a trigger or an index of the
# database sees in a document is not what the program sees that reads it.
# With: sqlite3 3.40.1-2+deb12u2 of Debian 12; Python 3's json for the last.
# Source: https://sqlite.org/json1.html; RFC 8259, 4 (names should be unique); seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
sqlite3_of_debian_12

document='{"points":1,"points":2}'
seen "json_extract" 1 "$(answer "SELECT json_extract('$document', '\$.points')")"
seen "json_each" "1 2" "$(answer "SELECT value FROM json_each('$document')")"
seen "json_patch" "$document" "$(answer "SELECT json_patch('$document', '{}')")"
seen "Python" 2 "$(python3 -c "import json, sys; print(json.loads(sys.argv[1])['points'])" "$document")"
