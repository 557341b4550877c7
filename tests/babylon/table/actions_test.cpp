// Every action has a name, told by what it changed.
#include "app/table/babylon/words.h"
#include "tests/babylon/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {
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
}
