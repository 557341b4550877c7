#include "app/desktop/alhambra/final_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/segments.h"
#include "app/table/alhambra/final_input.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop::alhambra {

FinalPanel::FinalPanel(wxWindow* parent, const game::Game& game, Act act)
    : wxPanel(parent), players_(game.players.size()), act_(std::move(act)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    only_points_ = new wxCheckBox(this, wxID_ANY, _("Enter only the points"));
    only_points_->SetName("only-points");
    points_panel_ = new wxPanel(this);
    points_panel_->SetBackgroundColour(GetBackgroundColour());
    points_panel_->SetSizer(make_points(game));
    for_dirk_ = new wxToggleButton(this, wxID_ANY, _("Tiles go to Dirk (D)"));
    for_dirk_->SetName("for-dirk");
    dirk_ = new TileRow(this, "dirk", _("Dirk's tiles"));
    remove_ = new wxButton(this, wxID_ANY, _("Remove this scoring"));
    remove_->SetName("remove-scoring");
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* row : std::initializer_list<wxWindow*>{only_points_, points_panel_, for_dirk_, dirk_, remove_})
        rows->Add(row, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    SetSizer(rows);
    listen();
}

void FinalPanel::listen() {
    only_points_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) {
        act_([only = event.IsChecked()](const Position& position, Entry entry) {
            return only_points(position, std::move(entry), only);
        });
    });
    for_dirk_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent& event) {
        act_([for_dirk = event.IsChecked()](const Position& position, Entry entry) {
            return pick_for_dirk(position, std::move(entry), for_dirk);
        });
    });
    dirk_->on_tile = [this](const game::Tile& tile) {
        act_(
            [tile](const Position& position, Entry entry) { return choose_of_dirk(position, std::move(entry), tile); });
    };
    remove_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { act_(remove_last_round); });
}

wxSizer* FinalPanel::make_points(const game::Game& game) {
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(far_gap, 2)));
    const auto add = [&](const std::string& name, const wxString& words) {
        grid->Add(label(points_panel_, words), 0, wxALIGN_CENTRE_VERTICAL);
        points_.push_back(make_spin(name, words));
        grid->Add(points_.back());
    };
    for (std::size_t i = 0; i < game.players.size(); ++i)
        add("points-" + std::to_string(i), name_line(game.players[i].name));
    if (game::with_dirk(game.players.size())) add("points-dirk", i18n::neutral_name(game::game_id));
    return grid;
}

wxSpinCtrl* FinalPanel::make_spin(const std::string& name, const wxString& words) {
    auto* spin = new wxSpinCtrl(points_panel_, wxID_ANY);
    spin->SetRange(0, game::most_points);
    spin->SetName(text(name));
    set_accessible_name(*spin, words);
    spin->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { tell_points(); });
    return spin;
}

void FinalPanel::tell_points() {
    std::vector<int> points;
    for (const wxSpinCtrl* spin : points_) points.push_back(spin->GetValue());
    const int dirk_points = game::with_dirk(players_) ? points.back() : 0;
    points.resize(players_);
    act_([points, dirk_points](const Position& position, Entry entry) {
        return enter_points(position, std::move(entry), points, dirk_points);
    });
}

void FinalPanel::show(const Position& position, const Entry& entry) {
    const game::Round& round = position.final_round();
    only_points_->SetValue(round.typed());
    points_panel_->Show(round.typed());
    for (std::size_t i = 0; round.typed() && i < points_.size(); ++i) {
        const int points = i < round.points.size() ? round.points[i] : round.dirk_points;
        if (points_[i]->GetValue() != points) points_[i]->SetValue(points);
    }
    for_dirk_->Show(position.with_dirk() && !round.typed());
    show_chosen(*for_dirk_, entry.for_dirk);
    dirk_->show(round.dirk, std::nullopt, true);
    remove_->Show(position.round > 1 && position.round == static_cast<int>(position.game.rounds.size()));
    Layout();
}

}
