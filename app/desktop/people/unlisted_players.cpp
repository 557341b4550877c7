#include "app/desktop/people/unlisted_players.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/history/people.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int list_width = 468;

}

UnlistedPlayers::UnlistedPlayers(wxWindow* parent, const PlayerActions& actions, PromptBar& prompt)
    : wxPanel(parent), actions_(actions), prompt_(prompt) {
    use_ground_colours(*this);
    words_ = label(this, wxEmptyString, Type::quiet);
    words_->SetName("unlisted-words");
    list_ = new wxListBox(this, wxID_ANY);
    list_->SetName("unlisted");
    list_->SetMinSize({wide(*this, list_width), wxDefaultCoord});
    set_accessible_name(*list_, _("Hidden players"));
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) {
        prompt_.drop_question();
        enable();
    });
    show_ = large_button(this, _("Show again"), "show-player", [this] { show_again(); });
    delete_ = large_button(this, _("Delete..."), "delete-player", [this] { ask_to_delete(); });
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(show_, 0, wxRIGHT, FromDIP(near_gap));
    buttons->Add(delete_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(words_, 0, wxBOTTOM, FromDIP(far_gap));
    rows->Add(list_, 1, wxBOTTOM, FromDIP(near_gap));
    rows->Add(buttons);
    SetSizer(rows);
}

void UnlistedPlayers::show(const db::People& people) {
    people_ = people;
    read();
    list_->SetFocus();
}

void UnlistedPlayers::read() {
    const std::string before = chosen() ? chosen()->person.id : std::string();
    people_->drop_pictures(std::exchange(removed_, {}));
    lines_.clear();
    for (const db::Person& one : people_->list())
        if (one.hidden) lines_.push_back({one, true});
    for (const db::Person& one : people_->without_plays()) lines_.push_back({one, false});
    wxArrayString words;
    for (const Line& line : lines_)
        // TRANSLATORS: a player, and why the player stands in no list.
        words.Add(i18n::fill(_("{1} ({2})"),
                             {name_line(line.person.name), line.has_games ? wxGETTEXT_IN_CONTEXT("player", "hidden")
                                                           : line.person.hidden ? _("hidden, no games")
                                                                                : _("no games")}));
    list_->Set(words);
    list_->Show(!lines_.empty());
    const auto found = std::ranges::find(lines_, before, [](const Line& line) { return line.person.id; });
    if (!lines_.empty()) list_->SetSelection(found == lines_.end() ? 0 : static_cast<int>(found - lines_.begin()));
    rewrap(*words_,
           lines_.empty()
               ? _("Nobody is hidden. To hide a player, choose Edit, then Hide.")
               : _("Hidden players appear in no list, but their games stay. A player without games can be deleted."),
           wide(*this, page_text_width));
    enable();
    Layout();
    if (lines_.empty())
        wxWindow::FindWindowByName("players-unlisted", GetParent())->SetFocus(); // else the keys are lost
}

const UnlistedPlayers::Line* UnlistedPlayers::chosen() const {
    const int row = list_->GetSelection();
    return row == wxNOT_FOUND || row >= std::ssize(lines_) ? nullptr : &lines_[static_cast<std::size_t>(row)];
}

void UnlistedPlayers::enable() {
    const Line* line = chosen();
    for (wxWindow* button : {show_, delete_}) button->Show(!lines_.empty());
    show_->Enable(line && line->person.hidden);
    delete_->Enable(line && !line->has_games);
    delete_->SetToolTip(line && line->has_games ? _("Only a player without games can be deleted.") : wxString());
}

void UnlistedPlayers::show_again() {
    const db::Person person = chosen()->person;
    prompt_.dismiss();
    if (!actions_.act([&] {
            people_->set_hidden(person.id, false);
            read();
        }))
        return;
    prompt_.show(i18n::fill(_("{1} is listed again."), {name_line(person.name)}),
                 {{_("Undo"), "undo-show-player", [this, id = person.id] {
                       prompt_.dismiss();
                       actions_.act([&] {
                           people_->set_hidden(id, true);
                           read();
                       });
                   }}});
}

void UnlistedPlayers::ask_to_delete() {
    const db::Person person = chosen()->person;
    prompt_.ask(i18n::fill(_("Delete {1}, with nickname, colour and picture?"), {name_line(person.name)}),
                {{_("Delete"), "delete-player-really", [this, person] { remove(person); }},
                 {_("Cancel"), "delete-player-not", [this] { prompt_.dismiss(); }}});
    wxWindow::FindWindowByName("delete-player-not", &prompt_)->SetFocus();
}

void UnlistedPlayers::remove(const db::Person& person) {
    std::vector<db::Person> removed;
    prompt_.dismiss();
    const bool done = actions_.act([&] {
        removed = people_->remove(person.id);
        read();
    });
    if (!done) return;
    removed_ = removed;
    prompt_.show(i18n::fill(_("{1} is deleted."), {name_line(person.name)}),
                 {{_("Undo"), "undo-delete-player", [this, removed] { bring_back(removed); }}});
}

void UnlistedPlayers::bring_back(const std::vector<db::Person>& removed) {
    prompt_.dismiss();
    actions_.act([&] {
        people_->bring_back(removed);
        removed_.clear();
        read();
    });
}

}
