// Depth final: a finished garden is in and scored in a few clicks.
#include "app/desktop/frame/menu_bar.h"
#include "app/table/babylon/setup.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class FinalGarden : public BabylonWindowTest {
protected:
    FinalGarden() {
        open_window();
        start(table::babylon::plain_game({}, 2, Depth::final));
    }
};

struct Piece {
    const char* at;
    const char* flower;
    const char* open;
};

// Eleven terraces on the board beside and apart from each other, a twelfth, and two on top of them.
constexpr Piece terraces[] = {
    {"a1", "flower-white", "open-sw"},  {"c1", "flower-pink", "open-ne"},     {"e1", "flower-yellow", "open-nw"},
    {"g1", "flower-purple", "open-se"}, {"a3", "flower-white", "open-sw"},    {"c3", "flower-pink", "open-nw"},
    {"e3", "flower-yellow", "open-ne"}, {"g3", "flower-purple", "open-se"},   {"a5", "flower-white", "open-se"},
    {"a7", "flower-pink", "open-nw"},   {"d7", "flower-yellow", "open-none"}, {"g7", "flower-purple", "open-ne"},
    {"b2", "flower-white", "open-ne"},  {"f2", "flower-pink", "open-sw"},
};

TEST_F(FinalGarden, OfFourteenTerracesAndTwelveOrnamentsTakesAtMostNinetyClicks) {
    for (const Piece& terrace : terraces) {
        press(terrace.flower);
        press(terrace.open);
        place(terrace.at);
    }
    ASSERT_EQ(record().gardens[0].terraces.size(), 14u);

    press("build-statue");
    for (const char* at : {"a5", "a6", "b6", "a4"}) click_cell(at);
    press("build-fountain");
    for (const char* at : {"d1", "e1", "f1", "g1"}) click_cell(at);
    press("build-stairs");
    for (const char* at : {"a2", "b2", "c1", "c2", "b4", "b3"}) click_cell(at);
    press("build-bridge");
    for (const char* at : {"b7", "d7", "e7", "g7", "e8", "g8"}) click_cell(at);
    EXPECT_EQ(record().gardens[0].ornaments.size(), 12u);
    EXPECT_LE(clicks, 90);

    EXPECT_TRUE(desk().report().legal());
    const PlayerScore& score = desk().score()->players[0];
    EXPECT_EQ(score.category("statues").points(), 4);
    EXPECT_EQ(score.category("fountains").points(), 6);
    EXPECT_EQ(score.category("stairs").points(), 9);
    EXPECT_EQ(score.category("bridges").points(), 9);
    EXPECT_EQ(score.category("height").points(), 4);
}

TEST_F(FinalGarden, IsJudgedAsItStandsWithAllFindings) {
    press("level-2");
    place("c4");
    press("level-2");
    place("a1");
    EXPECT_EQ(record().gardens[0].terraces.size(), 2u);
    EXPECT_EQ(desk().report().violations.size(), 2u);
    press("correct");
    EXPECT_EQ(record().gardens[0].terraces.size(), 1u);
}

TEST_F(FinalGarden, EveryPlayersGardenIsEdited) {
    place("c4");
    press("player-2");
    place("e2");
    EXPECT_EQ(record().gardens[0].terraces.size(), 1u);
    EXPECT_EQ(record().gardens[1].terraces.size(), 1u);
}

TEST_F(FinalGarden, IsAwardedWhenTheTableSaysSo) {
    place("c4");
    press("finish");
    EXPECT_TRUE(desk().awarded());
    EXPECT_NE(find("back-to-board"), nullptr);
    press("back-to-board");
    EXPECT_NE(find("board"), nullptr);
}

}
}
