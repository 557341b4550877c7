#include "app/table/samples.h"

#include <algorithm>

namespace clerk {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> records_in(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code missing;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, missing))
        if (entry.path().string().ends_with(".clerk.json")) found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

}

std::vector<fs::path> samples(const fs::path& program) {
    const fs::path bin = program.parent_path();
    std::vector<fs::path> installed = records_in(bin.parent_path() / "share" / "clerk-of-works" / "samples");
    if (!installed.empty()) return installed;
    return records_in(bin.parent_path().parent_path().parent_path() / "packaging" / "samples"); // build/NAME/bin
}

bool is_sample(const fs::path& file, const fs::path& program) {
    return std::ranges::any_of(samples(program), [&](const fs::path& sample) {
        std::error_code missing;
        return fs::equivalent(file, sample, missing);
    });
}

std::string sample_name(const fs::path& sample) {
    const std::string file = sample.filename().string();
    std::string name = file.substr(0, file.find('.'));
    std::ranges::replace(name, '-', ' ');
    return name;
}

}
