// The turns of the game on the table, as the strip of turns tells them.
#pragma once

#include "app/table/snapshot.h"

namespace clerk::table {

/// The turn that a part of a record belongs to, or the round where the record lists those; from 0. None: neither.
inline std::optional<int> turn_of(const Where& where) {
    if (where.turn || !where.round) return where.turn;
    return *where.round - 1;
}

/// "Round 4, Linda". What a player does at the end of the game belongs to no round.
wxString title_of_turn(const Snapshot& now, std::size_t turn);
/// What the player's total grew by, while the record stands: "+5". Empty: by nothing, or it is not to be told.
wxString gain_of_turn(const Snapshot& now, std::size_t turn);
bool is_broken(const Snapshot& now, std::size_t turn); ///< it does not stand
/// It has ended, and is not open to be changed.
bool once_stood(const Snapshot& now, std::size_t turn);

/// The turn that ended last; none: no turn has ended.
std::optional<std::size_t> last_ended(const Snapshot& now);

bool is_earlier(const Snapshot& now, std::size_t turn); ///< it has ended, and no turn is open
/// What is edited, or what there was of the game after an earlier turn.
Record record_after(const Snapshot& now, std::optional<std::size_t> turn);

bool ends_turn(const Record& before, const Record& next); ///< one more has ended

/// The player who has entered one part more in `next`; none: what was entered is something else.
std::optional<int> player_who_went_on(const Record& before, const Record& next);

}
