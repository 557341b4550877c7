// What one laptop does for the table that sits round it, chosen once and kept with the settings: it is no part of a
// game.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "core/record.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/bitmap.h>
#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/stopwatch.h>
#include <wx/timer.h>

namespace clerk::desktop {

struct TableAids {
    bool hands_round = false; ///< the laptop goes from player to player: who is next is told, large
    bool clock = false;       ///< one a player
    bool sound = false;       ///< when a turn ends
    friend bool operator==(const TableAids&, const TableAids&) = default;
};
TableAids table_aids(); ///< as they were kept; quiet where nothing was
void keep_table_aids(const TableAids& aids);

/// A member of Aids, by the place of its value among all that it may have.
struct AidOfGame {
    int values;
    int (*chosen)(const Aids& aids);
    void (*choose)(Aids& aids, int chosen);
};
extern const std::array<AidOfGame, 4> aids_of_game; ///< in the order of the members

/// What new games begin with where the preferences say so; else what the last table chose.
Aids aids_of_new_games(const Aids& of_last_table);
void keep_aids_of_new_games(const Aids& aids);

/// Between two turns, over all of the game: "Now Bob". Any key or click goes on.
/// Its controls: "now-player" itself and "now-go-on".
class NowPlayer : public wxPanel {
public:
    explicit NowPlayer(wxWindow* page); ///< hidden; as large as the page

    void show(const wxString& name, const wxBitmap& badge);

    std::function<void()> on_go_on; ///< it is hidden again

private:
    void go_on();

    wxStaticText* name_;
    wxWindow* badge_;
    wxBitmap shown_;
    wxButton* button_;
};

/// How long each player of a game has been at turn. It goes on after the game was put away, and after a kill from where
/// it was some seconds before. The time a laptop sleeps is nobody's.
class TurnClock : public wxTimer {
public:
    ~TurnClock() override;

    /// Whose time runs from now on; none: nobody's. Of another game the times are those kept of it, or none.
    void follow(const std::string& game, std::size_t players, std::optional<int> at_turn);
    wxString in_words(std::size_t player) const; ///< "3:12", "1:03:12"

    std::function<void()> on_second;

    void pass(long milliseconds); ///< for whoever is at turn; a longer time than a tick takes is that of a sleep

private:
    void Notify() override;
    void keep() const;

    std::string game_;
    std::vector<long> times_; ///< milliseconds
    std::optional<int> at_turn_;
    wxStopWatch since_;
    int ticks_ = 0; ///< since the times were kept
};

}
