// A record folded: what the referee says of it and its points, with the table and the points after every turn.
#pragma once

#include "core/folds/games.h"
#include "core/game.h"

namespace clerk {

using GameFold = CompiledOnce<std::variant<CLERK_GAME_FOLDS>>; ///< a closed sum, in the order of Game

struct RecordFold {
    GameFold game;
    ScoreSheet score; ///< of the part that stands, as if the game ended there
    /// The total of every player after each turn, as if the game had ended there; a turn that does not stand adds
    /// nothing.
    std::vector<std::vector<int>> totals = {};

    const Report& report() const;
};

RecordFold fold(const Record& record);
/// The same, when the fold of the record as it was is there: only what changed is played.
RecordFold fold(const Record& now, const Record& was, RecordFold earlier);

}
