// The club's leaderboard: asked for on a thread, so that the window never waits for the server.
#pragma once

#include "app/desktop/club/club_leaders_page.h"
#include "app/desktop/frame/workbench.h"
#include "db/club/club.h"

#include <map>
#include <optional>
#include <thread>
#include <vector>

namespace clerk::desktop {

class ClubLeaders {
public:
    explicit ClubLeaders(Workbench& bench) : bench_(bench) {}

    /// Of the club that the history is in. The password is known until the history is closed.
    void show(const std::string& password, std::function<void()> back);
    void forget(); ///< the history is closed

private:
    /// What the server counted last, and when.
    struct Counted {
        std::vector<db::Leader> leaders;
        wxString at;
    };
    struct Outcome {
        std::optional<std::vector<db::Leader>> leaders = {};
        std::optional<db::ClubError> error = {};
    };

    void ask(const std::string& game);
    void finish(const std::string& game, const Outcome& outcome);
    void refresh();
    void open(const std::string& player);
    const Counted* counted() const; ///< of the game that is shown; none: not yet
    wxString told() const;
    wxString note_on(const std::string& player) const;

    Workbench& bench_;
    std::string password_;
    std::function<void()> back_;
    ClubLeadersView view_;
    std::map<std::string, Counted> counted_; ///< by game
    wxString trouble_;                       ///< why the server did not answer; empty: it did
    bool busy_ = false;
    int question_ = 0;                  ///< what an answer to an earlier one is left out by
    std::vector<std::jthread> stopped_; ///< that may not have ended yet
    std::jthread thread_;               ///< the last: it ends before what it tells of goes
};

}
