// Pictures for buttons and labels that are asked for again and again: each is drawn once.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"

#include <map>
#include <string>
#include <tuple>

namespace clerk::desktop {

class PictureCache {
public:
    /// `name`: what tells it from the other pictures here. Drawn for the window's screen, in the theme in use.
    const wxBitmap& of(const wxWindow& window, const std::string& name, int side, const Drawing& draw);

private:
    using Key = std::tuple<std::string, int, double, Theme>; ///< name, side, pixels of the device for one of the window

    std::map<Key, wxBitmap> pictures_;
};

}
