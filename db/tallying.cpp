#include "db/tallying.h"

#include "db/unhurried.h"

namespace clerk::db {

void tally(Connection& connection) {
    if (!row_number(connection, "SELECT rowid FROM play WHERE class IS NOT NULL AND NOT tallied LIMIT 1")) return;
    const Unhurried unhurried(connection.db);
    connection.act([&] { run(connection, "UPDATE play SET tallied = 1 WHERE class IS NOT NULL AND NOT tallied"); });
}

}
