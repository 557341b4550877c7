// What a hand does on the page of a result.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/score_table.h"
#include "app/desktop/results/result_page.h"
#include "db/plays/plays.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

/// On the names, on each figure, on the sums, the facts, the badges, and between them.
TEST_F(BabylonWindowTest, AClickAnywhereOnTheScoreOfAResultIsNoFailure) {
    open_window();
    frame().open_file(std::filesystem::path(CLERK_SAMPLES) / "babylon-two-players.clerk.json");
    command(id_finish);
    press("show-all");
    auto& score = dynamic_cast<ScoreTable&>(*find("score"));
    const wxSize size = score.GetClientSize();
    for (int y = 3; y < size.y; y += score.GetCharHeight())
        for (const int x : {5, size.x - 10}) click(score, {x, y});
    EXPECT_NE(find("score"), nullptr);
    EXPECT_TRUE(frame().message().empty()) << frame().message();
}

/// One line, and none before all of the score is shown.
TEST_F(BabylonWindowTest, AResultSaysWhatIsNewAboutIt) {
    open_window();
    frame().open_file(std::filesystem::path(CLERK_SAMPLES) / "babylon-two-players.clerk.json");
    command(id_finish);
    EXPECT_EQ(find("milestones"), nullptr);
    press("show-all");
    const auto said = [this] { return find("milestones")->GetLabel(); };
    EXPECT_EQ(said(), "The first play of Babylon in this history.");
    const db::Play played = db::Plays(desk().store()).load(desk().record().head.id).play;
    db::Play earlier = played;
    earlier.id = "018f6d2e-0000-4000-8000-000000000001";
    earlier.played_at = "2001-01-01T12:00:00Z";
    earlier.seats.resize(1); // Linda, who wins the later one
    const auto points = played.seats[0].score.value();
    earlier.seats[0].score = points.whole - 1;
    db::Plays(desk().store()).import({earlier}, "a file");
    command(id_finish);
    EXPECT_EQ(said(), i18n::fill("A new record: {1} by Linda. The first play of Babylon for John.", {figure(points)}));
    EXPECT_TRUE(is_wholly_in_sight(*find("milestones")));
}

TEST_F(BabylonWindowTest, AResultShowsAllBoardsAsLargeAsThereIsRoom) {
    open_window();
    resize(1280, 720);
    frame().open_file(std::filesystem::path(CLERK_SAMPLES) / "babylon-two-players.clerk.json");
    command(id_finish);
    press("show-all");
    ASSERT_TRUE(find("winner-picture"));
    ASSERT_TRUE(find("picture-2"));
    EXPECT_EQ(find("winner-picture")->GetSize(), find("picture-2")->GetSize());
    EXPECT_GT(find("winner-picture")->GetSize().x, 400);
    expect_in_sight({"back-to-board", "result-new-game", "winner-picture", "picture-2", "totals", "score"});
    desk().close();
    frame().open_file(std::filesystem::path(CLERK_SAMPLES) / "egizia-three-players.clerk.json");
    command(id_finish);
    press("show-all");
    EXPECT_TRUE(find("winner-picture"));
    EXPECT_FALSE(find("picture-1") || find("picture-3")) << "all build on one board";
}

/// Gaps of 2, -1 and -5: the last one is farthest from meeting.
TEST_F(BabylonWindowTest, TheLastOfARaceHasTheShortestBar) {
    open_window();
    frame().open_file(std::filesystem::path(CLERK_SAMPLES) / "rajas-three-players.clerk.json");
    command(id_finish);
    press("reveal-next");
    const auto& chart = dynamic_cast<RevealChart&>(*find("reveal"));
    EXPECT_GT(chart.length(0), chart.length(1));
    EXPECT_GT(chart.length(1), chart.length(2));
    EXPECT_GT(chart.length(2), 0);
}

}
}
