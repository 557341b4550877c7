#include "app/desktop/rajas/copy_river_panel.h"

#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

namespace clerk::desktop::rajas {

namespace {

const wxSize half_space{112, 30};

}

CopyRiverPanel::CopyRiverPanel(wxWindow* parent) : PartPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    track_ = new CopyStrip(this, _("River"), half_space);
    track_->SetName("river-track");
    track_->on_space = [this](int space, bool) { choose(space + 1); };
    track_->on_arrow = [this](int dx, int) { choose(space_ + dx); };
    pad_ = new RewardPad(this, GiftsOf::river);
    pad_->on_reward = [this](const game::Reward& reward) {
        game::RiverDraft next = river_;
        next.spaces.at(static_cast<std::size_t>(space_) - 1) = reward;
        change(std::move(next));
    };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_tools(), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(track_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(pad_, 0, wxEXPAND);
    SetSizer(rows);
}

wxSizer* CopyRiverPanel::make_tools() {
    wxButton* add = named_button(this, _("Another space"), "add-space", [this] {
        const int after = space_;
        change(with_space(river_, after));
        choose(after + 1);
    });
    remove_ = named_button(this, _("Remove the space"), "remove-space", [this] {
        change(without_space(river_, space_));
        choose(space_);
    });
    bridge_ = named_button(this, _("The bridge lies after it"), "bridge-here", [this] {
        if (space_ >= static_cast<int>(river_.spaces.size()))
            return on_nothing(_("The bridge lies between two spaces; this is the last one."));
        change(with_bridge(river_, space_));
    });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (wxButton* button : {add, remove_, bridge_}) {
        fit_to_finger(*button);
        row->Add(button, 0, wxRIGHT, FromDIP(near_gap));
    }
    return row;
}

void CopyRiverPanel::change(game::RiverDraft river) {
    river_ = std::move(river);
    refresh();
    on_draft(river_ == game::RiverDraft{} ? std::string() : print(river_));
}

void CopyRiverPanel::choose(int space) {
    const int last = static_cast<int>(river_.spaces.size());
    space_ = std::clamp(space, std::min(1, last), last);
    refresh();
    if (space_ > 0) pad_->show(river_.spaces[static_cast<std::size_t>(space_) - 1]);
}

void CopyRiverPanel::show(const std::string& draft) {
    river_ = game::read_river(draft).value_or(game::RiverDraft{});
    choose(static_cast<int>(river_.spaces.size()));
}

void CopyRiverPanel::refresh() {
    StripView view{.bridge = river_.bridge, .water = true};
    for (std::size_t i = 0; i < river_.spaces.size(); ++i)
        view.spaces.push_back({figure(static_cast<int>(i) + 1), i18n::rajas::told(river_.spaces[i])});
    const bool any = space_ > 0 && space_ <= static_cast<int>(river_.spaces.size());
    if (any) view.chosen = space_ - 1;
    track_->Show(!view.spaces.empty());
    track_->show(std::move(view));
    pad_->Show(any);
    remove_->Enable(any);
    bridge_->Enable(any);
    Layout();
}

}
