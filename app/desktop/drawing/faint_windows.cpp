#include "app/desktop/drawing/drawing.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace clerk::desktop {

/// wxWidgets has no layers on GDI+: a picture of the area's pixels takes their place.
void draw_faint(wxGraphicsContext& gc, const Area& area, double opacity,
                const std::function<void(wxGraphicsContext& on)>& draw) {
    if (opacity >= 1) return draw(gc);
    double across = 1, up = 1, left = 0, top = 0;
    gc.GetTransform().Get(&across, nullptr, nullptr, &up, &left, &top);
    const double x = std::floor(left + across * area.m_x), y = std::floor(top + up * area.m_y);
    const wxSize size(static_cast<int>(std::ceil(left + across * area.GetRight() - x)),
                      static_cast<int>(std::ceil(top + up * area.GetBottom() - y)));
    if (size.x <= 0 || size.y <= 0) return;
    wxImage image(size);
    image.SetAlpha();
    std::fill_n(image.GetAlpha(), size.x * size.y, static_cast<unsigned char>(0));
    {
        const std::unique_ptr<wxGraphicsContext> layer(wxGraphicsContext::Create(image));
        layer->Translate(left - x, top - y);
        layer->Scale(across, up);
        draw(*layer);
    }
    std::for_each_n(image.GetAlpha(), size.x * size.y, [opacity](unsigned char& alpha) {
        alpha = static_cast<unsigned char>(std::lround(alpha * opacity));
    });
    gc.PushState();
    gc.SetTransform(gc.CreateMatrix());
    gc.DrawBitmap(gc.CreateBitmapFromImage(image), x, y, size.x, size.y);
    gc.PopState();
}

}
