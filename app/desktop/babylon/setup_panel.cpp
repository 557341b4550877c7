#include "app/desktop/babylon/setup_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/entries.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <string>

#include <wx/spinctrl.h>

namespace clerk::desktop::babylon {

namespace game = clerk::babylon;

namespace {

constexpr const char* copies_key = "box/copies-of-a-face";

std::string start_key(game::Flower flower) { return "box/start-terrace-" + std::string(id(flower)); }

/// Settings may hold anything.
std::optional<game::Symbol> symbol_of(char digit) {
    if (digit < '0' || digit > '4') return std::nullopt;
    return static_cast<game::Symbol>(digit - '0');
}

std::optional<game::Tile> kept_tile(game::Flower flower) {
    const std::string kept = kept_setting(start_key(flower));
    game::Tile tile{.flower = flower};
    if (kept.size() != tile.symbols.size()) return std::nullopt;
    for (std::size_t i = 0; i < tile.symbols.size(); ++i) {
        const auto symbol = symbol_of(kept[i]);
        if (!symbol) return std::nullopt;
        tile.symbols[i] = *symbol;
    }
    return tile;
}

}

table::babylon::Box kept_box() {
    table::babylon::Box box;
    for (const game::Flower flower : game::flowers)
        box.start_tiles[static_cast<std::size_t>(flower)] = kept_tile(flower);
    box.copies = kept_number(copies_key, 0, 0, table::babylon::tiles_of_a_material);
    return box;
}

void keep_start_tile(const game::Tile& tile) {
    if (!tile.symbols_entered()) return;
    std::string digits;
    for (const game::Symbol symbol : tile.symbols) digits += std::to_string(static_cast<int>(symbol));
    keep_setting(start_key(tile.flower), digits);
}

void keep_copies(int copies) { keep_setting(copies_key, std::to_string(copies)); }

namespace {

constexpr std::size_t most_players = 4;

wxPanel* plain_panel(wxWindow* parent) {
    auto* panel = new wxPanel(parent);
    panel->SetBackgroundColour(parent->GetBackgroundColour());
    return panel;
}

std::vector<Segment> flowers(const wxWindow& window, std::size_t player) {
    std::vector<Segment> segments;
    for (const game::Flower flower : game::flowers)
        segments.push_back(
            {"flower-" + std::to_string(player + 1) + "-" + std::string(id(flower)), i18n::babylon::name(flower),
             picture(window, window.FromDIP(22),
                     [flower](wxGraphicsContext& gc, const Area& area) { draw_flower(gc, flower, area); })});
    return segments;
}

int sign_of(const game::Player& player) { return static_cast<int>(player.flower); }

game::Game with_sign(game::Game game, std::size_t player, int sign) {
    return with_flower(std::move(game), player, game::flowers[static_cast<std::size_t>(sign)], kept_box());
}

SetupParts<game::Game> parts() {
    using namespace i18n::babylon;
    return {.players = {2, most_players},
            .signs = flowers,
            .sign_of = sign_of,
            .with_sign = with_sign,
            .with_players =
                [](game::Game game, std::size_t count, const std::vector<std::string>& names) {
                    return with_players(std::move(game), count, names, kept_box());
                },
            .with_depth = [](game::Game game, Depth depth) { return with_depth(std::move(game), depth, kept_box()); },
            .fault = [](const game::Game& game) { return table::fault(table::names_of(game.players)); },
            .rulings = {game::presets, game::all_rulings, preset_name, preset_explained, rulings_words()}};
}

}

SetupPanel::SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing)
    : UsualSetup(parent, std::move(game), names, playing, parts()) {
    table_ = make_table();
    add(table_);
    show();
}

wxPanel* SetupPanel::make_table() {
    auto* table = plain_panel(this);
    table_ = table;
    auto* tiles = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t player = 0; player < most_players; ++player) {
        starts_.push_back(make_start_tile(player));
        tiles->Add(starts_.back().panel, 0, wxRIGHT, FromDIP(far_gap));
    }
    clay_ = make_clay();
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(label(table, _("Starting terraces"), Type::heading), 0, wxTOP, FromDIP(near_gap));
    all->Add(wrapped(table, _("Click a space until it shows its symbol."), column_width, Type::quiet));
    all->Add(tiles, 0, wxTOP | wxBOTTOM, FromDIP(near_gap));
    all->Add(clay_);
    all->Add(make_copies(table), 0, wxTOP, FromDIP(far_gap));
    table->SetSizer(all);
    return table;
}

/// Of the box, not of this game.
wxSizer* SetupPanel::make_copies(wxWindow* parent) {
    const wxString words = _("Tiles with the same face in your box (0: not known)");
    auto* copies = new wxSpinCtrl(parent, wxID_ANY);
    copies->SetName("copies-of-a-face");
    copies->SetRange(0, tiles_of_a_material);
    copies->SetValue(kept_box().copies);
    copies->SetToolTip(_("You are told when a face is entered more often."));
    set_accessible_name(*copies, words);
    copies->Bind(wxEVT_SPINCTRL, [](wxSpinEvent& event) { keep_copies(event.GetPosition()); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const int room = column_width - parent->ToDIP(copies->GetBestSize().x) - near_gap;
    row->Add(wrapped(parent, words, room, Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT,
             parent->FromDIP(near_gap));
    row->Add(copies, 0, wxALIGN_CENTRE_VERTICAL);
    return row;
}

SetupPanel::Start SetupPanel::make_start_tile(std::size_t player) {
    auto* panel = plain_panel(table_);
    auto* face = new TileFace(panel, FromDIP(84));
    face->SetName(wxString::Format("start-tile-%d", static_cast<int>(player) + 1));
    face->on_space = [this, player](game::Corner corner) { next_symbol(player, corner); };
    auto* owner = label(panel, wxEmptyString, Type::quiet);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(face);
    rows->Add(owner, 0, wxALIGN_CENTRE_HORIZONTAL);
    panel->SetSizer(rows);
    return {panel, face, owner};
}

wxPanel* SetupPanel::make_clay() {
    auto* clay = plain_panel(table_);
    clay_title_ = label(clay, wxEmptyString, Type::quiet);
    quarry_ = new QuarryCanvas(clay, FromDIP(152));
    quarry_->on_dig = [this](game::Cell stack) { change(with_clay_removed(agreed(), stack)); };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(clay, _("The quarry"), Type::heading));
    rows->Add(clay_title_);
    rows->Add(quarry_, 0, wxTOP, FromDIP(near_gap));
    clay->SetSizer(rows);
    return clay;
}

void SetupPanel::next_symbol(std::size_t player, game::Corner corner) {
    game::Game next = with_next_symbol(agreed(), player, corner);
    keep_start_tile(next.players[player].start_tile->tile);
    change(std::move(next));
}

void SetupPanel::show_own() {
    const game::Game& game = agreed();
    table_->Show(game.depth == Depth::full);
    for (std::size_t i = 0; i < starts_.size(); ++i) {
        const game::Player* player = i < game.players.size() ? &game.players[i] : nullptr;
        starts_[i].panel->Show(player);
        if (!player) continue;
        starts_[i].owner->SetLabelText(i18n::babylon::name(player->flower));
        if (player->start_tile)
            starts_[i].face->show(
                {.flower = player->start_tile->tile.flower, .symbols = player->start_tile->tile.symbols});
    }
    const unsigned clay = static_cast<unsigned>(game::removed_clay(game.players.size()));
    clay_->Show(clay > 0);
    rewrap(*clay_title_,
           wxString::Format(wxPLURAL("Click the %d stack that clay was taken from before play.",
                                     "Click the %d stacks that clay was taken from before play.", clay),
                            clay),
           column_width);
    quarry_->show({.quarry = game::Quarry(game.removed_clay)});
}

}
