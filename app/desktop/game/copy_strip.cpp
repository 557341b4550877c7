#include "app/desktop/game/copy_strip.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/drawing/painting.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"

#include <algorithm>
#include <memory>

namespace clerk::desktop {

namespace {

constexpr int gap = 4, row_gap = 10, text_size = 12;

const wxColour stone(0xd9, 0xb3, 0x7c), river(0x5b, 0x9f, 0xc4), wood(0x7a, 0x4f, 0x2b), ink(0x2c, 0x20, 0x14);

}

CopyStrip::CopyStrip(wxWindow* parent, const wxString& name, wxSize space)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      half_(FromDIP(space)) {
    set_accessible_name(*this, name);
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fit_height();
    });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) {
            SetFocus();
            const auto space = space_at(event.GetPosition());
            if (space) on_space(*space, event.GetPosition().y >= area(*space).m_y + half_.y);
        });
    bind_keys(*this, {.arrow = [this](int dx, int dy, bool) { on_arrow(dx, dy); },
                      .act =
                          [this](bool) {
                              if (view_.chosen) on_space(*view_.chosen, false);
                          }});
    fit_height();
}

void CopyStrip::show(StripView view) {
    const bool longer = view.spaces.size() != view_.spaces.size();
    const bool moved = view.chosen != view_.chosen;
    view_ = std::move(view);
    if (longer) fit_height();
    if (moved && view_.chosen) {
        const StripSpace& space = view_.spaces[static_cast<std::size_t>(*view_.chosen)];
        tell_where(*this, space.above + ": " + space.below);
    }
    Refresh();
}

int CopyStrip::columns() const { return std::max(1, (GetClientSize().x - FromDIP(gap)) / (half_.x + FromDIP(gap))); }

void CopyStrip::fit_height() {
    const int spaces = std::max(1, static_cast<int>(view_.spaces.size()));
    const int rows = (spaces + columns() - 1) / columns();
    const int height = rows * (2 * half_.y + FromDIP(row_gap)) + FromDIP(gap);
    if (GetMinSize().y == height) return;
    SetMinSize({-1, height});
    CallAfter([this] {
        for (wxWindow* around = GetParent(); around && !around->IsTopLevel(); around = around->GetParent())
            around->Layout();
    });
}

Area CopyStrip::area(int space) const {
    const int column = space % columns(), row = space / columns();
    return {static_cast<double>(FromDIP(gap) + column * (half_.x + FromDIP(gap))),
            static_cast<double>(FromDIP(gap) + row * (2 * half_.y + FromDIP(row_gap))), static_cast<double>(half_.x),
            static_cast<double>(2 * half_.y)};
}

wxPoint CopyStrip::centre(int space, bool below) const {
    const Area at = area(space);
    return {static_cast<int>(at.m_x + at.m_width / 2), static_cast<int>(at.m_y + at.m_height * (below ? 0.75 : 0.25))};
}

std::optional<int> CopyStrip::space_at(wxPoint point) const {
    for (int space = 0; space < static_cast<int>(view_.spaces.size()); ++space)
        if (area(space).Contains(wxPoint2DDouble(point))) return space;
    return std::nullopt;
}

void CopyStrip::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) return;
    for (int space = 0; space < static_cast<int>(view_.spaces.size()); ++space) draw(*gc, space);
    if (view_.bridge) draw_bridge(*gc);
}

void CopyStrip::draw(wxGraphicsContext& gc, int space) const {
    const bool dark = theme() == Theme::dark, chosen = view_.chosen == space;
    const Area both = area(space), upper{both.m_x, both.m_y, both.m_width, both.m_height / 2},
               lower{both.m_x, both.m_y + both.m_height / 2, both.m_width, both.m_height / 2};
    const wxColour ground = view_.water ? river : stone;
    const wxColour shown = dark ? mixed(ground, palette().panel, 0.45) : ground;
    const wxColour words = dark ? palette().text : ink;
    paint_box(gc, both, FromDIP(6), {.fill = mixed(shown, palette().panel, 0.45), .edge = mixed(shown, ink, 0.4)});
    paint_box(gc, upper, FromDIP(6), {.fill = shown});
    const StripSpace& told = view_.spaces[static_cast<std::size_t>(space)];
    const auto size = static_cast<double>(FromDIP(text_size));
    paint_bold_text(gc, told.above, desktop::centre(upper), size * 0.85, words);
    paint_text(gc, ellipsized(*this, told.below, half_.x - FromDIP(8)), desktop::centre(lower), size * 0.75, words);
    if (chosen) paint_box(gc, grown(both, 1), FromDIP(7), {.edge = palette().accent, .width = HasFocus() ? 4.0 : 2.5});
}

/// Across the river, between two spaces.
void CopyStrip::draw_bridge(wxGraphicsContext& gc) const {
    const Area before = area(*view_.bridge - 1);
    const double width = FromDIP(10);
    const Area bridge{before.m_x + before.m_width + FromDIP(gap) / 2.0 - width / 2, before.m_y - FromDIP(2), width,
                      before.m_height + FromDIP(4)};
    paint_box(gc, bridge, FromDIP(3), {.fill = wood, .edge = palette().text});
}

}
