// The sample games that come with the program.
#pragma once

#include <filesystem>
#include <vector>

namespace clerk::desktop {

/// Beside the installed program, or in the sources it was built from; sorted by name. `program`: the executable.
std::vector<std::filesystem::path> samples(const std::filesystem::path& program);

}
