#include "app/desktop/game/depth_panel.h"

#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/radiobut.h>

namespace clerk::desktop {

namespace {

constexpr int beside_sign = 24; ///< where the words of a button begin

}

DepthPanel::DepthPanel(wxWindow* parent, int width, Depth chosen) : wxPanel(parent) {
    dress_as_ground(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("How much do you enter?"), Type::heading), 0, wxTOP | wxBOTTOM, FromDIP(near_gap));
    long group = wxRB_GROUP;
    for (const Depth depth : {Depth::builds, Depth::full, Depth::final}) {
        auto* button =
            new wxRadioButton(this, wxID_ANY, i18n::depth_name(depth), wxDefaultPosition, wxDefaultSize, group);
        button->SetName("depth-" + text(id(depth)));
        button->SetForegroundColour(GetForegroundColour());
        button->SetValue(depth == chosen);
        button->Bind(wxEVT_RADIOBUTTON, [this, depth](wxCommandEvent&) { on_depth(depth); });
        rows->Add(button);
        auto* below = new wxBoxSizer(wxHORIZONTAL);
        below->AddSpacer(FromDIP(beside_sign));
        below->Add(wrapped(this, i18n::depth_explained(depth), width - beside_sign, Type::quiet));
        rows->Add(below, 0, wxBOTTOM, FromDIP(near_gap));
        group = 0;
    }
    SetSizer(rows);
}

}
