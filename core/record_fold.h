// A record folded, and an earlier turn of it opened.
#pragma once

#include "core/folds/games.h"
#include "core/game.h"

#include <cstddef>

namespace clerk {

// A record folded: what the referee says of it and its points, with the table and the points after every turn.

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
/// The fold of a record that changed, when its fold before is there: only what changed is played.
RecordFold fold(const Record& now, const Record& was, RecordFold earlier);

// An earlier turn of a game, opened: the record as it was while that turn was played, and the whole record again with
// the turns that came later.

std::size_t turns(const Record& record); ///< how many the record has
bool in_progress(const Record& record);  ///< its last turn has begun and has not ended

/// Whether the turn is there and has ended.
bool can_open(const Record& record, std::size_t turn);
/// The record with that turn in progress: its steps are there, its end and what came later are not. Requires that it
/// can be opened.
[[nodiscard]] Record opened(const Record& record, std::size_t turn);
/// The opened record, changed, with what came later put back as it was. A turn that is still in progress ends as it
/// did.
[[nodiscard]] Record joined(const Record& whole, std::size_t turn, Record changed);

/// The record with that turn, and what was told with it, as in `before`, where it was opened; all else stays as it is
/// now. Requires that both have the turn.
[[nodiscard]] Record left_as_it_was(Record now, std::size_t turn, const Record& before);

/// The game as it was when so many turns had ended and the next had not begun. Requires that it has as many.
[[nodiscard]] Record after_turns(Record record, std::size_t turns);

/// The last part entered in the turn in progress; none: nothing was.
std::optional<Where> last_part(const Record& record);

}
