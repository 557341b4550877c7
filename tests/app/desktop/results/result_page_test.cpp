// What a hand does on the page of a result.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/score_table.h"
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

}
}
