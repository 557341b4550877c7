#include "app/desktop/babylon/setup_panel.h"

#include "app/desktop/babylon/box_settings.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/game/depth_panel.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/player_names.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <wx/spinctrl.h>

namespace clerk::desktop::babylon {

namespace {

constexpr int column_width = 420;
constexpr SeatsPanel::Range players{2, 4};

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

}

SetupPanel::SetupPanel(wxWindow* parent, game::Game game, std::vector<std::string> names, Playing playing)
    : Setup(parent), game_(std::move(game)), names_(std::move(names)) {
    dress_as_ground(*this);
    seats_ = make_seats(playing);
    left_->Add(seats_, 0, wxEXPAND);
    if (playing == Playing::no) left_->Add(make_depths());
    table_ = make_table();
    left_->Add(table_, 0, wxEXPAND);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(left_, 1, wxEXPAND);
    columns->AddSpacer(FromDIP(3 * edge_gap));
    columns->Add(make_rulings(), 1, wxEXPAND);
    SetSizer(columns);
    show();
}

SeatsPanel* SetupPanel::make_seats(Playing playing) {
    auto* seats = new SeatsPanel(this, players, playing == Playing::no, names_, flowers);
    seats->on_count = [this](std::size_t count) { change(with_players(game_, count, names_, kept_box())); };
    seats->on_sign = [this](std::size_t player, int sign) {
        change(with_flower(game_, player, game::flowers[static_cast<std::size_t>(sign)], kept_box()));
    };
    seats->on_name = [this](std::size_t player, const std::string& name) {
        game_.players.at(player).name = name;
        if (on_change) on_change();
    };
    return seats;
}

wxWindow* SetupPanel::make_depths() {
    auto* depths = new DepthPanel(this, column_width, game_.depth);
    depths->on_depth = [this](Depth depth) { change(with_depth(game_, depth, kept_box())); };
    return depths;
}

wxPanel* SetupPanel::make_table() {
    auto* table = plain_panel(this);
    table_ = table;
    auto* tiles = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t player = 0; player < players.most; ++player) {
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
    copies->SetToolTip(_("When a face is entered more often than that, you are told."));
    set_accessible_name(*copies, words);
    copies->Bind(wxEVT_SPINCTRL, [](wxSpinEvent& event) { keep_copies(event.GetPosition()); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label(parent, words, Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, parent->FromDIP(near_gap));
    row->Add(copies);
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
    quarry_->on_dig = [this](game::Cell stack) { change(with_clay_removed(game_, stack)); };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(clay, _("The quarry"), Type::heading));
    rows->Add(clay_title_);
    rows->Add(quarry_, 0, wxTOP, FromDIP(near_gap));
    clay->SetSizer(rows);
    return clay;
}

wxSizer* SetupPanel::make_rulings() {
    rulings_ = new RulingsPanel<game::Rulings>(this, column_width, rulings_table());
    rulings_->on_change = [this](const game::Rulings& rulings) {
        game::Game next = game_;
        next.rulings = rulings;
        change(std::move(next));
    };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Rulings"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(rulings_, 0, wxEXPAND);
    return rows;
}

void SetupPanel::next_symbol(std::size_t player, game::Corner corner) {
    game::Game next = with_next_symbol(game_, player, corner);
    keep_start_tile(next.players[player].start_tile->tile);
    change(std::move(next));
}

void SetupPanel::change(game::Game next) {
    game_ = std::move(next);
    show();
    if (on_change) on_change();
}

void SetupPanel::show() {
    show_seats();
    show_table();
    rulings_->show(game_.rulings);
    if (GetParent()) GetParent()->Layout();
}

void SetupPanel::show_seats() {
    std::vector<Seated> seated;
    for (const game::Player& player : game_.players) seated.push_back({player.name, static_cast<int>(player.flower)});
    seats_->show(seated);
}

void SetupPanel::show_table() {
    table_->Show(game_.depth == Depth::full);
    for (std::size_t i = 0; i < starts_.size(); ++i) {
        const game::Player* player = i < game_.players.size() ? &game_.players[i] : nullptr;
        starts_[i].panel->Show(player);
        if (!player) continue;
        starts_[i].owner->SetLabelText(i18n::babylon::name(player->flower));
        if (player->start_tile)
            starts_[i].face->show(
                {.flower = player->start_tile->tile.flower, .symbols = player->start_tile->tile.symbols});
    }
    const unsigned clay = static_cast<unsigned>(game::removed_clay(game_.players.size()));
    clay_->Show(clay > 0);
    rewrap(*clay_title_,
           wxString::Format(wxPLURAL("Click the %d stack that clay was taken from before play.",
                                     "Click the %d stacks that clay was taken from before play.", clay),
                            clay),
           column_width);
    quarry_->show({.quarry = game::Quarry(game_.removed_clay)});
}

wxString SetupPanel::fault() const { return table::fault(table::names_of(game_.players)); }

}
