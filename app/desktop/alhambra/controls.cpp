#include "app/desktop/alhambra/controls.h"

#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>

#include <wx/sizer.h>
#include <wx/wrapsizer.h>

namespace clerk::desktop::alhambra {

namespace {

constexpr int card_side = 36;
constexpr double faint_opacity = 0.35;

wxBitmap card_picture(const wxWindow& window, const game::Card& card, bool faint) {
    return picture(window, window.FromDIP(card_side), [&](wxGraphicsContext& gc, const Area& area) {
        draw_faint(gc, area, faint ? faint_opacity : 1, [&](auto& on) { draw_card(on, card, area); });
    });
}

}

CardPicker::CardPicker(wxWindow* parent, int columns) : wxPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* grid = new wxFlexGridSizer(columns, FromDIP(wxSize(1, 1)));
    for (const game::Currency currency : game::currencies)
        for (int value = 1; value <= game::highest_value; ++value) {
            buttons_.push_back({{currency, value}, make_button({currency, value})});
            grid->Add(buttons_.back().window);
        }
    SetSizer(grid);
}

wxBitmapButton* CardPicker::make_button(const game::Card& card) {
    auto* button = new wxBitmapButton(this, wxID_ANY, card_picture(*this, card, false), wxDefaultPosition,
                                      wxDefaultSize, wxBU_EXACTFIT);
    fit_to_picture(*button, 1);
    fit_to_finger(*button);
    button->SetName(text("card-" + game::write(card)));
    button->SetToolTip(i18n::alhambra::name(card));
    set_accessible_name(*button, i18n::alhambra::name(card));
    button->Bind(wxEVT_BUTTON, [this, card](wxCommandEvent&) { on_card(card); });
    return button;
}

void CardPicker::show(const game::Cards& out, int copies, std::optional<game::Currency> currency) {
    for (const Button& button : buttons_) {
        button.window->Enable(out.count(button.card) < copies);
        if (currency != currency_)
            button.window->SetBitmap(card_picture(*this, button.card, currency && button.card.currency != currency));
    }
    currency_ = currency;
}

void CardPicker::focus() {
    const auto first = std::ranges::find_if(buttons_, [](const Button& button) { return button.window->IsEnabled(); });
    if (first != buttons_.end()) first->window->SetFocus();
}

namespace {

wxBitmap card_picture(const wxWindow& window, const game::Card& card) {
    return picture(window, window.FromDIP(card_side),
                   [&](wxGraphicsContext& gc, const Area& area) { draw_card(gc, card, area); });
}

}

CardRow::CardRow(wxWindow* parent, std::string prefix, int columns) : wxPanel(parent), prefix_(std::move(prefix)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    grid_ = new wxFlexGridSizer(columns, FromDIP(wxSize(2, 2)));
    SetSizer(grid_);
}

wxToggleButton* CardRow::add_button() {
    const std::size_t place = buttons_.size();
    auto* button = new wxBitmapToggleButton(this, wxID_ANY, wxBitmap(FromDIP(card_side), FromDIP(card_side)),
                                            wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    fit_to_picture(*button, 2);
    fit_to_finger(*button);
    button->Bind(wxEVT_TOGGLEBUTTON, [this, place, button](wxCommandEvent&) {
        show_chosen(*button, chosen_.at(place));
        on_card(place);
    });
    grid_->Add(button);
    buttons_.push_back(button);
    return button;
}

void CardRow::put(std::size_t place, const game::Card& card) {
    wxToggleButton& button = place < buttons_.size() ? *buttons_[place] : *add_button();
    button.Show();
    if (place < cards_.size() && cards_[place] == card) return;
    button.SetName(text(prefix_ + "-" + game::write(card) + "-" + std::to_string(place)));
    button.SetBitmap(card_picture(*this, card));
    button.SetToolTip(i18n::alhambra::name(card));
    set_accessible_name(button, i18n::alhambra::name(card));
}

void CardRow::show(const std::vector<game::Card>& cards, const std::vector<bool>& chosen, bool choosable) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        put(i, cards[i]);
        show_chosen(*buttons_[i], chosen[i]);
        buttons_[i]->Enable(choosable);
    }
    for (std::size_t i = cards.size(); i < buttons_.size(); ++i) buttons_[i]->Hide();
    cards_ = cards;
    chosen_ = chosen;
    InvalidateBestSize();
    Layout();
}

namespace {

constexpr int building_side = 28, tile_side = 46;
constexpr int tiles_in_a_row = 5;

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

namespace {

constexpr int row_side = 42;

void show_tile(wxToggleButton& button, const game::Tile& tile) {
    button.SetBitmap(picture(button, button.FromDIP(row_side),
                             [&](wxGraphicsContext& gc, const Area& area) { draw_tile(gc, tile, area); }));
    button.SetToolTip(i18n::alhambra::name(tile));
    set_accessible_name(button, i18n::alhambra::name(tile));
}

}

TileRow::TileRow(wxWindow* parent, std::string prefix, const wxString& title)
    : wxPanel(parent), prefix_(std::move(prefix)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    title_ = label(this, title, Type::quiet);
    grid_ = new wxWrapSizer(wxHORIZONTAL, wxWRAPSIZER_DEFAULT_FLAGS);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(title_);
    rows->Add(grid_, 0, wxEXPAND | wxTOP, FromDIP(2));
    SetSizer(rows);
}

wxToggleButton* TileRow::add_button() {
    const std::size_t place = buttons_.size();
    auto* button = new wxBitmapToggleButton(this, wxID_ANY, wxBitmap(FromDIP(row_side), FromDIP(row_side)),
                                            wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetName(text(prefix_ + "-" + std::to_string(place)));
    button->Bind(wxEVT_TOGGLEBUTTON, [this, place, button](wxCommandEvent&) {
        const game::Tile tile = tiles_.at(place);
        show_chosen(*button, tile == held_);
        if (on_tile) on_tile(tile);
    });
    grid_->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(2));
    buttons_.push_back(button);
    return button;
}

void TileRow::show(const std::vector<game::Tile>& tiles, const std::optional<game::Tile>& held, bool choosable) {
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        wxToggleButton* button = i < buttons_.size() ? buttons_[i] : add_button();
        if (i >= tiles_.size() || tiles_[i] != tiles[i]) show_tile(*button, tiles[i]);
        show_chosen(*button, tiles[i] == held);
        button->Enable(choosable);
    }
    for (std::size_t i = 0; i < buttons_.size(); ++i) buttons_[i]->Show(i < tiles.size());
    tiles_ = tiles;
    held_ = held;
    Show(!tiles.empty());
    Layout();
}

namespace {

wxBitmap space_picture(const wxWindow& window, int side, game::Currency space, const std::optional<game::Tile>& tile) {
    return picture(window, window.FromDIP(side),
                   [&](wxGraphicsContext& gc, const Area& area) { draw_space(gc, space, tile, area); });
}

wxString space_words(game::Currency space, const std::optional<game::Tile>& tile) {
    // TRANSLATORS: a space of the market, named by its currency, and the tile on it.
    return i18n::fill(_("{1}: {2}"), {i18n::alhambra::name(space), tile ? i18n::alhambra::name(*tile) : _("empty")});
}

std::vector<Segment> spaces(const wxWindow& window, int side) {
    std::vector<Segment> all;
    for (const game::Currency space : game::currencies)
        all.push_back({"space-" + std::string(id(space)), i18n::alhambra::name(space),
                       space_picture(window, side, space, std::nullopt)});
    return all;
}

}

MarketSpaces::MarketSpaces(wxWindow* parent, int side) : Segments(parent, spaces(*parent, side)), side_(side) {}

void MarketSpaces::show(const game::Market& market) {
    for (const game::Currency space : game::currencies) {
        const auto& tile = market.at(space);
        if (shown_ && shown_->at(space) == tile) continue;
        wxToggleButton& shown = button(static_cast<int>(space));
        shown.SetBitmap(space_picture(*this, side_, space, tile));
        shown.SetToolTip(space_words(space, tile));
        set_accessible_name(shown, space_words(space, tile));
    }
    shown_ = market;
}

}
