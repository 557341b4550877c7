// The club as its server has it.
#pragma once

#include "db/club/server.h"

namespace clerk::db {

struct ClubState {
    std::string id, name;
    std::string server = {}; ///< which copy of the tables it is: another one after a restoring
    ClubRight right = ClubRight::none;
    std::int64_t sends = 0;     ///< acknowledged to that laptop
    std::int64_t next_xact = 0; ///< the first transaction that is still to come
};

/// Makes the tables. Throws ClubError::exists.
void make_club(Server& server, const std::string& name);
/// Throws ClubError: no_club, newer, damaged, no_rights.
ClubState ask_state(Server& server, const std::string& laptop = "");
/// The role of PostgreSQL that has that right.
[[nodiscard]] std::string role(const std::string& club, ClubRight right);

}
