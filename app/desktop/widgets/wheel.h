// The mouse wheel scrolls. It never changes a setting that happens to lie under the pointer.
#pragma once

#include <wx/eventfilter.h>

namespace clerk::desktop {

/// While it lives it sees to every choice, field of figures and field of names that comes into sight in any window.
class WheelOnlyScrolls : public wxEventFilter {
public:
    WheelOnlyScrolls();
    ~WheelOnlyScrolls() override;
    WheelOnlyScrolls(const WheelOnlyScrolls&) = delete;
    WheelOnlyScrolls& operator=(const WheelOnlyScrolls&) = delete;

    int FilterEvent(wxEvent& event) override;
};

}
