// What is needed can be seen, whatever is shown beside it, in windows of every size, in English and in the longest and
// the densest language.
#include "i18n/words.h"
#include "tests/alhambra/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class AlhambraLayout : public AlhambraWindowTest, public testing::WithParamInterface<const char*> {
protected:
    AlhambraLayout() {
        i18n::start(GetParam());
        open_window();
        resize(1280, 720);
    }
    ~AlhambraLayout() override { i18n::start("en"); }

    void expect_in_sight_at_every_size(std::initializer_list<const char*> names) {
        for (const wxSize size : {wxSize(1280, 720), wxSize(1280, 690), wxSize(1000, 640), wxSize(960, 510)}) {
            resize(size.x, size.y);
            expect_in_sight(names);
        }
        resize(1280, 720);
    }
};

TEST_P(AlhambraLayout, AfterARestartTheTurnCanBeEndedInDepthBuilds) {
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = {buy("blue-8-0"), put("blue-8-0", "1,0")}}, {.steps = {buy("white-9-w")}, .done = false}};
    start(std::move(game));
    close_window();
    open_window();
    ASSERT_NE(find("aside-0"), nullptr);
    expect_in_sight_at_every_size({"end-turn", "scoring"});
}

TEST_P(AlhambraLayout, AndInDepthFullATileIsBoughtAndMoneyTaken) {
    start(alhambra_full());
    expect_in_sight_at_every_size({"buy", "take-cards", "end-turn", "scoring"});
    close_window();
    open_window();
    expect_in_sight_at_every_size({"buy", "take-cards", "end-turn", "scoring"});
}

TEST_P(AlhambraLayout, AFindingIsAnsweredWithoutScrolling) {
    start(alhambra_builds(3));
    keys("G12");
    click_cell("0,1");
    ASSERT_FALSE(desk().report().legal());
    for (const wxSize size : {wxSize(1280, 690), wxSize(1000, 640), wxSize(960, 510), wxSize(1280, 720)}) {
        resize(size.x, size.y);
        expect_answers_in_sight();
    }
    expect_in_sight({"correct", "agree", "reason"});
}

TEST_P(AlhambraLayout, AndInAnEarlierTurnToo) {
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = {buy("blue-8-0"), put("blue-8-0", "1,0")}}, {}, {}};
    start(std::move(game));
    const wxRect board_before = board().GetScreenRect();
    open_first_turn();
    ASSERT_TRUE(turn_is_open());
    EXPECT_EQ(board().GetScreenRect(), board_before);
    expect_in_sight_at_every_size({"end-turn", "close-turn", "leave-turn", "take-back-step"});
    keys("G12");
    click_cell("0,1");
    ASSERT_NE(find("correct"), nullptr);
    expect_in_sight_at_every_size({"correct", "agree", "close-turn", "leave-turn"});
}

TEST_P(AlhambraLayout, EveryTargetOfTheHandIsAsLargeAsAFinger) {
    start(alhambra_full());
    for (const char* name : {"space-yellow", "buy", "take-cards", "scoring", "end-turn"}) {
        ASSERT_NE(find(name), nullptr) << name;
        const wxSize size = find(name)->GetSize();
        EXPECT_GE(std::min(size.x, size.y), 44) << name;
    }
    start(alhambra_builds(3));
    press("colour-white");
    for (const char* name : {"colour-blue", "tile-white-9-w"}) {
        ASSERT_NE(find(name), nullptr) << name;
        const wxSize size = find(name)->GetSize();
        EXPECT_GE(std::min(size.x, size.y), 44) << name;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, AlhambraLayout, testing::Values("en", "de", "zh_TW"),
                         [](const auto& language) { return std::string(language.param); });

}
}
