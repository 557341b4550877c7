// The guide through a first game: where it stands, and how it goes and comes.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/catalogue.h"
#include "core/record_fold.h"
#include "tests/app/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class FirstGame : public WindowTest {
protected:
    FirstGame() { open_settings(file("settings.conf")); }
    ~FirstGame() override {
        close_window();
        close_settings();
    }
    void start_anew() {
        if (desk().has_game()) desk().close();
        start(plain_game({}));
        settle();
    }
    bool told() const { return says("First game, step"); }
};

TEST_F(FirstGame, IsGuidedAmongTheFindingsAndCoversNothing) {
    open_window();
    resize(1280, 720);
    start_anew();
    EXPECT_TRUE(says("First game, step 1 of 5"));
    expect_in_sight({"finding-1", "dismiss", "end-turn"});
    press("dismiss");
    EXPECT_FALSE(told());
    EXPECT_TRUE(says("No rule is broken."));
    start_anew();
    EXPECT_FALSE(told()) << "once a computer";
}

TEST_F(FirstGame, IsGuidedAgainWhenItIsCalled) {
    open_window();
    start_anew();
    press("dismiss");
    command(id_first_game);
    EXPECT_TRUE(says("First game, step 1 of 5"));
    press("dismiss");
    desk().close();
    command(id_first_game);
    EXPECT_TRUE(frame().message().Contains("next game"));
    start_anew();
    EXPECT_TRUE(says("First game, step 1 of 5"));
}

TEST_F(FirstGame, GoesOnWhenTheProgramWasClosedMeanwhile) {
    open_window();
    start_anew();
    press("end-turn");
    EXPECT_TRUE(told());
    close_window();
    open_window();
    EXPECT_TRUE(told());
}

TEST_F(FirstGame, OpensNothingInAGameThatIsUnderWay) {
    open_window();
    for (const std::string_view game : table::played_games()) {
        frame().open_file(std::filesystem::path(CLERK_SAMPLES) / (std::string(game) + "-three-mistakes.clerk.json"));
        settle();
        EXPECT_FALSE(told()) << game;
    }
    start_anew();
    EXPECT_TRUE(told()) << "the first that is begun here";
}

}
}
