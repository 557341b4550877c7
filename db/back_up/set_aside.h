// What lies in the place of a history, kept as it is under another name: with the logs that a program that was killed
// left beside it, so that no other file gets what is in them.
#pragma once

#include <filesystem>

namespace clerk::db {

/// Makes the folder of the name. The history itself may be gone; the index of a log is made anew. Throws what the disk
/// throws.
void set_aside(const std::filesystem::path& history, const std::filesystem::path& name);
[[nodiscard]] bool has_logs(const std::filesystem::path& history); ///< with something in them

}
