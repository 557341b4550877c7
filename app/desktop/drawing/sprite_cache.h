// Pieces that are drawn many times: the first is drawn, all that are like it are copies of its bitmap. Good for one
// theme.
#pragma once

#include "app/desktop/drawing/drawing.h"

#include <array>
#include <functional>
#include <map>
#include <tuple>

namespace clerk::desktop {

/// What tells sprites apart that are made at the same size.
using SpriteKind = std::array<int, 3>;

class SpriteCache {
public:
    /// `scale`: pixels of the device for one of the context; `reach`: how far the drawing goes beyond its area. The
    /// drawing is done on pixels of the device.
    void draw(wxGraphicsContext& gc, double scale, SpriteKind kind, const Area& area, double reach,
              const Drawing& drawing);

    /// The same of one that is drawn in the coordinates of the context, where its area lies.
    void draw_in_context(wxGraphicsContext& gc, double scale, SpriteKind kind, const Area& area, double reach,
                         const std::function<void(wxGraphicsContext&)>& drawing);

private:
    using Key = std::tuple<SpriteKind, long, long, long, long>; ///< kind, place within a pixel, and size

    std::map<Key, wxGraphicsBitmap> sprites_;
};

}
