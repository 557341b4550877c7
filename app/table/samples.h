// The sample games that come with the program.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk {

/// Beside the installed program, or in the sources it was built from; sorted by name. `program`: the executable.
std::vector<std::filesystem::path> samples(const std::filesystem::path& program);

bool is_sample(const std::filesystem::path& file, const std::filesystem::path& program); ///< one of these

/// What the sample is, told by its file: "GAME-two-players.clerk.json" is "Game: two players". What else a file is
/// called is read as it is: "a-sample.clerk.json" is "a sample".
wxString sample_name(const std::filesystem::path& sample);

}
