// What is wrong in a whole game.
#pragma once

#include "app/table/folded_record.h"
#include "app/table/played_game.h"

#include <optional>

namespace clerk::table {

/// The referee stops at the first turn that does not stand. To tell of those behind it, what is wrong is taken as
/// agreed to or, where that cannot be, as taken back. One breach a turn.
std::vector<Breach> broken(const FoldedRecord& whole);

/// What is done instead of the first finding leaves that one, and breaks nothing that would not be broken without it.
bool mends(const FoldedRecord& wrong, const Record& instead);

/// What the game advises, if it mends the first finding. Requires a record that breaks a rule.
std::optional<Advice<Record>> tried_advice(const FoldedRecord& wrong);

}
