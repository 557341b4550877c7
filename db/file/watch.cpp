#include "db/file/watch.h"

#include <sqlite3.h>

namespace clerk::db {

Error::Error(Reason why, std::filesystem::path where, const std::string& detail, std::string of_file)
    : std::runtime_error(where.string() + ": " + detail), reason(why), file(std::move(where)),
      part(std::move(of_file)) {}

namespace {

thread_local bool told_to_stop = false;

int is_stopped_by(void* watch) { return static_cast<Watch*>(watch)->goes_on() ? 0 : 1; }

}

bool was_stopped() { return told_to_stop; }

bool Watch::goes_on() {
    asking_ = true;
    told_to_stop = ask_ && !ask_(done_, all_);
    asking_ = false;
    return !told_to_stop;
}

void Watch::tell(std::size_t done, std::size_t all) {
    done_ = done;
    all_ = all;
    if (!goes_on()) throw Error(Error::Reason::stopped, {}, "stopped");
}

Watched::Watched(SQLite::Database& db, Watch& watch) : db_(db) {
    sqlite3_progress_handler(db_.getHandle(), steps_between_asks, is_stopped_by, &watch);
}

Watched::~Watched() { sqlite3_progress_handler(db_.getHandle(), 0, nullptr, nullptr); }

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
