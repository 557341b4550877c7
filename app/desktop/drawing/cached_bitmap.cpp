#include "app/desktop/drawing/cached_bitmap.h"

namespace clerk::desktop {

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

}
