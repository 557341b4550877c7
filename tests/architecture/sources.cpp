#include "tests/architecture/sources.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

namespace sources {
namespace {

namespace fs = std::filesystem;

const fs::path root = CLERK_SOURCE_DIR;
const Strings parts = {"core/", "db/", "i18n/", "app/", "tests/"};

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<Source> files_below(const fs::path& top, const fs::path& folder) {
    std::vector<Source> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file())
            files.push_back({entry.path().lexically_relative(top).generic_string(), text_of(entry.path())});
    }
    return files;
}

bool is_code(const std::string& path) { return path.ends_with(".h") || path.ends_with(".cpp"); }

}

std::string read(const std::string& path) { return text_of(root / path); }

bool is_folder(const std::string& path) { return fs::is_directory(root / path); }

bool is_file(const std::string& path) { return fs::is_regular_file(root / path); }

Strings folders_in(const std::string& folder) {
    Strings names;
    for (const auto& entry : fs::directory_iterator(root / folder)) {
        if (entry.is_directory()) names.push_back(entry.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<Source> files_under(const std::string& folder) { return files_below(root, root / folder); }

std::vector<Source> code_under(const std::string& folder) {
    auto files = files_under(folder);
    std::erase_if(files, [](const Source& file) { return !is_code(file.path); });
    return files;
}

std::vector<Source> generated_headers() { return files_below(CLERK_GENERATED_DIR, CLERK_GENERATED_DIR); }

std::string without_comments(const std::string& text) {
    std::string code;
    for (std::size_t at = 0; at < text.size();) {
        if (text.compare(at, 2, "//") == 0) {
            at = std::min(text.find('\n', at), text.size());
        } else if (text.compare(at, 2, "/*") == 0) {
            const auto end = text.find("*/", at + 2);
            at = end == std::string::npos ? text.size() : end + 2;
        } else {
            code += text[at++];
        }
    }
    return code;
}

Strings includes(const Source& source) {
    static const std::regex include(R"(#\s*include\s*[<"]([^>"]+)[>"])");
    const auto code = without_comments(source.text);
    Strings found;
    for (std::sregex_iterator match(code.begin(), code.end(), include), end; match != end; ++match)
        found.push_back((*match)[1]);
    return found;
}

bool begins_with_any(const std::string& text, const Strings& starts) {
    return std::any_of(starts.begin(), starts.end(), [&](const std::string& start) { return text.starts_with(start); });
}

Strings strangers(const std::vector<Source>& sources, const Strings& allowed) {
    Strings found;
    for (const auto& source : sources) {
        for (const auto& include : includes(source)) {
            if (begins_with_any(include, parts) && !begins_with_any(include, allowed))
                found.push_back(source.path + " includes " + include);
        }
    }
    return found;
}

}

namespace games {

sources::Strings all() { return sources::folders_in("core"); }

bool owns(const std::string& game, const std::string& path) {
    return path.find("/" + game + "/") != std::string::npos || path.starts_with("i18n/words_" + game);
}

bool one_owns(const std::string& path) {
    const auto names = all();
    return std::any_of(names.begin(), names.end(), [&](const std::string& game) { return owns(game, path); });
}

bool is_named(const std::string& game, const std::string& text) {
    static const std::set<std::string> words_of_the_field = {"sheet"};
    if (!words_of_the_field.contains(game)) return text.find(game) != std::string::npos;
    return std::regex_search(text, std::regex('"' + game + "\"|\\b" + game + "::|/" + game + '/'));
}

}
