// The club as its server has it, and the steps of the schema there.
#pragma once

#include "db/club/server.h"
#include "db/connection/connection.h"
#include "db/merging/versions.h"

#include <span>

namespace clerk::db {

/// The steps of the schema on the server.
/// One script of SQL a step, with marks for the names of the roles. Made from db/club/schema/*.sql.
[[nodiscard]] std::span<const char* const> club_schema();

// The club as its server has it.
struct ClubState {
    std::string id, name;
    std::string server = {}; ///< which copy of the tables it is: another one after a restoring
    ClubRight right = ClubRight::none;
    std::int64_t sends = 0;       ///< acknowledged to that laptop
    std::int64_t photo_limit = 0; ///< bytes; 0: photos stay on their laptops
    std::int64_t next_xact = 0;   ///< the first transaction that is still to come
};

/// Makes the tables; those of an earlier version are brought up, which is false. Throws ClubError::exists.
bool make_club(Server& server, const std::string& name, std::span<const char* const> steps = club_schema());
/// What a server is asked first. The laptop: whose sends; empty: nobody's.
[[nodiscard]] std::string state_question(const std::string& laptop = "");
/// The answer to it. Throws ClubError: no_club, newer, earlier, damaged, no_rights.
[[nodiscard]] ClubState answered_state(Server& server);
/// Throws ClubError::damaged where the club's tables, functions or rights are not as they were made.
void require_whole(Server& server);
/// The role of PostgreSQL that has that right.
[[nodiscard]] std::string role(const std::string& club, ClubRight right);

// What this history knows of the club that it is kept in step with.

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
/// The records of a table after that id, in order: at most so many, and not many more bytes. One that is gone has no
/// document. Several statements: as one.
[[nodiscard]] std::vector<Unsent> next_unsent(Connection& connection, std::size_t table, const std::string& after,
                                              std::size_t most, std::size_t most_bytes);
/// What was changed meanwhile still waits.
void acknowledge(Connection& connection, const Unsent& sent);
void refuse(Connection& connection, const Unsent& refused);

}
