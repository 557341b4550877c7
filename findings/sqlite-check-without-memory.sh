#!/usr/bin/env bash
# SQLite: integrity_check calls a sound database damaged where it may use too little memory.
#
# One would expect: a check that has no memory left ends with SQLITE_NOMEM, as every other statement does; what it
# reports, with SQLITE_OK, is wrong in the file.
# What happens: between the limits at which it ends so and those at which it says "ok" lie some at which it succeeds and
# lists "failed to get page" and, of all pages behind that one, "never used". The file is sound: the same check says so
# with more memory.
# With: libsqlite3-0 3.40.1-2+deb12u2 of Debian 12; 3.46.1-7+deb13u2 of Debian 13 does so as well. A row of 3 MB, the limit by
# sqlite3_hard_heap_limit64.
# Source: checkList and sqlite3BtreeIntegrityCheck in src/btree.c of https://sqlite.org/src; https://sqlite.org/pragma.html#pragma_integrity_check;
# seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
debian bookworm libsqlite3-0=3.40.1-2+deb12u2

cat >check.py <<'CODE'
import ctypes, sys
sqlite = ctypes.CDLL(sys.argv[1])
sqlite.sqlite3_hard_heap_limit64.argtypes = [ctypes.c_int64]
row = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_char_p), ctypes.c_void_p)
no_memory = 7


def asked(sql, limit=0):
    """The status, and what was said; in a connection of its own."""
    said, db = [], ctypes.c_void_p()

    @row
    def keep(_, columns, values, names):
        said.append(values[0].decode())
        return 0

    sqlite.sqlite3_hard_heap_limit64(0)
    sqlite.sqlite3_open(b"long.db", ctypes.byref(db))
    sqlite.sqlite3_exec(db, b"SELECT count(*) FROM sqlite_schema", None, None, None)
    sqlite.sqlite3_hard_heap_limit64(limit)
    status = sqlite.sqlite3_exec(db, sql, keep, None, None)
    sqlite.sqlite3_close(db)
    return status, "\n".join(said)


asked(b"CREATE TABLE kept(record)")
asked(b"INSERT INTO kept VALUES(zeroblob(3000000))")
for limit in range(500_000, 5_000_000, 50_000):
    status, said = asked(b"PRAGMA integrity_check", limit)
    if status == no_memory:
        print("no memory")
    elif status == 0 and said == "ok":
        print("ok")
    elif status == 0 and "failed to get page" in said and "never used" in said:
        print("damaged")
print(asked(b"PRAGMA integrity_check")[1])
CODE
python3 check.py "$root/usr/lib/$multiarch/libsqlite3.so.0" >answers
seen "what the check says at limits from 0.5 to 5 MB" "damaged no memory ok" "$(head -n -1 answers | sort -u | paste -sd ' ')"
seen "without a limit" ok "$(tail -n 1 answers)"
