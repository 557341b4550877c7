#include "app/desktop/babylon/token_panel.h"

#include "app/desktop/accessible_name.h"
#include "app/desktop/babylon/pieces.h"
#include "app/desktop/labels.h"
#include "i18n/words_babylon.h"

#include <wx/bmpcbox.h>
#include <wx/translation.h>

namespace clerk::desktop::babylon {

TokenPanel::TokenPanel(wxWindow* parent, int width) : wxPanel(parent), width_(width) {
    SetBackgroundColour(parent->GetBackgroundColour());
    title_ = label(this, _("Round token"), Type::quiet);
    choice_ = new wxBitmapComboBox(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, 0, nullptr,
                                   wxCB_READONLY);
    choice_->SetName("round-token");
    set_accessible_name(*choice_, _("Round token"));
    for (const game::Effect effect : game::effects)
        choice_->Append(i18n::babylon::name(effect), picture(*this, FromDIP(22), [effect](auto& gc, const Area& area) {
                            draw_token(gc, effect, area);
                        }));
    choice_->Bind(wxEVT_COMBOBOX, [this](wxCommandEvent& event) {
        on_choose(game::effects[static_cast<std::size_t>(event.GetSelection())]);
    });
    explained_ = label(this, wxEmptyString, Type::quiet);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(title_);
    rows->Add(choice_, 0, wxEXPAND | wxTOP | wxBOTTOM, FromDIP(2));
    rows->Add(explained_);
    SetSizer(rows);
}

void TokenPanel::show(std::optional<game::Effect> effect) {
    choice_->SetSelection(effect ? static_cast<int>(*effect) : wxNOT_FOUND);
    rewrap(*explained_,
           effect ? i18n::babylon::explained(*effect) : _("Not entered yet; until then the round has no effect."),
           width_);
    Layout();
}

}
