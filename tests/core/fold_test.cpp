// The fold over turns, with a game of one number: how often a turn is played.
#include "core/fold.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk;

constexpr Rule negative{"negative", true};

struct Turn {
    int points = 0;
    bool waived = false;
    friend bool operator==(const Turn&, const Turn&) = default;
};
using Turns = std::vector<Turn>;
using Fold = FoldOf<int>;

class FoldOverTurns : public testing::Test {
protected:
    Fold folded(const Turns& turns) { return folded(turns, Fold{{0, {}}, {0}}); }

    Fold folded(const Turns& turns, Fold fold) {
        played = 0;
        int turn = static_cast<int>(fold.after.size()) - 1;
        play_turns(fold, turns, [&](int& sum, Report& report, const Turn& next) {
            ++played;
            const Where where{.turn = turn++};
            if (next.points < 0) (next.waived ? report.waived : report.violations).push_back({where, {&negative}});
            if (next.points >= 0 || next.waived) sum += next.points;
            return report.legal();
        });
        return fold;
    }

    Fold folded_again(const Turns& now, const Turns& was, Fold earlier) {
        keep_turns(earlier, alike(now, was));
        return folded(now, std::move(earlier));
    }

    int played = 0;
};

TEST_F(FoldOverTurns, KeepsTheStateAfterEveryTurn) {
    const Fold fold = folded({{1}, {2}, {4}});
    EXPECT_EQ(played, 3);
    EXPECT_EQ(fold.after, (std::vector{0, 1, 3, 7}));
    EXPECT_EQ(fold.state, 7);
}

TEST_F(FoldOverTurns, StopsAtTheTurnThatDoesNotStand) {
    const Fold fold = folded({{1}, {-2}, {4}});
    EXPECT_EQ(played, 2);
    EXPECT_EQ(fold.after, (std::vector{0, 1}));
    EXPECT_FALSE(fold.report.legal());
}

TEST_F(FoldOverTurns, PlaysOneTurnForAChangeOfTheLastHoweverLongTheGame) {
    for (const std::size_t length : {1U, 11U, 29U, 1000U}) {
        const Turns was(length, Turn{1});
        Turns now = was;
        now.back().points = 5;
        const Fold fold = folded_again(now, was, folded(was));
        EXPECT_EQ(played, 1);
        EXPECT_EQ(fold.state, static_cast<int>(length) + 4);
        now = was;
        now.push_back({7});
        EXPECT_EQ(folded_again(now, was, folded(was)).state, static_cast<int>(length) + 7);
        EXPECT_EQ(played, 1);
    }
}

TEST_F(FoldOverTurns, PlaysFromTheTurnThatChanged) {
    const Turns was{{1}, {2}, {4}, {8}}, now{{1}, {3}, {4}, {8}};
    const Fold fold = folded_again(now, was, folded(was));
    EXPECT_EQ(played, 3);
    EXPECT_EQ(fold.kept, 1U);
    EXPECT_EQ(fold.after, (std::vector{0, 1, 4, 8, 16}));
}

TEST_F(FoldOverTurns, PlaysNothingWhenTurnsAreTakenBack) {
    const Turns was{{1}, {2}, {4}};
    EXPECT_EQ(folded_again({{1}}, was, folded(was)).state, 1);
    EXPECT_EQ(played, 0);
}

TEST_F(FoldOverTurns, KeepsWaiversOfTheTurnsKeptAndNoOthers) {
    const Turns was{{-1, true}, {-2, true}, {-3}, {4}}, now{{-1, true}, {-2, true}, {3}, {4}};
    const Fold fold = folded_again(now, was, folded(was));
    EXPECT_EQ(played, 2);
    EXPECT_EQ(fold.report, folded(now).report);
    EXPECT_EQ(fold.report.waived.size(), 2U);
    EXPECT_EQ(folded_again({{-1, true}}, was, folded(was)).report.waived.size(), 1U);
}

TEST(IsWithin, ThePartsOfTheFirstTurnsOrRoundsAndWhatIsOfNone) {
    EXPECT_TRUE(is_within({.turn = 1}, 2));
    EXPECT_FALSE(is_within({.turn = 2}, 2));
    EXPECT_TRUE(is_within({.round = 2}, 2)) << "rounds are counted from 1";
    EXPECT_FALSE(is_within({.round = 3}, 2));
    EXPECT_TRUE(is_within({.piece = "terrace"}, 0));
    EXPECT_FALSE(is_within({.end = true}, 2)) << "the end of a game comes after all its turns";
}

}
