// How a play changes: it leaves the summaries, changes, and comes back as what it then is.
#pragma once

#include "db/sql.h"

#include <cstdint>

namespace clerk::db {

/// Changes one play. Within the caller's transaction.
template <class Change> void alter(SQLite::Database& db, std::int64_t play, Change change) {
    run(db, "UPDATE play SET tallied = 0 WHERE rowid = ? AND tallied", play);
    change();
    run(db, "UPDATE play SET tallied = 1 WHERE rowid = ? AND class IS NOT NULL", play);
}

}
