// The stretch of a track round a marker, space by space, large enough for a finger: a click says where the marker
// stands then.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "app/desktop/rajas/pieces.h"

#include <functional>

#include <wx/window.h>

namespace clerk::desktop::rajas {

class TrackPad : public wxWindow {
public:
    TrackPad(wxWindow* parent, Track track, const wxString& name);

    struct Look {
        int stands = 0;             ///< where the marker stands
        std::optional<int> to = {}; ///< where it is to stand
        std::vector<BonusSpace> bonuses = {};
        wxColour colour = {}; ///< of the marker
        friend bool operator==(const Look&, const Look&) = default;
    };
    void show(Look look);

    std::function<void(int space)> on_choose;

    wxPoint centre(int space) const; ///< requires that it is shown
    bool shows(int space) const;

private:
    int first() const; ///< space
    Area area(int index) const;
    std::optional<int> space_at(wxPoint point) const;
    void paint(PaintDC& dc);
    void draw_space(wxGraphicsContext& gc, int space, const Area& area) const;

    Track track_;
    Look look_;
    std::optional<int> under_; ///< the pointer
};

}
