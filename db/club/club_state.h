// The club as its server has it, and the steps of the schema there.
#pragma once

#include "db/club/server.h"

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

}
