#include "app/table/babylon/position.h"
#include "core/game.h"
#include "tests/babylon/table/at_table.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {

namespace {

game::Game builds() { return plain_game({"Linda", "John"}, 2, Depth::builds); }

game::Step terrace_at(const char* anchor, int level, game::Tile tile = {}) {
    return {game::Placement{.tile = game::TileEntry{tile}, .at = cell(anchor), .level = level}};
}

TEST(BabylonPosition, AStepThatAwaitsADecisionIsSeen) {
    const game::Game game = with_step(builds(), terrace_at("c4", 2));
    const Position position = babylon::position(game);
    EXPECT_TRUE(position.undecided());
    EXPECT_FALSE(position.ready);
    EXPECT_EQ(position.garden(0).terraces().size(), 1u);
}

TEST(BabylonPosition, TellsWhoIsAtTurnAndInWhichRound) {
    game::Game game = builds();
    EXPECT_EQ(player_at_turn(position(game)), 0);
    EXPECT_EQ(heading(position(game)), "Round 1 of 15");
    for (int turn = 0; turn < 3; ++turn) game = with_turn_ended(game, game::Unplaced::discard);
    EXPECT_EQ(player_at_turn(position(game)), 1);
    EXPECT_EQ(heading(position(game)), "Round 2 of 15");
    EXPECT_FALSE(finished(position(game)));
    const Position gardens = position(plain_game({}, 2, Depth::final));
    EXPECT_EQ(player_at_turn(gardens), std::nullopt);
    EXPECT_FALSE(finished(gardens));
    EXPECT_TRUE(gardens.may_build(0) && gardens.may_build(1));
}

TEST(BabylonPosition, TheEndOfTheGameLeavesNothingToBuild) {
    game::Game game = builds();
    for (int turn = 0; turn < 30; ++turn) game = with_turn_ended(game, game::Unplaced::discard);
    EXPECT_TRUE(position(game).over());
    EXPECT_FALSE(position(game).may_build(0));
    EXPECT_TRUE(finished(position(game)));
    EXPECT_EQ(player_at_turn(position(game)), std::nullopt);
    EXPECT_EQ(heading(position(game)), "All rounds have been played");
}

TEST(BabylonChanges, TheFirstStepBeginsATurnAndItsEndIsSaid) {
    const game::Game one = with_step(builds(), terrace_at("c4", 1));
    EXPECT_TRUE(begun(one));
    EXPECT_EQ(with_step(one, terrace_at("e4", 1)).turns.size(), 1u);
    EXPECT_FALSE(begun(with_turn_ended(one, game::Unplaced::discard)));
    EXPECT_EQ(with_turn_ended(builds(), game::Unplaced::discard).turns.size(), 1u);
}

TEST(BabylonChanges, ATokenOfALaterRoundLeavesBlanksBefore) {
    const game::Game game = with_token(builds(), 3, game::Effect::wild);
    EXPECT_EQ(game.tokens, (std::vector{game::Effect::none, game::Effect::none, game::Effect::wild}));
    EXPECT_EQ(with_token(game, 1, game::Effect::bloom).tokens.size(), 3u);
}

}

namespace {

/// Read from the garden alone.
std::vector<std::string> told(const game::Garden& garden) {
    std::vector<std::string> lines;
    for (int level = 1; level <= game::max_level; ++level)
        for (const game::Terrace& terrace : garden.terraces())
            if (terrace.level == level)
                lines.push_back("Level " + std::to_string(level) + ", " + game::write(terrace.anchor) + ": terrace, " +
                                std::string(game::id(terrace.flower)) + ";");
    for (const game::Ornament& ornament : garden.ornaments()) lines.push_back(game::write(ornament.a.cell));
    return lines;
}

TEST(BabylonBuilt, TellsWhatStandsAfterEveryTurnOfAWholeGame) {
    std::ifstream stream(CLERK_SAMPLES "/babylon-two-players.clerk.json");
    const Record whole = parse(std::string{std::istreambuf_iterator<char>(stream), {}}).value();
    const auto& played = std::get<game::Game>(whole.game);
    game::Game game = played;
    game.turns.clear();
    for (std::size_t turn = 0; turn < played.turns.size(); ++turn) {
        game.turns.push_back(played.turns[turn]);
        const std::size_t player = turn % 2;
        const auto expected = told(game::replay(game).state.seats.at(player).garden);
        const std::vector<BuiltPiece> pieces = built(position(game), static_cast<int>(player));
        ASSERT_EQ(pieces.size(), expected.size()) << turn;
        for (std::size_t line = 0; line < expected.size(); ++line) {
            ASSERT_TRUE(pieces[line].words.Contains(expected[line]))
                << turn << ": " << pieces[line].words << " for " << expected[line];
            EXPECT_FALSE(pieces[line].places.empty());
        }
    }
}

bool tells(const PlanStep& step, const wxString& words) {
    return std::ranges::any_of(step.parts, [&](const wxString& part) { return part.Contains(words); });
}

/// A terrace, and one above it that rests on it with one corner; its own north-west is open.
game::Garden two_levels() {
    AtTable table(Depth::builds);
    table.place("c4");
    table.press('E');
    table.press('E');
    table.press('2');
    table.press('G');
    table.place("d5");
    EXPECT_TRUE(table.position.report.legal());
    return table.position.garden(0);
}

TEST(BabylonGuidePlan, OfNothingIsEmpty) { EXPECT_TRUE(guide_plan({}).empty()); }

TEST(BabylonGuidePlan, BeginsWithWhatIsNeededAndGrowsLevelByLevel) {
    const game::Garden garden = two_levels();
    const std::vector<PlanStep> plan = guide_plan(garden);
    ASSERT_EQ(plan.size(), 5u);
    EXPECT_EQ(plan[0].title, "What is needed");
    EXPECT_TRUE(tells(plan[0], "2 terraces"));
    EXPECT_TRUE(tells(plan[0], "1 gazebo"));
    EXPECT_EQ(plan[0].garden.terraces(), garden.terraces());
    EXPECT_EQ(plan[0].added, game::RebuildStep{});
    EXPECT_EQ(plan[1].title, "Level 1: what carries it");
    EXPECT_TRUE(tells(plan[1], "4 single pillars: c4, c5, d4 and d5"));
    EXPECT_EQ(plan[2].title, "Level 1: the terrace at c4");
    EXPECT_TRUE(tells(plan[2], "No gazebo."));
    EXPECT_EQ(plan[2].garden.terraces().size(), 1u);
    EXPECT_TRUE(tells(plan[3], "2 double pillars"));
    EXPECT_EQ(plan[4].title, "Level 2: the terrace at d5");
    EXPECT_EQ(plan[4].garden.terraces(), garden.terraces());
}

}

}
