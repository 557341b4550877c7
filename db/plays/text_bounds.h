// Texts that were entered here have bounds. A file that was made or changed elsewhere may have others, which whoever
// lists them would read again and again, until no memory is left for anything else.
#pragma once

#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// Each column of games, plays, players, nights, photos and imports with texts that are longer than can be entered, as
/// "play.variant". Records, and what is told of them, have the bounds of records.
[[nodiscard]] std::vector<std::string> overlong_texts(SQLite::Database& db);
/// These are cut, moments that may be unknown go, and those by which records are known or compared stay. Within the
/// caller's transaction, and while the summaries are made anew.
void cut_overlong_texts(SQLite::Database& db);

}
