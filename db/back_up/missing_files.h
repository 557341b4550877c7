// Photos and pictures that a history names and that are not beside it: back-ups hold none of them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace clerk::db {

/// The names of a history that was just put back. None of one in a club, whose other laptops keep theirs, none of one
/// of an earlier step, and none where somebody has opened it meanwhile.
std::vector<std::string> missing_files(const std::filesystem::path& history);

}
