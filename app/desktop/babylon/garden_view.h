// A garden as it stands on the table, in axonometric projection.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "core/babylon/garden.h"

#include <vector>

#include <wx/image.h>

namespace clerk::desktop::babylon {

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

/// The same as an image of its own, on the window's ground.
wxImage view_image(const clerk::babylon::Garden& garden, wxSize size, const ViewOptions& options = {});

}
