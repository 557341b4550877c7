// The logs that a program that was killed left beside a history: what is in them is kept, and no other file gets it.
#pragma once

#include <filesystem>

namespace clerk::db {

/// A second name, which needs no room and reads nothing; where the file system has none, a copy.
void link_or_copy(const std::filesystem::path& file, const std::filesystem::path& to);

/// Beside `name`, as they are; the index of one is made anew. Requires the folder of the name.
void keep_logs(const std::filesystem::path& history, const std::filesystem::path& name);
void remove_logs(const std::filesystem::path& history);
[[nodiscard]] bool has_logs(const std::filesystem::path& history); ///< with something in them

}
