// What the rules say of bridges that cross, of spaces used "as if", and of what lies beside the board.
#include "core/babylon/advice.h"
#include "tests/babylon/table.h"
#include "tests/babylon/tried.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
using namespace clerk::babylon;
using namespace clerk::babylon::test;
using testing::ElementsAre;
using testing::IsEmpty;

const Step from_west = build(Kind::bridge, {"b3@1", "d3@1"}), from_south = build(Kind::bridge, {"c2@1", "c4@1"});

/// Four terraces around c3, so that two bridges could pass over it, one of them on that level. Two are of this turn.
Game around_c3(int level = 1) {
    Game game = builds();
    turn(game, {terrace({".B..", "b1"}), terrace({"B...", "d2", level})});
    return turn(game, {terrace({"..B.", "a3", level}), terrace({"...B", "c4"})});
}

Game with(Game game, std::initializer_list<Step> steps) {
    game.turns.back().steps.insert(game.turns.back().steps.end(), steps);
    return game;
}

Finding first_broken(const Game& game) { return replay(game).report.violations.at(0).finding; }

// Bridges that cross

TEST(Bridges, DoNotPassThroughOneAnother) {
    Game game = with(around_c3(), {from_west, from_south});
    const Finding broken = first_broken(game);
    EXPECT_EQ(broken.rule->id, "bridge.gap");
    EXPECT_EQ(broken.places, std::vector{place(*read_space("c3@1"))});
    EXPECT_THAT(broken.figures, ElementsAre(1, 1, 1, 0)) << "a bridge is on its level";
    game.rulings.bridge_gap = BridgeGap::empty_slot;
    EXPECT_THAT(violations(game), ElementsAre("bridge.gap")) << "no terrace lies there, but the bridge";
}

TEST(Bridges, PassOverLowerOnesAndNotBelowHigherOnes) {
    const Step high = build(Kind::bridge, {"b3@2", "d3@2"});
    EXPECT_THAT(violations(with(around_c3(2), {from_south, high})), IsEmpty());
    const Finding broken = first_broken(with(around_c3(2), {high, from_south}));
    EXPECT_EQ(broken.rule->id, "bridge.gap");
    EXPECT_THAT(broken.figures, ElementsAre(1, 2, 1, 0));
}

TEST(Bridges, ThatWouldCrossAreNotListedAndOnlyOneOfThemWasMissed) {
    Game game = around_c3();
    const std::vector<Missed> left = missed(game);
    ASSERT_EQ(left.size(), 1u);
    EXPECT_EQ(left.front().points, 3);
    EXPECT_EQ(left.front().ornaments.size(), 1u);
    game.turns.back().done = false;
    EXPECT_EQ(legal_ornaments(replay(game).state).size(), 2u);
    EXPECT_THAT(legal_ornaments(replay(with(game, {from_west})).state), IsEmpty());
}

TEST(Bridges, OfAFinishedGardenDoNotCrossOnOneLevel) {
    const auto garden = [](int level) {
        const std::string west = "b3@" + std::to_string(level), east = "d3@" + std::to_string(level);
        return final_garden({stands({".B..", "b1"}), stands({"...B", "c4"}), stands({"B...", "d2", level}),
                             stands({"..B.", "a3", level})},
                            {stands(Kind::bridge, {west, east}), stands(Kind::bridge, {"c2@1", "c4@1"})});
    };
    const Finding broken = first_broken(garden(1));
    EXPECT_EQ(broken.rule->id, "bridge.gap");
    EXPECT_THAT(broken.figures, ElementsAre(1, 1, 1, 2)) << "in a finished garden the own level counts";
    EXPECT_THAT(violations(garden(2)), IsEmpty());
}

TEST(Bridges, WhoseEndsDoNotFaceHaveNoGap) {
    const std::vector<std::string_view> ends{"c2@1", "d3@1"};
    EXPECT_THAT(waivers(with(around_c3(), {from_west, waived(build(Kind::bridge, {"c2@1", "a3@1"}))})),
                ElementsAre("ornament.symbol", "bridge.not-opposite"));
    Game game = final_garden({stands({".B..", "b1"}), stands({"B...", "d2"})}, {stands(Kind::bridge, ends)});
    game.gardens[0].ornaments[0].waived = true;
    EXPECT_THAT(waivers(game), ElementsAre("bridge.not-opposite"));
}

// As if

TEST(AsIf, ASpaceNamedTwiceCountsOnce) {
    const auto blank = [](std::string_view at) { return build(Kind::statue, {at}, {at, at}); };
    Game without = builds();
    turn(without, {terrace({"....", "a1"}), blank("a1@1")});
    EXPECT_EQ(first_broken(without).rule->id, "effect.unavailable");
    EXPECT_EQ(first_broken(without).places.size(), 1u);

    Game wild = builds({Effect::wild});
    turn(wild, {});
    turn(wild, {terrace({"....", "a1"}), blank("a1@1")});
    EXPECT_THAT(violations(wild), IsEmpty());
    const Finding again = first_broken(with(wild, {blank("a2@1")}));
    EXPECT_EQ(again.rule->id, "effect.already-used");
    EXPECT_THAT(again.figures, ElementsAre(1, 1)) << "used before, and by one space now";
}

TEST(AsIf, NothingServesBeforeTheTurnHasBegun) { EXPECT_THAT(effect_spaces(State(builds())), IsEmpty()); }

// Terraces

TEST(Terraces, BesideTheBoardAreOffItAndMarkedWhereTheyWouldLieOnIt) {
    Game game = builds();
    const State state = begin(State(game), std::nullopt);
    for (const auto& [at, on_it] :
         {std::pair{Cell{-1, 3}, 2u}, {Cell{3, -1}, 2u}, {Cell{-1, -1}, 1u}, {Cell{7, 3}, 2u}, {Cell{7, 7}, 1u}}) {
        Placement beside = placement({"....", "a1"});
        beside.at = at;
        const Findings broken = check(state, beside);
        EXPECT_THAT(ids(broken), ElementsAre("terrace.off-board"));
        EXPECT_EQ(broken[0].places.size(), on_it) << static_cast<int>(at.x) << ", " << static_cast<int>(at.y);
    }
}

/// The table let it lie there, up to the highest level that a record has.
TEST(Terraces, AboveALevelThatIsMissingAreWhatOneGoesOnFrom) {
    for (const int level : {2, 3, 16}) {
        Game game = builds();
        turn(game, {waived(terrace({"SFFS", "c3", level}))}).turns.back().done = false;
        ASSERT_THAT(violations(game), IsEmpty());
        const State state = replay(game).state;
        EXPECT_EQ(names(listed(state)), names(tried(state))) << level;
        EXPECT_FALSE(legal_ornaments(state).empty()) << level;
    }
}

// What was missed

TEST(Missed, LeavesSpacesAloneWhoseSymbolsWereNotEntered) {
    for (const bool known_in_the_west : {true, false}) {
        Game game = builds();
        turn(game, {terrace({known_in_the_west ? ".F.." : "????", "a1"}),
                    terrace({known_in_the_west ? "????" : "F...", "c1"})});
        EXPECT_THAT(missed(game), IsEmpty());
        EXPECT_THAT(violations(with(game, {build(Kind::fountain, {"b2@1", "c2@1"})})), IsEmpty());
    }
}

TEST(Missed, TellsNothingOfATurnInProgress) {
    Game game = builds();
    turn(game, {terrace({"S...", "a1"})});
    EXPECT_EQ(missed(game).size(), 1u);
    game.turns.back().done = false;
    EXPECT_THAT(missed(game), IsEmpty());
}

}
