// The club that the history is in step with, and its leaderboard.
#pragma once

#include "app/desktop/club/club_leaders_page.h"
#include "app/desktop/club/club_page.h"
#include "app/desktop/frame/scoreboards.h"
#include "app/desktop/frame/workbench.h"
#include "db/club/club.h"
#include "db/file/watch.h"

#include <chrono>
#include <map>
#include <optional>
#include <thread>
#include <vector>

#include <wx/timer.h>

namespace clerk::desktop {

/// The club's leaderboard: asked for on a thread, so that the window never waits for the server.
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
    wxString in_words() const;
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

// The club that the history is in step with: its page, that of a club night, and what goes on behind them. The server
// is asked on a thread with a history of its own on the same file, so that the window never waits for it.

/// How soon something is exchanged by itself.
struct ClubPace {
    std::chrono::milliseconds between_looks{20'000};    ///< whether something waits to be sent
    std::chrono::milliseconds between_fetches{300'000}; ///< of what others sent
    std::chrono::milliseconds on_a_night{60'000};       ///< the same while the page of a club night is shown
    std::chrono::milliseconds offline{120'000};         ///< after the server was not there
};

class Clubs {
public:
    Clubs(Workbench& bench, LiveGames& live);

    std::function<void(const std::string& password)> on_leaders; ///< the club's leaderboard is to be shown

    void keep_pace(const ClubPace& pace);

    void show();
    void show_night(); ///< with a club or without
    void forget();     ///< the history is closed: what goes on is stopped

private:
    using Clock = std::chrono::steady_clock;

    /// What came of asking the server.
    struct Outcome {
        std::optional<db::ClubPreview> preview = {};
        std::optional<db::SyncReport> report = {};
        std::optional<db::ClubError> club_error = {};
        std::optional<db::Error> error = {};
    };
    using Work = std::function<void(const db::Store& store, Outcome& outcome)>;

    void look(const std::string& address, const std::string& password);
    void join(const std::string& password);
    void sync(const std::string& typed, bool after_restore = false); ///< empty: with what was right before
    void leave();
    void stop();
    void start(Work work, const std::string& password, const wxString& meanwhile);
    void finish(const Outcome& outcome, const std::string& password, int question);
    void sync_if_due();
    void refresh(); ///< the page, if it is there
    void refresh_night();
    bool shows_night() const;
    wxString standing() const; ///< how the history stands with the club; empty: it is in none
    wxString in_words(const Outcome& outcome) const;

    Workbench& bench_;
    LiveGames& live_;
    ClubView view_;
    std::optional<db::ClubError> trouble_; ///< why the last exchange failed
    std::string password_;                 ///< that was right; empty: none was asked for. Until the history is closed
    ClubPace pace_;
    wxTimer timer_;
    Clock::time_point next_send_ = {};  ///< not before that something is sent by itself
    Clock::time_point next_fetch_ = {}; ///< the same, of asking for what others sent
    int question_ = 0;                  ///< what an answer to an earlier one is left out by
    std::vector<std::jthread> stopped_; ///< that may not have ended yet
    std::jthread thread_;               ///< the last: it ends before what it tells of goes
};

}
