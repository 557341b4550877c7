// The bonuses of the tracks of fame and money, space by space.
#include "core/rajas/rewards.h"
#include "tests/rajas/games.h"

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

namespace clerk::rajas::test {

namespace {

using testing::ElementsAre;

/// The spaces of a track on which something is got, and what, from the first on.
std::vector<std::pair<int, std::string>> bonuses(void (*earn)(State&, int, Source), int first, int last) {
    Record record = read(with_board(full_game(), "last_money_bonus", 52));
    std::vector<std::pair<int, std::string>> found;
    State state(std::get<Game>(record.game));
    for (int space = first; space <= last; ++space) {
        state.progress.owed = {};
        const int workers = state.seat().workers(), karma = state.seat().karma;
        earn(state, 1, Source::other);
        const Owed& owed = state.progress.owed;
        if (owed.upgrades > 0) found.emplace_back(space, "upgrade");
        if (!owed.moves.empty()) found.emplace_back(space, "boat");
        if (!owed.dice.empty()) found.emplace_back(space, "die");
        if (state.seat().workers() > workers) found.emplace_back(space, "worker");
        if (state.seat().karma > karma) found.emplace_back(space, "karma");
    }
    return found;
}

TEST(RajasTracks, EachBonusLiesOnItsSpaceAndNothingBetween) {
    EXPECT_THAT(bonuses(earn_fame, 1, 60), ElementsAre(std::pair(5, "upgrade"), std::pair(15, "worker"),
                                                       std::pair(24, "karma"), std::pair(31, "boat")));
    EXPECT_THAT(bonuses(earn_money, first_money + 1, 60),
                ElementsAre(std::pair(12, "boat"), std::pair(20, "worker"), std::pair(33, "die"), std::pair(44, "boat"),
                            std::pair(52, "die")));
}

}

}
