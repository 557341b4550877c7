// Results: the score as awarded, in full. The figures that lists show are the play's.
#pragma once

#include "db/store.h"

#include <string>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// In place of an earlier one. Requires that there is such a game. Within the caller's transaction.
void write_result(SQLite::Database& db, const std::string& game, const ScoreSheet& sheet, int rules_version,
                  const std::string& awarded_at);
std::optional<Result> read_result(SQLite::Database& db, const std::string& game);

}
