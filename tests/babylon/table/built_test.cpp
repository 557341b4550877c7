#include "app/table/babylon/built.h"
#include "core/game.h"
#include "tests/babylon/table/at_table.h"

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

}
}
