// A disk that cannot be read: the system's own calls fail, beneath SQLite.
#pragma once

namespace clerk::test {

void fail_read(int n, bool for_good); ///< the n-th from now on, or that one and all later ones, with EIO
bool stop_failing_reads();            ///< whether one has failed

}
