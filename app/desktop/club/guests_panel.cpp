#include "app/desktop/club/guests_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/entries.h"
#include "core/record.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <utility>

#include <wx/dcclient.h>

namespace clerk::desktop {

namespace {

constexpr int list_width = 250, tick_width = 32, list_bar = 18;

}

GuestsPanel::GuestsPanel(wxWindow* parent) : wxPanel(parent) {
    use_ground_colours(*this);
    title_ = label(this, wxEmptyString, Type::heading);
    title_->SetName("guests-here");
    list_ = new wxCheckListBox(this, wxID_ANY);
    list_->SetName("guests");
    list_->SetMinSize({wide(*this, list_width), -1});
    set_accessible_name(*list_, _("Who is here"));
    list_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent& event) {
        const int line = event.GetInt();
        tick(static_cast<std::size_t>(line), list_->IsChecked(static_cast<unsigned>(line)));
    });
    list_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        const int line = list_->HitTest(event.GetPosition());
        if (event.GetX() >= FromDIP(tick_width)) turn(line); // else it was the tick itself
    });
    list_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_SPACE || event.GetKeyCode() == WXK_RETURN)
            turn(list_->GetSelection());
        else
            event.Skip();
    });
    list_->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        tell_whole_name(list_->HitTest(event.GetPosition()));
    });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(title_, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(list_, 1, wxEXPAND);
    rows->Add(make_field(), 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    SetSizer(rows);
    count();
}

wxSizer* GuestsPanel::make_field() {
    name_ = new wxTextCtrl(this, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    name_->SetName("guest-name");
    name_->SetHint(_("Name"));
    name_->SetMaxLength(limits::name);
    set_accessible_name(*name_, _("Name of someone who is here, known or new"));
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) { event.Skip(), offer_names(); });
    name_->Bind(wxEVT_CHAR, &GuestsPanel::key_in_field, this); // not before an input method had it
    name_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { take_typed(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(name_, 1, wxALIGN_CENTRE_VERTICAL);
    row->Add(large_button(this, _("Add"), "add-guest", [this] { take_typed(); }), 0, wxLEFT, FromDIP(near_gap));
    return row;
}

/// Only where something is typed: beneath an empty field GTK would list them all.
void GuestsPanel::offer_names() {
    chooses_offered_ = false;
    if (name_->IsEmpty() || !std::exchange(are_guests_others_, false)) return;
    wxArrayString names;
    for (const Guest& guest : guests_) names.Add(text(guest.visitor.name));
    name_->AutoComplete(names);
}

/// While names are offered, Enter means one of them only if an arrow went there; GTK would keep it to itself.
void GuestsPanel::key_in_field(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (key == WXK_UP || key == WXK_DOWN) chooses_offered_ = true;
    if ((key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && !chooses_offered_) return take_typed();
    event.Skip();
}

/// Whoever is called so is ticked, and moves up to where it is seen; a name that nobody has is someone new.
void GuestsPanel::take_typed() {
    const std::string name = utf8(name_->GetValue().Strip(wxString::both));
    name_->Clear();
    name_->SetFocus();
    if (name.empty()) return;
    std::vector<std::string> known;
    for (const Guest& guest : guests_) known.push_back(guest.visitor.name);
    auto meant = std::ranges::find(known, name);
    if (meant == known.end()) meant = std::ranges::find(known, table::look_alike(name, known));
    if (meant == known.end())
        guests_.insert(guests_.begin(), {{"", name}, true});
    else
        std::rotate(guests_.begin(), guests_.begin() + (meant - known.begin()),
                    guests_.begin() + (meant - known.begin()) + 1);
    guests_.front().here = true;
    refresh();
    on_change();
}

void GuestsPanel::turn(int line) {
    if (line == wxNOT_FOUND) return;
    const bool here = !guests_.at(static_cast<std::size_t>(line)).here;
    list_->Check(static_cast<unsigned>(line), here);
    tick(static_cast<std::size_t>(line), here);
}

void GuestsPanel::tick(std::size_t guest, bool here) {
    guests_.at(guest).here = here;
    count();
    on_change();
}

void GuestsPanel::show(const std::vector<db::Person>& people, const std::vector<std::string>& at_tables) {
    const std::vector<Guest> before = std::exchange(guests_, {});
    for (const db::Person& person : people) {
        Guest guest{.visitor = {person.id, person.name}};
        for (const Guest& one : before)
            if (one.visitor.id == person.id || (one.visitor.id.empty() && one.visitor.name == person.name)) {
                guest.here = guest.here || one.here;
                guest.was_at_table = guest.was_at_table || one.was_at_table;
            }
        const bool at_table = std::ranges::find(at_tables, person.id) != at_tables.end();
        if (at_table && !guest.was_at_table) guest.here = guest.was_at_table = true;
        guests_.push_back(std::move(guest));
    }
    for (const Guest& one : before)
        if (one.visitor.id.empty() && std::ranges::find(people, one.visitor.name, &db::Person::name) == people.end())
            guests_.push_back(one);
    const auto place = [&](const Guest& guest) {
        return std::ranges::find(before, guest.visitor.name, [](const Guest& one) { return one.visitor.name; }) -
               before.begin();
    };
    std::ranges::stable_sort(guests_, {}, place); // nothing moves while somebody is ticking
    refresh();
}

void GuestsPanel::show_here(const std::vector<club::Visitor>& here) {
    for (Guest& guest : guests_)
        guest.here = std::ranges::any_of(here, [&](const club::Visitor& one) {
            return one.id.empty() ? one.name == guest.visitor.name : one.id == guest.visitor.id;
        });
    for (const club::Visitor& one : here)
        if (one.id.empty() &&
            std::ranges::none_of(guests_, [&](const Guest& guest) { return guest.visitor.name == one.name; }))
            guests_.insert(guests_.begin(), {one, true});
    refresh();
}

void GuestsPanel::put_those_here_first() {
    std::ranges::stable_sort(guests_, std::greater(), &Guest::here);
    refresh();
}

void GuestsPanel::refresh() {
    const wxClientDC measure(list_);
    const int room = list_->GetMinWidth() - FromDIP(tick_width + list_bar);
    wxArrayString lines;
    for (const Guest& guest : guests_)
        lines.Add(wxControl::Ellipsize(text(guest.visitor.name), measure, wxELLIPSIZE_END, room));
    if (lines != list_->GetStrings()) {
        list_->Set(lines);
        are_guests_others_ = true;
    }
    for (std::size_t i = 0; i < guests_.size(); ++i) list_->Check(static_cast<unsigned>(i), guests_[i].here);
    count();
}

void GuestsPanel::tell_whole_name(int line) {
    wxString name = line == wxNOT_FOUND ? wxString() : text(guests_.at(static_cast<std::size_t>(line)).visitor.name);
    if (line != wxNOT_FOUND && name == list_->GetString(static_cast<unsigned>(line))) name.clear();
    if (list_->GetToolTipText() != name) name.empty() ? list_->UnsetToolTip() : list_->SetToolTip(name);
}

void GuestsPanel::count() {
    const auto here = std::ranges::count_if(guests_, &Guest::here);
    title_->SetLabelText(i18n::fill_figures(_("Here: {1}"), {static_cast<int>(here)}));
}

std::vector<club::Visitor> GuestsPanel::here() const {
    std::vector<club::Visitor> visitors;
    for (const Guest& guest : guests_)
        if (guest.here) visitors.push_back(guest.visitor);
    return visitors;
}

}
