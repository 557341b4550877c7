#include "app/cli/progress.h"

#include "app/cli/system.h"
#include "i18n/words.h"

#include <csignal>
#include <iostream>

namespace clerk::cli {

namespace {

volatile std::sig_atomic_t stopped = 0;

extern "C" void stop(int signal) {
    stopped = 1;
    std::signal(signal, SIG_DFL); // the next one ends the program
}

wxString words(std::size_t done, std::size_t all) {
    if (all == 0) return _("Working... (Ctrl+C stops)");
    return i18n::fill(_("{1} of {2} (Ctrl+C stops)"), {std::to_string(done), std::to_string(all)});
}

}

Progress::Progress() : Progress(complaints_are_seen() ? &std::cerr : nullptr) {}

Progress::Progress(std::ostream* line, std::chrono::milliseconds patience) : line_(line), patience_(patience) {
    stopped = 0;
    before_ = std::signal(SIGINT, stop);
}

Progress::~Progress() {
    std::signal(SIGINT, before_);
    if (written_) *line_ << "\r\x1b[K" << std::flush;
}

bool Progress::goes_on(std::size_t done, std::size_t all) {
    if (const Clock::time_point now = Clock::now(); line_ && now - told_ >= patience_) {
        *line_ << "\r\x1b[K" << words(done, all).utf8_string() << std::flush;
        written_ = true;
        told_ = now;
    }
    return stopped == 0;
}

}
