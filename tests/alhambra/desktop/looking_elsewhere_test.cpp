// What is looked at beside the turn that is played, and the way back from there.
#include "app/desktop/game/score_table.h"
#include "tests/alhambra/desktop/window_test.h"

#include <wx/tglbtn.h>

namespace clerk::desktop::test {
namespace {

class AlhambraLookingElsewhere : public AlhambraWindowTest {
protected:
    AlhambraLookingElsewhere() {
        open_window();
        game::Game game = alhambra_builds(3);
        game.turns = {{.steps = {buy("blue-8-0"), put("blue-8-0", "1,0")}, .scoring = true}, {}, {}};
        start(std::move(game));
    }
    bool shows(const char* player) { return dynamic_cast<wxToggleButton&>(*find(player)).GetValue(); }
    ScoreTable& score() { return dynamic_cast<ScoreTable&>(*find("score")); }
};

TEST_F(AlhambraLookingElsewhere, EscapeAndTheSumReturnFromAScoringOfThePast) {
    for (const bool by_key : {true, false}) {
        press("score-1");
        ASSERT_TRUE(says("The palace as it stood at scoring 1."));
        if (by_key)
            key(WXK_ESCAPE);
        else
            press("score-all");
        EXPECT_FALSE(says("The palace as it stood at scoring 1.")) << by_key;
        EXPECT_TRUE(says("Which tile was bought?")) << by_key;
    }
}

TEST_F(AlhambraLookingElsewhere, WhatIsBoughtBringsTheBuildersPalaceBack) {
    key(WXK_F3);
    ASSERT_TRUE(shows("player-2"));
    keys("R9");
    ASSERT_EQ(record().turns.size(), 4u);
    EXPECT_TRUE(shows("player-1"));
    press("score-1");
    keys("P12");
    EXPECT_EQ(record().turns.back().steps.size(), 2u);
    EXPECT_FALSE(says("The palace as it stood at scoring 1."));
}

TEST_F(AlhambraLookingElsewhere, EscapeGoesBackToThePlayerAtTurn) {
    key(WXK_F3);
    ASSERT_TRUE(shows("player-2"));
    key(WXK_ESCAPE);
    EXPECT_TRUE(shows("player-1"));
}

TEST_F(AlhambraLookingElsewhere, ALineOfTheScoreThatBelongsToNothingSaysSo) {
    click(score(), {20, score().GetClientSize().y - 4});
    EXPECT_TRUE(says("This line has no pieces of its own: click a category."));
    click(score(), score().centre(0, 0));
    EXPECT_FALSE(says("This line has no pieces of its own: click a category."));
    EXPECT_FALSE(score().lit().empty());
    key(WXK_ESCAPE);
    EXPECT_TRUE(score().lit().empty());
}

}
}
