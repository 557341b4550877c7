// The games under way: told to the club, and shown on the scoreboard.
#pragma once

#include "app/desktop/club/live_line.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/frame/game_pages.h"
#include "app/desktop/frame/workbench.h"

#include <wx/timer.h>

namespace clerk::desktop {

/// The games that are under way in the club: the one that is open here is told to the others' scoreboards, and theirs
/// to this one.
class LiveGames {
public:
    explicit LiveGames(Workbench& bench) : bench_(bench) {}

    std::function<void()> on_news; ///< of the other tables, or a club was joined or left

    /// That was joined or left, or is that of another history. `password`: where libpq finds none.
    void follow_club(const std::string& password = "");
    void follow_game();      ///< after every change of what is on the table
    void forget();           ///< the history is closed
    void listen(bool wants); ///< the games of others are wanted

    bool in_club() const { return line_ != nullptr; }
    const LiveNews& news() const { return news_; }
    bool was_told() const { return !told_at_.empty(); }     ///< by the server, since they are wanted
    const std::string& told_at() const { return told_at_; } ///< UTC, by this laptop's clock

    /// The game that is open here is shown on the club's scoreboards. Kept; syncing sends it anyway.
    static bool shows_game();
    void show_game(bool shows);

private:
    void take(const LiveNews& news, int call);
    bool is_to_be_shown() const;

    Workbench& bench_;
    db::ClubRight right_ = db::ClubRight::none;
    std::shared_ptr<const Record> shown_; ///< as it was told last; none: no game
    LiveNews news_;
    std::string told_at_;
    bool listens_ = false;
    int call_ = 0;                                 ///< what an earlier line tells is left out by
    std::vector<std::unique_ptr<LiveLine>> ended_; ///< that may not have said goodbye yet
    std::unique_ptr<LiveLine> line_;               ///< none: no club
};

// The scoreboard: what it shows of this table, or of all tables of the club.

class Scoreboard;

class Scoreboards {
public:
    Scoreboards(Workbench& bench, const GamePages& games, LiveGames& live);

    void show();    ///< opens it, or brings it to the front
    void refresh(); ///< what it shows has changed
    /// The system went from light to dark, or back.
    void recolour(const Palette& from, const Palette& to);

private:
    ScoreboardView view() const;
    ScoreboardView all_tables() const;
    ScoreboardTable of_club(const LiveTable& table) const;
    wxString line(std::size_t tables, std::size_t left_out) const;
    void choose(bool all);
    void listen();

    Workbench& bench_;
    const GamePages& games_;
    LiveGames& live_;
    Scoreboard* scoreboard_ = nullptr; ///< while it is open
    wxTimer timer_;                    ///< what was told grows old
};

}
