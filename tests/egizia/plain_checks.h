// How the rulebook's tables of checks are gone through, and what is noted of what is broken.
#pragma once

#include "tests/egizia/plain_table.h"

#include <functional>

namespace clerk::egizia::plain {

/// A row of a table of checks.
struct Check {
    std::string rule;
    bool waivable = true;
    std::function<bool()> broken;
};
inline constexpr bool waivable = true, not_waivable = false;

struct Found {
    std::string rule;
    bool waivable = true;
};

/// Adds the rules that are broken, each once, in their order. False after one that is not waivable.
inline bool look(const std::vector<Check>& table, std::vector<Found>& found) {
    for (const Check& check : table) {
        if (!check.broken()) continue;
        const auto is_this = [&](const Found& one) { return one.rule == check.rule; };
        if (!any(found, is_this)) found.push_back({check.rule, check.waivable});
        if (!check.waivable) return false;
    }
    return true;
}

/// A rule that is broken, and where: a ship or build of a round, a tile of a player, or the round or the end itself.
struct Broken {
    std::string rule;
    int player = -1;
    int round = 0;
    std::string part;
    int index = 0;
    bool end = false;
    friend bool operator==(const Broken&, const Broken&) = default;
};

struct Verdict {
    std::vector<Broken> violations, waived;
    int rounds_played = 0;
    std::vector<int> order, track;
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// Notes what is broken. True when it stands.
inline bool stands(Verdict& verdict, const std::vector<Found>& found, bool waived, Broken where) {
    if (found.empty()) return true;
    const auto noted = [&](const Found& one) {
        where.rule = one.rule;
        return where;
    };
    if (waived && found.back().waivable) {
        for (const Found& one : found) verdict.waived.push_back(noted(one));
        return true;
    }
    verdict.violations.push_back(noted(waived ? found.back() : found.front()));
    return false;
}

}
