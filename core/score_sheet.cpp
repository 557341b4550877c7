#include "core/score_sheet.h"

#include "core/compile_large_values.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <limits>
#include <numeric>

namespace clerk {

namespace {

int total_of(const std::vector<Category>& categories) {
    return std::transform_reduce(categories.begin(), categories.end(), 0, std::plus{},
                                 [](const Category& c) { return c.points(); });
}

int held(const Points& points) {
    using Limits = std::numeric_limits<int>;
    return static_cast<int>(std::clamp<std::int64_t>(points.whole, Limits::min(), Limits::max()));
}

std::vector<PlayerScore*> ranked(ScoreSheet& sheet) {
    std::vector<PlayerScore*> all;
    for (PlayerScore& player : sheet.players) all.push_back(&player);
    if (sheet.neutral && sheet.neutral->ranked) all.push_back(&sheet.neutral->score);
    return all;
}

}

int Category::points() const {
    if (exact) return held(*exact);
    return std::transform_reduce(lines.begin(), lines.end(), 0, std::plus{},
                                 [](const ScoreLine& l) { return l.points; });
}

std::optional<Points> Category::known_points() const {
    if (exact || !name.empty()) return exact;
    return Points(points());
}

int ScoreRound::total() const { return total_of(categories); }

int PlayerScore::total() const {
    const bool exact = std::ranges::any_of(categories, [](const Category& one) { return one.exact.has_value(); });
    return exact ? held(exact_total()) : total_of(categories);
}

Points PlayerScore::exact_total() const {
    PointsSum sum;
    for (const Category& category : categories) sum += category.known_points().value_or(Points());
    constexpr Points most = std::numeric_limits<std::int64_t>::max();
    return sum.points().value_or(most);
}

const Category* own_line(const std::vector<Category>& own, const std::vector<Category>& first, std::size_t line) {
    if (!first.at(line).name.empty()) return &own.at(line);
    const auto found = std::ranges::find(own, first[line].id, &Category::id);
    return found == own.end() ? nullptr : &*found;
}

const Category& PlayerScore::category(std::string_view id) const {
    const auto found = std::ranges::find(categories, id, &Category::id);
    assert(found != categories.end());
    return *found;
}

std::optional<int> PlayerScore::fact(std::string_view id) const {
    const auto found = std::ranges::find(facts, id, &Fact::id);
    return found == facts.end() ? std::nullopt : std::optional(found->value);
}

void rank(ScoreSheet& sheet, std::string_view tie_break) {
    const auto tied = [](const PlayerScore& a, const PlayerScore& b) { return a.total() == b.total(); };
    const auto ahead = [&](const PlayerScore& a, const PlayerScore& b) {
        return tied(a, b) ? a.fact(tie_break) < b.fact(tie_break) : a.total() > b.total();
    };
    const auto all = ranked(sheet);
    for (PlayerScore* player : all) {
        const auto better = std::ranges::count_if(all, [&](const auto* other) { return ahead(*other, *player); });
        player->rank = 1 + static_cast<int>(better);
        player->winner = player->rank == 1;
    }
    const auto beaten = [&](const PlayerScore* winner, const PlayerScore* other) {
        return winner->winner && tied(*winner, *other) && !other->winner;
    };
    for (const PlayerScore* winner : all)
        if (std::ranges::any_of(all, [&](const auto* other) { return beaten(winner, other); }))
            sheet.tie_break = tie_break;
}

}

CLERK_COMPILE_COPIES(std::vector<clerk::PlayerScore>)
