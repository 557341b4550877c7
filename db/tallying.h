// How a play changes: it leaves the summaries, changes, and comes back as what it then is.
#pragma once

#include "db/connection.h"

#include <cstdint>

namespace clerk::db {

/// A play that counts comes into the summaries. Within the caller's transaction, as all below.
inline void tally(Connection& connection, std::int64_t play) {
    run(connection, "UPDATE play SET tallied = 1 WHERE rowid = ? AND class IS NOT NULL", play);
}

/// Changes one play.
template <class Change> void alter(Connection& connection, std::int64_t play, Change change) {
    run(connection, "UPDATE play SET tallied = 0 WHERE rowid = ? AND tallied", play);
    change();
    tally(connection, play);
}

}
