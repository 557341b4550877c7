#include "app/desktop/rajas/river.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>
#include <memory>

namespace clerk::desktop::rajas {

namespace {

constexpr int space_width = 34, line_height = 36, edge = 8; ///< FromDIP

}

RiverCanvas::RiverCanvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE) {
    SetName("river");
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { point_at(event.GetPosition()); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        under_.reset();
        Refresh();
    });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) {
            tip_.tell({}, {});
            if (const auto space = space_at(event.GetPosition()); space && *space > 0) on_space(*space);
        });
}

void RiverCanvas::show(RiverView river, const game::Game& game) {
    if (river == river_ && game.players == players_) return;
    river_ = std::move(river);
    players_ = game.players;
    set_accessible_name(*this, in_words(river_, game));
    Refresh();
}

int RiverCanvas::columns(int width) const { return std::max(2, (width - FromDIP(2 * edge)) / FromDIP(space_width)); }

int RiverCanvas::height_for(int width) const {
    const int spaces = static_cast<int>(river_.spaces.size()) + 1, across = columns(width);
    return (spaces + across - 1) / across * FromDIP(line_height) + FromDIP(edge);
}

Area RiverCanvas::area(int space) const {
    const int width = GetClientSize().x, across = columns(width);
    const int all = static_cast<int>(river_.spaces.size()) + 1, used = std::min(all, across);
    const double side = (width - FromDIP(2 * edge)) / static_cast<double>(used);
    return {FromDIP(edge) + space % across * side, FromDIP(edge) / 2.0 + space / across * FromDIP(line_height), side,
            static_cast<double>(FromDIP(line_height))};
}

wxPoint RiverCanvas::centre(int space) const {
    const Point at = desktop::centre(area(space));
    return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
}

std::optional<int> RiverCanvas::space_at(wxPoint point) const {
    for (int space = 0; space <= static_cast<int>(river_.spaces.size()); ++space)
        if (area(space).Contains(Point(point))) return space;
    return std::nullopt;
}

void RiverCanvas::point_at(wxPoint point) {
    under_ = space_at(point);
    wxString tip;
    if (under_ && *under_ > 0 && *under_ <= static_cast<int>(river_.spaces.size()))
        tip =
            i18n::fill(_("Space {1}: {2}"),
                       {figure(*under_), i18n::rajas::in_words(river_.spaces[static_cast<std::size_t>(*under_) - 1])});
    const Area at = under_ ? area(*under_) : Area();
    tip_.tell(tip, {static_cast<int>(at.m_x), static_cast<int>(at.m_y), static_cast<int>(at.m_width),
                    static_cast<int>(at.m_height)});
    Refresh();
}

void RiverCanvas::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    if (!is_described()) return;
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    const wxSize size = GetClientSize();
    paint_box(*gc, {2, 1, size.x - 4.0, size.y - 4.0}, 10,
              {.fill = mixed(colours().river, palette().ground, theme() == Theme::dark ? 0.25 : 0.4)});
    for (int space = 0; space <= static_cast<int>(river_.spaces.size()); ++space) draw_space(*gc, space);
    const Area before = area(river_.bridge);
    paint_box(*gc, {before.GetRight() - 3, before.m_y + 1, 6, before.m_height - 2}, 2,
              {.fill = colours().stone, .edge = colours().ink, .width = 1});
    for (int space = 0; space <= static_cast<int>(river_.spaces.size()); ++space) draw_boats(*gc, space);
}

void RiverCanvas::draw_space(wxGraphicsContext& gc, int space) const {
    const Area all = grown(area(space), -2.5);
    const bool open = std::ranges::find(river_.open, space) != river_.open.end();
    const bool tile = std::ranges::find(river_.tiles, space) != river_.tiles.end();
    paint_box(gc, all, 6,
              {.fill = with_alpha(tile ? colours().gold : colours().road, space == 0 ? 0.25 : 0.85),
               .edge = open              ? palette().legal
                       : under_ == space ? palette().accent
                                         : with_alpha(colours().ink, 0.25),
               .width = open || under_ == space ? 2.0 : 1.0});
    if (space > 0) draw_reward(gc, river_.spaces[static_cast<std::size_t>(space) - 1], grown(all, -3));
}

/// Side by side, in the order of the turns, over what the space gives.
void RiverCanvas::draw_boats(wxGraphicsContext& gc, int space) const {
    const auto here = std::ranges::count(river_.boats, space);
    if (here == 0) return;
    const Area all = area(space);
    const double side = here == 1 ? 24 : 18, step = here > 1 ? (all.m_width - side) / static_cast<double>(here - 1) : 0;
    double x = here == 1 ? desktop::centre(all).m_x - side / 2 : all.m_x;
    for (std::size_t player = 0; player < river_.boats.size(); ++player) {
        if (river_.boats[player] != space) continue;
        draw_boat(gc, piece_colour(players_[player]), {x, all.GetBottom() - side - 3, side, side});
        x += step;
    }
}

}
