// The sample games that come with the program.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace clerk {

/// Beside the installed program, or in the sources it was built from; sorted by name. `program`: the executable.
std::vector<std::filesystem::path> samples(const std::filesystem::path& program);

bool is_sample(const std::filesystem::path& file, const std::filesystem::path& program); ///< one of these

std::string sample_name(const std::filesystem::path& sample); ///< "a-sample.clerk.json" reads "a sample"

}
