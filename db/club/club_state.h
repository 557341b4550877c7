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
/// What a server is asked first. The laptop: whose sends; empty: nobody's.
[[nodiscard]] std::string state_question(const std::string& laptop = "");
/// The answer to it. Throws ClubError: no_club, newer, damaged, no_rights.
[[nodiscard]] ClubState answered_state(Server& server);
/// Throws ClubError::damaged where the club's tables, functions or rights are not as they were made.
void require_whole(Server& server);
/// The role of PostgreSQL that has that right.
[[nodiscard]] std::string role(const std::string& club, ClubRight right);

}
