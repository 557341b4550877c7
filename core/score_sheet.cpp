#include "core/score_sheet.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace clerk {

int Category::points() const {
    return std::transform_reduce(lines.begin(), lines.end(), 0, std::plus{},
                                 [](const ScoreLine& l) { return l.points; });
}

int PlayerScore::total() const {
    return std::transform_reduce(categories.begin(), categories.end(), 0, std::plus{},
                                 [](const Category& c) { return c.points(); });
}

const Category& PlayerScore::category(std::string_view id) const {
    return *std::ranges::find(categories, id, &Category::id);
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
    for (PlayerScore& player : sheet.players) {
        const auto better =
            std::ranges::count_if(sheet.players, [&](const auto& other) { return ahead(other, player); });
        player.rank = 1 + static_cast<int>(better);
        player.winner = player.rank == 1;
    }
    const auto beaten = [&](const PlayerScore& winner, const PlayerScore& other) {
        return winner.winner && tied(winner, other) && !other.winner;
    };
    for (const PlayerScore& winner : sheet.players)
        if (std::ranges::any_of(sheet.players, [&](const auto& other) { return beaten(winner, other); }))
            sheet.tie_break = tie_break;
}

}
