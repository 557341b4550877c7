// What lists ask of the whole history.
#pragma once

#include "db/store/game_summary.h"

#include <SQLiteCpp/Database.h>

namespace clerk::db {

std::vector<GameSummary> list_games(SQLite::Database& db);
std::optional<GameSummary> latest_game(SQLite::Database& db);
std::optional<GameSummary> latest_open_game(SQLite::Database& db);
std::vector<std::string> list_players(SQLite::Database& db);
std::vector<std::string> list_faces(SQLite::Database& db, const std::string& kind);

}
