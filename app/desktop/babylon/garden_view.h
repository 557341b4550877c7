// A garden as it stands on the table, from all four sides.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "core/babylon/garden.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/bitmap.h>
#include <wx/image.h>
#include <wx/window.h>

namespace clerk::desktop::babylon {

// A garden as it stands on the table, in axonometric projection.
struct ViewOptions {
    int turn = 0;                                    ///< quarter turns, clockwise seen from above
    std::size_t fresh_terraces = 0;                  ///< the last so many of the garden's get an accent edge
    std::size_t fresh_ornaments = 0;                 ///< likewise
    std::vector<clerk::babylon::Space> singles = {}; ///< spaces with a pillar that nothing rests on yet
    std::vector<clerk::babylon::Space> doubles = {}; ///< likewise, with a double one
};

/// Paints board and garden as large as they fit.
void draw_view(wxGraphicsContext& gc, wxSize size, const clerk::babylon::Garden& garden,
               const ViewOptions& options = {});

/// Board and garden as an image of their own, on the window's ground.
wxImage view_image(const clerk::babylon::Garden& garden, wxSize size, const ViewOptions& options = {});

/// The garden of one player as it stands, to be looked at from all four sides.
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
