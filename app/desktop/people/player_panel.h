// The page of one player: who they are, what they have done, and what is known of them beside others.
#pragma once

#include "app/desktop/people/merge_players_panel.h"
#include "app/desktop/people/player_figures.h"
#include "app/desktop/people/player_header.h"

#include <wx/scrolwin.h>

namespace clerk::desktop {

class PlayerPanel : public wxScrolledWindow {
public:
    PlayerPanel(wxWindow* parent, PlayerActions actions);

    /// `data` stays where it is until the next call. Throws db::Error.
    void show(PlayerData& data, const std::string& person, const db::PageFilter& filter);

    PlayerHeader& head() { return *head_; }

private:
    wxPanel* make_ground();
    void make_cards(const PlayerData& data, const db::PlayerPage& page, const db::GameFigures& charted);
    void add_best(wxSizer& cards, const PlayerData& data, const db::GameFigures& charted);
    void make_tables(const db::PlayerPage& page, const std::vector<db::GameRating>& ratings);
    void make_columns(const std::vector<db::Person>& others, const db::PlayerPage& page, const std::string& game);
    void show_charts(const PlayerData& data, const db::PageFilter& filter, const db::GameFigures& charted,
                     const std::vector<db::GameRating>& ratings);

    PlayerActions actions_;
    db::Person person_;
    PlayerHeader* head_;
    wxPanel* cards_;
    ChartsPanel* charts_;
    wxPanel* tables_;
    wxPanel* left_;
    wxPanel* right_;
    HeadToHeadPanel* head_to_head_;
    MergePlayersPanel* merge_;
};

}
