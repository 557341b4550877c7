#!/usr/bin/env bash
# SQLiteCpp: a Savepoint that is rolled back leaves a transaction open, and what is written later is lost.
#
# One would expect: Savepoint, like Transaction beside it, ends what it began when it goes out of scope without release().
# What happens: its destructor says ROLLBACK TO, which in SQL keeps the savepoint. Outside a transaction that savepoint is the
# transaction: the connection stays in it, a row written afterwards is seen by that connection, and is gone once it closes.
# Transaction throws then, as one is already open.
# With: libsqlitecpp-dev 3.2.1-1 and libsqlite3-dev 3.40.1-2+deb12u2 of Debian 12.
# Source: Savepoint.cpp of https://github.com/SRombauts/SQLiteCpp at 3.2.1; https://sqlite.org/lang_savepoint.html; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
debian bookworm libsqlitecpp-dev=3.2.1-1 libsqlite3-dev=3.40.1-2+deb12u2

cat >savepoint.cpp <<'CODE'
#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/Savepoint.h>
#include <iostream>
#include <sqlite3.h>

int main() {
    const auto mode = SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE;
    {
        SQLite::Database games("games.db", mode);
        games.exec("CREATE TABLE played(name)");
        { SQLite::Savepoint attempt(games, "attempt"); }
        std::cout << (sqlite3_get_autocommit(games.getHandle()) ? "none" : "open") << '\n';
        games.exec("INSERT INTO played VALUES('Alhambra')");
        std::cout << games.execAndGet("SELECT count(*) FROM played").getInt() << '\n';
    }
    SQLite::Database games("games.db", mode);
    std::cout << games.execAndGet("SELECT count(*) FROM played").getInt() << '\n';
}
CODE
compiled savepoint "$root/usr/lib/$multiarch/libSQLiteCpp.a" "$root/usr/lib/$multiarch/libsqlite3.a" -lpthread -ldl -lm
mapfile -t answers < <(./savepoint)
seen "the transaction after the Savepoint is gone" "open" "${answers[0]}"
seen "rows that the connection sees after one INSERT" 1 "${answers[1]}"
seen "rows after it was closed and opened again" 0 "${answers[2]}"
