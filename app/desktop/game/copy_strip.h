// The spaces of a track in rows, each with what lies beside or on it: an upper half and a lower one that can be
// clicked.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/painting.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/window.h>

namespace clerk::desktop {

struct StripSpace {
    wxString above; ///< its number
    wxString below; ///< what it gives, or the space beside it
};

struct StripView {
    std::vector<StripSpace> spaces = {};
    std::optional<int> chosen = {}; ///< from 0
    std::optional<int> bridge = {}; ///< after so many spaces
    bool water = false;             ///< a river, not a track
};

class CopyStrip : public wxWindow {
public:
    CopyStrip(wxWindow* parent, const wxString& name, wxSize space); ///< `space`: a half of one, in FromDIP pixels

    void show(StripView view);

    std::function<void(int space, bool below)> on_space;
    std::function<void(int dx, int dy)> on_arrow; ///< y up

    wxPoint centre(int space, bool below) const; ///< for tests

private:
    int columns() const;
    Area area(int space) const; ///< both halves
    std::optional<int> space_at(wxPoint point) const;
    void fit_height();
    void paint(PaintDC& dc);
    void draw(wxGraphicsContext& gc, int space) const;
    void draw_bridge(wxGraphicsContext& gc) const;

    wxSize half_;
    StripView view_;
};

}
