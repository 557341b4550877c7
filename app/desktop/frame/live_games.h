// The games that are under way in the club: the one that is open here is told to the others' scoreboards, and theirs to
// this one.
#pragma once

#include "app/desktop/club/live_line.h"
#include "app/desktop/frame/workbench.h"

namespace clerk::desktop {

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

}
