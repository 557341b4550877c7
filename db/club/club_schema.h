// The steps of the schema on the server.
#pragma once

#include <span>

namespace clerk::db {

/// One script of SQL a step, with marks for the names of the roles. Made from db/club/schema/*.sql.
[[nodiscard]] std::span<const char* const> club_schema();

}
