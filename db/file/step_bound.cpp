#include "db/file/step_bound.h"

#include <sqlite3.h>

namespace clerk::db {

namespace {

constexpr int steps_between = 10'000;
constexpr std::uintmax_t least_steps = 50'000'000, steps_of_byte = 100; // about a second; a row has 10 bytes at least

}

StepBound::StepBound(SQLite::Database& db, std::uintmax_t bytes_of_file)
    : db_(db), left_((least_steps + bytes_of_file * steps_of_byte) / steps_between) {
    sqlite3_progress_handler(db_.getHandle(), steps_between, is_passed, this);
}

StepBound::~StepBound() { sqlite3_progress_handler(db_.getHandle(), 0, nullptr, nullptr); }

int StepBound::is_passed(void* bound) {
    auto& left = static_cast<StepBound*>(bound)->left_;
    if (left == 0) return 1;
    --left;
    return 0;
}

}
