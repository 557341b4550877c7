// A record with what follows from it: the table after every turn, the referee's report and the points.
#pragma once

#include "core/record_fold.h"

namespace clerk::table {

struct FoldedRecord {
    Record record;
    RecordFold fold;

    explicit FoldedRecord(Record whole) : record(std::move(whole)), fold(clerk::fold(record)) {}
    /// Plays only what `earlier` did not play alike.
    FoldedRecord(Record now, FoldedRecord earlier)
        : record(std::move(now)), fold(clerk::fold(record, earlier.record, std::move(earlier.fold))) {}

    const Report& report() const { return fold.report(); }
};

/// What stood after so many turns, from the states that are kept. After the first that does not stand whole, as far as
/// it does; after all of them with the end of the game.
template <class Kind, class State>
const State& state_after(const Kind& game, const FoldOf<State>& fold, std::size_t turns) {
    return turns < game.turns.size() && turns < fold.after.size() ? fold.after[turns] : fold.state;
}

/// Calls `act(game, fold)` with both as the game's own kinds.
template <class Act> auto visit(const FoldedRecord& folded, Act act) {
    return std::visit(
        [&]<class Kind>(const Kind& own) { return act(own, std::get<decltype(fold(own))>(folded.fold.game)); },
        folded.record.game);
}

}
