// What is drawn once and copied from then on: pictures for buttons, what rests in a window, pieces of a board.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>

#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/window.h>

namespace clerk::desktop {

// Pictures for buttons and labels that are asked for again and again: each is drawn once.

class PictureCache {
public:
    /// `name`: what tells it from the other pictures here. Drawn for the window's screen, in the theme in use.
    const wxBitmap& of(const wxWindow& window, const std::string& name, int side, const Drawing& draw);

private:
    using Key = std::tuple<std::string, int, double, Theme>; ///< name, side, pixels of the device for one of the window

    std::map<Key, wxBitmap> pictures_;
};

// What stays the same in a window while the pointer moves: drawn into a bitmap when that has changed or the screen
// has, copied from there otherwise.

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

// Pieces that are drawn many times: the first is drawn, all that are like it are copies of its bitmap. Good for one
// theme.

/// What tells sprites apart that are made at the same size.
using SpriteKind = std::array<int, 3>;

class SpriteCache {
public:
    /// `scale`: pixels of the device for one of the context; `reach`: how far the drawing goes beyond its area. The
    /// drawing is done on pixels of the device.
    void draw(wxGraphicsContext& gc, double scale, SpriteKind kind, const Area& area, double reach,
              const Drawing& drawing);

    /// Draws a sprite whose drawing is done in the coordinates of the context, where its area lies.
    void draw_in_context(wxGraphicsContext& gc, double scale, SpriteKind kind, const Area& area, double reach,
                         const std::function<void(wxGraphicsContext&)>& drawing);

private:
    using Key = std::tuple<SpriteKind, long, long, long, long>; ///< kind, place within a pixel, and size

    std::map<Key, wxGraphicsBitmap> sprites_;
};

}
