#include "app/desktop/babylon/token_panel.h"

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>
#include <utility>

namespace clerk::desktop::babylon {

namespace {

constexpr int lines_of_explanation = 3, air = 4;

wxBitmap token_picture(const wxWindow& window, game::Effect effect) {
    return picture(window, window.FromDIP(30),
                   [effect](wxGraphicsContext& gc, const Area& area) { draw_token(gc, effect, area); });
}

std::vector<Segment> tokens(const wxWindow& window) {
    std::vector<Segment> segments;
    for (const game::Effect effect : game::effects) {
        const wxString name = i18n::babylon::name(effect), what = i18n::babylon::explained(effect);
        segments.push_back({"token-" + std::string(id(effect)), name, token_picture(window, effect),
                            // TRANSLATORS: a round token and what it does, as the tip of its button.
                            i18n::fill(_("{1}: {2}"), {name, what})});
    }
    return segments;
}

}

TokenPanel::TokenPanel(wxWindow* parent, int width) : LaterPanel(parent), width_(width) {
    SetBackgroundColour(parent->GetBackgroundColour());
}

void TokenPanel::make() {
    name_ = label(this, wxEmptyString, Type::quiet);
    choice_ = new Segments(this, tokens(*this));
    choice_->on_choose = [this](int index) {
        offer(false);
        on_choose(game::effects[static_cast<std::size_t>(index)]);
    };
    for (std::size_t i = 0; i < game::effects.size(); ++i) {
        wxToggleButton& button = choice_->button(static_cast<int>(i));
        button.Bind(wxEVT_ENTER_WINDOW, [this, i](wxMouseEvent& event) { explain(game::effects[i]), event.Skip(); });
        button.Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) { explain(effect_), event.Skip(); });
    }
    chosen_ = make_chosen();
    explained_ = label(this, wxEmptyString, Type::quiet);
    lay_out();
}

wxBitmapButton* TokenPanel::make_chosen() {
    auto* chosen = new wxBitmapButton(this, wxID_ANY, token_picture(*this, game::effects.front()), wxDefaultPosition,
                                      wxDefaultSize, wxBU_EXACTFIT);
    chosen->SetName("token-chosen");
    fit_to_picture(*chosen, air);
    fit_to_finger(*chosen);
    chosen->SetToolTip(_("Another round token was revealed (O)"));
    chosen->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { focus(); });
    return chosen;
}

void TokenPanel::lay_out() {
    auto* one = new wxBoxSizer(wxHORIZONTAL);
    one->Add(chosen_, 0, wxRIGHT, FromDIP(near_gap));
    one->Add(explained_, 1);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(name_);
    rows->Add(choice_, 0, wxTOP, FromDIP(2));
    rows->Add(one, 0, wxEXPAND | wxTOP, FromDIP(2));
    SetSizer(rows);
    const int below_name = std::max(lines_of_explanation * GetCharHeight(), chosen_->GetMinSize().y);
    SetMinSize({wide(*this, width_), name_->GetBestSize().y + FromDIP(2) + below_name});
}

void TokenPanel::show(std::optional<game::Effect> effect, bool used) {
    const bool another = std::exchange(effect_, effect) != effect;
    used_ = used;
    choice_->choose(effect ? static_cast<int>(*effect) : -1);
    if (effect && another) {
        chosen_->SetBitmap(token_picture(*this, *effect));
        set_accessible_name(*chosen_, i18n::babylon::name(*effect));
    }
    if (another || !effect) offer(!effect);
    explain(effect);
}

/// Or the one that was chosen, to which the keys go where they went to the others.
void TokenPanel::offer(bool all) {
    const bool had_keys = choice_->IsDescendant(FindFocus());
    choice_->Show(all);
    chosen_->Show(!all);
    explained_->Show(!all);
    if (had_keys && !all) chosen_->SetFocus();
    Layout();
}

void TokenPanel::focus() {
    offer(true);
    choice_->focus();
}

/// What a token is, while it is pointed at or once it is chosen.
void TokenPanel::explain(std::optional<game::Effect> effect) {
    name_->SetLabelText(effect ? i18n::fill(_("Round token: {1}"), {i18n::babylon::name(*effect)})
                               : _("Which round token was revealed?"));
    rewrap(*explained_, words(effect), width_ - least_target - near_gap);
}

wxString TokenPanel::words(std::optional<game::Effect> effect) const {
    if (!effect) return {};
    if (used_ && effect == effect_) return _("The effect was used in this turn.");
    return i18n::babylon::explained(*effect);
}

}
