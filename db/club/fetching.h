// What comes from the server, and what is deleted for good on both sides.
#pragma once

#include "db/club/membership.h"

namespace clerk::db {

// What is deleted for good, on the server and here. It wins over every version of the record, so that whatever order
// laptops come in, it is gone from all of them.
/// A deletion of a record of the server for good, and by whom.
enum class Purged { no, by_adder, by_organiser };

[[nodiscard]] bool is_purged(Connection& connection, std::size_t table, const std::string& id); ///< here or elsewhere

/// Deletes on the server what was deleted here and waits for that. What it has not need not be told. The transactions.
[[nodiscard]] std::vector<std::string> send_purged(Connection& connection, Server& server, const ClubState& state,
                                                   Membership& membership, SyncReport& report);

/// Whether a laptop believes it. A record that the club has never had was added by somebody else there, under an id
/// that they guessed or were given: it stays here, unless an organiser says so.
[[nodiscard]] constexpr bool is_believed(Purged purged, bool club_had_it) {
    return purged == Purged::by_organiser || club_had_it;
}
/// It goes with the next `delete_purged`, if it is believed. Within the caller's transaction.
void take_purged(Connection& connection, std::size_t table, const std::string& id, Purged purged);

[[nodiscard]] bool has_purged(Connection& connection); ///< that is still here, and can go
/// But for the game on the table, which goes when that is over. Within the caller's transaction.
struct Deleted {
    int records = 0;
    std::vector<std::string> files = {}; ///< photos that may be in use no more: see drop_unused_photos
};
[[nodiscard]] Deleted delete_purged(Connection& connection, bool may_purge_all);

// What came from the server, merged into the history as a file is.
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
