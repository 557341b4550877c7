// Plays that came in together, as the row that all of them name.
#pragma once

#include <cstdint>
#include <string>

namespace clerk::db {

struct Connection;

// Within the caller's transaction.

[[nodiscard]] std::int64_t insert_import(Connection& connection, const std::string& source); ///< its row
/// With its plays and their games. Throws Error::not_found.
void delete_import(Connection& connection, std::int64_t import);

}
