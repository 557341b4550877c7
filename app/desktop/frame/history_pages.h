// The pages that look into the history: past games, players, game nights, and a result shared from one of them.
#pragma once

#include "app/desktop/frame/workbench.h"

#include <functional>
#include <string>
#include <vector>

namespace clerk::desktop {

struct SharedResult;
class PlayersPage;

class HistoryPages {
public:
    explicit HistoryPages(Workbench& bench) : bench_(bench) {}

    void show_past_games();
    void show_nights();
    void show_players();
    void show_year(); ///< in review
    void show_player(const std::string& id, const std::string& game, const wxString& note, std::function<void()> back);
    /// By the menu below the button. `back`: to where the button is.
    void share(wxWindow& button, const std::string& play, std::function<void()> back);

    /// For the night that is looked at, or the last of them for the player. False: neither is. Requires one.
    bool take_pictures(const std::vector<std::filesystem::path>& files);

    void forget(); ///< all of them: the history is closed

private:
    PlayersPage& players_page(std::function<void()> back);
    void take_off_table(const std::string& game);
    bool act_on_people(const std::function<void()>& action);
    void rename_at_table(const std::vector<std::string>& before, const std::vector<std::string>& now);
    void share(const SharedResult& result, int entry, std::function<void()> back);
    void show_code(const SharedResult& result, std::function<void()> back);

    Workbench& bench_;
    std::function<void()> back_from_players_;
};

}
