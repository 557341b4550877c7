// What is wrong in a whole game.
#pragma once

#include "app/table/folded_record.h"

namespace clerk::table {

/// The referee stops at the first turn that does not stand. To tell of those behind it, what is wrong is taken as
/// agreed to or, where that cannot be, as taken back. One breach a turn.
std::vector<Breach> broken(const FoldedRecord& whole);

}
