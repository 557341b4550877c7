#include "app/desktop/babylon/placing_panel.h"

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <wx/brush.h>
#include <wx/button.h>
#include <wx/pen.h>
#include <wx/translation.h>

namespace clerk::desktop::babylon {

wxBitmap level_picture(const wxWindow& window, int side, int level, const wxString& sign) {
    return picture(window, side, [&](wxGraphicsContext& gc, const Area& area) {
        gc.SetPen(wxPen(colours().terrace(1)));
        gc.SetBrush(wxBrush(colours().terrace(level)));
        gc.DrawRoundedRectangle(area.m_x + 0.5, area.m_y + 0.5, area.m_width - 1, area.m_height - 1, 4);
        gc.SetFont(window.GetFont().Bold(), colours().ink);
        double width = 0, height = 0;
        gc.GetTextExtent(sign, &width, &height);
        gc.DrawText(sign, area.m_x + (area.m_width - width) / 2, area.m_y + (area.m_height - height) / 2);
    });
}

namespace {

/// A plate seen from the side, its upper face around a centre.
void draw_plate_from_side(wxGraphicsContext& gc, Point centre, double half, int level) {
    const double flat = half / 2, thick = half / 3;
    const wxColour upper = colours().terrace(level), side = mixed(upper, {0, 0, 0}, 0.3);
    const Point west(centre.m_x - half, centre.m_y), east(centre.m_x + half, centre.m_y);
    const Point north(centre.m_x, centre.m_y - flat), south(centre.m_x, centre.m_y + flat), down(0, thick);
    paint_shape(gc, {west, south, east, east + down, south + down, west + down}, {.fill = side});
    paint_shape(gc, {west, north, east, south}, {.fill = upper, .edge = side});
}

/// A terrace with a gazebo on one corner, or on none.
wxBitmap corner_picture(const wxWindow& window, std::optional<game::Corner> open) {
    return picture(window, window.FromDIP(28), [open](wxGraphicsContext& gc, const Area& area) {
        gc.SetPen(wxPen(colours().terrace(1)));
        gc.SetBrush(wxBrush(colours().terrace(3)));
        gc.DrawRoundedRectangle(area.m_x + 1, area.m_y + 1, area.m_width - 2, area.m_height - 2, 3);
        if (!open) return;
        const double half = area.m_width / 2;
        const bool east = *open == game::Corner::ne || *open == game::Corner::se;
        const bool south = *open == game::Corner::se || *open == game::Corner::sw;
        draw_gazebo(gc, Area(area.m_x + (east ? half : 0), area.m_y + (south ? half : 0), half, half));
    });
}

}

wxBitmap slab_picture(const wxWindow& window, int side, int level) {
    return picture(window, side, [&](wxGraphicsContext& gc, const Area& area) {
        const Point middle = centre(area);
        draw_plate_from_side(gc, {middle.m_x + area.m_width * 0.14, middle.m_y}, area.m_width * 0.34, level);
        gc.SetFont(window.GetFont(), palette().text);
        double width = 0, height = 0;
        const wxString sign = figure(level);
        gc.GetTextExtent(sign, &width, &height);
        gc.DrawText(sign, area.m_x, middle.m_y - height / 2);
    });
}

wxBitmap slabs_picture(const wxWindow& window, int side) {
    return picture(window, side, [](wxGraphicsContext& gc, const Area& area) {
        for (int level = 1; level <= 3; ++level)
            draw_plate_from_side(gc, centre(area) + Point(0, area.m_height * (0.4 - 0.2 * level)), area.m_width * 0.42,
                                 level);
    });
}

PlacingPanel::PlacingPanel(wxWindow* parent, int width) : LazyPanel(parent), width_(width) {
    SetBackgroundColour(parent->GetBackgroundColour());
}

void PlacingPanel::make() {
    levels_ = make_levels();
    corners_ = make_corners();
    auto* turn = new wxButton(this, wxID_ANY, _("Rotate"));
    fit_to_finger(*turn);
    turn->SetName("turn-tile");
    turn->SetToolTip(_("Rotate the tile a quarter clockwise (R)"));
    turn->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_turn(); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Level"), Type::quiet));
    rows->Add(levels_, 0, wxTOP, FromDIP(2));
    rows->Add(wrapped(this, _("Open corner, with the gazebo"), width_, Type::quiet), 0, wxTOP, FromDIP(near_gap));
    auto* corners = new wxBoxSizer(wxHORIZONTAL);
    corners->Add(corners_, 0, wxALIGN_CENTRE_VERTICAL);
    corners->AddStretchSpacer();
    corners->Add(turn, 0, wxALIGN_CENTRE_VERTICAL);
    rows->Add(corners, 0, wxEXPAND | wxTOP, FromDIP(2));
    SetSizer(rows);
}

Segments* PlacingPanel::make_levels() {
    const int side = FromDIP(26);
    std::vector<Segment> segments{{"level-lowest", _("The lowest level that fits"),
                                   level_picture(*this, side, 1, sign_of_lowest()),
                                   _("The lowest level that fits (0)")}};
    for (int level = 1; level <= levels_shown; ++level)
        segments.push_back({"level-" + std::to_string(level), i18n::fill(_("Level {1}"), {figure(level)}),
                            level_picture(*this, side, level, figure(level))});
    auto* result = new Segments(this, std::move(segments));
    result->on_choose = [this](int index) { on_level(index == 0 ? std::nullopt : std::optional(index)); };
    return result;
}

Segments* PlacingPanel::make_corners() {
    std::vector<Segment> segments{
        {"open-none", _("no open corner"), corner_picture(*this, std::nullopt), _("Four supports, no gazebo")}};
    for (const game::Corner corner : game::corners)
        segments.push_back({"open-" + std::string(id(corner)), i18n::babylon::name(corner),
                            corner_picture(*this, corner),
                            i18n::fill(_("Gazebo in the {1}"), {i18n::babylon::name(corner)})});
    auto* result = new Segments(this, std::move(segments));
    result->on_choose = [this](int index) {
        on_open(index == 0 ? std::nullopt : std::optional(game::corners[static_cast<std::size_t>(index - 1)]));
    };
    return result;
}

void PlacingPanel::show(const Draft& draft) {
    levels_->choose(draft.level.value_or(0) <= levels_shown ? draft.level.value_or(0) : -1);
    corners_->choose(draft.open ? static_cast<int>(*draft.open) + 1 : 0);
}

namespace {

constexpr int side = 60;

wxBitmap tile_picture(const wxWindow& window, const std::optional<game::Tile>& tile, int rotation) {
    return picture(window, window.FromDIP(side), [&](wxGraphicsContext& gc, const Area& area) {
        if (tile) draw_face(gc, tile->flower, game::turned(tile->symbols, rotation), 1, area);
    });
}

wxString pillars_in_words(const game::State& table) {
    const int singles = table.seat().pillars;
    wxString words = wxString::Format(wxPLURAL("%d pillar", "%d pillars", static_cast<unsigned>(singles)), singles);
    if (table.hand && table.hand->double_pillar) words += "\n" + _("and the double pillar of the round");
    return words;
}

}

SlotPanel::SlotPanel(wxWindow* parent) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    const wxBitmap empty = tile_picture(*this, std::nullopt, 0);
    tiles_ = new Segments(
        this, {{"tile-taken", _("The tile taken"), empty}, {"tile-slot", _("The tile in the slot"), empty}});
    tiles_->on_choose = [this](int index) { on_choose(index == 0 ? game::From::dug : game::From::slot); };
    tiles_->on_release = [this](int) { on_choose(std::nullopt); };
    pillars_ = label(this, wxEmptyString);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(tiles_);
    rows->Add(pillars_, 0, wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

void SlotPanel::show_tile(int index, const std::optional<game::Tile>& tile, int rotation) {
    wxToggleButton& button = tiles_->button(index);
    button.SetBitmap(tile_picture(*this, tile, rotation));
    button.Show(tile.has_value());
}

void SlotPanel::show(const Position& position, std::optional<game::From> held, int rotation, int width) {
    const game::State& table = position.state;
    const auto rotation_of = [&](game::From from) { return held == from ? rotation : 0; };
    show_tile(0, table.hand ? table.hand->dug : std::nullopt, rotation_of(game::From::dug));
    show_tile(1, table.over() ? std::nullopt : table.seat().slot, rotation_of(game::From::slot));
    tiles_->choose(held ? static_cast<int>(*held) : -1);
    rewrap(*pillars_, table.over() ? wxString() : pillars_in_words(table), width);
    Layout();
}

}
