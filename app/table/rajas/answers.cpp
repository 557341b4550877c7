#include "app/table/rajas/answers.h"

#include "app/table/rajas/position.h"

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

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::rajas::Game& game, const Where& where) {
    if (!where.turn) return waiver_mark(game.finals.at(static_cast<std::size_t>(where.player)));
    auto& turn = game.turns.at(static_cast<std::size_t>(*where.turn));
    if (where.step.value_or(-1) >= 0) return waiver_mark(turn.steps.at(static_cast<std::size_t>(*where.step)));
    return waiver_mark(turn);
}

}
