// What this history knows of the club that it is kept in step with.
#pragma once

#include "db/club/club_state.h"
#include "db/connection/connection.h"
#include "db/merging/comparison.h"

namespace clerk::db {

struct Membership {
    std::string id; ///< the club's
    std::string name, address;
    std::string laptop;
    ClubRight right = ClubRight::reader;
    std::string server;    ///< which copy of the club's tables it is
    std::string seen = {}; ///< a snapshot; empty: nothing
    std::int64_t sends = 0;
    std::string in_step_at = {};
    std::int64_t photo_limit = 0;
};

[[nodiscard]] std::optional<Membership> find_membership(Connection& connection);
Membership require_membership(Connection& connection); ///< throws ClubError::not_joined

// Each within the caller's transaction.
void write_membership(Connection& connection, const Membership& membership);
void write_sends(Connection& connection, std::int64_t sends);
void remove_membership(Connection& connection);
void send_all_again(Connection& connection, bool club_had_it); ///< everything waits, also what was deleted for good
void try_refused_again(Connection& connection);

/// A record that waits to be sent.
struct Unsent {
    std::size_t table = 0;
    std::string id;
    std::int64_t changes = 0;
    bool club_had_it = false;
    Version version = {};
};
/// Those of a table after that id, in order: at most so many, and not many more bytes. One that is gone has no
/// document. Several statements: as one.
[[nodiscard]] std::vector<Unsent> next_unsent(Connection& connection, std::size_t table, const std::string& after,
                                              std::size_t most, std::size_t most_bytes);
/// What was changed meanwhile still waits.
void acknowledge(Connection& connection, const Unsent& sent);
void refuse(Connection& connection, const Unsent& refused);

}
