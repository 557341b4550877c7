// Long work: after half a second a window says how far it is, and has a button that stops it.
#pragma once

#include "db/file/watch.h"

#include <chrono>

#include <wx/weakref.h>
#include <wx/window.h>

namespace clerk::desktop {

class ProgressWindow;

class Progress {
public:
    explicit Progress(wxWindow& parent) : parent_(parent) {}

    std::chrono::milliseconds patience{500}; ///< before it shows itself

    /// Runs the work, which asks often whether to go on. Meanwhile no other window of the program can be used, and none
    /// of its own events comes. Work within work is told as a part of it.
    void run(const wxString& what, const std::function<void(const db::Watch::Ask&)>& work);

private:
    using Clock = std::chrono::steady_clock;

    void open(const wxString& what);
    bool goes_on(const wxString& what, std::size_t done, std::size_t all);

    wxWindow& parent_;
    ProgressWindow* window_ = nullptr; ///< none: the work is short so far
    Clock::time_point begun_, told_;
    wxWeakRef<wxWindow> focus_; ///< where it was
    bool running_ = false;
};

}
