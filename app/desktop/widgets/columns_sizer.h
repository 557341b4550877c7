// Parts of a page beside each other where there is room for them, one below the other where there is not.
#pragma once

#include <wx/sizer.h>
#include <wx/window.h>

namespace clerk::desktop {

class ColumnsSizer : public wxBoxSizer {
public:
    /// As wide as the client area of `window` is, less what lies beside the parts, in pixels.
    ColumnsSizer(const wxWindow& window, int beside) : wxBoxSizer(wxHORIZONTAL), window_(window), beside_(beside) {}

    wxSize CalcMin() override {
        SetOrientation(wxHORIZONTAL);
        const wxSize across = wxBoxSizer::CalcMin();
        if (across.x + beside_ <= window_.GetClientSize().x) return across;
        SetOrientation(wxVERTICAL);
        return wxBoxSizer::CalcMin();
    }

private:
    const wxWindow& window_;
    int beside_;
};

}
