#include "app/desktop/game/players_bar.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

wxString tip(const PlayerTab& tab) {
    const wxString name = tab.at_turn ? i18n::fill(_("{1} is at turn"), {tab.name}) : tab.name;
    if (tab.forecast.empty()) return name;
    return name + "\n" + i18n::fill(_("On the track: {1}. If the game ended now: {2}."), {tab.total, tab.forecast});
}

}

PlayersBar::PlayersBar(wxWindow* parent) : wxPanel(parent) {
    dress_as_ground(*this);
    heading_ = label(this, wxEmptyString, Type::heading);
    row_ = new wxBoxSizer(wxHORIZONTAL);
    row_->Add(heading_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(edge_gap));
    SetSizer(row_);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit_names();
        event.Skip();
    });
}

/// The heading is whole; the tabs share what is left, and names that do not fit there end in dots. Where forecasts do
/// not fit, the heading takes two lines; where that is not enough, they are told by the tips and the score alone.
void PlayersBar::fit_names() {
    if (tabs_.empty()) return;
    const int air = FromDIP(28), gap = FromDIP(near_gap), count = static_cast<int>(tabs_.size());
    const auto room = [&] {
        return (GetClientSize().x - heading_->GetBestSize().x - FromDIP(edge_gap) - count * gap) / count;
    };
    // TRANSLATORS: below a player's points on the scoring track: the total if the game ended now.
    const auto forecast = [](const PlayerTab& tab) { return i18n::fill(_("forecast {1}"), {tab.forecast}); };
    const auto tell_forecasts = [&] {
        for (std::size_t i = 0; i < tabs_.size(); ++i) {
            const PlayerTab& tab = shown_[i];
            const int needed = tab.badge.GetLogicalSize().x + tabs_[i]->GetTextExtent(forecast(tab)).x + air;
            if (tab.forecast.empty() || needed > room()) return false;
        }
        return true;
    };
    heading_->SetLabelText(title_);
    bool forecasts = tell_forecasts();
    if (wxString parted = title_; !forecasts && !shown_.front().forecast.empty() && parted.Replace(", ", ",\n") > 0) {
        heading_->SetLabelText(parted);
        forecasts = tell_forecasts();
        if (!forecasts) heading_->SetLabelText(title_);
    }
    for (std::size_t i = 0; i < tabs_.size(); ++i) {
        const PlayerTab& tab = shown_[i];
        const auto words = [&](const wxString& name) {
            // TRANSLATORS: a player's name and points, on the tab above the board.
            return i18n::fill(_("{1}: {2}"), {name, tab.total});
        };
        const int beside = tab.badge.GetLogicalSize().x + tabs_[i]->GetTextExtent(words({})).x + air;
        const wxString name = ellipsized(*tabs_[i], tab.name, room() - beside);
        wxString told = name.length() > 1 ? words(name) : tab.total;
        if (forecasts) told += "\n" + forecast(tab);
        tabs_[i]->SetLabel(wxControl::EscapeMnemonics(told));
        tabs_[i]->SetBitmap(tab.badge); // after the words, which would hide it
    }
    Layout();
}

void PlayersBar::make_tabs(std::size_t count) {
    for (wxToggleButton* tab : tabs_) tab->Destroy();
    tabs_.clear();
    const int two_lines = 2 * GetTextExtent("Ag").y + FromDIP(12); // a forecast may be the second
    const wxSize least(FromDIP(least_target), std::max(FromDIP(least_target), two_lines));
    for (std::size_t i = 0; i < count; ++i) {
        const int player = static_cast<int>(i);
        auto* tab = new wxToggleButton(this, wxID_ANY, wxEmptyString);
        tab->SetMinSize(least);
        tab->SetName(wxString::Format("player-%d", player + 1));
        tab->Bind(wxEVT_TOGGLEBUTTON, [this, player](wxCommandEvent&) { on_choose(player); });
        row_->Add(tab, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
        tabs_.push_back(tab);
    }
}

void PlayersBar::show(const wxString& heading, const std::vector<PlayerTab>& tabs, int shown) {
    title_ = heading;
    if (tabs_.size() != tabs.size()) make_tabs(tabs.size());
    shown_ = tabs;
    for (std::size_t i = 0; i < tabs.size(); ++i) {
        const PlayerTab& tab = tabs[i];
        tabs_[i]->SetFont(tab.at_turn ? GetFont().Bold() : GetFont());
        tabs_[i]->SetToolTip(tip(tab));
        tabs_[i]->SetValue(static_cast<int>(i) == shown);
        tabs_[i]->SetBackgroundColour(static_cast<int>(i) == shown ? palette().panel : palette().ground);
        tabs_[i]->SetForegroundColour(palette().text);
    }
    fit_names();
}

}
