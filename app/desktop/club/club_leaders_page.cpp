#include "app/desktop/club/club_leaders_page.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int game_width = 200, list_width = 400;

bool any_score(const std::vector<db::Leader>& leaders) {
    return std::ranges::any_of(leaders, [](const db::Leader& one) { return one.figures.scored > 0; });
}

}

ClubLeadersPage::ClubLeadersPage(wxWindow* parent, ClubLeadersActions actions)
    : wxPanel(parent), actions_(std::move(actions)) {
    use_ground_colours(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_top(), 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    there_ = add_side(*columns, _("The club"), "club");
    columns->AddSpacer(FromDIP(edge_gap));
    here_ = add_side(*columns, _("This laptop"), "laptop");
    link(*there_.list, *here_.list);
    link(*here_.list, *there_.list);
    rows->Add(columns, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(edge_gap));
    told_ = label(this, wxEmptyString, Type::quiet);
    told_->SetName("club-leaders-told");
    rows->Add(told_, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(edge_gap));
    rows->Add(make_buttons(), 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(rows);
    go_back_on_escape(*this, [this] { actions_.back(); });
}

wxSizer* ClubLeadersPage::make_top() {
    PageHead head = page_head(this, wxEmptyString, "club-leaders-back", [this] { actions_.back(); });
    title_ = head.title;
    game_ = new wxChoice(this, wxID_ANY);
    game_->SetName("club-game");
    game_->SetMinSize({wide(*this, game_width), wxDefaultCoord});
    set_accessible_name(*game_, _("Game"));
    game_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { actions_.ask(game()); });
    head.add_at_right({game_});
    return head.row;
}

ClubLeadersPage::Side ClubLeadersPage::add_side(wxSizer& columns, const wxString& heading, const char* name) {
    const wxString id = name;
    Side side{.note = label(this, wxEmptyString, Type::quiet), .list = new Leaderboard(this, LeaderModel::average)};
    side.note->SetName(id + "-note");
    side.list->SetName(id + "-leaders");
    side.list->SetMinSize({wide(*this, list_width), wxDefaultCoord});
    set_accessible_name(*side.list, heading);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, heading, Type::heading));
    rows->Add(side.note, 0, wxTOP | wxBOTTOM, FromDIP(near_gap));
    rows->Add(side.list, 1, wxEXPAND);
    columns.Add(rows, 1, wxEXPAND);
    return side;
}

/// Whoever is chosen in one list is chosen in the other.
void ClubLeadersPage::link(Leaderboard& list, Leaderboard& other) {
    list.on_choose = [this, &list, &other] {
        CallAfter([this, &list, &other] {
            const std::string chosen = list.chosen();
            if (other.has(chosen))
                other.choose(chosen);
            else
                other.UnselectAll();
            open_->Enable(!chosen.empty());
        });
    };
    list.on_open = [this, &list] { CallAfter([this, &list] { actions_.open(list.chosen()); }); };
}

wxSizer* ClubLeadersPage::make_buttons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(large_button(this, _("Ask again"), "club-ask", [this] { actions_.ask(game()); }), 0, wxRIGHT,
             FromDIP(near_gap));
    open_ = large_button(this, _("The player's page"), "club-open-player", [this] { open_chosen(); });
    open_->Disable();
    row->Add(open_);
    return row;
}

std::string ClubLeadersPage::game() const {
    const int line = game_->GetSelection();
    return line > 0 ? games_.at(static_cast<std::size_t>(line) - 1) : std::string();
}

void ClubLeadersPage::open_chosen() {
    const std::string there = there_.list->chosen();
    actions_.open(there.empty() ? here_.list->chosen() : there);
}

void ClubLeadersPage::show(const ClubLeadersView& view) {
    title_->SetLabelText(i18n::fill(_("Leaderboard of {1}"), {view.club}));
    show_games(view);
    const bool scores = !view.game.empty() && (any_score(view.there) || any_score(view.here));
    for (const Side& side : {there_, here_}) side.list->show_last_column(scores);
    show_side(there_, view.there, view.there_note);
    show_side(here_, view.here, view.here_note);
    if (const std::string chosen = here_.list->chosen(); there_.list->has(chosen)) there_.list->choose(chosen);
    open_->Enable(!there_.list->chosen().empty() || !here_.list->chosen().empty());
    if (!view.told.empty() && told_->GetLabelText() != view.told) announce(*this, view.told);
    rewrap(*told_, view.told, page_text_width);
    Layout();
}

void ClubLeadersPage::show_games(const ClubLeadersView& view) {
    if (games_ != view.games || game_->IsEmpty()) {
        games_ = view.games;
        game_->Clear();
        game_->Append(_("All games"));
        for (const std::string& game : games_) game_->Append(i18n::game_name(game));
    }
    const auto found = std::ranges::find(games_, view.game);
    game_->SetSelection(found == games_.end() ? 0 : static_cast<int>(found - games_.begin()) + 1);
}

void ClubLeadersPage::show_side(const Side& side, std::vector<db::Leader> leaders, const wxString& note) {
    const std::string before = side.list->chosen();
    side.list->show(std::move(leaders), {}, LeaderOrder::wins);
    if (side.list->has(before)) side.list->choose(before);
    side.note->SetLabelText(note);
}

}
