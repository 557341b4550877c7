// What is needed can be seen, in windows of every size and in both languages.
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
    expect_in_sight_at_every_size({"correct", "agree", "take-advice", "reason"});
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

INSTANTIATE_TEST_SUITE_P(EveryLanguage, RajasLayout, testing::Values("en", "zh_TW"),
                         [](const auto& language) { return std::string(language.param); });

}
}
