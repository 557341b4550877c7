#include "app/desktop/people/merge_players_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/history/people.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int line_width = 520;
constexpr std::size_t most_alike = 5;

/// Who the history says may be the same person.
std::vector<db::Person> alike(const PlayerData& data, const db::Person& person, const std::vector<db::Person>& others) {
    std::vector<db::Person> found;
    for (const std::vector<std::string>& group : data.people.alike())
        if (std::ranges::find(group, person.id) != group.end())
            for (const db::Person& other : others)
                if (std::ranges::find(group, other.id) != group.end()) found.push_back(other);
    if (found.size() > most_alike) found.resize(most_alike);
    return found;
}

}

MergePlayersPanel::MergePlayersPanel(wxWindow* parent, const PlayerActions& actions)
    : wxPanel(parent), actions_(actions) {
    use_panel_colours(*this);
}

void MergePlayersPanel::show(PlayerData& data, const db::Person& person, std::vector<db::Person> others) {
    data_ = &data;
    person_ = person;
    others_ = std::move(others);
    DestroyChildren();
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("The same person under another name"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    add_alike(*rows);
    add_choice(*rows);
    rows->Add(question_ = make_question(), 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    rows->Hide(question_, true);
    add_merged(*rows);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    SetSizer(edge);
}

void MergePlayersPanel::add_line(wxSizer& rows, wxWindow* what, wxWindow* button) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(what, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(far_gap));
    row->AddStretchSpacer();
    row->Add(button, 0, wxALIGN_CENTRE_VERTICAL);
    rows.Add(row, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
}

void MergePlayersPanel::add_alike(wxSizer& rows) {
    int number = 0;
    for (const db::Person& other : alike(*data_, person_, others_)) {
        const wxString words = i18n::fill(_("{1} looks like the same person."), {shown_name(other)});
        add_line(rows, wrapped(this, words, line_width),
                 named_button(this, _("Merge..."), "merge-alike-" + std::to_string(number++),
                              [this, other] { ask(other); }));
    }
}

void MergePlayersPanel::add_choice(wxSizer& rows) {
    if (others_.empty()) return;
    rows.Add(wrapped(this, _("Whose games also belong to this person?"), line_width, Type::quiet), 0, wxTOP,
             FromDIP(near_gap));
    other_ = new wxChoice(this, wxID_ANY);
    other_->SetName("merge-other");
    other_->SetMinSize({wide(*this, 220), wxDefaultCoord});
    for (const db::Person& other : others_) other_->Append(shown_name(other));
    other_->SetSelection(0);
    add_line(rows, other_, named_button(this, _("Merge..."), "merge", [this] {
                 ask(others_[static_cast<std::size_t>(other_->GetSelection())]);
             }));
}

void MergePlayersPanel::add_merged(wxSizer& rows) {
    int number = 0;
    for (const db::Person& entry : in_order(data_->people.merged(person_.id))) {
        const wxString words = i18n::fill(_("{1} was merged into this person."), {shown_name(entry)});
        const auto undo = [this, id = entry.id] { change([&] { data_->people.unmerge(id); }); };
        add_line(rows, wrapped(this, words, line_width, Type::quiet),
                 named_button(this, _("Undo"), "unmerge-" + std::to_string(number++), undo));
    }
}

/// In the page, without a box that holds up everything else.
wxSizer* MergePlayersPanel::make_question() {
    words_ = label(this, wxEmptyString);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(words_, 0, wxALIGN_CENTRE_VERTICAL);
    row->AddStretchSpacer();
    row->Add(named_button(this, _("Leave it as it is"), "merge-no", [this] { answer(false); }), 0,
             wxALIGN_CENTRE_VERTICAL | wxLEFT | wxRIGHT, FromDIP(near_gap));
    row->Add(named_button(this, _("Merge"), "merge-yes", [this] { answer(true); }), 0, wxALIGN_CENTRE_VERTICAL);
    return row;
}

void MergePlayersPanel::ask(const db::Person& other) {
    asked_ = other;
    const wxString question = i18n::fill(_("All games of {1} count as games of {2}. This can be undone at any time."),
                                         {shown_name(other), shown_name(person_)});
    rewrap(*words_, question, line_width);
    question_->ShowItems(true);
    announce(*this, question);
    GetParent()->FitInside();
    GetParent()->Layout();
    FindWindowByName("merge-yes", this)->SetFocus();
}

void MergePlayersPanel::answer(bool merge) {
    question_->ShowItems(false);
    GetParent()->FitInside();
    GetParent()->Layout();
    if (merge) change([&] { data_->people.merge(asked_.id, person_.id); });
}

void MergePlayersPanel::change(const std::function<void()>& change) {
    if (actions_.act(change)) actions_.changed();
}

}
