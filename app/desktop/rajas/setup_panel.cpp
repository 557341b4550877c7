#include "app/desktop/rajas/setup_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

#include <wx/statbmp.h>
#include <wx/translation.h>

namespace clerk::desktop::rajas {

namespace {

constexpr std::size_t most_players = 4;
constexpr int room_for_name = 200;

constexpr std::size_t longest = 40; ///< of what may be typed: four figures with whatever stands between them

/// None: there is something else in it, or more than four.
std::optional<std::vector<int>> values_in(const wxString& typed) {
    std::vector<int> values;
    for (const auto sign : typed) {
        if (sign >= '1' && sign <= '6')
            values.push_back(static_cast<int>(sign.GetValue()) - '0');
        else if (!wxString(" ,;.-/").Contains(wxString(sign)))
            return std::nullopt;
    }
    return values.size() > game::colours.size() ? std::nullopt : std::optional(values);
}

wxString typed_as(const game::Dice& dice) {
    wxString typed;
    for (const game::Die& die : dice) typed += static_cast<char>('0' + die.value);
    return typed;
}

std::vector<int> values_of(const game::Dice& dice) {
    std::vector<int> values;
    for (const game::Die& die : dice) values.push_back(die.value);
    return values;
}

}

StartDicePanel::StartDicePanel(wxWindow* parent, int width) : wxPanel(parent), width_(width) {
    use_ground_colours(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Dice at the start"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(wrapped(this,
                      _("What everyone rolled, four figures in a row: the blue die, the green, the orange, the "
                        "purple. The lowest sum begins."),
                      width, Type::quiet),
              0, wxBOTTOM, FromDIP(near_gap));
    auto* signs = new wxBoxSizer(wxHORIZONTAL);
    for (const game::Colour colour : game::colours)
        signs->Add(new wxStaticBitmap(
                       this, wxID_ANY,
                       picture(*this, FromDIP(22),
                               [colour](wxGraphicsContext& gc, const Area& area) { draw_sign(gc, colour, area); })),
                   0, wxRIGHT, FromDIP(near_gap));
    rows->Add(signs, 0, wxBOTTOM, FromDIP(near_gap));
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(far_gap, near_gap)));
    for (std::size_t player = 0; player < most_players; ++player) make_row(grid, player);
    rows->Add(grid);
    fault_ = wrapped(this, wxEmptyString, width);
    fault_->SetName("dice-fault");
    fault_->SetForegroundColour(palette().illegal);
    rows->Add(fault_, 0, wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

void StartDicePanel::make_row(wxSizer* grid, std::size_t player) {
    Row row{label(this, wxEmptyString), new wxTextCtrl(this, wxID_ANY)};
    row.values->SetName(wxString::Format("dice-%d", static_cast<int>(player) + 1));
    row.values->SetMaxLength(longest);
    fit_height_to_finger(*row.values);
    row.values->Bind(wxEVT_TEXT, [this, player](wxCommandEvent&) {
        if (rows_[player].values->IsShown())
            on_dice(player, values_in(rows_[player].values->GetValue()).value_or(std::vector<int>()));
    });
    grid->Add(row.name, 0, wxALIGN_CENTRE_VERTICAL);
    grid->Add(row.values);
    rows_.push_back(row);
}

void StartDicePanel::show(const game::Game& game) {
    bool is_changed = Show(game.depth == Depth::full);
    for (std::size_t player = 0; player < rows_.size(); ++player) {
        const bool plays = player < game.dice.size();
        rows_[player].name->Show(plays);
        is_changed |= rows_[player].values->Show(plays);
        if (!plays) continue;
        rows_[player].name->SetLabelText(
            ellipsized(*this, name_line(game.players[player].name), wide(*this, room_for_name)));
        set_accessible_name(*rows_[player].values, name_line(game.players[player].name));
        const auto typed = values_in(rows_[player].values->GetValue());
        if (typed && *typed != values_of(game.dice[player]))
            rows_[player].values->ChangeValue(typed_as(game.dice[player]));
    }
    tell_fault();
    if (is_changed) renew_tab_order();
}

/// wxGTK keeps the order of Tab as it was when the order was changed last, without what was hidden then.
void StartDicePanel::renew_tab_order() {
    for (std::size_t player = 1; player < rows_.size(); ++player)
        rows_[player].values->MoveAfterInTabOrder(rows_[player - 1].values);
    if (wxWindow* before = GetPrevSibling()) MoveAfterInTabOrder(before);
}

/// The first row in which something else is typed.
void StartDicePanel::tell_fault() {
    const auto wrong = std::ranges::find_if(
        rows_, [](const Row& row) { return row.values->IsShown() && !values_in(row.values->GetValue()); });
    const wxString words = wrong == rows_.end() ? wxString()
                                                : i18n::fill(_("{1}: four figures from 1 to 6 are expected here."),
                                                             {wrong->name->GetLabelText()});
    if (words == told_) return;
    told_ = words;
    rewrap(*fault_, words, width_);
    if (!words.empty()) announce(*fault_, words);
}

StartTilesPanel::StartTilesPanel(wxWindow* parent, int width) : wxPanel(parent) {
    use_ground_colours(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Tiles that lie there already"), Type::heading), 0, wxBOTTOM | wxTOP, FromDIP(near_gap));
    places_ = new wxChoice(this, wxID_ANY);
    places_->SetName("start-place");
    fit_height_to_finger(*places_, wide(*this, width));
    set_accessible_name(*places_, _("Another tile..."));
    places_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        if (event.GetSelection() > 0) CallAfter([this, listed = event.GetSelection() - 1] { add(listed); });
    });
    rows->Add(places_);
    tiles_ = new wxBoxSizer(wxVERTICAL);
    rows->Add(tiles_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    tile_ = new wxPanel(this);
    use_ground_colours(*tile_);
    auto* entered = new wxBoxSizer(wxVERTICAL);
    on_board_ = new RewardPad(tile_, GiftsOf::board, width);
    on_river_ = new RewardPad(tile_, GiftsOf::river, width);
    for (RewardPad* pad : {on_board_, on_river_}) {
        entered->Add(pad, 0, wxEXPAND);
        pad->on_reward = [this](const game::Reward& gain) { on_game(with_start_reward(game_, chosen_, gain)); };
    }
    wxButton* off = named_button(tile_, _("Remove the tile"), "start-tile-off",
                                 [this] { on_game(without_start_tile(game_, chosen_)); });
    fit_to_finger(*off);
    entered->Add(off);
    tile_->SetSizer(entered);
    rows->Add(tile_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

std::vector<StartPlace> StartTilesPanel::places() const {
    std::vector<StartPlace> all = start_places(game_);
    if (!with_ganges_) std::erase_if(all, [](const StartPlace& place) { return !place.player; });
    return all;
}

void StartTilesPanel::add(int listed) {
    const StartPlace place = places().at(static_cast<std::size_t>(listed));
    game::Game next = with_start_tile(game_, place);
    const auto all = start_tiles(next);
    const auto found = std::ranges::find_if(all, [&](const StartTile& tile) {
        return tile.place.player == place.player && tile.place.space == place.space && tile.place.at == place.at;
    });
    chosen_ = static_cast<std::size_t>(found - all.begin());
    on_game(std::move(next));
}

void StartTilesPanel::show(const game::Game& game, bool with_ganges) {
    game_ = game;
    with_ganges_ = with_ganges;
    const auto free = places();
    wxArrayString words;
    words.Add(_("Another tile..."));
    for (const StartPlace& place : free) words.Add(place.words);
    if (words != places_->GetStrings()) places_->Set(words);
    places_->SetSelection(0);
    places_->Show(!free.empty());
    show_tiles();
    Show(!free.empty() || tile_->IsShown());
}

void StartTilesPanel::show_tiles() {
    const auto all = start_tiles(game_);
    tiles_->Clear(true);
    chosen_ = all.empty() ? 0 : std::min(chosen_, all.size() - 1);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const wxString gain = i18n::rajas::in_words(all[i].gain);
        const wxString words =
            gain.empty() ? all[i].place.words : i18n::fill(_("{1}: {2}"), {all[i].place.words, gain});
        wxButton* button = named_button(this, words, wxString::Format("start-tile-%zu", i + 1), [this, i] {
            chosen_ = i;
            show(game_, with_ganges_);
        });
        fit_to_finger(*button);
        if (i == chosen_) button->SetFont(GetFont().Bold());
        tiles_->Add(button, 0, wxEXPAND | wxBOTTOM, FromDIP(2));
    }
    tile_->Show(!all.empty());
    if (all.empty()) return;
    const bool river = all[chosen_].gifts == GiftsOf::river;
    on_river_->Show(river);
    on_board_->Show(!river);
    (river ? on_river_ : on_board_)->show(all[chosen_].gain);
}

namespace {

wxString colour_name(std::size_t colour) {
    const wxString names[] = {_("red"), _("yellow"), _("green"), _("blue")};
    return names[colour];
}

wxBitmap sign_picture(const wxWindow& window, const game::Player& player, std::size_t place) {
    return picture(window, window.FromDIP(20), [&](wxGraphicsContext& gc, const Area& area) {
        draw_piece(gc, player, static_cast<int>(place), area);
    });
}

/// Pieces of each colour, then none.
std::vector<Segment> signs(const wxWindow& window, std::size_t player) {
    const std::string prefix = "colour-" + std::to_string(player + 1) + "-";
    std::vector<Segment> segments;
    for (std::size_t i = 0; i < piece_colours.size(); ++i) {
        const std::string word(piece_colours[i]);
        segments.push_back({prefix + word, colour_name(i), sign_picture(window, {.name = {}, .colour = word}, player)});
    }
    segments.push_back({prefix + "none", _("no colour"), sign_picture(window, {}, player)});
    return segments;
}

int sign_of(const game::Player& player) {
    const auto found = player.colour ? std::ranges::find(piece_colours, *player.colour) : piece_colours.end();
    return static_cast<int>(found - piece_colours.begin());
}

game::Game with_sign(game::Game game, std::size_t player, int sign) {
    const auto place = static_cast<std::size_t>(sign);
    return with_colour(std::move(game), player, place < piece_colours.size() ? piece_colours[place] : "");
}

SetupParts<game::Game> parts() {
    using namespace i18n::rajas;
    return {.players = {2, most_players},
            .signs = signs,
            .sign_of = sign_of,
            .with_sign = with_sign,
            .with_players = with_players,
            .with_depth = with_depth,
            .fault = fault,
            .rulings = {game::presets, game::all_rulings, preset_name, preset_explained, rulings_words()}};
}

wxString variant_name(game::Variant variant) {
    switch (variant) {
    case game::Variant::basic: return _("Basic game");
    case game::Variant::navaratnas: return _("Navaratnas");
    case game::Variant::mixed: return _("Experts and beginners");
    }
    return {};
}

}

SetupPanel::SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing)
    : UsualSetup(parent, std::move(game), names, playing, parts()) {
    add(make_variants());
    dice_ = new StartDicePanel(this, column_width);
    dice_->on_dice = [this](std::size_t player, const std::vector<int>& values) {
        change(with_dice(agreed(), player, values));
    };
    add(dice_);
    tiles_ = new StartTilesPanel(this, column_width);
    tiles_->on_game = [this](game::Game game) { change(std::move(game)); };
    add(tiles_);
    show();
}

wxPanel* SetupPanel::make_variants() {
    auto* panel = new wxPanel(this);
    use_ground_colours(*panel);
    std::vector<Segment> segments;
    for (const game::Variant variant : game::variants)
        segments.push_back({"variant-" + std::string(id(variant)), variant_name(variant)});
    variants_ = new Segments(panel, std::move(segments));
    variants_->on_choose = [this](int index) {
        change(with_variant(agreed(), game::variants.at(static_cast<std::size_t>(index))));
    };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(panel, _("Which game"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(variants_);
    ganges_ = new wxCheckBox(panel, wxID_ANY, _("Ganges module"));
    ganges_->SetName("ganges");
    ganges_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) { choose_ganges(event.IsChecked()); });
    rows->Add(ganges_, 0, wxTOP, FromDIP(near_gap));
    why_no_ganges_ = wrapped(panel, wxEmptyString, column_width, Type::quiet);
    rows->Add(why_no_ganges_);
    for (std::size_t player = 0; player < most_players; ++player) {
        auto* expert = new wxCheckBox(panel, wxID_ANY, wxEmptyString);
        expert->SetName(wxString::Format("expert-%d", static_cast<int>(player) + 1));
        expert->Bind(wxEVT_CHECKBOX, [this, player](wxCommandEvent& event) {
            game::Game next = agreed();
            next.players.at(player).expert = event.IsChecked();
            change(std::move(next));
        });
        experts_.push_back(expert);
        rows->Add(expert, 0, wxTOP, FromDIP(near_gap));
    }
    panel->SetSizer(rows);
    return panel;
}

/// Without it no tile of it lies on the river.
void SetupPanel::choose_ganges(bool chosen) {
    ganges_chosen_ = chosen;
    game::Game next = agreed();
    if (!chosen) next.ganges.clear();
    change(std::move(next));
}

void SetupPanel::show_ganges() {
    const bool full = agreed().depth == Depth::full, described = agreed().board.river.has_value();
    const wxString why = !full        ? _("Its tiles can be entered only where you enter everything.")
                         : !described ? _("For it the river has to be described: see Your own copy.")
                                      : wxString();
    ganges_->Enable(why.empty());
    ganges_->SetValue(why.empty() && (ganges_chosen_ || !agreed().ganges.empty()));
    ganges_->SetToolTip(why.empty() ? _("Up to eight tiles replace what spaces of the river give.") : why);
    why_no_ganges_->Show(!why.empty());
    rewrap(*why_no_ganges_, why, column_width);
}

void SetupPanel::show_own() {
    variants_->choose(static_cast<int>(agreed().variant));
    show_ganges();
    for (std::size_t i = 0; i < experts_.size(); ++i) {
        experts_[i]->Show(agreed().variant == game::Variant::mixed && i < agreed().players.size());
        if (!experts_[i]->IsShown()) continue;
        const wxString name = ellipsized(*this, name_line(agreed().players[i].name), wide(*this, room_for_name));
        experts_[i]->SetLabel(wxControl::EscapeMnemonics(i18n::fill(_("{1} is an expert"), {name})));
        experts_[i]->SetValue(agreed().players[i].expert);
    }
    dice_->show(agreed());
    tiles_->show(agreed(), ganges_->GetValue());
}

}
