#include "app/table/rajas/answers.h"

#include "app/table/rajas/changes.h"

namespace clerk::table::rajas {

namespace {

using Index = std::size_t;

bool of_a_step(const Where& where) { return where.step.value_or(-1) >= 0; }
bool of_last_turn(const game::Game& game, const Where& where) { return Index(*where.turn) + 1 == game.turns.size(); }

/// Whether nothing was left to play when the turn began.
bool over_before(const game::Game& game, const Where& where) {
    if (game.depth != Depth::full) return false;
    game::Game before = game;
    before.turns.resize(Index(*where.turn));
    return game::replay(before).state.over;
}

/// Does something with the part of the record that a finding means and that a waiver is written on.
template <class Do> void at_part(game::Game& game, const Where& where, Do act) {
    if (!where.turn)
        act(game.finals.at(Index(where.player)));
    else if (of_a_step(where))
        act(game.turns.at(Index(*where.turn)).steps.at(Index(*where.step)));
    else
        act(game.turns.at(Index(*where.turn)));
}

/// A turn whose only step is taken back has not begun.
void forget_empty_turn(game::Game& game) {
    if (begun(game) && game.turns.back().steps.empty()) game.turns.pop_back();
}

void take_out_step(game::Game& game, const Where& where) {
    auto& steps = game.turns.at(Index(*where.turn)).steps;
    steps.erase(steps.begin() + *where.step);
    forget_empty_turn(game);
}

/// Of the last turn all of its end, of an earlier one the marker alone.
void correct_end(game::Game& game, const Where& where) {
    if (!of_last_turn(game, where)) {
        game.turns.at(Index(*where.turn)).fame.reset();
        return;
    }
    game.turns.back() = game::reopened(std::move(game.turns.back()));
    forget_empty_turn(game);
}

}

bool correctable(const game::Game& game, const Where& where) {
    if (!where.turn) return game.finals.at(Index(where.player)).met.has_value();
    if (of_a_step(where) || of_last_turn(game, where) || over_before(game, where)) return true;
    return game.turns.at(Index(*where.turn)).fame.has_value();
}

game::Game corrected(game::Game game, const Where& where) {
    if (!where.turn) return with_place_turned(std::move(game), where.player);
    if (of_a_step(where))
        take_out_step(game, where);
    else if (over_before(game, where))
        game.turns.resize(Index(*where.turn));
    else
        correct_end(game, where);
    return game;
}

game::Game waived(game::Game game, const Where& where, const std::string& reason) {
    at_part(game, where, [&](auto& part) { part.waived = true, part.reason = reason; });
    return game;
}

std::string reason_of(const game::Game& game, const Where& where) {
    game::Game copy = game;
    std::string reason;
    at_part(copy, where, [&](const auto& part) { reason = part.reason; });
    return reason;
}

}
