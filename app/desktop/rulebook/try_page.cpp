#include "app/desktop/rulebook/try_page.h"

#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/game/game_page.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/error_log.h"
#include "app/desktop/widgets/labels.h"

#include <algorithm>

#include <wx/textentry.h>

namespace clerk::desktop {

namespace fs = std::filesystem;

namespace {

/// Among what does not stay; in the state folder where the environment names no place for that.
fs::path new_folder() {
    const std::string name = "clerk-of-works-" + new_id();
    std::error_code failed;
    const fs::path usual = fs::temp_directory_path(failed);
    if (!failed && fs::create_directory(usual / name, failed)) return usual / name;
    fs::path beside = state_file(name);
    fs::create_directory(beside);
    return beside;
}

}

TryPage::TryPage(wxWindow* parent, Actions actions, const Record& record, const Words& words, Goal goal)
    : wxPanel(parent), actions_(std::move(actions)), goal_(std::move(goal)), folder_(new_folder()) {
    use_ground_colours(*this);
    desk_ = std::make_unique<Desk>(folder_ / "history.db");
    desk_->start(record);
    game_ = new GamePage(this, *desk_, actions_.act);
    game_->on_finish = game_->on_guide = game_->on_rule = actions_.back; // neither is for trying out
    game_->on_new_editor = [] {};
    game_->on_leave = actions_.back;
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_bar(words), 0, wxEXPAND);
    rows->Add(game_, 1, wxEXPAND);
    SetSizer(rows);
    desk_->listen([this] {
        game_->refresh();
        tell();
    });
    game_->refresh();
    tell();
    Bind(wxEVT_CHAR_HOOK, &TryPage::key, this);
}

TryPage::~TryPage() {
    DestroyChildren(); // they look into the desk
    desk_.reset();
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

wxWindow* TryPage::make_bar(const Words& told) {
    auto* bar = new wxPanel(this);
    bar->SetBackgroundColour(palette().chosen); // nobody is to take it for the game on the table
    bar->SetForegroundColour(palette().text);
    auto* words = new wxBoxSizer(wxVERTICAL);
    words->Add(label(bar, _("This is a trial: nothing you enter here is kept."), Type::heading));
    what_ = told.what;
    told_ = label(bar, {});
    told_->SetName("tried-rule");
    words->Add(told_);
    if (goal_.told) add_goal(*bar, *words);
    buttons_.push_back(back_ = named_button(bar, told.way_back, "end-trial", [this] { actions_.back(); }));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(words, 1, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(near_gap));
    for (wxButton* button : buttons_) {
        fit_to_finger(*button);
        row->Add(button, 0, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(near_gap));
    }
    bar->SetSizer(row);
    fit_words();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit_words();
        event.Skip();
    });
    return bar;
}

void TryPage::add_goal(wxWindow& bar, wxSizer& words) {
    reached_ = label(&bar, {});
    reached_->SetName("goal-reached");
    words.Add(reached_);
    buttons_.push_back(named_button(&bar, _("Show the answer"), "show-answer",
                                    [this] { actions_.act([this] { desk_->change(goal_.answer()); }); }));
    buttons_.push_back(named_button(&bar, _("Another puzzle"), "another-goal", [this] { goal_.another(); }));
}

void TryPage::fit_words() {
    int room = GetClientSize().x - 2 * FromDIP(near_gap);
    for (const wxButton* button : buttons_) room -= button->GetBestSize().x + 2 * FromDIP(near_gap);
    room = std::max(room, FromDIP(page_text_width) / 3);
    told_->SetLabelText(broken(what_, room, measured_in(*told_)));
    if (reached_) reached_->SetLabelText(broken(reached_words_, room, measured_in(*reached_)));
}

void TryPage::tell() {
    if (!reached_) return;
    reached_words_ = goal_.told(desk_->record());
    fit_words();
    Layout();
}

std::vector<Command> TryPage::commands() const { return game_->commands(); }

void TryPage::take_keys() {
    game_->give_keys_to_board();
    wxWindow* focus = FindFocus();
    if (!IsDescendant(focus) || !focus->IsShownOnScreen()) back_->SetFocus();
}

/// As in the window: what was done last goes first, if it was not entered yet.
void TryPage::undo() {
    if (game_->let_go_begun()) return;
    actions_.act([this] {
        if (desk_->can_undo()) desk_->undo();
    });
}

void TryPage::redo() {
    actions_.act([this] {
        if (desk_->can_redo()) desk_->redo();
    });
}

void TryPage::key(wxKeyEvent& event) {
    const bool typing = dynamic_cast<wxTextEntry*>(FindFocus());
    if (!typing && event.ControlDown() && event.GetKeyCode() == 'Z') return undo();
    if (!typing && event.ControlDown() && event.GetKeyCode() == 'Y') return redo();
    const bool leaves = event.GetModifiers() == wxMOD_NONE && event.GetKeyCode() == WXK_ESCAPE;
    if (leaves || (event.ShiftDown() && event.GetKeyCode() == WXK_F1)) return actions_.back();
    event.Skip();
}

}
