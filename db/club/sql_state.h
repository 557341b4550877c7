// What PostgreSQL's codes of errors mean for a club.
#pragma once

#include "db/club/club_error.h"

#include <string_view>

namespace clerk::db {

/// Of a code of five letters.
[[nodiscard]] ClubError::Reason reason_of(std::string_view state);
/// The code in a message of libpq, "FATAL:  28P01: …"; the words around it are in the server's language. Empty: none.
[[nodiscard]] std::string_view state_in(std::string_view message);

}
