#include "db/file/step_bound.h"

#include <sqlite3.h>

namespace clerk::db {

namespace {

constexpr std::uintmax_t least_steps = 50'000'000, steps_of_byte = 100; // about a second; a row has 10 bytes at least

}

StepBound::StepBound(SQLite::Database& db, std::uintmax_t bytes_of_file, Watch watch)
    : db_(db), watch_(std::move(watch)), left_((least_steps + bytes_of_file * steps_of_byte) / steps_between_asks) {
    sqlite3_progress_handler(db_.getHandle(), steps_between_asks, is_passed, this);
}

StepBound::~StepBound() { sqlite3_progress_handler(db_.getHandle(), 0, nullptr, nullptr); }

int StepBound::is_passed(void* bound) {
    auto& self = *static_cast<StepBound*>(bound);
    if (!self.watch_.goes_on() || self.left_ == 0) return 1;
    --self.left_;
    return 0;
}

}
