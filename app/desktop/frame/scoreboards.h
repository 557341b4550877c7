// The scoreboard: what it shows of this table, or of all tables of the club.
#pragma once

#include "app/desktop/drawing/palette.h"
#include "app/desktop/frame/game_pages.h"
#include "app/desktop/frame/live_games.h"

#include <wx/timer.h>

namespace clerk::desktop {

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
