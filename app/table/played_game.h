// A record with what follows from it: the table after every turn, the referee's report and the points.
#pragma once

#include "core/finding.h"
#include "core/game.h"
#include "core/record_fold.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <wx/string.h>

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
const State& state_after([[maybe_unused]] const Kind& game, const FoldOf<State>& fold,
                         [[maybe_unused]] std::size_t turns) {
    if constexpr (!HasTurns<Kind>)
        return fold.state;
    else
        return turns < game.turns.size() && turns < fold.after.size() ? fold.after[turns] : fold.state;
}

/// Calls `act(game, fold)` with both as the game's own kinds.
template <class Act> auto visit(const FoldedRecord& folded, Act act) {
    return std::visit(
        [&]<class Kind>(const Kind& own) { return act(own, std::get<decltype(fold(own))>(folded.fold.game)); },
        folded.record.game);
}

// What a game gives the table, in forms that all games share.

// What is legal in place of something that is not.
/// `Whole` is a game, or a record.
template <class Whole> struct Advice {
    wxString words;            ///< "It is legal 1 cell to the east."
    std::vector<Place> places; ///< where it is legal
    Whole mended;              ///< with what is legal in place
};

/// The first finding as it is told: of several rules that a step breaks the one that a table can do something about.
struct ToldFinding {
    Finding finding;
    wxString remedy = {}; ///< empty: the finding's own
};

/// One piece of what a player has built, in words.
struct BuiltPiece {
    wxString words; ///< "level 2, d4: terrace, pink, ..."
    std::vector<Place> places;
};

/// What is there already, where a finding says that something came up twice.
struct EarlierEntry {
    wxString words;                  ///< "John bought it in round 2."
    std::optional<Where> where = {}; ///< of the turn or palace that has it; none: it came up before the first turn
};

/// One entry of the strip of turns.
struct TurnLine {
    int player = 0; ///< or nobody, where a round is one line
    wxString words;
    std::vector<Place> places = {};    ///< what it left on the board
    wxString title = {};               ///< empty: its round and its player
    std::optional<wxString> gain = {}; ///< in place of what the total grew by
};

// One of the steps by which a first game is learned.
struct FirstStep {
    wxString words; ///< what is done, and with what
    int done = 0;   ///< how often the game has it
};

/// In the order they come up. Requires a game with turns that is played.
std::vector<FirstStep> first_steps(const Record& record);

/// How many steps of that kind the game has, where a turn is a list of steps.
template <class Kind, class Game> int steps_of(const Game& game) {
    int all = 0;
    for (const auto& turn : game.turns)
        all += static_cast<int>(std::ranges::count_if(
            turn.steps, [](const auto& step) { return std::holds_alternative<Kind>(step.what); }));
    return all;
}

template <class Game> int ended_turns(const Game& game) {
    return static_cast<int>(std::ranges::count_if(game.turns, [](const auto& turn) { return turn.done; }));
}

// What a table lets stand is written on the part of the record that broke the rule. Each game says which part that is.
/// On a part of a record. Null: nothing is written there.
struct WaiverMark {
    bool* waived = nullptr;
    std::string* reason = nullptr;
};
template <class Part> WaiverMark waiver_mark(Part& part) { return {&part.waived, &part.reason}; }

/// On the part that a finding means: every game has its own.
template <class Game> WaiverMark waiver_mark_of(Game& game, const Where& where);

template <class Game> Game waived(Game game, const Where& where, const std::string& reason) {
    if (const WaiverMark on = waiver_mark_of(game, where); on.waived) *on.waived = true, *on.reason = reason;
    return game;
}

template <class Game> std::string reason_of(Game game, const Where& where) {
    const WaiverMark on = waiver_mark_of(game, where);
    return on.reason ? *on.reason : std::string();
}

// How one list became another, as far as a person does it in one action.

/// Where two lists first differ. Added: there is no `before`. Taken out: there is no `after`.
template <class Part> struct ListChange {
    const Part* before = nullptr;
    const Part* after = nullptr;

    const Part& part() const { return after ? *after : *before; }
};

/// None: they are the same. What it points to lies in the lists.
template <class Part>
std::optional<ListChange<Part>> list_change(const std::vector<Part>& before, const std::vector<Part>& after) {
    std::size_t same = 0;
    while (same < before.size() && same < after.size() && before[same] == after[same]) ++same;
    if (same == before.size() && same == after.size()) return std::nullopt;
    if (after.size() > before.size()) return ListChange<Part>{nullptr, &after[same]};
    if (after.size() < before.size()) return ListChange<Part>{&before[same], nullptr};
    return ListChange<Part>{&before[same], &after[same]};
}

}
