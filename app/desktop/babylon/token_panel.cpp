#include "app/desktop/babylon/token_panel.h"

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

namespace clerk::desktop::babylon {

namespace {

constexpr int lines_of_explanation = 3;

std::vector<Segment> tokens(const wxWindow& window) {
    std::vector<Segment> segments;
    for (const game::Effect effect : game::effects)
        segments.push_back({"token-" + std::string(id(effect)), i18n::babylon::name(effect),
                            picture(window, window.FromDIP(28), [effect](wxGraphicsContext& gc, const Area& area) {
                                draw_token(gc, effect, area);
                            })});
    return segments;
}

}

TokenPanel::TokenPanel(wxWindow* parent, int width) : wxPanel(parent), width_(width) {
    SetBackgroundColour(parent->GetBackgroundColour());
    name_ = label(this, wxEmptyString, Type::quiet);
    choice_ = new Segments(this, tokens(*this), 4);
    choice_->on_choose = [this](int index) { on_choose(game::effects[static_cast<std::size_t>(index)]); };
    for (std::size_t i = 0; i < game::effects.size(); ++i) {
        wxToggleButton& button = choice_->button(static_cast<int>(i));
        button.Bind(wxEVT_ENTER_WINDOW, [this, i](wxMouseEvent& event) { explain(game::effects[i]), event.Skip(); });
        button.Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) { explain(effect_), event.Skip(); });
    }
    explained_ = label(this, wxEmptyString, Type::quiet);
    explained_->SetMinSize(wxSize(wide(*this, width), lines_of_explanation * GetCharHeight()));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(name_);
    rows->Add(choice_, 0, wxTOP | wxBOTTOM, FromDIP(2));
    rows->Add(explained_);
    SetSizer(rows);
}

void TokenPanel::show(std::optional<game::Effect> effect, bool used) {
    effect_ = effect;
    used_ = used;
    choice_->choose(effect ? static_cast<int>(*effect) : -1);
    explain(effect);
}

/// What a token is, while it is pointed at or once it is chosen.
void TokenPanel::explain(std::optional<game::Effect> effect) {
    name_->SetLabelText(effect ? i18n::fill(_("Round token: {1}"), {i18n::babylon::name(*effect)})
                               : _("Which round token was revealed?"));
    rewrap(*explained_, words(effect), width_);
}

wxString TokenPanel::words(std::optional<game::Effect> effect) const {
    if (!effect) return _("Until it is entered, the round has no effect.");
    if (used_ && effect == effect_) return _("It was used in this turn.");
    return i18n::babylon::explained(*effect);
}

}
