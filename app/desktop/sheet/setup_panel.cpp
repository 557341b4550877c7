#include "app/desktop/sheet/setup_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/entries.h"
#include "core/record.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_sheet.h"

#include <algorithm>

namespace clerk::desktop::sheet {

using namespace table::sheet;

namespace {

constexpr int column_width = 440, name_width = 260;
constexpr std::string_view team_names = "ABCDEF";

}

SetupPanel::SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing)
    : Setup(parent), game_(std::move(game)), playing_(playing) {
    use_ground_colours(*this);
    auto* right = new wxBoxSizer(wxVERTICAL);
    auto* left = new wxBoxSizer(wxVERTICAL);
    make_game(*left);
    make_seats(*left, names);
    make_ways(*right);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(left, 1, wxEXPAND);
    columns->AddSpacer(FromDIP(3 * edge_gap));
    columns->Add(right, 1, wxEXPAND);
    SetSizer(columns);
    show();
}

/// Enter begins the game, as the button does.
template <class Field> void SetupPanel::go_on_from(Field& field) {
    field.Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) {
        if (on_enter) on_enter();
    });
}

void SetupPanel::make_game(wxSizer& rows) {
    rows.Add(label(this, _("Which game?"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    name_ = new wxComboBox(this, wxID_ANY, text(game_.name), wxDefaultPosition, wxDefaultSize, 0, nullptr,
                           wxTE_PROCESS_ENTER);
    name_->SetName("game-name");
    set_accessible_name(*name_, _("Name of the game"));
    name_->SetHint(_("Name of the game"));
    name_->SetMaxLength(limits::name);
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { take_name(); });
    go_on_from(*name_);
    rows.Add(name_, 0, wxEXPAND | wxBOTTOM, FromDIP(edge_gap));
}

void SetupPanel::make_seats(wxSizer& rows, const std::vector<std::string>& names) {
    rows.Add(label(this, _("Players, in turn order"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(near_gap, near_gap)));
    for (int seat = 1; seat <= game::most_players; ++seat) {
        auto* name = new wxComboBox(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, 0, nullptr,
                                    wxTE_PROCESS_ENTER);
        name->SetName(wxString::Format("name-%d", seat));
        set_accessible_name(*name, i18n::fill_figures(_("Name of player {1}"), {seat}));
        for (const std::string& one : names) name->Append(text(one));
        name->SetMinSize({wide(*this, name_width), -1});
        name->SetMaxLength(limits::name);
        name->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { take_players(); });
        go_on_from(*name);
        seats_.push_back({name, nullptr});
    }
    for (int seat = 1; seat <= game::most_players; ++seat) { // behind the names, for the keys
        auto* team = new wxChoice(this, wxID_ANY);
        team->SetName(wxString::Format("team-%d", seat));
        set_accessible_name(*team, i18n::fill_figures(_("Team of player {1}"), {seat}));
        team->Append(_("no team"));
        for (const char letter : team_names) team->Append(i18n::fill(_("Team {1}"), {wxString(letter)}));
        team->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { take_players(); });
        seats_[static_cast<std::size_t>(seat - 1)].team = team;
    }
    for (const Seat& seat : seats_) {
        grid->Add(seat.name, 0, wxEXPAND);
        grid->Add(seat.team);
    }
    rows.Add(grid, 0, wxBOTTOM, FromDIP(near_gap));
    began_ = make_check(rows, _("The first one began"), "first-began", [this](bool checked) {
        game::Game next = game_;
        next.first_began = checked;
        change(std::move(next));
    });
    teams_ = make_check(rows, _("In teams"), "teams", [this](bool) { take_players(); });
}

wxCheckBox* SetupPanel::make_check(wxSizer& rows, const wxString& words, const char* name,
                                   std::function<void(bool)> run) {
    auto* box = new wxCheckBox(this, wxID_ANY, words);
    box->SetName(name);
    box->Bind(wxEVT_CHECKBOX, [run = std::move(run)](wxCommandEvent& event) { run(event.IsChecked()); });
    rows.Add(box, 0, wxBOTTOM, FromDIP(near_gap));
    return box;
}

void SetupPanel::make_ways(wxSizer& rows) {
    rows.Add(label(this, _("How is it won?"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    std::vector<Segment> segments;
    for (std::size_t way = 0; way < game::ways.size(); ++way)
        segments.push_back({"way-" + std::string(game::ways[way]), i18n::sheet::name(static_cast<game::Way>(way))});
    ways_ = new Segments(this, std::move(segments), 2);
    ways_->on_choose = [this](int index) { change(with_way(game_, static_cast<game::Way>(index))); };
    rows.Add(ways_, 0, wxBOTTOM, FromDIP(near_gap));
    explained_ = wrapped(this, wxEmptyString, column_width, Type::quiet);
    rows.Add(explained_, 0, wxBOTTOM, FromDIP(far_gap));
    ties_ = make_check(rows, _("Players with the same best result win together"), "ties-shared", [this](bool checked) {
        game::Game next = game_;
        next.ties_shared = checked;
        if (checked) next.ahead.clear();
        change(std::move(next));
    });
    if (playing_ == Playing::yes) return; // rows are changed on the sheet
    rows.Add(label(this, _("What is counted?"), Type::heading), 0, wxTOP | wxBOTTOM, FromDIP(near_gap));
    rows_ = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    rows_->SetName("rows");
    set_accessible_name(*rows_, _("Rows of the sheet"));
    rows_->SetHint(_("Towns, roads, army"));
    rows_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        if (!shows_) change(with_rows(game_, utf8(rows_->GetValue())));
    });
    go_on_from(*rows_);
    rows.Add(rows_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows.Add(wrapped(this,
                     _("Type the categories, with commas between them. Type 1 to count round by round. Leave it empty "
                       "to enter one figure for each player."),
                     column_width, Type::quiet));
}

void SetupPanel::offer(const OtherGames& others) {
    others_ = others;
    for (const std::string& one : others_.names) name_->Append(text(one));
}

/// A name that is known brings the sheet that it had the last time.
void SetupPanel::take_name() {
    if (shows_) return;
    std::string name = utf8(name_->GetValue().Strip(wxString::both));
    if (const std::string known = table::look_alike(name, others_.names); !known.empty()) name = known;
    const bool is_known = std::ranges::find(others_.names, name) != others_.names.end();
    const auto last = is_known && playing_ == Playing::no && others_.as_last ? others_.as_last(name) : std::nullopt;
    game::Game next = game_;
    next.name = name;
    if (last)
        if (const auto* sheet = std::get_if<game::Game>(&*last)) next = as_last(std::move(next), *sheet);
    change(std::move(next));
}

void SetupPanel::take_players() {
    if (shows_) return;
    std::vector<game::Player> players;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        std::string name = utf8(seats_[seat].name->GetValue().Strip(wxString::both));
        const bool plays = playing_ == Playing::yes ? seat < game_.players.size() : !name.empty();
        if (!plays) continue;
        game::Player player{.name = std::move(name)};
        const int team = seats_[seat].team->GetSelection();
        if (playing_ == Playing::yes)
            player.team = game_.players[seat].team;
        else if (teams_->GetValue() && team > 0)
            player.team = std::string(1, team_names[static_cast<std::size_t>(team - 1)]);
        players.push_back(std::move(player));
    }
    change(with_players(game_, std::move(players)));
}

void SetupPanel::change(game::Game next) {
    game_ = std::move(next);
    show();
    if (on_change) on_change();
}

/// What is typed stays as it is typed.
void SetupPanel::show() {
    shows_ = true;
    const bool new_game = playing_ == Playing::no;
    if (utf8(name_->GetValue().Strip(wxString::both)) != game_.name && FindFocus() != name_)
        name_->ChangeValue(text(game_.name));
    const bool typing = std::ranges::any_of(seats_, [](const Seat& seat) { return seat.name == FindFocus(); });
    const auto seated = static_cast<std::size_t>(std::ranges::count_if(
        seats_, [](const Seat& seat) { return !seat.name->GetValue().Strip(wxString::both).empty(); }));
    const std::size_t shown = typing ? std::max(seated, game_.players.size()) : game_.players.size();
    const bool in_teams = teams_->GetValue() || std::ranges::any_of(game_.players, [](const game::Player& player) {
                              return !player.team.empty();
                          });
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        const bool plays = seat < game_.players.size();
        if (!typing) seats_[seat].name->ChangeValue(plays ? text(game_.players[seat].name) : wxString());
        if (!typing && plays)
            seats_[seat].team->SetSelection(game_.players[seat].team.size() == 1
                                                ? static_cast<int>(team_names.find(game_.players[seat].team.front())) +
                                                      1
                                                : 0);
        seats_[seat].name->Show(seat < shown || (new_game && seat == shown));
        seats_[seat].team->Show(new_game && in_teams && seat < shown);
    }
    teams_->SetValue(in_teams);
    teams_->Show(new_game);
    began_->SetValue(game_.first_began);
    ways_->choose(static_cast<int>(game_.way));
    rewrap(*explained_, i18n::sheet::explained(game_.way), column_width);
    ties_->SetValue(game_.ties_shared);
    ties_->Show(game::by_points(game_.way));
    if (rows_) {
        rows_->Enable(game_.way != game::Way::places);
        if (FindFocus() != rows_) rows_->ChangeValue(text(names_of_rows(game_)));
    }
    shows_ = false;
    if (GetParent()) GetParent()->Layout();
}

}
