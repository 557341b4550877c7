// How much SQLite may do on a file from elsewhere.
#pragma once

#include "db/file/watch.h"

#include <cstdint>

namespace clerk::db {

/// While it lives, statements of the connection together take no more steps than all of such a file can need; then they
/// fail with SQLITE_INTERRUPT.
class StepBound {
public:
    /// `watch` is asked as well: SQLite asks one alone.
    StepBound(SQLite::Database& db, std::uintmax_t bytes_of_file, Watch watch = {});
    ~StepBound();
    StepBound(const StepBound&) = delete;
    StepBound& operator=(const StepBound&) = delete;

private:
    static int is_passed(void* bound);

    SQLite::Database& db_;
    Watch watch_;
    std::uintmax_t left_; ///< times that SQLite asks
};

}
