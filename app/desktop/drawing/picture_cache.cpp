#include "app/desktop/drawing/picture_cache.h"

namespace clerk::desktop {

const wxBitmap& PictureCache::of(const wxWindow& window, const std::string& name, int side, const Drawing& draw) {
    const auto [place, is_new] = pictures_.try_emplace({name, side, window.GetContentScaleFactor(), theme()});
    if (is_new) place->second = picture(window, side, draw);
    return place->second;
}

}
