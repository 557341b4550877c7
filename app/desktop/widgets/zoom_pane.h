// One window, as large as there is room or larger: then one scrolls over it.
#pragma once

#include <wx/scrolwin.h>

namespace clerk::desktop {

class ZoomPane : public wxScrolledWindow {
public:
    explicit ZoomPane(wxWindow* parent);

    void put(wxWindow& content); ///< a child of it, in place of the one before
    /// Ctrl and the wheel do the same. What is in the middle stays there.
    void zoom_in() { zoom(scale_ * step); }
    void zoom_out() { zoom(scale_ / step); }
    void zoom_to_fit() { zoom(1); }
    double scale() const { return scale_; } ///< 1: as large as there is room
    void bring_into_view(wxPoint point);    ///< in the content

private:
    static constexpr double step = 1.25, largest = 4;
    void zoom(double scale);
    void fit();
    wxPoint scrolled() const; ///< the point of the content that is in the upper left corner
    void scroll_to(wxPoint point);
    bool ShouldScrollToChildOnFocus(wxWindow*) override { return false; }

    wxWindow* content_ = nullptr;
    double scale_ = 1;
};

}
