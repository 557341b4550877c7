#include "app/table/babylon/built.h"
#include "core/game.h"
#include "tests/babylon/table/at_table.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {

namespace {

/// Read from the garden alone.
std::vector<std::string> told(const game::Garden& garden) {
    std::vector<std::string> lines;
    for (int level = 1; level <= game::max_level; ++level)
        for (const game::Terrace& terrace : garden.terraces())
            if (terrace.level == level)
                lines.push_back("Level " + std::to_string(level) + ", " + game::write(terrace.anchor) + ": terrace, " +
                                std::string(game::id(terrace.flower)) + ";");
    for (const game::Ornament& ornament : garden.ornaments()) lines.push_back(game::write(ornament.a));
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
