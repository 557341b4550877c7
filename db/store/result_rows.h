// Results: the score as awarded, in full. The figures that lists show are the play's.
#pragma once

#include "core/game.h"
#include "db/store/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

struct Connection;

/// In place of an earlier one. Requires that there is such a game. Within the caller's transaction.
void write_result(Connection& connection, const std::string& game, const ScoreSheet& sheet, int rules_version,
                  const std::string& awarded_at);
/// The figures as they are stored.
std::string print(const ScoreSheet& sheet);
std::optional<Result> read_result(SQLite::Database& db, const std::string& game);

/// A result as it is stored, whether it stands or not.
struct Award {
    std::int64_t actions = 0; ///< of the game when it was awarded
    std::int64_t rules_version = 0;
    std::string sheet;
};
std::optional<Award> read_award(SQLite::Database& db, const std::string& game);

bool is_score(const std::string& sheet); ///< whether the figures of every seat can be read in it

}
