#include "app/desktop/rulebook/try_page.h"

#include "app/desktop/drawing/line_breaks.h"
#include "app/desktop/game/game_page.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"

#include <algorithm>

#include <wx/textentry.h>

namespace clerk::desktop {

TryPage::TryPage(wxWindow* parent, Actions actions, const Record& record, const wxString& rule)
    : wxPanel(parent), actions_(std::move(actions)),
      folder_(std::filesystem::temp_directory_path() / ("clerk-of-works-" + new_id())) {
    dress_as_ground(*this);
    std::filesystem::create_directory(folder_);
    desk_ = std::make_unique<Desk>(folder_ / "history.db");
    desk_->start(record);
    game_ = new GamePage(this, *desk_, actions_.act);
    game_->on_finish = game_->on_guide = game_->on_rule = actions_.back; // neither is for trying out
    game_->on_new_editor = [] {};
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_bar(rule), 0, wxEXPAND);
    rows->Add(game_, 1, wxEXPAND);
    SetSizer(rows);
    desk_->listen([this] { game_->refresh(); });
    game_->refresh();
    Bind(wxEVT_CHAR_HOOK, &TryPage::key, this);
}

TryPage::~TryPage() {
    DestroyChildren(); // they look into the desk
    desk_.reset();
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

wxWindow* TryPage::make_bar(const wxString& rule) {
    auto* bar = new wxPanel(this);
    dress_as_panel(*bar);
    auto* words = new wxBoxSizer(wxVERTICAL);
    words->Add(label(bar, _("Tried out: nothing of it is kept.")));
    rule_ = rule;
    told_ = label(bar, {}, Type::quiet);
    told_->SetName("tried-rule");
    words->Add(told_);
    back_ = named_button(bar, _("Back to the rules (Shift+F1)"), "end-trial", [this] { actions_.back(); });
    fit_to_finger(*back_);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(words, 1, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(near_gap));
    row->Add(back_, 0, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(near_gap));
    bar->SetSizer(row);
    fit_rule();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit_rule();
        event.Skip();
    });
    return bar;
}

void TryPage::fit_rule() {
    const int room = GetClientSize().x - back_->GetBestSize().x - 4 * FromDIP(near_gap);
    told_->SetLabelText(broken(rule_, std::max(room, FromDIP(page_text_width) / 3),
                               [&](const wxString& line) { return told_->GetTextExtent(line).x; }));
}

void TryPage::take_keys() {
    if (!IsDescendant(FindFocus())) back_->SetFocus();
}

void TryPage::undo() {
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
    if (event.ShiftDown() && event.GetKeyCode() == WXK_F1) return actions_.back();
    event.Skip();
}

}
