// The fold over a game's turns, with the states on the way: when the record changes, only the turns from the first that
// is played otherwise on are played again.
#pragma once

#include "core/finding.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace clerk {

/// Whether a game is a list of turns, whatever it calls them; one that is only entered at its end has none.
template <class Kind>
concept HasTurns = requires(const Kind& game) { game.turns; };

/// A game replayed from its record.
template <class State> struct ReplayOf {
    State state; ///< after the last step that stands
    Report report;
};

template <class State> struct FoldOf : ReplayOf<State> {
    std::vector<State> after; ///< after so many turns, as far as they stand; after[0]: before the first
    std::size_t kept = 0;     ///< the first so many turns were not played for this fold, but kept from an earlier one
};

/// How many elements, from the first on, are the same in both lists.
template <class T> std::size_t alike(const std::vector<T>& a, const std::vector<T>& b) {
    return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

/// Whether a part belongs to the first so many turns, or rounds where the record lists those.
inline bool is_within(const Where& where, std::size_t turns) {
    if (where.end) return false;
    const auto turn = where.turn ? where.turn : where.round ? std::optional(*where.round - 1) : std::nullopt;
    return !turn || *turn < static_cast<int>(turns);
}

/// Lets go of all but so many turns, or as many as stood.
template <class State> void keep_turns(FoldOf<State>& fold, std::size_t turns) {
    fold.kept = std::min(turns, fold.after.size() - 1);
    fold.after.resize(fold.kept + 1, fold.after.front());
    fold.state = fold.after.back();
    std::vector<Breach> waived = std::move(fold.report.waived);
    std::erase_if(waived, [&](const Breach& breach) { return !is_within(breach.where, fold.kept); });
    fold.report = {.violations = {}, .waived = std::move(waived)};
}

/// Plays the turns after those that the fold has. `play_turn(state, report, turn)` is true when the turn stands whole.
template <class State, class Turn, class PlayTurn>
void play_turns(FoldOf<State>& fold, const std::vector<Turn>& turns, PlayTurn play_turn) {
    fold.state = fold.after.back();
    for (std::size_t turn = fold.after.size() - 1; turn < turns.size(); ++turn) {
        if (!play_turn(fold.state, fold.report, turns[turn])) return;
        fold.after.push_back(fold.state);
    }
}

// A game played from its record to the end, without keeping the states on the way.

/// Plays all turns, as `play_turns` of a fold does.
template <class State, class Turn, class PlayTurn>
void play_turns(ReplayOf<State>& replay, const std::vector<Turn>& turns, PlayTurn play_turn) {
    for (const Turn& turn : turns)
        if (!play_turn(replay.state, replay.report, turn)) return;
}

}
