#include "app/table/babylon/turn_input.h"
#include "app/table/babylon/words.h"
#include "tests/babylon/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {

// Every action has a name, told by what it changed.

namespace {

TEST(BabylonActions, AreCalledByWhatTheyDid) {
    AtTable table(Depth::builds);
    std::vector<wxString> done;
    game::Game before = table.game();
    const auto step = [&](const game::Game& after) {
        done.push_back(action_in_words(before, after));
        before = after;
    };
    game::Game after = before;
    after.turns.push_back({.steps = {{game::Placement{.tile = game::TileEntry{}, .at = cell("c4")}}}, .done = false});
    step(after);
    after.turns[0].steps.push_back({game::Building{.kind = game::Kind::stairs, .at = {space("c4@1")}}});
    step(after);
    after.turns[0].steps[1].waived = true;
    step(after);
    after.turns[0].steps.pop_back();
    step(after);
    after.turns[0].done = true;
    step(after);
    after.turns.push_back({.done = true});
    step(after);
    after.turns[0].steps.clear();
    step(after);
    after.rulings.bridge_covers = false;
    step(after);
    EXPECT_EQ(done,
              (std::vector<wxString>{"place terrace", "build stairs", "agreement of the table", "take back stairs",
                                     "end the turn", "end the turn", "take back terrace", ""}));
}

TEST(BabylonActions, TellTheTileTakenAndFinishedGardens) {
    game::Game before = AtTable(Depth::full).game(), after = before;
    after.turns.push_back({.dig = game::Dig{.at = cell("d4")}, .done = false});
    EXPECT_EQ(action_in_words(before, after), "take a tile");
    EXPECT_EQ(action_in_words(after, before), "put the tile back");
    before = after = AtTable(Depth::final).game();
    after.gardens[0].ornaments.push_back({game::Building{.kind = game::Kind::bridge}});
    EXPECT_EQ(action_in_words(before, after), "build bridge");
    EXPECT_EQ(action_in_words(after, before), "take back bridge");
}

}

namespace {

TEST(BabylonTurnLines, TellTheDigWithItsPillarsAndWhatWasBuilt) {
    AtTable table(Depth::full);
    table.take_clay_tile("d4", game::Flower::yellow);
    table.place("c4");
    table.take(choose_kind(table.position, table.entry, game::Kind::stairs));
    const std::vector<TurnLine> lines = turn_lines(table.game());
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0].player, 0);
    EXPECT_EQ(lines[0].words, "digs d4 for 4 pillars; builds on level 1 at c4");
    EXPECT_EQ(lines[0].places.size(), 4u);
}

TEST(BabylonTurnLines, TellATurnWithoutAnythingAndAStepThatTheTableAgreedTo) {
    AtTable table(Depth::builds);
    table.press('E');
    game::Game game = table.game();
    const game::Placement high{.tile = game::TileEntry{}, .at = cell("c4"), .level = 2};
    game.turns.push_back({.steps = {{high}}, .done = false});
    game.turns[1].steps[0].waived = true;
    const std::vector<TurnLine> lines = turn_lines(game);
    EXPECT_EQ(lines.at(0).words, "nothing built");
    EXPECT_EQ(lines.at(1).player, 1);
    EXPECT_EQ(lines.at(1).words, "builds on level 2 at c4 (agreed)");
}

TEST(BabylonTurnLines, TellNoPillarsBehindATurnThatCannotBePlayed) {
    AtTable table(Depth::full);
    table.take_clay_tile("d4", game::Flower::yellow);
    table.press('E');
    table.take_clay_tile("d3", game::Flower::yellow);
    EXPECT_EQ(turn_lines(table.game()).at(1).words, "digs d3 for 4 pillars");
    game::Game game = table.game();
    const game::Building nowhere{.kind = game::Kind::statue, .at = {space("a1@1")}};
    game.turns[0].steps.push_back({nowhere});
    EXPECT_EQ(turn_lines(game).at(0).words, "digs d4 for 4 pillars; statue a1");
    EXPECT_EQ(turn_lines(game).at(1).words, "digs d3");
}

}

}
