// When a window was painted for the first time, told by the program itself.
#pragma once

#include <chrono>
#include <cstdio>
#include <cstdlib>

#include <wx/event.h>
#include <wx/window.h>

namespace clerk::test {

/// Nanoseconds of a clock that all programs share.
inline long long now_ns() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

inline constexpr const char* start_moment = "CLERK_STARTED"; ///< in the environment: when the program was started

/// Prints the milliseconds from the start to the first time that the window was painted, and ends the program.
class FirstPaint : public wxEvtHandler {
public:
    explicit FirstPaint(wxWindow& window) { window.PushEventHandler(this); }

    bool ProcessEvent(wxEvent& event) override {
        const bool done = wxEvtHandler::ProcessEvent(event);
        if (event.GetEventType() != wxEVT_PAINT) return done;
        std::printf("%.3f\n", static_cast<double>(now_ns() - std::atoll(std::getenv(start_moment))) / 1e6);
        std::fflush(stdout);
        std::_Exit(0);
    }
};

}
