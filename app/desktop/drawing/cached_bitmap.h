// What stays the same in a window while the pointer moves: drawn into a bitmap when that has changed or the screen
// has, copied from there otherwise.
#pragma once

#include "app/desktop/drawing/palette.h"

#include <functional>
#include <optional>

#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/window.h>

namespace clerk::desktop {

/// What every drawing of a window depends on.
struct Screen {
    wxSize size;
    double scale = 1; ///< pixels of the device for one of the window
    Theme theme = Theme::light;
    friend bool operator==(const Screen&, const Screen&) = default;
};

class CachedBitmap {
public:
    using Draw = std::function<void(wxMemoryDC&, const Screen&)>;

    void invalidate() { drawn_for_.reset(); }

    /// As large as the window. `draw` has to cover all of it: what was drawn before is still there.
    const wxBitmap& of(const wxWindow& window, const Draw& draw);

private:
    wxBitmap bitmap_;
    std::optional<Screen> bitmap_for_, drawn_for_;
};

}
