// The files of a history on the disk: its own, and those that are missing.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace clerk::db {

/// The files of a history on the disk: nothing else is written in their place.
/// Whether what is written under that name would take the place of a history, of what belongs beside one, or would lie
/// among its back-ups. A history is known by its first bytes, whatever it is called.
[[nodiscard]] bool belongs_to_history(const std::filesystem::path& file);

/// Photos and pictures that a history names and that are not beside it: back-ups hold none of them.
/// The names of a history that was just put back. None of one in a club, whose other laptops keep theirs, none of one
/// of an earlier step, and none where somebody has opened it meanwhile.
std::vector<std::string> missing_files(const std::filesystem::path& history);

}
