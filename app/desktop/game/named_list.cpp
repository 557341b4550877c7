#include "app/desktop/game/named_list.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/desktop/widgets/segments.h"
#include "i18n/text.h"

#include <wx/wrapsizer.h>

namespace clerk::desktop {

namespace {

constexpr int name_width = 260;
constexpr int longest_name = 40;

}

NamedList::NamedList(wxWindow* parent, const wxString& word, const wxString& hint, const wxString& another)
    : wxPanel(parent), word_(word), buttons_(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    name_ = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    name_->SetName(word + "-name");
    name_->SetHint(hint);
    name_->SetMaxLength(longest_name);
    fit_height_to_finger(*name_, wide(*this, name_width));
    set_accessible_name(*name_, hint);
    name_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { CallAfter([this] { add(); }); });
    wxButton* button = named_button(this, another, "add-" + word, [this] { add(); });
    fit_to_finger(*button);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(name_, 0, wxRIGHT, FromDIP(near_gap));
    row->Add(button);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(row, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(buttons_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    SetSizer(rows);
}

void NamedList::add() {
    if (on_add(utf8(name_->GetValue().Strip(wxString::both)))) name_->ChangeValue(wxEmptyString);
}

void NamedList::show(const std::vector<Named>& all, std::size_t chosen) {
    buttons_->Clear(true);
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto* button = new wxToggleButton(this, wxID_ANY, all[i].name);
        button->SetName(word_ + "-" + text(std::to_string(i)));
        fit_height_to_finger(*button);
        if (!all[i].described) button->SetForegroundColour(palette().quiet);
        show_chosen(*button, i == chosen);
        button->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) { CallAfter([this, i] { on_choose(i); }); });
        buttons_->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(3));
    }
    Layout();
}

}
