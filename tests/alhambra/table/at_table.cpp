#include "tests/alhambra/table/at_table.h"

#include "app/table/alhambra/answers.h"
#include "app/table/alhambra/keys.h"
#include "app/table/alhambra/palace_input.h"
#include "app/table/alhambra/position.h"
#include "i18n/words.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace clerk::table::alhambra::test {

AtTable::AtTable(const game::Game& game) : position_(game, 0, 1) {
    change(game);
    before_.clear();
}

void AtTable::keys(std::string_view letters) {
    for (const char letter : letters) take(press(position_, entry_, letter));
}

void AtTable::escape() { take(press(position_, entry_, escape_key)); }

void AtTable::click(const char* at, bool shift) {
    if (std::optional<Outcome> outcome = choose_cell(position_, entry_, cell(at), shift)) take(std::move(*outcome));
}

void AtTable::offer(const char* at, std::size_t line) { take(offers(position_, entry_, cell(at)).at(line).outcome); }

void AtTable::act(const Intent& intent) { take(intent(position_, entry_)); }

void AtTable::look_at(int player) { show(position_.game, player); }

void AtTable::correct() {
    const Where where = position_.report.violations.at(0).where;
    const game::Fold fold = game::fold(game());
    ASSERT_TRUE(correctable(game(), fold, where));
    change(corrected(game(), fold, where));
}

void AtTable::agree() { change(waived(game(), position_.report.violations.at(0).where, {})); }

void AtTable::undo() {
    const game::Game before = before_.back();
    before_.pop_back();
    change(before);
    before_.pop_back();
}

std::string_view AtTable::broken() const {
    return legal() ? std::string_view() : position_.report.violations.front().finding.rule->id;
}

wxString AtTable::told() const { return i18n::sentence(game::game_id, position_.report.violations.at(0).finding); }

void AtTable::take(Outcome outcome) {
    entry_ = std::move(outcome.entry);
    refused_ = std::move(outcome.refused);
    to_board_ = outcome.to_board;
    if (outcome.game)
        change(*outcome.game);
    else if (entry_.round != position_.round)
        look_at(position_.player);
}

void AtTable::show(const game::Game& game, int player) {
    entry_.round = std::min(entry_.round, std::max(1, static_cast<int>(game.rounds.size())));
    Position now(game, player, entry_.round);
    entry_ = settled(std::move(entry_), position_, now);
    position_ = std::move(now);
}

/// Whoever's turn it has become is looked at.
void AtTable::change(const game::Game& next) {
    before_.push_back(position_.game);
    show(next, position_.player);
    const std::optional<int> at_turn = player_at_turn(position_);
    if (at_turn && at_turn != at_turn_) show(next, *at_turn);
    at_turn_ = at_turn;
}

}
