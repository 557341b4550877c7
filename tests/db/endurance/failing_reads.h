// A disk that cannot be read: the system's own calls fail, beneath SQLite.
#pragma once

#include <cerrno>

namespace clerk::test {

/// The n-th from now on, or that one and all later ones.
void fail_read(int n, bool for_good, int why = EIO);
bool stop_failing_reads(); ///< whether one has failed

}
