#include "app/desktop/drawing/drawing.h"

namespace clerk::desktop {

/// The clip keeps the layer small.
void draw_faint(wxGraphicsContext& gc, const Area& area, double opacity,
                const std::function<void(wxGraphicsContext& on)>& draw) {
    if (opacity >= 1) return draw(gc);
    gc.PushState();
    gc.Clip(area.m_x, area.m_y, area.m_width, area.m_height);
    gc.BeginLayer(opacity);
    draw(gc);
    gc.EndLayer();
    gc.PopState();
}

}
