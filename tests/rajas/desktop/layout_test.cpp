// What is needed can be seen, in windows of every size and in several languages.
#include "i18n/words.h"
#include "tests/rajas/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class RajasLayout : public RajasWindowTest, public testing::WithParamInterface<const char*> {
protected:
    RajasLayout() {
        i18n::start(GetParam());
        open_window();
        resize(1280, 720);
    }
    ~RajasLayout() override { i18n::start("en"); }

    void expect_in_sight_at_every_size(std::initializer_list<const char*> names) {
        for (const wxSize size : {wxSize(1280, 720), wxSize(1280, 690), wxSize(1000, 640), wxSize(960, 510)}) {
            resize(size.x, size.y);
            expect_in_sight(names);
        }
        resize(1280, 720);
    }
};

TEST_P(RajasLayout, TheTurnCanBeEndedInDepthBuilds) {
    start(plain(Depth::builds));
    expect_in_sight_at_every_size({"end-turn"});
    expect_in_sight({"race", "board", "money-pad", "fame-pad", "end-turn"});
}

TEST_P(RajasLayout, AFindingIsAnsweredWithoutScrolling) {
    start(described(Depth::builds));
    keys("N");
    click_cell("a2");
    ASSERT_FALSE(desk().report().legal());
    for (const wxSize size : {wxSize(1280, 690), wxSize(1000, 640), wxSize(960, 510), wxSize(1280, 720)}) {
        resize(size.x, size.y);
        expect_answers_in_sight();
    }
    expect_in_sight({"correct", "agree", "reason"});
}

TEST_P(RajasLayout, TheTurnCanBeEndedInDepthFull) {
    game::Game game = described(Depth::full);
    start(table::rajas::with_dice(table::rajas::with_dice(game, 0, {3, 5, 1, 2}), 1, {6, 6, 6, 6}));
    expect_in_sight_at_every_size({"end-turn", "board"});
    expect_in_sight({"held", "turn-die", "seat", "to-quarry", "to-palace"});
    press("to-quarry");
    expect_in_sight_at_every_size({"owed", "end-turn", "board"});
    expect_in_sight({"colour-blue", "figure-9", "market-silk", "building-mill", "roads-ne", "roads-w"});
}

TEST_P(RajasLayout, WhereThereIsNoRoomForAllTheRaceFolds) {
    start(table::rajas::plain_game({"Raji", "Layla", "Nadim", "Ira"}, 4, Depth::builds));
    EXPECT_EQ(find("all-lanes"), nullptr);
    const int whole = race().GetSize().y;
    resize(960, 510);
    expect_in_sight({"race", "all-lanes", "board"});
    const int folded = race().GetSize().y;
    EXPECT_LT(folded, whole / 2);
    EXPECT_GT(board().GetSize().y, 2 * folded);
    press("all-lanes");
    EXPECT_GT(race().GetSize().y, 2 * folded);
    keys("G");
    EXPECT_EQ(race().GetSize().y, folded);
    click_race(0, Track::fame, 9);
    press("end-turn");
    EXPECT_EQ(turn(0).fame, 9);
}

TEST_P(RajasLayout, TheNamesOfFourPlayersCanBeRead) {
    for (const Depth depth : {Depth::final, Depth::builds}) {
        start(table::rajas::plain_game({"Raji", "Layla", "Nadim", "Ira"}, 4, depth));
        for (const wxSize size : {wxSize(1280, 720), wxSize(960, 510)}) {
            resize(size.x, size.y);
            EXPECT_NE(find("player-3")->GetLabel().Find("Nadim"), wxNOT_FOUND);
        }
    }
}

TEST_P(RajasLayout, EveryTargetOfTheHandIsAsLargeAsAFinger) {
    start(plain(Depth::builds));
    for (const char* name : {"roads-ne", "roads-none", "have-met", "end-turn"}) {
        ASSERT_NE(find(name), nullptr) << name;
        const wxSize size = find(name)->GetSize();
        EXPECT_GE(std::min(size.x, size.y), 44) << name;
    }
    EXPECT_GE(find("money-pad")->GetSize().x, 7 * 44);
    EXPECT_GE(find("money-pad")->GetSize().y, 2 * 44);
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, RajasLayout, testing::Values("en", "zh_TW", "de"),
                         [](const auto& language) { return std::string(language.param); });

}
}
