#include "app/desktop/egizia/monuments.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/egizia/pieces.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>

#include <wx/translation.h>

namespace clerk::desktop::egizia {

namespace {

using game::Part;

const wxColour black(0, 0, 0);

class Painter {
public:
    Painter(wxGraphicsContext& gc, const MonumentsGeometry& at, const MonumentsView& view, const Players& players)
        : gc_(gc), at_(at), view_(view), players_(players) {}

    void ground() {
        const Area& whole = at_.whole();
        const Colours& all = colours();
        gc_.PushState();
        gc_.Clip(whole.m_x, whole.m_y, whole.m_width, whole.m_height);
        gc_.SetPen(wxGraphicsPen());
        gc_.SetBrush(gc_.CreateLinearGradientBrush(0, whole.m_y, 0, at_.shore(), all.sky, all.sand));
        gc_.DrawRectangle(whole.m_x, whole.m_y, whole.m_width, whole.m_height);
        sun();
        dune(0.5, 0.2, all.dune);
        dune(0.62, -0.14, mixed(all.dune, all.sand, 0.5));
        dune(0.8, 0.1, all.sand);
        river();
        gc_.PopState();
        paint_box(gc_, whole, 8, {.edge = all.sand_edge, .width = 1.5});
    }

    void cliff() {
        const Area cliff = grown(at_.cliff(), 3);
        const Colours& all = colours();
        paint_box(gc_, {cliff.m_x + 3, cliff.m_y + 4, cliff.m_width, cliff.m_height}, 7,
                  {.fill = with_alpha(black, 0.2)});
        paint_box(gc_, cliff, 7, {.fill = mixed(all.block_dark, all.sand, 0.25), .edge = all.block_edge, .width = 1});
        paint_line(gc_, {{cliff.m_x + 6, cliff.m_y + 1.5}, {cliff.GetRight() - 6, cliff.m_y + 1.5}},
                   {.edge = with_alpha(all.block_lit, 0.8), .width = 2});
    }

    /// From the back to the front: a block hides a part of what stands behind and to the right of it.
    void spaces() {
        std::vector<std::size_t> order(view_.spaces.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
            const Area &one = at_.spaces()[a], &other = at_.spaces()[b];
            return one.m_y != other.m_y ? one.m_y > other.m_y : one.m_x > other.m_x;
        });
        base();
        for (const std::size_t i : order) space(view_.spaces[i], at_.spaces()[i]);
        point_of_obelisk();
    }

    void sphinx() {
        const Area cards = at_.card(1);
        const Area& place = at_.sphinx();
        const double room = cards.m_y - place.m_y - 6, side = std::min(place.m_width * 0.96, room);
        if (side > 30) draw_sphinx(gc_, {centre(place).m_x - side / 2, cards.m_y - side - 4, side, side});
        for (int number = 1; number <= view_.most_cards; ++number)
            draw_sphinx_card(gc_, text(std::to_string(number)), view_.cards == number, at_.card(number));
        const bool kept = view_.cards > 0 && view_.keeps;
        draw_sphinx_card(gc_, {}, kept, at_.keep());
        eye(at_.keep(), view_.cards == 0 ? 0.35 : kept ? 1.0 : 0.6, kept || view_.cards == 0);
    }

private:
    void sun() {
        const Area& whole = at_.whole();
        const Point at{whole.m_x + whole.m_width * 0.12, whole.m_y + whole.m_height * 0.13};
        const double radius = std::min(whole.m_width, whole.m_height) * 0.055;
        paint_circle(gc_, at, radius * 1.7, {.fill = with_alpha(colours().gold, 0.16)});
        paint_circle(gc_, at, radius, {.fill = with_alpha(colours().gold, 0.75)});
    }

    void dune(double high, double lean, const wxColour& colour) {
        const Area& whole = at_.whole();
        const double y = whole.m_y + whole.m_height * high, swing = whole.m_height * 0.12;
        wxGraphicsPath path = gc_.CreatePath();
        path.MoveToPoint(whole.m_x, y + swing * lean);
        path.AddCurveToPoint(whole.m_x + whole.m_width * 0.3, y - swing, whole.m_x + whole.m_width * 0.6,
                             y + swing * (1 + lean), whole.GetRight(), y - swing * lean);
        path.AddLineToPoint(whole.GetRight(), whole.GetBottom());
        path.AddLineToPoint(whole.m_x, whole.GetBottom());
        path.CloseSubpath();
        paint(gc_, path, {.fill = colour});
    }

    void river() {
        const Area& river = at_.river();
        const Colours& all = colours();
        paint_box(gc_, {river.m_x, river.m_y - 4, river.m_width, 8}, 2, {.fill = all.bank});
        gc_.SetPen(wxGraphicsPen());
        gc_.SetBrush(gc_.CreateLinearGradientBrush(0, river.m_y, 0, river.GetBottom(), all.nile_light, all.nile));
        gc_.DrawRectangle(river.m_x, river.m_y, river.m_width, river.m_height);
        const double step = 46;
        for (int line = 0; line < 2; ++line)
            for (double x = river.m_x + 14 + line * 23; x < river.GetRight() - 24; x += step)
                paint_line(gc_,
                           {{x, river.m_y + river.m_height * (0.35 + 0.3 * line)},
                            {x + 14, river.m_y + river.m_height * (0.35 + 0.3 * line)}},
                           {.edge = with_alpha(*wxWHITE, 0.35), .width = 1.2});
        for (double x = river.m_x + 9; x < river.GetRight(); x += 83)
            for (const double lean : {-3.0, 0.0, 3.5})
                paint_line(gc_, {{x + lean, river.m_y + 3}, {x + lean * 1.9, river.m_y - 9 - lean}},
                           {.edge = all.reed, .width = 1.6});
    }

    /// Steps on which the temple stands.
    void base() {
        const Area& temple = at_.temple();
        const double high = temple.m_height * 0.05;
        for (const auto& [out, up] : {std::pair{4.0, 0.0}, std::pair{0.0, 0.5}})
            draw_block(gc_,
                       {temple.m_x - out, temple.GetBottom() - high * (1 - up) + 1 - high * 0.5 * (up > 0 ? 0 : 0),
                        temple.m_width + 2 * out, high * 0.5},
                       3, limestone());
    }

    void space(const ShownSpace& shown, const Area& area) {
        if (shown.at.part == Part::grave) return grave(shown, area);
        const bool stands = shown.owner.has_value();
        const bool of_obelisk = shown.at.part == Part::obelisk;
        if (stands)
            draw_block(gc_, area, std::min(area.m_height, area.m_width) * 0.16, of_obelisk ? basalt() : limestone());
        else
            draw_hollow(gc_, area);
        label(shown, area, of_obelisk && stands);
    }

    void grave(const ShownSpace& shown, const Area& area) {
        draw_door(gc_, area, shown.owner ? Door::sealed : shown.value ? Door::open : Door::closed);
        const Area left{area.m_x, area.m_y, area.m_width * 0.42, area.m_height};
        const Area right{area.m_x + area.m_width * 0.36, area.m_y + area.m_height * 0.16, area.m_width * 0.54,
                         area.m_height * 0.78};
        if (shown.owner) marker(*shown.owner, right);
        if (shown.value) draw_value(gc_, text(std::to_string(*shown.value)), left, true);
        if (shown.entered) entered(shown, area);
    }

    /// The stone's marker with its value beside it; of a space that is not built the value alone.
    void label(const ShownSpace& shown, const Area& area, bool on_basalt) {
        const wxString value = shown.value ? text(std::to_string(*shown.value)) : wxString();
        if (!shown.owner) {
            draw_value(gc_, value, area, false);
            return;
        }
        const bool wide = area.m_width > area.m_height * 1.25;
        const Area seat =
            wide ? Area{area.m_x + area.m_width * 0.37, area.m_y, area.m_width * 0.6, area.m_height} : area;
        marker(*shown.owner, seat);
        if (wide && !value.empty()) {
            const Area left{area.m_x + 2, area.m_y, area.m_width * 0.42, area.m_height};
            const double high = std::clamp(std::min(left.m_height, left.m_width) * 0.3, 7.0, 13.0);
            paint_bold_text(gc_, value, centre(left), high, on_basalt ? wxColour(0xf2, 0xea, 0xd8) : colours().ink);
        }
        if (shown.entered) entered(shown, area);
    }

    void entered(const ShownSpace& shown, const Area& area) {
        outline(gc_, grown(area, -1), 3, palette().accent, 2.5);
        if (!shown.value)
            draw_attention(gc_, {area.m_x + area.m_width * 0.24, centre(area).m_y}, std::min(9.0, area.m_height * 0.3));
    }

    void marker(int player, const Area& area) {
        draw_marker(gc_, players_[static_cast<std::size_t>(player)], player, area);
    }

    void point_of_obelisk() {
        const ShownSpace* highest = nullptr;
        Area area;
        for (std::size_t i = 0; i < view_.spaces.size(); ++i)
            if (view_.spaces[i].at.part == Part::obelisk) highest = &view_.spaces[i], area = at_.spaces()[i];
        if (!highest) return;
        const bool gilt = highest->owner.has_value();
        const double middle = centre(area).m_x, high = std::min(area.m_height * 0.75, area.m_width * 0.8);
        paint_shape(gc_, {{area.m_x, area.m_y - 1}, {middle, area.m_y - high}, {area.GetRight(), area.m_y - 1}},
                    {.fill = gilt ? colours().gold : with_alpha(colours().gold, 0.25),
                     .edge = with_alpha(colours().block_edge, 0.6),
                     .width = 1});
    }

    /// An eye: one card is kept; crossed out: none is.
    void eye(const Area& area, double strength, bool open) {
        const UnitTransform unit(gc_, grown(area, -area.m_width * 0.16));
        const wxColour ink = with_alpha(wxColour(0x3b, 0x2a, 0x16), strength);
        wxGraphicsPath path = gc_.CreatePath();
        path.MoveToPoint(-0.9, 0);
        path.AddQuadCurveToPoint(0, -0.95, 0.9, 0);
        path.AddQuadCurveToPoint(0, 0.75, -0.9, 0);
        paint(gc_, path, {.edge = ink, .width = 0.14});
        paint_circle(gc_, {0, -0.06}, 0.27, {.fill = ink});
        if (!open) paint_line(gc_, {{-0.8, 0.8}, {0.8, -0.8}}, {.edge = palette().illegal, .width = 0.18});
    }

    wxGraphicsContext& gc_;
    const MonumentsGeometry& at_;
    const MonumentsView& view_;
    const Players& players_;
};

}

void draw_monuments(wxGraphicsContext& gc, const MonumentsGeometry& geometry, const MonumentsView& view,
                    const Players& players) {
    gc.EnableOffset(false);
    Painter painter(gc, geometry, view, players);
    painter.ground();
    painter.cliff();
    painter.spaces();
    painter.sphinx();
}

void draw_open(wxGraphicsContext& gc, const MonumentsGeometry& geometry, const MonumentsView& view) {
    for (int card = 1; view.may_draw && card <= view.most_cards; ++card)
        outline(gc, grown(geometry.card(card), -1), 5, palette().legal, 1.4, wxPENSTYLE_SHORT_DASH);
    for (std::size_t i = 0; i < view.spaces.size(); ++i) {
        if (!view.spaces[i].open) continue;
        const Area inner = grown(geometry.spaces()[i], -2);
        paint_box(gc, inner, 4, {.fill = with_alpha(palette().legal, 0.16)});
        outline(gc, inner, 4, palette().legal, 1.6, wxPENSTYLE_SHORT_DASH);
    }
}

/// One site.
Area pyramid_and_temple(const MonumentsGeometry& geometry, const MonumentsView& view) {
    Area both = geometry.pyramid();
    for (std::size_t i = 0; i < view.spaces.size(); ++i)
        if (game::site(view.spaces[i].at.part) == game::Site::pyramid) both.Union(geometry.spaces()[i]);
    return both;
}

std::optional<Area> area_of(const MonumentsGeometry& geometry, const MonumentsView& view, const Place& place) {
    for (std::size_t i = 0; i < view.spaces.size(); ++i)
        if (game::place(view.spaces[i].at) == place) return geometry.spaces()[i];
    if (place == game::place(game::spot(game::Site::sphinx))) return geometry.sphinx();
    if (place == game::place(game::spot(game::Site::graves))) return geometry.cliff();
    if (place == game::place(game::spot(game::Site::pyramid))) return pyramid_and_temple(geometry, view);
    return std::nullopt;
}

void draw_marked(wxGraphicsContext& gc, const Area& area) {
    paint_box(gc, area, 4, {.fill = with_alpha(palette().attention, 0.12)});
    outline(gc, area, 4, palette().attention, 2.5);
    draw_attention(gc, {area.GetRight() - 2, area.m_y + 2}, 9);
}

void draw_lit(wxGraphicsContext& gc, const Area& area) { outline(gc, area, 4, palette().accent, 3); }

MonumentsCanvas::MonumentsCanvas(wxWindow* parent) : TargetCanvas(parent, _("Monuments")) {
    SetName("board");
    SetMinSize({280, 180});
    on_target = [this](std::size_t target) { choose(target); };
    on_aim = [this](std::optional<std::size_t> target) {
        const bool of_space = target && *target < look_.view.spaces.size();
        if (on_point) on_point(of_space ? std::optional(game::place(look_.view.spaces[*target].at)) : std::nullopt);
    };
}

void MonumentsCanvas::show(MonumentsLook look) {
    look_ = std::move(look);
    redraw();
}

wxPoint MonumentsCanvas::centre_of(const game::Space& space) const {
    return middle(static_cast<std::size_t>(look_.view.at(space) - look_.view.spaces.data()));
}

std::vector<Area> MonumentsCanvas::targets() const {
    const MonumentsGeometry at = geometry();
    std::vector<Area> all = at.spaces();
    for (int number = 1; number <= look_.view.most_cards; ++number) all.push_back(at.card(number));
    all.push_back(at.keep());
    return all;
}

void MonumentsCanvas::choose(std::size_t target) {
    const std::size_t spaces = look_.view.spaces.size();
    if (target < spaces) return on_space(game::Space(look_.view.spaces[target].at));
    const int card = static_cast<int>(target - spaces) + 1;
    card <= look_.view.most_cards ? on_cards(card) : on_keep();
}

wxString MonumentsCanvas::in_words(std::size_t target) const {
    if (target < look_.told.size()) return look_.told[target];
    const int card = static_cast<int>(target - look_.view.spaces.size()) + 1;
    if (card > look_.view.most_cards)
        return look_.view.keeps ? _("Keep one sphinx card (K)") : _("Keep no sphinx card (K)");
    return wxString::Format(
        wxPLURAL("Draw %d card of the sphinx", "Draw %d cards of the sphinx", static_cast<unsigned>(card)), card);
}

void MonumentsCanvas::draw_resting(wxGraphicsContext& gc, const Screen& /*screen*/) {
    const MonumentsGeometry at = geometry();
    draw_monuments(gc, at, look_.view, look_.players);
    if (look_.offers) draw_open(gc, at, look_.view);
    const auto each = [&](const std::vector<Place>& places, auto draw) {
        for (const Place& place : places)
            if (const auto area = area_of(at, look_.view, place)) draw(*area);
    };
    each(look_.lit, [&](const Area& area) { draw_lit(gc, area); });
    each(look_.marked, [&](const Area& area) { draw_marked(gc, area); });
    each(look_.advised, [&](const Area& area) { draw_advised(gc, area, true); });
}

/// On a space that is not built, the stone as it would lie.
void MonumentsCanvas::draw_aimed(wxGraphicsContext& gc, std::size_t target, const Area& area) {
    if (target >= look_.view.spaces.size()) return outline(gc, area, 5, palette().accent, 2);
    const ShownSpace& shown = look_.view.spaces[target];
    if (shown.owner) return outline(gc, area, 4, palette().accent, 2);
    draw_faint(gc, grown(area, 2), 0.8, [&](auto& on) {
        draw_marker(on, look_.players[static_cast<std::size_t>(look_.builder)], look_.builder, area);
    });
    const wxColour& colour = verdict(shown.open);
    if (!shown.open) hatch(gc, area, 9, colour);
    outline(gc, area, 4, colour, 2);
}

}
