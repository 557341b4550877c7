// The records that a repair takes something from. Merged with a history where they are whole, these are to lose.
#pragma once

#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

struct ChosenRows {
    std::string table;
    std::string condition; ///< SQL
};

/// Each player, night and play among the rows, and each play that such a row belongs to, gets the moment before its
/// last change, once. Within the caller's transaction.
void date_back(SQLite::Database& db, const std::vector<ChosenRows>& rows);

}
