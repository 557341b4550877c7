#include "app/desktop/game/players_bar.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/words.h"

namespace clerk::desktop {

PlayersBar::PlayersBar(wxWindow* parent) : wxPanel(parent) {
    dress_as_ground(*this);
    heading_ = label(this, wxEmptyString, Type::heading);
    row_ = new wxBoxSizer(wxHORIZONTAL);
    row_->Add(heading_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(edge_gap));
    SetSizer(row_);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        make_room();
        event.Skip();
    });
}

/// Where text is large and the window small, the players come before the heading.
void PlayersBar::make_room() {
    int needed = heading_->GetBestSize().x + FromDIP(edge_gap);
    for (const wxToggleButton* tab : tabs_) needed += tab->GetBestSize().x + FromDIP(near_gap);
    heading_->Show(needed <= GetClientSize().x);
    Layout();
}

void PlayersBar::make_tabs(std::size_t count) {
    for (wxToggleButton* tab : tabs_) tab->Destroy();
    tabs_.clear();
    for (std::size_t i = 0; i < count; ++i) {
        const int player = static_cast<int>(i);
        auto* tab = new wxToggleButton(this, wxID_ANY, wxEmptyString);
        tab->SetMinSize(FromDIP(wxSize(96, -1)));
        tab->SetName(wxString::Format("player-%d", player + 1));
        tab->Bind(wxEVT_TOGGLEBUTTON, [this, player](wxCommandEvent&) { on_choose(player); });
        row_->Add(tab, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
        tabs_.push_back(tab);
    }
}

void PlayersBar::show(const wxString& heading, const std::vector<PlayerTab>& tabs, int shown) {
    heading_->SetLabelText(heading);
    if (tabs_.size() != tabs.size()) make_tabs(tabs.size());
    for (std::size_t i = 0; i < tabs.size(); ++i) {
        const PlayerTab& tab = tabs[i];
        const wxString name = ellipsized(*tabs_[i], tab.name, wide(*this, tabs.size() > 3 ? 70 : 120));
        // TRANSLATORS: a player's name and points, on the tab above the board.
        tabs_[i]->SetLabel(wxControl::EscapeMnemonics(i18n::fill(_("{1}: {2}"), {name, tab.total})));
        tabs_[i]->SetBitmap(tab.badge);
        tabs_[i]->SetFont(tab.at_turn ? GetFont().Bold() : GetFont());
        tabs_[i]->SetToolTip(tab.at_turn ? i18n::fill(_("{1} is at turn"), {tab.name}) : tab.name);
        tabs_[i]->SetValue(static_cast<int>(i) == shown);
        tabs_[i]->SetBackgroundColour(static_cast<int>(i) == shown ? palette().panel : palette().ground);
        tabs_[i]->SetForegroundColour(palette().text);
    }
    make_room();
}

}
