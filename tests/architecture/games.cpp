#include "tests/architecture/games.h"

#include <algorithm>
#include <regex>
#include <set>

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
