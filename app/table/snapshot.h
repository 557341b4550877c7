// What the session publishes after every change: the game on the table and all that follows from it, as one value. The
// window draws it and works nothing out again.
#pragma once

#include "app/table/catalogue.h"
#include "core/earlier_turn.h"
#include "core/record.h"

namespace clerk::table {

/// An earlier turn, opened to be changed. Every change of it is at once one of the whole game, with the turns that came
/// later put back.
struct OpenTurn {
    std::size_t turn = 0;
    Record as_it_was;  ///< the whole game when the turn was opened
    FoldedRecord then; ///< what there was of the game, with the turn in progress
};

struct Snapshot {
    FoldedRecord whole;
    bool awarded = false;
    std::vector<TurnLine> turn_lines = {}; ///< of the whole game
    /// What is wrong in the whole game, as far as it can be told what stands behind the first.
    std::vector<Breach> broken = {};
    Progress progress = {}; ///< of what is edited
    std::optional<OpenTurn> open = {};
    std::optional<Finding> refused = {};       ///< a step that cannot exist: it was not entered
    std::optional<Advice<Record>> advice = {}; ///< in place of what was refused, or of the first step that is wrong

    /// What is edited: the game, or what there was of it in the turn that is open.
    const FoldedRecord& edited() const { return open ? open->then : whole; }
    const Record& record() const { return edited().record; }
    const Report& report() const { return edited().report(); }
    const ScoreSheet& score() const { return edited().fold.score; }

    std::string_view game() const { return game_id(whole.record); }
    Aids agreed() const { return aids(whole.record.head); }
    bool score_hidden() const { return agreed().score == LiveScore::hidden && !awarded; }
};

/// Of a whole game, with nothing opened or refused; its progress is left to whoever edits it.
Snapshot snapshot_of(FoldedRecord whole, bool awarded);

}
