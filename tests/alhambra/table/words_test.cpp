#include "app/table/alhambra/words.h"
#include "tests/alhambra/table/games.h"

#include <gtest/gtest.h>

namespace clerk::table::alhambra::test {

// Every action has a name, told by what it changed.

namespace {

TEST(AlhambraActions, AreCalledByWhatTheyDid) {
    game::Game before = alhambra_builds(3), after = before;
    std::vector<wxString> done;
    const auto step = [&] {
        done.push_back(action_in_words(before, after));
        before = after;
    };
    after.turns.push_back({.steps = {buy("blue-8-0")}, .done = false});
    step();
    after.turns[0].steps.push_back(put("blue-8-0", "1,0"));
    step();
    after.turns[0].steps[1].waived = true;
    step();
    after.turns[0].done = true;
    step();
    after.turns[0].done = false;
    step();
    after.turns[0].done = true;
    step();
    after.turns.push_back({.steps = {{game::Remove{cell("1,0")}}}, .done = false});
    step();
    after.turns[1].steps.clear();
    step();
    after.rulings.dirk_ranked = true;
    step();
    EXPECT_EQ(done, (std::vector<wxString>{"buy pavilion 8", "place pavilion 8", "agreement of the table",
                                           "end the turn", "take back the end of the turn", "end the turn",
                                           "take a tile away", "take back a step", ""}));
}

TEST(AlhambraActions, TellFinishedPalaces) {
    game::Game before = alhambra_final(3), after = before;
    after.rounds[0].palaces[1].push_back({tile("blue-8-0"), cell("1,0")});
    EXPECT_EQ(action_in_words(before, after), "place pavilion 8");
    EXPECT_EQ(action_in_words(after, before), "take pavilion 8 away");
    before.rounds.push_back(before.rounds[0]);
    EXPECT_EQ(action_in_words(alhambra_final(3), before), "enter a scoring");
}

}

}
