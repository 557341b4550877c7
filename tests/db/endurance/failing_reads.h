// A disk that cannot be read: the system's own calls fail, beneath SQLite.
#pragma once

#include <cerrno>
#include <filesystem>
#include <sys/types.h>

namespace clerk::test {

/// The n-th from now on, or that one and all later ones.
void fail_read(int n, bool for_good, int why = EIO);
/// Each of what the file holds from there on, wherever it is moved.
void fail_reads_of(const std::filesystem::path& file, off_t from);
bool stop_failing_reads(); ///< whether one has failed

}
