#include "app/desktop/drawing/target_canvas.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"

#include <cmath>
#include <memory>

namespace clerk::desktop {

TargetCanvas::TargetCanvas(wxWindow* parent, const wxString& spoken_name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    set_accessible_name(*this, spoken_name);
    paint_with(*this, [this](PaintDC& dc) { repaint(dc); });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) { click(event.GetPosition()); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { aim(target_at(event.GetPosition())); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { aim({}); });
    bind_keys(*this, {.arrow = [this](int dx, int dy, bool) { arrow(dx, dy); },
                      .act =
                          [this](bool) {
                              if (aimed_ && on_target) on_target(*aimed_);
                          }});
}

wxPoint TargetCanvas::middle(std::size_t target) const {
    const Point at = centre(targets().at(target));
    return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
}

void TargetCanvas::redraw() {
    if (aimed_ && *aimed_ >= targets().size()) aimed_.reset();
    tell_aimed();
    cached_.invalidate();
    Refresh();
}

std::optional<std::size_t> TargetCanvas::target_at(wxPoint point) const {
    const std::vector<Area> areas = targets();
    for (std::size_t i = areas.size(); i-- > 0;)
        if (areas[i].Contains(Point(point))) return i;
    return std::nullopt;
}

void TargetCanvas::aim(std::optional<std::size_t> target) {
    if (target == aimed_) return;
    aimed_ = target;
    tell_aimed();
    if (on_aim) on_aim(target);
    Refresh();
}

void TargetCanvas::tell_aimed() {
    if (!aimed_) return tip_.tell({}, {});
    const Area at = targets().at(*aimed_);
    tip_.tell(in_words(*aimed_), {static_cast<int>(at.m_x), static_cast<int>(at.m_y), static_cast<int>(at.m_width),
                                  static_cast<int>(at.m_height)});
}

/// The nearest that lies more that way than aside.
void TargetCanvas::arrow(int dx, int dy) {
    const std::vector<Area> areas = targets();
    if (areas.empty()) return;
    std::optional<std::size_t> nearest;
    double least = 0;
    const Point from = aimed_ ? centre(areas[*aimed_]) : Point();
    for (std::size_t i = 0; aimed_ && i < areas.size(); ++i) {
        const Point to = centre(areas[i]);
        const double x = to.m_x - from.m_x, y = from.m_y - to.m_y;
        const double ahead = x * dx + y * dy, aside = std::abs(x * dy) + std::abs(y * dx);
        if (i == *aimed_ || ahead <= 0 || aside > ahead) continue;
        const double far = ahead + 2 * aside;
        if (!nearest || far < least) nearest = i, least = far;
    }
    if (aimed_ && !nearest) return;
    aim(nearest.value_or(0));
    tell_where(*this, in_words(*aimed_));
}

void TargetCanvas::click(wxPoint point) {
    SetFocus();
    aim(target_at(point));
    tip_.tell({}, {});
    if (aimed_ && on_target) on_target(*aimed_);
}

void TargetCanvas::repaint(PaintDC& dc) {
    const auto draw = [this](wxMemoryDC& on, const Screen& screen) {
        on.SetBackground(GetParent()->GetBackgroundColour());
        on.Clear();
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(on));
        gc->EnableOffset(false);
        draw_resting(*gc, screen);
    };
    dc.DrawBitmap(cached_.of(*this, draw), 0, 0);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    if (HasFocus()) {
        const wxSize size = GetClientSize();
        paint_box(*gc, {1, 1, size.x - 2.0, size.y - 2.0}, 8, {.edge = palette().accent, .width = 2});
    }
    const std::vector<Area> areas = targets();
    if (aimed_ && *aimed_ < areas.size()) draw_aimed(*gc, *aimed_, areas[*aimed_]);
}

}
