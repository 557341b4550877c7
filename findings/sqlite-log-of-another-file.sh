#!/usr/bin/env bash
# SQLite: a -wal file of another database is taken for one's own, and integrity_check finds nothing wrong.
#
# One would expect: a write-ahead log has checksums and salts, so one that belongs to another file is recognised and ignored.
# What happens: they tie the frames to the log, not the log to the database. A database put where another lay, its log still
# there, reads as the other one: whole, sound, and with none of its own rows. Copying a back-up over a database has to take
# away the log beside it.
# With: sqlite3 and libsqlite3-0 3.40.1-2+deb12u2 of Debian 12.
# Source: https://sqlite.org/walformat.html and https://sqlite.org/howtocorrupt.html; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
debian bookworm sqlite3=3.40.1-2+deb12u2 libsqlite3-0=3.40.1-2+deb12u2
sqlite() { LD_LIBRARY_PATH=$libraries "$root/usr/bin/sqlite3" -batch "$@"; }
seen "version" "3.40.1" "$(sqlite --version | cut -d ' ' -f 1)"

sqlite first.db "PRAGMA journal_mode = wal; CREATE TABLE t(x); INSERT INTO t VALUES('of the first');" \
    ".shell cp first.db-wal log" >/dev/null
sqlite second.db "CREATE TABLE t(x); INSERT INTO t VALUES('of the second');"
cp second.db games.db
seen "the second database by itself" "of the second" "$(sqlite games.db 'SELECT x FROM t')"
cp log games.db-wal
seen "the same with the log of the first beside it" "of the first ok" \
    "$(sqlite games.db 'SELECT x FROM t' 'PRAGMA integrity_check' | tr '\n' ' ' | sed 's/ $//')"
