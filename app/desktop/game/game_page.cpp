#include "app/desktop/game/game_page.h"

#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/settings.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/combobox.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>
#include <wx/wupdlock.h>

namespace clerk::desktop {

namespace {

constexpr int right_width = 312;

bool types_text() {
    const wxWindow* focus = wxWindow::FindFocus();
    return dynamic_cast<const wxTextCtrl*>(focus) || dynamic_cast<const wxComboBox*>(focus) ||
           dynamic_cast<const wxSpinCtrl*>(focus);
}

}

GamePage::GamePage(wxWindow* parent, Desk& desk, Act act) : wxPanel(parent), desk_(desk), act_(std::move(act)) {
    dress_as_ground(*this);
    left_ = new wxPanel(this);
    middle_ = new wxPanel(this);
    dress_as_ground(*left_);
    dress_as_ground(*middle_);
    built_ = new BuiltList(left_);
    built_->Show(was_shown("built"));
    players_ = new PlayersBar(middle_);
    score_ = new ScorePanel(this);
    finish_ = new wxButton(this, wxID_ANY, _("Finish the game"));
    finish_->SetName("finish");
    findings_ = new FindingsPanel(this);
    open_bar_ = new OpenTurnBar(this);
    turns_ = new TurnsStrip(this);
    lay_out();
    players_->on_choose = [this](int player) { look_at(player); };
    score_->on_choose = [this](int player) { light_score(player); };
    turns_->on_choose = [this](std::optional<std::size_t> turn) { light_turn(turn); };
    turns_->on_open = [this](std::size_t turn) { CallAfter([this, turn] { open_turn(turn); }); };
    open_bar_->on_take_back = [this] { take_back_last_part(); };
    open_bar_->on_close = [this] { close_turn(); };
    open_bar_->on_leave = [this] { leave_turn(); };
    finish_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_finish(); });
    built_->on_choose = [this](const std::vector<Place>& places) {
        lit_places_ = places;
        show();
    };
    Bind(wxEVT_CHAR_HOOK, &GamePage::key, this);
}

void GamePage::lay_out() {
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(built_, 0, wxEXPAND | wxALL, FromDIP(near_gap));
    left_->SetSizer(left);
    auto* middle = new wxBoxSizer(wxVERTICAL);
    middle->Add(players_, 0, wxEXPAND | wxTOP | wxBOTTOM, FromDIP(near_gap));
    middle_->SetSizer(middle);
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(score_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    right->Add(finish_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    right->Add(findings_, 1, wxEXPAND | wxTOP, FromDIP(far_gap));
    right->SetMinSize({wide(*this, right_width), -1});
    columns_ = new wxBoxSizer(wxHORIZONTAL);
    columns_->Add(left_, 0, wxEXPAND);
    columns_->Add(middle_, 1, wxEXPAND);
    columns_->Add(right, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(far_gap));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(columns_, 1, wxEXPAND);
    rows->Add(open_bar_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(far_gap));
    rows->Add(turns_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(far_gap));
    SetSizer(rows);
}

bool GamePage::same_game() const { return editor_ && shown_game_ == desk_.record().head.id; }

void GamePage::make_editor() {
    if (editor_) {
        editor_->hand()->Destroy();
        editor_->board()->Destroy();
    }
    const auto taken_in = [this](Record next) { change(std::move(next)); };
    const auto seen = [this]() -> const Record& { return record(); };
    editor_ = desktop::make_editor(
        left_, middle_,
        {&desk_, seen, taken_in, [this](const Finding& finding, auto instead) { refuse(finding, std::move(instead)); },
         [this](auto column) {
             score_->tell_of(column);
             if (column && built_->IsShown()) built_->point(*column);
         }});
    left_->GetSizer()->Insert(0, editor_->hand(), 1, wxEXPAND);
    middle_->GetSizer()->Add(editor_->board(), 1, wxEXPAND);
    shown_game_ = desk_.record().head.id;
    shown_player_ = 0;
    at_turn_.reset();
    if (on_new_editor) on_new_editor();
}

void GamePage::refresh() {
    const wxWindowUpdateLocker quiet(this);
    hint_.clear();
    refused_.reset();
    lit_turn_.reset();
    lit_places_.clear();
    asked_for_offers_ = false;
    score_->let_go();
    follow_desk();
    advice_ = advice();
    editor_->show(look());
    const std::optional<int> at_turn = editor_->player_at_turn();
    if (at_turn && at_turn != at_turn_) shown_player_ = *at_turn;
    at_turn_ = at_turn;
    show();
    Layout();
}

void GamePage::draw_anew() {
    const int shown = shown_player_;
    if (editor_ && !editor_->holds()) make_editor();
    refresh();
    look_at(shown);
}

std::vector<Command> GamePage::commands() {
    std::vector<Command> all = editor_ ? editor_->commands() : std::vector<Command>{};
    for (int player = 0; editor_ && player < static_cast<int>(players(desk_.record()).size()); ++player)
        all.push_back({i18n::fill(_("Show what {1} has built"),
                                  {text(players(desk_.record())[static_cast<std::size_t>(player)])}),
                       wxString::Format("F%d", player + 2), WXK_F2 + player, [this, player] { look_at(player); }});
    if (editor_ && agreed().offers == Offers::on_request)
        all.push_back({_("Show what could be built"), "L", 'L', [this] { ask_for_offers(); }});
    for (Command& command : commands_of_turns()) all.push_back(std::move(command));
    if (editor_) all.push_back({_("What is built, as a list"), "I", 'I', [this] { toggle_built(); }});
    // Later, for an answer destroys the card that may have the focus.
    all.push_back({_("Correct the finding"), "C", 'C', [this] { CallAfter([this] { findings_->correct_first(); }); }});
    all.push_back(
        {_("Do what is legal instead"), "V", 'V', [this] { CallAfter([this] { findings_->take_first(); }); }});
    all.push_back({_("The table agreed"), "A", 'A', [this] { CallAfter([this] { findings_->agree_to_first(); }); }});
    return all;
}

void GamePage::run(const Command& command) {
    const wxString why = command.why_not ? command.why_not() : wxString();
    if (why != hint_) {
        hint_ = why;
        show_findings();
    }
    if (why.empty()) command.run();
}

/// The turn that is open is closed when it ends anew.
void GamePage::change(Record next) {
    if (!open_) {
        enter(std::move(next));
        return;
    }
    const bool ended = turns(next) > open_->turn() && !in_progress(next);
    if (enter(joined(desk_.record(), open_->turn(), std::move(next))) && ended) close_turn();
}

bool GamePage::enter(Record whole) {
    if (whole == desk_.record()) return true;
    if (!act_([&] { desk_.change(std::move(whole)); })) return false;
    if (!open_ && depth(desk_.record()) != Depth::final && editor_->finished() && !desk_.awarded()) on_finish();
    return true;
}

void GamePage::look_at(int player) {
    shown_player_ = player;
    show();
}

Look GamePage::look() const {
    Look look{.player = shown_player_};
    if (open_) look.opened = open_->turn();
    for (const Breach& breach : report().violations)
        if (breach.where.player == shown_player_)
            look.marked.insert(look.marked.end(), breach.finding.places.begin(), breach.finding.places.end());
    if (refused_) look.marked.insert(look.marked.end(), refused_->places.begin(), refused_->places.end());
    if (advice_) look.advised = advice_->places;
    look.lit = score_->lit();
    look.scoring = score_->scoring();
    if (lit_turn_) look.lit = turn_lines_.at(*lit_turn_).places;
    if (!lit_places_.empty()) look.lit = lit_places_;
    look.offers = agreed().offers == Offers::always || asked_for_offers_;
    return look;
}

void GamePage::ask_for_offers() {
    asked_for_offers_ = !asked_for_offers_;
    show();
}

void GamePage::show() {
    const std::vector<std::string> names = players(desk_.record());
    show_score();
    editor_->show(look());
    show_players(names);
    show_open_turn();
    show_turns();
    show_built();
    show_findings();
}

void GamePage::show_built() {
    if (built_->IsShown()) built_->show(editor_->built(record(), shown_player_));
}

void GamePage::toggle_built() {
    built_->Show(!built_->IsShown());
    remember_shown("built", built_->IsShown());
    left_->Layout();
    show_built();
    built_->IsShown() ? built_->SetFocus() : editor_->board()->SetFocus();
}

/// Letters and figures mean a command unless a text is being typed.
void GamePage::key(wxKeyEvent& event) {
    const bool plain = event.GetModifiers() == wxMOD_NONE;
    if (plain && open_ && event.GetKeyCode() == WXK_ESCAPE && !editor_->holds()) return leave_turn();
    if (plain && !types_text())
        for (const Command& command : commands())
            if (command.code == event.GetKeyCode()) return run(command);
    event.Skip();
}

}
