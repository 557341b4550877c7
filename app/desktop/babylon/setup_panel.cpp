#include "app/desktop/babylon/setup_panel.h"

#include "app/desktop/accessible_name.h"
#include "app/desktop/labels.h"
#include "app/desktop/text.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>
#include <set>

namespace clerk::desktop::babylon {

namespace {

constexpr int column_width = 420;
constexpr std::size_t fewest = 2, most = 4;

wxPanel* plain_panel(wxWindow* parent) {
    auto* panel = new wxPanel(parent);
    panel->SetBackgroundColour(parent->GetBackgroundColour());
    return panel;
}

Segments* make_flowers(wxWindow* parent, std::size_t player) {
    std::vector<Segment> segments;
    for (const game::Flower flower : game::flowers)
        segments.push_back(
            {"flower-" + std::to_string(player + 1) + "-" + std::string(id(flower)), i18n::babylon::name(flower),
             picture(*parent, parent->FromDIP(22),
                     [flower](wxGraphicsContext& gc, const Area& area) { draw_flower(gc, flower, area); })});
    return new Segments(parent, std::move(segments));
}

}

SetupPanel::SetupPanel(wxWindow* parent, game::Game game, std::vector<std::string> names, Playing playing)
    : Setup(parent), game_(std::move(game)), names_(std::move(names)), playing_(playing) {
    dress_as_ground(*this);
    auto* left = new wxBoxSizer(wxVERTICAL);
    make_players(*left);
    if (playing_ == Playing::no) make_depths(*left);
    make_table(*left);
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(label(this, _("Rulings"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    rulings_ = new RulingsPanel(this, column_width);
    rulings_->on_change = [this](const game::Rulings& rulings) {
        game::Game next = game_;
        next.rulings = rulings;
        change(std::move(next));
    };
    right->Add(rulings_, 0, wxEXPAND);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(left, 1, wxEXPAND);
    columns->AddSpacer(FromDIP(3 * edge_gap));
    columns->Add(right, 1, wxEXPAND);
    SetSizer(columns);
    show();
}

void SetupPanel::make_players(wxSizer& rows) {
    rows.Add(label(this, _("Players, in turn order"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    count_ = new Segments(this, {{"players-2", "2"}, {"players-3", "3"}, {"players-4", "4"}});
    count_->on_choose = [this](int index) {
        change(with_players(game_, fewest + static_cast<std::size_t>(index), names_));
    };
    count_->Show(playing_ == Playing::no);
    rows.Add(count_, 0, wxBOTTOM, FromDIP(near_gap));
    for (std::size_t player = 0; player < most; ++player) {
        seats_.push_back(make_seat(player));
        rows.Add(seats_.back().row, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    }
}

SetupPanel::Seat SetupPanel::make_seat(std::size_t player) {
    Seat seat{};
    seat.row = plain_panel(this);
    seat.name = new wxComboBox(seat.row, wxID_ANY);
    seat.name->SetName(wxString::Format("name-%d", static_cast<int>(player) + 1));
    set_accessible_name(*seat.name, i18n::fill(_("Name of player {1}"), {figure(static_cast<int>(player) + 1)}));
    for (const std::string& name : names_) seat.name->Append(text(name));
    seat.name->SetMaxLength(limits::name);
    seat.name->Bind(wxEVT_TEXT, [this, player](wxCommandEvent&) {
        if (player >= game_.players.size()) return;
        game_.players[player].name = utf8(seats_[player].name->GetValue().Strip(wxString::both));
        if (on_change) on_change();
    });
    seat.flower = make_flowers(seat.row, player);
    seat.flower->on_choose = [this, player](int index) {
        change(with_flower(game_, player, game::flowers[static_cast<std::size_t>(index)]));
    };
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(seat.name, 1, wxALIGN_CENTRE_VERTICAL);
    row->AddSpacer(FromDIP(near_gap));
    row->Add(seat.flower, 0, wxALIGN_CENTRE_VERTICAL);
    seat.row->SetSizer(row);
    return seat;
}

void SetupPanel::make_depths(wxSizer& rows) {
    rows.Add(label(this, _("How much do you enter?"), Type::heading), 0, wxTOP | wxBOTTOM, FromDIP(near_gap));
    for (const Depth depth : {Depth::builds, Depth::full, Depth::final}) {
        auto* button = new wxRadioButton(this, wxID_ANY, i18n::depth_name(depth), wxDefaultPosition, wxDefaultSize,
                                         depths_.empty() ? wxRB_GROUP : 0);
        button->SetName("depth-" + text(id(depth)));
        button->SetForegroundColour(GetForegroundColour());
        button->SetValue(depth == game_.depth);
        button->Bind(wxEVT_RADIOBUTTON, [this, depth](wxCommandEvent&) { change(with_depth(game_, depth)); });
        depths_.push_back(button);
        rows.Add(button);
        rows.Add(wrapped(this, i18n::depth_explained(depth), column_width, Type::quiet), 0, wxBOTTOM | wxLEFT,
                 FromDIP(near_gap));
    }
}

void SetupPanel::make_table(wxSizer& rows) {
    table_ = plain_panel(this);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(label(table_, _("Starting terraces"), Type::heading), 0, wxTOP, FromDIP(near_gap));
    all->Add(wrapped(table_, _("Click a space until it shows its symbol."), column_width, Type::quiet));
    auto* tiles = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t player = 0; player < most; ++player) make_start_tile(seats_[player], player, *tiles);
    all->Add(tiles, 0, wxTOP | wxBOTTOM, FromDIP(near_gap));
    clay_ = plain_panel(table_);
    auto* clay = new wxBoxSizer(wxVERTICAL);
    clay_title_ = label(clay_, wxEmptyString, Type::quiet);
    quarry_ = new QuarryCanvas(clay_, FromDIP(140));
    quarry_->on_dig = [this](game::Cell stack) { change(with_clay_removed(game_, stack)); };
    clay->Add(label(clay_, _("The quarry"), Type::heading));
    clay->Add(clay_title_);
    clay->Add(quarry_, 0, wxTOP, FromDIP(near_gap));
    clay_->SetSizer(clay);
    all->Add(clay_);
    table_->SetSizer(all);
    rows.Add(table_, 0, wxEXPAND);
}

void SetupPanel::make_start_tile(Seat& seat, std::size_t player, wxSizer& row) {
    seat.start = plain_panel(table_);
    seat.face = new TileFace(seat.start, FromDIP(84));
    seat.face->SetName(wxString::Format("start-tile-%d", static_cast<int>(player) + 1));
    seat.face->on_space = [this, player](game::Corner corner) { next_symbol(player, corner); };
    seat.owner = label(seat.start, wxEmptyString, Type::quiet);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(seat.face);
    rows->Add(seat.owner, 0, wxALIGN_CENTRE_HORIZONTAL);
    seat.start->SetSizer(rows);
    row.Add(seat.start, 0, wxRIGHT, FromDIP(far_gap));
}

void SetupPanel::next_symbol(std::size_t player, game::Corner corner) {
    game::Game next = game_;
    game::Symbol& symbol = next.players.at(player).start_tile->tile.symbols[static_cast<std::size_t>(corner)];
    symbol =
        symbol == game::Symbol::blank ? game::Symbol::statue : static_cast<game::Symbol>(static_cast<int>(symbol) + 1);
    change(std::move(next));
}

void SetupPanel::change(game::Game next) {
    game_ = std::move(next);
    show();
    if (on_change) on_change();
}

void SetupPanel::show() {
    count_->choose(static_cast<int>(game_.players.size() - fewest));
    for (std::size_t player = 0; player < most; ++player) {
        Seat& seat = seats_[player];
        const bool sits = player < game_.players.size();
        seat.row->Show(sits);
        seat.start->Show(sits);
        if (!sits) continue;
        const game::Player& who = game_.players[player];
        seat.name->ChangeValue(text(who.name));
        seat.flower->choose(static_cast<int>(who.flower));
        seat.owner->SetLabelText(i18n::babylon::name(who.flower));
        if (who.start_tile) seat.face->show({.tile = who.start_tile->tile});
    }
    table_->Show(game_.depth == Depth::full);
    const unsigned clay = static_cast<unsigned>(game::removed_clay(game_.players.size()));
    clay_->Show(clay > 0);
    rewrap(*clay_title_,
           wxString::Format(wxPLURAL("Click the %d stack that clay was taken from before play.",
                                     "Click the %d stacks that clay was taken from before play.", clay),
                            clay),
           column_width);
    quarry_->show({.quarry = game::Quarry(game_.removed_clay)});
    rulings_->show(game_.rulings);
    if (GetParent()) GetParent()->Layout();
}

wxString SetupPanel::fault() const {
    std::set<std::string> names;
    for (const game::Player& player : game_.players) {
        if (player.name.empty()) return _("Every player needs a name.");
        if (!names.insert(player.name).second)
            return i18n::fill(_("Two players are called {1}. Give one of them another name."), {text(player.name)});
    }
    return {};
}

}
