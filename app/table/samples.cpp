#include "app/table/samples.h"

#include "core/game.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk {

namespace fs = std::filesystem;

namespace {

/// What the files are called, for the catalogues.
[[maybe_unused]] const char* const names[] = {wxTRANSLATE("two players"),   wxTRANSLATE("three players"),
                                              wxTRANSLATE("with Dirk"),     wxTRANSLATE("final gardens"),
                                              wxTRANSLATE("final markers"), wxTRANSLATE("three mistakes")};

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

wxString sample_name(const fs::path& sample) {
    const std::string file = sample.filename().string();
    std::string name = file.substr(0, file.find('.'));
    std::ranges::replace(name, '-', ' ');
    const std::string first = name.substr(0, name.find(' '));
    if (first == name || !std::ranges::count(games(), first)) return text(name);
    return i18n::fill(_("{1}: {2}"), {i18n::game_name(first), wxGetTranslation(text(name.substr(first.size() + 1)))});
}

}
