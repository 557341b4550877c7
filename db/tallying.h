// How a play changes: it leaves the summaries and changes; as what it then is it waits until they are asked again. So
// to add a result costs little more than its rows, and the summaries are right whenever they are read.
#pragma once

#include "db/connection.h"

#include <cstdint>

namespace clerk::db {

/// Changes one play. Within the caller's transaction.
template <class Change> void alter(Connection& connection, std::int64_t play, Change change) {
    run(connection, "UPDATE play SET tallied = 0 WHERE rowid = ? AND tallied", play);
    change();
}

/// All plays that wait come into the summaries. It need not wait for the disk: after a loss of power they wait again.
void tally(Connection& connection);

}
