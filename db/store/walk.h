// A journal walked, back and forth.
#pragma once

#include "core/game.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

struct Step {
    std::string forward;
    std::string back;
};
/// The steps of a game's journal by their numbers, which should be 1, 2, …
using Steps = std::map<std::int64_t, Step>;

Steps read_steps(SQLite::Database& db, const std::string& game);
std::int64_t read_actions(SQLite::Database& db, const std::string& game); ///< requires that there is such a game

/// How far a game can be taken back and forward, in actions that are then done.
struct Stretch {
    std::int64_t first = 0;
    std::int64_t last = 0;
};
/// From the record, with so many actions done, over every step that leads there and back again.
Stretch walk(const Steps& steps, const Record& record, std::int64_t actions);
bool is_whole(const Steps& steps, const Stretch& stretch);

/// The record with `to` actions done in place of `from`. None: a step is missing or does not fit.
std::optional<Record> record_at(const Steps& steps, Record record, std::int64_t from, std::int64_t to);

}
