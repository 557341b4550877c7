// The check-up of the summaries, by adding up the plays.
#pragma once

#include "db/check_up/trouble.h"
#include "db/file/watch.h"

namespace clerk::db {

/// Adds one trouble at most. What the plays themselves hold is believed.
void check_summaries(SQLite::Database& db, CheckUp& found, Watch watch = {});

}
