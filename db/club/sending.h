// What waits is sent.
#pragma once

#include "db/club/fetching.h"

namespace clerk::db {

/// Until nothing waits any more but what is refused. What the server has greater versions of comes back and is merged.
/// The transactions that did it. What was acknowledged counts in `membership` and in the history.
[[nodiscard]] std::vector<std::string> send(Connection& connection, Server& server, const ClubState& state,
                                            Membership& membership, SyncReport& report);

}
