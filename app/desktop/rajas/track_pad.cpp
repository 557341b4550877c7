#include "app/desktop/rajas/track_pad.h"

#include "app/desktop/drawing/marks.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>

namespace clerk::desktop::rajas {

namespace {

constexpr int columns = 7, rows = 2, spaces = columns * rows;
constexpr int spaces_back = 3; ///< money is paid with too

}

TrackPad::TrackPad(wxWindow* parent, Track track, const wxString& name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE), track_(track) {
    SetName(name);
    const wxSize size = FromDIP(wxSize(columns * (least_target + 1), rows * least_target));
    SetMinSize(size);
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        under_ = space_at(event.GetPosition());
        Refresh();
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        under_.reset();
        Refresh();
    });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) {
            if (const auto space = space_at(event.GetPosition())) on_choose(*space);
        });
}

void TrackPad::show(Look look) {
    if (look == look_) return;
    look_ = std::move(look);
    const wxString stands = figure(look_.to.value_or(look_.stands));
    set_accessible_name(*this,
                        i18n::fill(track_ == Track::money ? _("Money marker: {1}") : _("Fame marker: {1}"), {stands}));
    Refresh();
}

int TrackPad::first() const { return std::max(0, look_.stands - (track_ == Track::money ? spaces_back : 0)); }

bool TrackPad::shows(int space) const { return space >= first() && space < first() + spaces; }

Area TrackPad::area(int index) const {
    const wxSize size = GetClientSize();
    const double width = size.x / static_cast<double>(columns), height = size.y / static_cast<double>(rows);
    return {index % columns * width, index / columns * height, width, height};
}

wxPoint TrackPad::centre(int space) const {
    const Point at = desktop::centre(area(space - first()));
    return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
}

std::optional<int> TrackPad::space_at(wxPoint point) const {
    for (int index = 0; index < spaces; ++index)
        if (area(index).Contains(Point(point))) return first() + index;
    return std::nullopt;
}

void TrackPad::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    for (int index = 0; index < spaces; ++index) draw_space(*gc, first() + index, grown(area(index), -1.5));
}

void TrackPad::draw_space(wxGraphicsContext& gc, int space, const Area& area) const {
    const bool stands = space == look_.stands, chosen = space == look_.to.value_or(look_.stands);
    paint_box(gc, area, 6, {.fill = colours().sand, .edge = with_alpha(colours().sand_edge, 0.7), .width = 1});
    const auto bonus = std::ranges::find(look_.bonuses, space, &BonusSpace::space);
    if (bonus != look_.bonuses.end()) draw_bonus(gc, bonus->bonus, {area.GetRight() - 17, area.m_y + 2, 15, 15});
    const Point at = desktop::centre(area);
    if (stands || chosen)
        paint_circle(gc, at, 14,
                     {.fill = with_alpha(look_.colour, chosen ? 1 : 0.4), .edge = colours().sand_edge, .width = 1});
    const int light = (look_.colour.Red() * 3 + look_.colour.Green() * 6 + look_.colour.Blue()) / 10;
    const wxColour ink = !chosen       ? palette().text
                         : light > 140 ? wxColour(0x2a, 0x1c, 0x0c)
                                       : wxColour(0xff, 0xff, 0xff);
    paint_bold_text(gc, figure(space), at, 10, ink);
    if (look_.to == space) outline(gc, grown(area, -1), 6, palette().accent, 2.5);
    if (under_ == space)
        paint_box(gc, area, 6, {.fill = with_alpha(palette().accent, 0.12), .edge = palette().accent, .width = 1.5});
}

}
