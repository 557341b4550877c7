// Someone who enters a game of Alhambra with clicks and keys, without a window.
#pragma once

#include "app/table/alhambra/entry.h"
#include "tests/alhambra/table/games.h"

#include <string_view>
#include <vector>

namespace clerk::table::alhambra::test {

class AtTable {
public:
    explicit AtTable(const game::Game& game);

    void keys(std::string_view letters); ///< one key after the other
    void escape();
    void click(const char* cell, bool shift = false);
    void offer(const char* cell, std::size_t line); ///< chosen from the cell's menu
    void act(const Intent& intent);
    void look_at(int player);
    void correct(); ///< the first finding
    void agree();
    void undo();

    const game::Game& game() const { return position_.game; }
    const Position& position() const { return position_; }
    const Entry& entry() const { return entry_; }
    const game::Turn& turn(std::size_t number) const { return game().turns.at(number); }
    /// What the kind of the last step in the record was, or fails.
    template <class What> What last_step() const { return std::get<What>(game().turns.back().steps.back().what); }
    bool legal() const { return position_.report.legal(); }
    std::string_view broken() const;                                   ///< the rule that awaits a decision
    wxString told() const;                                             ///< of that rule
    const std::optional<Refusal>& refused() const { return refused_; } ///< what was entered last
    bool keys_go_to_board() const { return to_board_; }

private:
    void take(Outcome outcome);
    void show(const game::Game& game, int player);
    void change(const game::Game& next);

    Position position_;
    Entry entry_;
    std::optional<int> at_turn_;
    std::optional<Refusal> refused_;
    bool to_board_ = false;
    std::vector<game::Game> before_;
};

}
