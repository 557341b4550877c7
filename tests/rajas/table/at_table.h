// Someone who enters a game of Rajas of the Ganges with clicks and keys, without a window.
#pragma once

#include "app/table/entries.h"
#include "app/table/rajas/entry.h"
#include "tests/rajas/table/games.h"

#include <string_view>

namespace clerk::table::rajas::test {

class AtTable {
public:
    explicit AtTable(const game::Game& game);

    void keys(std::string_view letters); ///< one key after the other, counted
    void click(const char* cell);        ///< counted too
    void track(Track track, int space);  ///< a click on it
    void act(const Intent& intent);
    void look_at(int player);
    void correct(); ///< the first finding
    void agree();

    const game::Game& game() const { return position_.game; }
    const Position& position() const { return position_; }
    const Entry& entry() const { return entry_; }
    const game::Turn& turn(std::size_t number) const { return game().turns.at(number); }
    bool legal() const { return position_.report.legal(); }
    std::string_view broken() const; ///< the rule that awaits a decision
    const std::optional<Refusal>& refused() const { return refused_; }
    const wxString& why_not() const { return why_not_; } ///< of what was done last
    int entries = 0;

private:
    void take(Outcome outcome);
    void show(const game::Game& game, int player);

    Position position_;
    Entry entry_;
    WaitingEntries<Entry> waiting_;
    std::optional<int> at_turn_;
    std::optional<Refusal> refused_;
    wxString why_not_;
};

}
