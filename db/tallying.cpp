#include "db/tallying.h"

namespace clerk::db {

namespace {

/// While it lives a transaction is not waited for until it is on the disk.
class Unhurried {
public:
    explicit Unhurried(SQLite::Database& db) : db_(db), before_(db.execAndGet("PRAGMA synchronous").getInt()) {
        db_.exec("PRAGMA synchronous = NORMAL");
    }
    ~Unhurried() { db_.tryExec("PRAGMA synchronous = " + std::to_string(before_)); }
    Unhurried(const Unhurried&) = delete;
    Unhurried& operator=(const Unhurried&) = delete;

private:
    SQLite::Database& db_;
    int before_;
};

}

void tally(Connection& connection) {
    if (!row_number(connection, "SELECT rowid FROM play WHERE class IS NOT NULL AND NOT tallied LIMIT 1")) return;
    const Unhurried unhurried(connection.db);
    connection.act([&] { run(connection, "UPDATE play SET tallied = 1 WHERE class IS NOT NULL AND NOT tallied"); });
}

}
