// Draws into an image and looks at it.
#pragma once

#include "app/desktop/drawing/drawing.h"

#include <functional>
#include <memory>
#include <vector>

#include <wx/image.h>

namespace clerk::desktop::test {

/// A square image with a clear ground.
inline wxImage drawn(int side, const std::function<void(wxGraphicsContext&)>& draw) {
    wxImage image(side, side);
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), side * side, static_cast<unsigned char>(0));
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    draw(*gc);
    gc->Flush();
    return image;
}

inline wxColour pixel(const wxImage& image, Point at) {
    const int x = static_cast<int>(at.m_x), y = static_cast<int>(at.m_y);
    return {image.GetRed(x, y), image.GetGreen(x, y), image.GetBlue(x, y)};
}

inline int count(const wxImage& image, const std::function<bool(int x, int y)>& holds) {
    int found = 0;
    for (int y = 0; y < image.GetHeight(); ++y)
        for (int x = 0; x < image.GetWidth(); ++x) found += holds(x, y);
    return found;
}

inline int count(const wxImage& image, const wxColour& colour) {
    return count(image, [&](int x, int y) { return pixel(image, Point(x, y)) == colour; });
}

}
