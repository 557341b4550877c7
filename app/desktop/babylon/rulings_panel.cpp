#include "app/desktop/babylon/rulings_panel.h"

#include "app/desktop/accessible_name.h"
#include "app/desktop/labels.h"
#include "i18n/words_babylon.h"

#include <wx/translation.h>

namespace clerk::desktop::babylon {

namespace {

using clerk::babylon::Rulings;

/// A switch of the rulings: its id and two choices as the record writes them, and how it is read and set.
struct Switch {
    const char* id;
    const char* choices[2];
    bool (*other)(const Rulings&); ///< whether the second choice holds
    void (*set)(Rulings&, bool other);
};

using clerk::babylon::BridgeGap;
using clerk::babylon::FountainOn;
using clerk::babylon::Overlap;

constexpr Switch switches[] = {
    {"overlap",
     {"any", "adjacent"},
     [](const Rulings& r) { return r.overlap == Overlap::adjacent; },
     [](Rulings& r, bool other) { r.overlap = other ? Overlap::adjacent : Overlap::any; }},
    {"fountain",
     {"two-terraces", "any"},
     [](const Rulings& r) { return r.fountain == FountainOn::any; },
     [](Rulings& r, bool other) { r.fountain = other ? FountainOn::any : FountainOn::two_terraces; }},
    {"bridge_gap",
     {"open", "empty-slot"},
     [](const Rulings& r) { return r.bridge_gap == BridgeGap::empty_slot; },
     [](Rulings& r, bool other) { r.bridge_gap = other ? BridgeGap::empty_slot : BridgeGap::open; }},
    {"bridge_covers",
     {"true", "false"},
     [](const Rulings& r) { return !r.bridge_covers; },
     [](Rulings& r, bool other) { r.bridge_covers = !other; }},
    {"statue_restart",
     {"true", "false"},
     [](const Rulings& r) { return !r.statue_restart; },
     [](Rulings& r, bool other) { r.statue_restart = !other; }},
};

int preset_of(const Rulings& rulings) {
    for (std::size_t i = 0; i < clerk::babylon::presets.size(); ++i)
        if (clerk::babylon::presets[i].rulings == rulings) return static_cast<int>(i);
    return wxNOT_FOUND;
}

}

RulingsPanel::RulingsPanel(wxWindow* parent, int width) : wxPanel(parent), width_(width) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    preset_ = make_row(*rows, _("Rulebook"), "preset");
    for (const auto& preset : clerk::babylon::presets) preset_.choice->Append(i18n::babylon::preset_name(preset.id));
    preset_.choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { choose_preset(event.GetSelection()); });
    for (std::size_t i = 0; i < std::size(switches); ++i) {
        const Switch& each = switches[i];
        switches_.push_back(make_row(*rows, i18n::babylon::ruling_name(each.id), each.id));
        for (const char* choice : each.choices)
            switches_[i].choice->Append(i18n::babylon::ruling_choice(each.id, choice));
        switches_[i].choice->Bind(wxEVT_CHOICE, [this, i](wxCommandEvent& event) { choose(i, event.GetSelection()); });
    }
    SetSizer(rows);
}

RulingsPanel::Row RulingsPanel::make_row(wxSizer& rows, const wxString& name, const char* id) {
    auto* choice = new wxChoice(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(200, -1)));
    choice->SetName(id);
    set_accessible_name(*choice, name);
    auto* line = new wxBoxSizer(wxHORIZONTAL);
    line->Add(wrapped(this, name, width_ - 210), 1, wxALIGN_CENTRE_VERTICAL);
    line->Add(choice, 0, wxALIGN_CENTRE_VERTICAL);
    rows.Add(line, 0, wxEXPAND | wxTOP, FromDIP(rows.IsEmpty() ? 0 : far_gap));
    wxStaticText* explained = label(this, wxEmptyString, Type::quiet);
    rows.Add(explained, 0, wxEXPAND | wxTOP, FromDIP(2));
    return {choice, explained};
}

void RulingsPanel::show(const Rulings& rulings) {
    rulings_ = rulings;
    const int preset = preset_of(rulings);
    preset_.choice->SetSelection(preset);
    rewrap(*preset_.explained,
           preset == wxNOT_FOUND
               ? _("The table's own choice.")
               : i18n::babylon::preset_explained(clerk::babylon::presets[static_cast<std::size_t>(preset)].id),
           width_);
    for (std::size_t i = 0; i < std::size(switches); ++i) {
        const int chosen = switches[i].other(rulings) ? 1 : 0;
        switches_[i].choice->SetSelection(chosen);
        rewrap(*switches_[i].explained, i18n::babylon::ruling_explained(switches[i].id, switches[i].choices[chosen]),
               width_);
    }
    Layout();
}

void RulingsPanel::choose_preset(int index) {
    on_change(clerk::babylon::presets.at(static_cast<std::size_t>(index)).rulings);
}

void RulingsPanel::choose(std::size_t ruling, int index) {
    Rulings next = rulings_;
    switches[ruling].set(next, index == 1);
    on_change(next);
}

}
