// Whether what is done just now comes from the mouse or from the keys.
#pragma once

#include <wx/eventfilter.h>

namespace clerk::desktop {

class MouseOrKeys : public wxEventFilter {
public:
    MouseOrKeys();
    ~MouseOrKeys() override;
    MouseOrKeys(const MouseOrKeys&) = delete;
    MouseOrKeys& operator=(const MouseOrKeys&) = delete;

    bool by_mouse() const { return by_mouse_; } ///< the last of both, in any window

    int FilterEvent(wxEvent& event) override;

private:
    bool by_mouse_ = false;
};

}
