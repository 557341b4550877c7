#include "app/desktop/drawing/drawing.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/image.h>

namespace clerk::desktop {

Point centre(const Area& area) { return {area.m_x + area.m_width / 2, area.m_y + area.m_height / 2}; }

Area square(Point centre, double side) { return {centre.m_x - side / 2, centre.m_y - side / 2, side, side}; }

Area grown(Area area, double by) {
    area.Inset(-by, -by);
    return area;
}

Area crisp(const Area& area) {
    const double left = std::round(area.m_x), top = std::round(area.m_y);
    const double right = std::round(area.GetRight()), bottom = std::round(area.GetBottom());
    return {left + 0.5, top + 0.5, right - left - 1, bottom - top - 1};
}

wxBitmap picture(const wxWindow& window, int side, const Drawing& draw) {
    const double scale = window.GetContentScaleFactor();
    wxImage image(wxSize(side, side) * static_cast<int>(scale));
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), image.GetWidth() * image.GetHeight(), static_cast<unsigned char>(0));
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    gc->Scale(scale, scale);
    draw(*gc, Area(0, 0, side, side));
    gc->Flush();
    return {image, wxBITMAP_SCREEN_DEPTH, scale};
}

}
