// What came from the server, merged into the history as a file is.
#pragma once

#include "db/club/club_state.h"
#include "db/club/membership.h"
#include "db/club/purging.h"

namespace clerk::db {

/// Of a record on the server.
struct Fetched {
    std::size_t table = 0;
    std::string id;
    Version version;
    Purged purged = Purged::no; ///< then there is no version
};
/// All of it is in the history when this returns. In the order of the tables.
void merge_fetched(Connection& connection, const std::vector<Fetched>& fetched, bool may_purge_all, SyncReport& report);

/// Everything that the snapshot did not see, but for what those transactions of our own brought. The snapshot up to
/// which all is here now.
[[nodiscard]] std::string fetch(Connection& connection, Server& server, const std::string& seen,
                                const std::vector<std::string>& own, bool may_purge_all, SyncReport& report);

}
