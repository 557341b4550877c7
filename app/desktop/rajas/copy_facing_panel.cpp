#include "app/desktop/rajas/copy_facing_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "core/rajas/record_parts.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop::rajas {

namespace {

const wxSize half_space{46, 44};

}

CopyFacingPanel::CopyFacingPanel(wxWindow* parent) : PartPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    track_ = new CopyStrip(this, _("Facing"), half_space);
    track_->SetName("facing-track");
    track_->on_space = [this](int space, bool below) {
        if (below) return correct(facing_[static_cast<std::size_t>(space)]);
        money_ = space;
        refresh();
    };
    track_->on_arrow = [this](int dx, int dy) {
        if (facing_.empty()) return;
        money_ = std::clamp(money_ + dx, 0, static_cast<int>(facing_.size()) - 1);
        dy == 0 ? refresh() : correct(facing_[static_cast<std::size_t>(money_)] + dy);
    };
    told_ = label(this, wxEmptyString);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_tools(), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(told_, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(track_, 0, wxEXPAND);
    SetSizer(rows);
}

wxSizer* CopyFacingPanel::make_tools() {
    propose_ = named_button(this, _("Fill in the proposal"), "take-proposal",
                            [this] { change(proposed_facing(last_->GetValue())); });
    last_ = new wxSpinCtrl(this, wxID_ANY);
    last_->SetName("last-money");
    last_->SetRange(1, most_money);
    last_->SetValue(usual_last_money);
    set_accessible_name(*last_, _("Last money space"));
    last_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) {
        if (!facing_.empty()) change(ended_at(facing_, event.GetPosition()));
    });
    less_ = named_button(this, _("Fame -1"), "fame-less",
                         [this] { correct(facing_[static_cast<std::size_t>(money_)] - 1); });
    more_ = named_button(this, _("Fame +1"), "fame-more",
                         [this] { correct(facing_[static_cast<std::size_t>(money_)] + 1); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (wxButton* button : {propose_, less_, more_}) {
        fit_to_finger(*button);
        row->Add(button, 0, wxRIGHT, FromDIP(near_gap));
    }
    row->Add(label(this, _("Last money space")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    row->Add(last_, 0, wxALIGN_CENTRE_VERTICAL);
    return row;
}

void CopyFacingPanel::change(Facing facing) {
    facing_ = std::move(facing);
    refresh();
    on_draft(game::print(facing_));
}

void CopyFacingPanel::correct(int fame) {
    if (facing_.empty()) return;
    if (fame < 0) return on_nothing(_("The fame track begins at 0."));
    change(with_fame(facing_, static_cast<std::size_t>(money_), fame));
}

void CopyFacingPanel::show(const std::string& draft) {
    facing_ = game::read_facing(draft).value_or(Facing{});
    if (!facing_.empty()) last_->SetValue(static_cast<int>(facing_.size()) - 1);
    refresh();
}

void CopyFacingPanel::refresh() {
    const int last = static_cast<int>(facing_.size()) - 1;
    money_ = std::clamp(money_, 0, std::max(0, last));
    StripView view;
    for (int money = 0; money <= last; ++money)
        view.spaces.push_back({figure(money), figure(facing_[static_cast<std::size_t>(money)])});
    if (last >= 0) view.chosen = money_;
    const wxString words =
        last < 0 ? _("Nothing is filled in yet. The proposal fits the rulebook's example; your board decides.")
                 : i18n::fill_figures(_("Above money, below fame. Chosen: money {1}, beside fame {2}."),
                                      {money_, facing_[static_cast<std::size_t>(money_)]});
    told_->SetLabelText(words);
    propose_->Enable(last < 0);
    less_->Enable(last >= 0);
    more_->Enable(last >= 0);
    track_->show(std::move(view));
    Layout();
}

}
