// The garden of one player as it stands, to be looked at from all four sides.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "core/babylon/garden.h"

#include <functional>
#include <optional>

#include <wx/bitmap.h>
#include <wx/window.h>

namespace clerk::desktop::babylon {

/// Left and Right turn it by a quarter.
class GardenCanvas : public wxWindow {
public:
    explicit GardenCanvas(wxWindow* parent);

    /// `fresh_terraces`: the last so many of the garden's are this turn's.
    void show(clerk::babylon::Garden garden, std::size_t fresh_terraces);
    void turn(int quarters); ///< clockwise seen from above
    int turned() const { return turn_; }

    std::function<void()> on_click; ///< it means nothing here

private:
    void paint(PaintDC& dc);
    void tell();

    clerk::babylon::Garden garden_;
    std::size_t fresh_terraces_ = 0;
    int turn_ = 0;
    wxBitmap picture_; ///< of the garden as it is, for the size and theme it was drawn in
    bool drawn_dark_ = false;
};

}
