#include "app/desktop/egizia/nile_canvas.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/drawing/text_lines.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::egizia {

namespace {

constexpr double least_width = 76, strip = 34, air = 4, highest_row = 78;
const wxColour black(0, 0, 0), white(255, 255, 255);

bool is_at(const ShownPlace& shown, const Place& place) { return game::place(shown.at) == place; }

}

NileCanvas::NileCanvas(wxWindow* parent) : TargetCanvas(parent, _("Nile")) {
    SetName("nile");
    SetMinSize({280, 150});
    on_target = [this](std::size_t target) { on_spot(game::Spot(look_.places[target].at)); };
}

void NileCanvas::show(NileLook look) {
    look_ = std::move(look);
    redraw();
}

wxPoint NileCanvas::centre_of(const game::Spot& spot) const {
    return middle(
        static_cast<std::size_t>(std::ranges::find(look_.places, spot, &ShownPlace::at) - look_.places.begin()));
}

int NileCanvas::columns() const {
    const int count = std::max(1, static_cast<int>(look_.places.size()));
    const int most = std::max(1, static_cast<int>((GetClientSize().x - 2 * air) / least_width));
    const int rows = (count + most - 1) / most;
    return (count + rows - 1) / rows;
}

double NileCanvas::row_height() const {
    const int rows = (static_cast<int>(look_.places.size()) + columns() - 1) / columns();
    return std::min((GetClientSize().y - strip - 2 * air) / std::max(1, rows), highest_row);
}

std::vector<Area> NileCanvas::targets() const {
    const double width = (GetClientSize().x - 2 * air) / columns(), height = row_height();
    std::vector<Area> all;
    for (std::size_t i = 0; i < look_.places.size(); ++i) {
        const auto column = static_cast<double>(i % static_cast<std::size_t>(columns()));
        const auto row = static_cast<double>(i / static_cast<std::size_t>(columns()));
        all.push_back({air + column * width + 1.5, air + row * height + 1.5, width - 3, height - 3});
    }
    return all;
}

wxString NileCanvas::in_words(std::size_t target) const {
    const ShownPlace& place = look_.places[target];
    std::vector<wxString> names;
    for (const std::vector<int>* ships : {&place.ships, &place.waiting})
        for (const int player : *ships)
            names.push_back(name_line(look_.players[static_cast<std::size_t>(player)].name));
    return names.empty() ? place.name : i18n::fill(_("{1}: {2}"), {place.name, i18n::listed(names)});
}

void NileCanvas::draw_resting(wxGraphicsContext& gc, const Screen& /*screen*/) {
    draw_river(gc);
    const std::vector<Area> areas = targets();
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const ShownPlace& place = look_.places[i];
        draw_place(gc, place, areas[i]);
        if (std::ranges::any_of(look_.marked, [&](const Place& one) { return is_at(place, one); })) {
            outline(gc, areas[i], 7, palette().attention, 2.5);
            draw_attention(gc, {areas[i].GetRight() - 6, areas[i].m_y + 6}, 8);
        }
        if (std::ranges::any_of(look_.advised, [&](const Place& one) { return is_at(place, one); }))
            draw_advised(gc, areas[i], true);
    }
    draw_feeding(gc);
}

void NileCanvas::draw_river(wxGraphicsContext& gc) const {
    const Colours& all = colours();
    const double width = GetClientSize().x - 2.0, height = row_height();
    const auto rows = (static_cast<int>(look_.places.size()) + columns() - 1) / columns();
    const Area water{1, 1, width, rows * height + 2 * air - 2};
    wxGraphicsPath path = gc.CreatePath();
    path.AddRoundedRectangle(water.m_x, water.m_y, water.m_width, water.m_height, 9);
    gc.SetPen(wxGraphicsPen());
    gc.SetBrush(gc.CreateLinearGradientBrush(0, water.m_y, 0, water.GetBottom(), all.nile_light, all.nile));
    gc.FillPath(path);
    for (double y = water.m_y + 10; y < water.GetBottom(); y += 17)
        for (double x = water.m_x + 12 + std::fmod(y * 3, 40); x < water.GetRight() - 20; x += 52)
            paint_line(gc, {{x, y}, {x + 13, y}}, {.edge = with_alpha(white, 0.22), .width = 1.1});
    paint(gc, path, {.edge = all.bank, .width = 2.5});
}

/// Cards are cards, ring spaces are rings, and a site is a landing stage.
void NileCanvas::draw_place(wxGraphicsContext& gc, const ShownPlace& place, const Area& area) const {
    const Colours& all = colours();
    const Area box = grown(area, -1);
    const double radius = place.at.is_ring() ? std::min(18.0, box.m_height * 0.4) : 5;
    const wxColour ground = place.at.is_site() ? all.block : place.at.is_ring() ? all.sand : all.block_lit;
    paint_box(gc, {box.m_x + 1, box.m_y + 2.5, box.m_width, box.m_height}, radius, {.fill = with_alpha(black, 0.2)});
    paint_box(gc, box, radius,
              {.fill = place.open || !place.ships.empty() ? ground : mixed(ground, all.nile, 0.35),
               .edge = all.block_edge,
               .width = 1});
    if (place.open && look_.offers) outline(gc, grown(box, -1), radius, palette().legal, 1.5, wxPENSTYLE_SHORT_DASH);
    if (place.chosen) outline(gc, box, radius, palette().accent, 2.5);
    const double high = 8;
    gc.SetFont(GetFont(), palette().text);
    const wxColour ink = theme() == Theme::dark ? wxColour(0xf6, 0xec, 0xd6) : all.ink;
    wxString name = place.name;
    double width = 0, tall = 0;
    gc.GetTextExtent(name, &width, &tall);
    const double room = box.m_width - 4;
    const double size = std::clamp(high * room / std::max(width * 0.85, 1.0), 5.5, high);
    paint_text(gc, name, {centre(box).m_x, box.m_y + std::min(13.0, box.m_height * 0.28)}, size, ink);
    draw_ships(gc, place, {box.m_x, box.m_y + box.m_height * 0.42, box.m_width, box.m_height * 0.54});
}

/// Ships that wait for a place stand back, behind a line.
void NileCanvas::draw_ships(wxGraphicsContext& gc, const ShownPlace& place, const Area& area) const {
    const std::size_t seats = place.at.is_site() ? static_cast<std::size_t>(place.spaces) : 1;
    const std::size_t count = std::max(seats, place.ships.size()) + place.waiting.size();
    const double side = std::min({area.m_height, area.m_width / static_cast<double>(count), 26.0});
    double x = centre(area).m_x - side * static_cast<double>(count) / 2;
    const auto next = [&] {
        const Area seat = grown({x, centre(area).m_y - side / 2, side, side}, -1);
        x += side;
        return seat;
    };
    const auto ship = [&](wxGraphicsContext& on, int player, const Area& seat) {
        const game::Player& look = look_.players[static_cast<std::size_t>(player)];
        {
            const UnitTransform unit(on, seat);
            paint_shape(on, {{-0.98, 0.3}, {0.98, 0.3}, {0.62, 0.86}, {-0.62, 0.86}},
                        {.fill = mixed(piece_colour(look), black, 0.25), .edge = with_alpha(black, 0.6), .width = 0.1});
        }
        draw_piece(on, look, player,
                   {seat.m_x + seat.m_width * 0.18, seat.m_y, seat.m_width * 0.64, seat.m_height * 0.64});
    };
    for (std::size_t i = 0; i < std::max(seats, place.ships.size()); ++i) {
        const Area seat = next();
        if (i >= place.ships.size()) {
            if (place.at.is_site())
                paint_circle(gc, centre(seat), side * 0.3,
                             {.edge = with_alpha(colours().ink, 0.5), .width = 1, .style = wxPENSTYLE_DOT});
            continue;
        }
        ship(gc, place.ships[i], seat);
    }
    for (const int player : place.waiting) {
        const Area seat = next();
        draw_faint(gc, seat, 0.6, [&](auto& on) { ship(on, player, seat); });
    }
}

/// "Feeding now": everyone's need, grain, and what it costs.
void NileCanvas::draw_feeding(wxGraphicsContext& gc) const {
    if (look_.feeding.empty()) return;
    const double bottom = targets().empty() ? 0 : targets().back().GetBottom();
    const Area line{4, bottom + air + 4, GetClientSize().x - 8.0, strip - 8};
    const double width = line.m_width / static_cast<double>(look_.feeding.size());
    for (std::size_t i = 0; i < look_.feeding.size(); ++i) {
        const ShownFeeding& each = look_.feeding[i];
        const Area box{line.m_x + static_cast<double>(i) * width + 2, line.m_y, width - 4, line.m_height};
        paint_box(
            gc, box, 6,
            {.fill = palette().panel, .edge = each.points < 0 ? palette().illegal : palette().legal, .width = 1.2});
        draw_piece(gc, look_.players[static_cast<std::size_t>(each.player)], each.player,
                   square({box.m_x + 13, centre(box).m_y}, 16));
        gc.SetFont(GetFont(), palette().text);
        double wide = 0, tall = 0;
        gc.GetTextExtent(each.words, &wide, &tall);
        const double size = std::clamp(8 * (box.m_width - 30) / std::max(wide * 0.9, 1.0), 5.5, 8.5);
        paint_text(gc, each.words, {box.m_x + 24 + (box.m_width - 28) / 2, centre(box).m_y}, size,
                   each.points < 0 ? palette().illegal : palette().text);
    }
}

void NileCanvas::draw_aimed(wxGraphicsContext& gc, std::size_t target, const Area& area) {
    outline(gc, area, 7, look_.places[target].open ? palette().legal : palette().quiet, 2);
}

}
