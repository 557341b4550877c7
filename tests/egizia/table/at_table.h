// Someone who enters a game of Egizia with clicks and keys, without a window.
#pragma once

#include "app/table/egizia/entry.h"
#include "app/table/entries.h"
#include "tests/egizia/table/games.h"

#include <string_view>

namespace clerk::table::egizia::test {

class AtTable {
public:
    explicit AtTable(const game::Game& game);

    void keys(std::string_view letters); ///< one key after the other, counted
    void click(const char* place);       ///< a space of the monuments or a place of the Nile; counted too
    void act(const Intent& intent);
    void look_at(int player); ///< counted: it is a click
    void correct();           ///< the first finding
    void agree();
    void undo_to(const game::Game& game);

    const game::Game& game() const { return position_.game; }
    const Position& position() const { return position_; }
    const Entry& entry() const { return entry_; }
    const game::Round& round(std::size_t number) const { return game().turns.at(number); }
    const game::Build& build(std::size_t number) const { return game().turns.back().builds->at(number); }
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
