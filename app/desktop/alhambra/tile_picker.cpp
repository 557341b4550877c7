#include "app/desktop/alhambra/tile_picker.h"

#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>

namespace clerk::desktop::alhambra {

namespace {

constexpr int building_side = 28, tile_side = 46;
constexpr int tiles_in_a_row = 5;
constexpr double faint_opacity = 0.35;

wxBitmap building_picture(const wxWindow& window, game::Colour colour) {
    return picture(window, window.FromDIP(building_side), [colour](wxGraphicsContext& gc, const Area& area) {
        // Its colours are those of the box: on a dark button a dark one would not be seen.
        if (theme() == Theme::dark) paint_box(gc, area, 4, {.fill = palette(Theme::light).ground});
        draw_building(gc, colour, area);
    });
}

wxBitmap tile_picture(const wxWindow& window, const game::Tile& tile, bool faint, bool struck_out) {
    return picture(window, window.FromDIP(tile_side), [&](wxGraphicsContext& gc, const Area& area) {
        draw_faint(gc, area, faint ? faint_opacity : 1, [&](auto& on) { draw_tile(on, tile, area); });
        if (!struck_out) return;
        const Area inner = grown(area, -area.m_width * 0.12);
        paint_line(gc, {{inner.m_x, inner.GetBottom()}, {inner.GetRight(), inner.m_y}},
                   {.edge = palette().text, .width = area.m_width * 0.05});
    });
}

wxString said_of(const game::Tile& tile, bool struck_out) {
    const wxString name = i18n::alhambra::name(tile);
    // TRANSLATORS: a tile that someone has already.
    return struck_out ? i18n::fill(_("{1}: came up before"), {name}) : name;
}

}

TilePicker::TilePicker(wxWindow* parent) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    colours_ = make_colours();
    grid_ = new wxFlexGridSizer(tiles_in_a_row, FromDIP(wxSize(2, 2)));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(colours_);
    rows->Add(grid_, 0, wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

Segments* TilePicker::make_colours() {
    std::vector<Segment> segments;
    for (const game::Colour colour : game::colours) {
        const wxString name = i18n::alhambra::name(colour), key(colour_keys[static_cast<std::size_t>(colour)]);
        segments.push_back({"colour-" + std::string(id(colour)), name, building_picture(*this, colour),
                            // TRANSLATORS: a kind of building and the key that chooses it: "tower (P)"
                            i18n::fill(_("{1} ({2})"), {name, key})});
    }
    auto* colours = new Segments(this, std::move(segments));
    colours->on_choose = [this](int index) { on_colour(game::colours.at(static_cast<std::size_t>(index))); };
    return colours;
}

wxBitmapButton* TilePicker::add_button() {
    const std::size_t place = buttons_.size();
    auto* button = new wxBitmapButton(this, wxID_ANY, wxBitmap(FromDIP(tile_side), FromDIP(tile_side)),
                                      wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    fit_to_picture(*button, 1);
    button->Bind(wxEVT_BUTTON, [this, place](wxCommandEvent&) { on_tile(shown_.at(place).tile); });
    grid_->Add(button);
    buttons_.push_back(button);
    return button;
}

void TilePicker::put(std::size_t place, const Shown& shown) {
    wxBitmapButton& button = place < buttons_.size() ? *buttons_[place] : *add_button();
    button.Show();
    if (place < shown_.size() && shown_[place] == shown) return;
    button.SetName(text("tile-" + game::write(shown.tile)));
    button.SetBitmap(tile_picture(*this, shown.tile, shown.faint, shown.struck_out));
    button.SetToolTip(said_of(shown.tile, shown.struck_out));
    set_accessible_name(button, said_of(shown.tile, shown.struck_out));
}

void TilePicker::show(const TilePick& pick, const game::TileSet& gone, Gone how) {
    colours_->choose(pick.colour ? static_cast<int>(*pick.colour) : -1);
    const std::vector<game::Tile> allowed = candidates(pick, gone);
    std::vector<Shown> next;
    for (const game::Tile& tile : candidates({.colour = pick.colour}, {})) {
        const bool struck_out = gone[game::number(tile)];
        if (struck_out && how == Gone::left_out) continue;
        next.push_back({tile, std::ranges::find(allowed, tile) == allowed.end(), struck_out});
    }
    for (std::size_t i = 0; i < next.size(); ++i) put(i, next[i]);
    for (std::size_t i = next.size(); i < buttons_.size(); ++i) buttons_[i]->Hide();
    shown_ = std::move(next);
    InvalidateBestSize();
    Layout();
}

}
