#include "app/table/alhambra/answers.h"

#include "app/table/alhambra/changes.h"
#include "core/alhambra/actions.h"
#include "core/alhambra/ending.h"

#include <algorithm>

namespace clerk::table::alhambra {

namespace {

using Index = std::size_t;

template <class List> void erase_at(List& list, Index index) {
    list.erase(list.begin() + static_cast<typename List::difference_type>(index));
}

bool of_last_turn(const game::Game& game, const Where& where) { return Index(*where.turn) + 1 == game.turns.size(); }
bool of_the_end(const game::Game& game, const Where& where) { return Index(*where.turn) >= game.turns.size(); }

/// The steps of the turn, or of the player's part of the end.
std::vector<game::Step>& steps(game::Game& game, const Where& where) {
    if (of_the_end(game, where)) return game.end->at(Index(where.player)).steps;
    return game.turns.at(Index(*where.turn)).steps;
}

/// Whether nothing was left to play when the turn began, or the end. Where that turn was not reached nothing was over.
bool over_before(const game::Fold& fold, const Where& where) {
    return Index(*where.turn) < fold.after.size() && fold.after[Index(*where.turn)].over;
}

/// A turn whose only step is taken back has not begun.
void forget_empty_turn(game::Game& game) {
    if (begun(game) && game.turns.back().steps.empty()) game.turns.pop_back();
}

/// The end of the last turn is to be entered anew. What came after it, the end of the game, goes with it.
void reopen_last_turn(game::Game& game) {
    game.turns.back() = game::reopened(std::move(game.turns.back()));
    game.end.reset();
    forget_empty_turn(game);
}

/// What cannot exist at the end of an earlier turn: the tile or the space that the finding means. Null: it can, and the
/// turns after it were built on it.
const Finding* impossible(const Report& report, const Where& where) {
    const auto breach = std::ranges::find(report.violations, where, &Breach::where);
    if (breach == report.violations.end() || breach->finding.rule->waivable) return nullptr;
    return &breach->finding;
}

void take_out(game::Turn& turn, const Finding& finding) {
    const auto figure = Index(finding.figures.at(0));
    if (*finding.rule == game::ending::full_space) turn.tiles.at(game::currencies.at(figure)).reset();
    if (*finding.rule != game::actions::tile_twice) return;
    const game::Tile& twice = game::tiles.at(figure);
    std::erase(turn.dirk, twice);
    for (auto& drawn : turn.tiles.spaces)
        if (drawn == twice) drawn.reset();
}

/// An end that came too early as a whole, or the tile that a player won last.
void correct_end(game::Game& game, const game::Fold& fold, const Where& where) {
    std::vector<game::Tile>& won = game.end->at(Index(where.player)).tiles;
    if (won.empty() || !over_before(fold, where))
        game.end.reset();
    else
        won.pop_back();
}

}

bool correctable(const game::Game& game, const game::Fold& fold, const Where& where) {
    if (where.round) return !where.piece.empty();
    if (where.step.value_or(-1) >= 0 || of_the_end(game, where) || of_last_turn(game, where)) return true;
    return over_before(fold, where) || impossible(fold.report, where);
}

game::Game without_part(game::Game game, const Where& where) {
    if (where.round) {
        erase_at(game.rounds.at(Index(*where.round - 1)).palaces.at(Index(where.player)), Index(where.index));
    } else {
        erase_at(steps(game, where), Index(*where.step));
        forget_empty_turn(game);
    }
    return game;
}

game::Game corrected(game::Game game, const game::Fold& fold, const Where& where) {
    if (where.round || where.step.value_or(-1) >= 0) return without_part(std::move(game), where);
    if (of_the_end(game, where)) {
        correct_end(game, fold, where);
    } else if (over_before(fold, where)) {
        game.turns.resize(Index(*where.turn));
    } else if (of_last_turn(game, where)) {
        reopen_last_turn(game);
    } else if (const Finding* finding = impossible(fold.report, where)) {
        take_out(game.turns.at(Index(*where.turn)), *finding);
    }
    return game;
}

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::alhambra::Game& game, const Where& where) {
    if (where.round) {
        auto& round = game.rounds.at(static_cast<std::size_t>(*where.round - 1));
        if (where.piece.empty()) return waiver_mark(round);
        return waiver_mark(
            round.palaces.at(static_cast<std::size_t>(where.player)).at(static_cast<std::size_t>(where.index)));
    }
    if (where.step.value_or(-1) >= 0)
        return waiver_mark(alhambra::steps(game, where).at(static_cast<std::size_t>(*where.step)));
    if (!alhambra::of_the_end(game, where)) return waiver_mark(game.turns.at(static_cast<std::size_t>(*where.turn)));
    return {};
}

}
