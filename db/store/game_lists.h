// A game as the list of past games shows it.
#pragma once

#include "core/game.h"

#include <optional>
#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

struct SeatResult {
    std::string name; ///< as written in the game
    std::optional<Points> total = {};
    std::optional<int> rank = {};
    bool winner = false;
};

struct GameSummary {
    std::string id;
    std::string game;
    Depth depth = Depth::full;
    std::string started_at;
    bool finished = false;         ///< a result is stored
    int sheets = 0;                ///< turns (or gardens) entered
    std::vector<SeatResult> seats; ///< in turn order
};

// What lists ask of the whole history.

std::vector<GameSummary> list_games(SQLite::Database& db);
std::optional<GameSummary> latest_game(SQLite::Database& db);
std::optional<GameSummary> latest_open_game(SQLite::Database& db);
std::vector<std::string> list_players(SQLite::Database& db);
std::vector<std::string> list_faces(SQLite::Database& db, const std::string& kind);

}
