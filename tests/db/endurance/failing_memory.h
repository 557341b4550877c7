// Memory that runs out, for what C++ and SQLite ask for.
#pragma once

namespace clerk::test {

void fail_memory(int n, bool for_good); ///< the n-th request from now on, or that one and all later ones
bool stop_failing_memory();             ///< whether one has failed

/// Before SQLite is used.
void take_over_memory();

}
