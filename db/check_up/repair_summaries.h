// Adds up the summaries anew.
#pragma once

#include <functional>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// Changes plays while the summaries are empty, then fills them from the plays as these are: nothing that was wrong in
/// a play or in a summary is carried on. What a play and its seats keep of each other is made right too. Within the
/// caller's transaction.
void rebuild_summaries(SQLite::Database& db, const std::function<void()>& change);

}
