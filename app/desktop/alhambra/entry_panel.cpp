#include "app/desktop/alhambra/entry_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/alhambra/entry.h"
#include "app/table/alhambra/turn_input.h"
#include "app/table/alhambra/words.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/sizer.h>

namespace clerk::desktop::alhambra {

namespace {

constexpr int width = 320, lines_of_next = 2;

}

FinalPanel::FinalPanel(wxWindow* parent, const game::Game& game, Act act)
    : wxPanel(parent), players_(game.players.size()), act_(std::move(act)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    only_points_ = new wxCheckBox(this, wxID_ANY, _("Enter only the points"));
    only_points_->SetName("only-points");
    points_panel_ = new wxPanel(this);
    points_panel_->SetBackgroundColour(GetBackgroundColour());
    points_panel_->SetSizer(make_points(game));
    doubt_ = wrapped(this, wxEmptyString, width);
    doubt_->SetName("points-doubt");
    doubt_->SetForegroundColour(palette().warning);
    for_dirk_ = new wxToggleButton(this, wxID_ANY, _("Tiles go to Dirk (D)"));
    for_dirk_->SetName("for-dirk");
    dirk_ = new TileRow(this, "dirk", _("Dirk's tiles"));
    remove_ = new wxButton(this, wxID_ANY, _("Remove this scoring"));
    remove_->SetName("remove-scoring");
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* row :
         std::initializer_list<wxWindow*>{only_points_, points_panel_, doubt_, for_dirk_, dirk_, remove_})
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
    const wxString doubtful = doubt_points(round, position.round);
    if (doubt_->Show(!doubtful.empty()) && !doubtful.empty()) announce(*doubt_, doubtful);
    rewrap(*doubt_, doubtful, width);
    for_dirk_->Show(position.with_dirk() && !round.typed());
    show_chosen(*for_dirk_, entry.for_dirk);
    dirk_->show(round.dirk, std::nullopt, true);
    remove_->Show(position.round > 1 && position.round == static_cast<int>(position.game.rounds.size()));
    Layout();
}

namespace {

/// What has no size is moved nowhere by GTK, and would lie over what comes to lie there.
void show_if_filled(wxWindow& panel) {
    const wxWindowList& parts = panel.GetChildren();
    panel.Show(std::any_of(parts.begin(), parts.end(), [](const wxWindow* part) { return part->IsShown(); }));
}

}

EntryPanel::EntryPanel(wxWindow* parent, const game::Game& game, Act act) : wxPanel(parent), act_(std::move(act)) {
    use_ground_colours(*this);
    next_ = label(this, wxEmptyString);
    middle_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    use_ground_colours(*middle_);
    middle_->SetScrollRate(0, FromDIP(10));
    finished_ = new FinalPanel(middle_, game, act_);
    picker_ = make_picker();
    market_ = new MarketPanel(middle_, this, width, act_);
    tiles_ = new TilesPanel(middle_, act_);
    end_ = new EndPanel(middle_, act_);
    scoring_ = make_scoring();
    end_turn_ = make_button(_("End the turn (E)"), "end-turn", end);
    back_ = make_button(_("Back to the turn (Esc)"), "back-to-turn",
                        [](const Position&, Entry entry) { return Outcome{let_go(std::move(entry))}; });
    give_out_ = make_button(_("Give out what is left (E)"), "give-out", end);
    lay_out();
}

TilePicker* EntryPanel::make_picker() {
    auto* picker = new TilePicker(middle_);
    picker->on_colour = [this](game::Colour colour) {
        act_([colour](const Position& position, Entry entry) {
            return choose_colour(position, std::move(entry), colour);
        });
    };
    picker->on_tile = [this](const game::Tile& tile) {
        act_([tile](const Position& position, Entry entry) { return pick(position, std::move(entry), tile); });
    };
    return picker;
}

wxToggleButton* EntryPanel::make_scoring() {
    auto* scoring = new wxToggleButton(this, wxID_ANY, wxEmptyString);
    scoring->SetLabel(broken(*scoring, _("A scoring card came up (S)"), width - button_air));
    fit_to_finger(*scoring);
    scoring->SetName("scoring");
    scoring->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { act_(toggle_scoring); });
    return scoring;
}

wxButton* EntryPanel::make_button(const wxString& words, const char* name, const Intent& intent) {
    auto* button = new wxButton(this, wxID_ANY, words);
    button->SetLabel(broken(*button, words, width - button_air));
    fit_to_finger(*button);
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [this, intent](wxCommandEvent&) { act_(intent); });
    return button;
}

wxSizer* EntryPanel::parts() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* part : std::initializer_list<wxWindow*>{finished_, picker_, market_, tiles_, end_})
        rows->Add(part, 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(far_gap));
    return edge;
}

wxSizer* EntryPanel::buttons() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(market_->buttons(), 0, wxEXPAND);
    for (wxWindow* button : std::initializer_list<wxWindow*>{scoring_, back_, end_turn_, give_out_})
        rows->Add(button, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    return rows;
}

void EntryPanel::lay_out() {
    middle_->SetSizer(parts());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(next_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(far_gap));
    rows->Add(middle_, 1, wxEXPAND);
    rows->Add(buttons(), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(far_gap));
    SetSizer(rows);
    constexpr int room_to_scroll = 16;
    SetMinSize({wide(*this, width + 2 * far_gap + room_to_scroll), -1});
}

void EntryPanel::show(const Position& position, const Entry& entry) {
    rewrap_high(*next_, next_in_words(position, entry), width, lines_of_next);
    show_parts(position, entry);
    show_buttons(position, entry);
    middle_->FitInside();
    Layout();
}

void EntryPanel::show_parts(const Position& position, const Entry& entry) {
    const bool in_turn = position.stage == Stage::turn && !entry.ending;
    market_->show_all(in_turn && position.full());
    if (market_->IsShown()) market_->show(position, entry);
    picker_->Show(wants_tile(wanted(position, entry)));
    if (picker_->IsShown()) picker_->show(entry.pick, gone(position, entry), TilePicker::Gone::struck_out);
    tiles_->Show(in_turn || position.stage == Stage::end || position.stage == Stage::palaces);
    if (tiles_->IsShown()) tiles_->show(position, entry), show_if_filled(*tiles_);
    end_->Show(position.stage == Stage::turn && entry.ending);
    if (end_->IsShown()) end_->show(position, entry), show_if_filled(*end_);
    finished_->Show(position.final());
    if (finished_->IsShown()) finished_->show(position, entry);
}

void EntryPanel::show_buttons(const Position& position, const Entry& entry) {
    const bool in_turn = position.stage == Stage::turn;
    scoring_->Show(can_score(position));
    scoring_->SetValue(entry.end.scoring);
    end_turn_->Show(in_turn);
    back_->Show(in_turn && entry.ending);
    give_out_->Show(position.stage == Stage::give_out);
}

}
