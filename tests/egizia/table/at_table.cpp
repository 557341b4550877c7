#include "tests/egizia/table/at_table.h"

#include "app/table/egizia/answers.h"
#include "app/table/egizia/build_input.h"
#include "app/table/egizia/ship_input.h"
#include "app/table/egizia/words.h"

#include <gtest/gtest.h>

namespace clerk::table::egizia::test {

AtTable::AtTable(const game::Game& game) : position_(game, 0) { show(game, 0); }

void AtTable::keys(std::string_view letters) {
    for (const char letter : letters) {
        ++entries;
        take(press(position_, entry_, letter));
    }
}

void AtTable::click(const char* place) {
    ++entries;
    if (const auto space = game::read_space(place)) return take(choose_space(position_, entry_, *space));
    take(choose_spot(position_, entry_, *game::read_spot(place)));
}

void AtTable::act(const Intent& intent) {
    ++entries;
    take(intent(position_, entry_));
}

void AtTable::look_at(int player) {
    ++entries;
    show(position_.game, player);
}

void AtTable::correct() {
    const Where where = position_.report.violations.at(0).where;
    ASSERT_TRUE(correctable(game(), where));
    show(corrected(game(), where), position_.player);
}

void AtTable::agree() { show(waived(game(), position_.report.violations.at(0).where, {}), position_.player); }

void AtTable::undo_to(const game::Game& game) { show(game, position_.player); }

std::string_view AtTable::broken() const {
    return legal() ? std::string_view() : position_.report.violations.front().finding.rule->id;
}

void AtTable::take(Outcome outcome) {
    entry_ = std::move(outcome.entry);
    refused_ = std::move(outcome.refused);
    why_not_ = std::move(outcome.why_not);
    if (outcome.game) show(*outcome.game, position_.player);
}

/// Whoever's turn it has become is looked at.
void AtTable::show(const game::Game& game, int player) {
    Position now(game, player);
    const auto at_turn = player_at_turn(now);
    if (at_turn && at_turn != at_turn_ && game != position_.game) now = Position(game, *at_turn);
    at_turn_ = at_turn;
    entry_ = waiting_.settle(std::move(entry_), position_, now);
    position_ = std::move(now);
}

}
