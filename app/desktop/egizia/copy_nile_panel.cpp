#include "app/desktop/egizia/copy_nile_panel.h"

#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <algorithm>

#include <wx/wrapsizer.h>

namespace clerk::desktop::egizia {

namespace {

const wxSize half_space{112, 30};

}

CopyNilePanel::CopyNilePanel(wxWindow* parent, game::Board kept)
    : PartPanel(parent), kept_(std::move(kept)), next_(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    track_ = new CopyStrip(this, _("Nile"), half_space);
    track_->SetName("nile-track");
    track_->on_space = [this](int space, bool) { choose(space + 1); };
    track_->on_arrow = [this](int dx, int) { choose(chosen_ + dx); };
    remove_ = named_button(this, _("Remove the place"), "remove-place", [this] { remove(); });
    fit_to_finger(*remove_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(track_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(label(this, _("The next place downstream"), Type::quiet), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(next_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(remove_);
    SetSizer(rows);
}

void CopyNilePanel::add(const game::Spot& spot) {
    std::vector<game::Spot> next = nile_;
    next.insert(next.begin() + chosen_, spot);
    change(std::move(next), chosen_ + 1);
}

void CopyNilePanel::remove() {
    std::vector<game::Spot> next = nile_;
    next.erase(next.begin() + chosen_ - 1);
    change(std::move(next), chosen_ - 1);
}

void CopyNilePanel::change(std::vector<game::Spot> nile, int chosen) {
    nile_ = std::move(nile);
    choose(chosen);
    on_draft(nile_draft(nile_));
}

void CopyNilePanel::choose(int place) {
    const int last = static_cast<int>(nile_.size());
    chosen_ = std::clamp(place, std::min(1, last), last);
    refresh();
}

void CopyNilePanel::show(const std::string& draft) {
    nile_ = nile_of(draft);
    choose(static_cast<int>(nile_.size()));
}

void CopyNilePanel::refresh() {
    StripView view{.water = true};
    for (std::size_t i = 0; i < nile_.size(); ++i)
        view.spaces.push_back({figure(static_cast<int>(i) + 1), i18n::egizia::name(nile_[i])});
    if (chosen_ > 0) view.chosen = chosen_ - 1;
    track_->Show(!view.spaces.empty());
    track_->show(std::move(view));
    next_->Clear(true);
    for (const game::Spot& spot : next_spots(nile_, kept_)) {
        wxButton* button = named_button(this, "+ " + i18n::egizia::name(spot), "next-" + text(write(spot)),
                                        [this, spot] { add(spot); });
        fit_to_finger(*button);
        next_->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(3));
    }
    remove_->Enable(chosen_ > 0);
    Layout();
    if (GetParent()) GetParent()->Layout();
}

}
