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

/// Does something with the part of the record that a finding means and that a waiver is written on.
template <class Do> void at_part(game::Game& game, const Where& where, Do act) {
    if (where.round) {
        game::Round& round = game.rounds.at(Index(*where.round - 1));
        if (where.piece.empty())
            act(round);
        else
            act(round.palaces.at(Index(where.player)).at(Index(where.index)));
    } else if (where.step.value_or(-1) >= 0) {
        act(steps(game, where).at(Index(*where.step)));
    } else if (!of_the_end(game, where)) {
        act(game.turns.at(Index(*where.turn)));
    }
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
