#include "app/desktop/drawing/picture_cache.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/image.h>

namespace clerk::desktop {

const wxBitmap& PictureCache::of(const wxWindow& window, const std::string& name, int side, const Drawing& draw) {
    const auto [place, is_new] = pictures_.try_emplace({name, side, window.GetContentScaleFactor(), theme()});
    if (is_new) place->second = picture(window, side, draw);
    return place->second;
}

const wxBitmap& CachedBitmap::of(const wxWindow& window, const Draw& draw) {
    wxSize size = window.GetClientSize();
    size.IncTo({1, 1}); // there is no bitmap without a pixel
    const Screen screen{size, window.GetContentScaleFactor(), theme()};
    if (drawn_for_ == screen) return bitmap_;
    if (bitmap_for_ != screen) bitmap_.CreateWithDIPSize(screen.size, screen.scale);
    bitmap_for_ = drawn_for_ = screen;
    wxMemoryDC dc(bitmap_);
    draw(dc, screen);
    return bitmap_;
}

namespace {

wxGraphicsBitmap render(wxGraphicsContext& target, const Area& area, wxSize size, const Drawing& drawing) {
    wxImage image(size);
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), size.x * size.y, static_cast<unsigned char>(0));
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    gc->EnableOffset(false);
    drawing(*gc, area);
    gc->Flush();
    return target.CreateBitmapFromImage(image);
}

}

void SpriteCache::draw(wxGraphicsContext& gc, double scale, SpriteKind kind, const Area& area, double reach,
                       const Drawing& drawing) {
    constexpr double steps = 16; ///< of a pixel that are told apart
    const double left = std::floor((area.m_x - reach) * scale), top = std::floor((area.m_y - reach) * scale);
    const Area within{area.m_x * scale - left, area.m_y * scale - top, area.m_width * scale, area.m_height * scale};
    const wxSize size(static_cast<int>(std::ceil(within.GetRight() + reach * scale)),
                      static_cast<int>(std::ceil(within.GetBottom() + reach * scale)));
    if (size.x < 1 || size.y < 1) return;
    const Key key{kind, std::lround(within.m_x * steps), std::lround(within.m_y * steps),
                  std::lround(within.m_width * steps), std::lround(within.m_height * steps)};
    auto found = sprites_.find(key);
    if (found == sprites_.end()) found = sprites_.emplace(key, render(gc, within, size, drawing)).first;
    gc.DrawBitmap(found->second, left / scale, top / scale, size.x / scale, size.y / scale);
}

void SpriteCache::draw_in_context(wxGraphicsContext& gc, double scale, SpriteKind kind, const Area& area, double reach,
                                  const std::function<void(wxGraphicsContext&)>& drawing) {
    draw(gc, scale, kind, area, reach, [&](wxGraphicsContext& on, const Area& at) {
        on.Translate(at.m_x, at.m_y);
        on.Scale(scale, scale);
        on.Translate(-area.m_x, -area.m_y);
        drawing(on);
    });
}

}
