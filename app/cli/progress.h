// Long work on a terminal: after half a second a line says how far it is. Ctrl+C stops it, and all is as it was.
#pragma once

#include "db/file/watch.h"

#include <chrono>
#include <ostream>

namespace clerk::cli {

/// While it lives, Ctrl+C once asks the work to stop; twice ends the program.
class Progress {
public:
    /// On standard error, where that is a terminal.
    Progress();
    /// `line`: where the line is written; none: nowhere.
    explicit Progress(std::ostream* line, std::chrono::milliseconds patience = std::chrono::milliseconds(500));
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    db::Watch::Ask ask() {
        return [this](std::size_t done, std::size_t all) { return goes_on(done, all); };
    }

private:
    using Clock = std::chrono::steady_clock;
    bool goes_on(std::size_t done, std::size_t all);

    std::ostream* line_;
    std::chrono::milliseconds patience_;
    Clock::time_point told_ = Clock::now();
    bool written_ = false;
    void (*before_)(int);
};

}
