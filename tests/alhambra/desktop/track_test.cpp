// What the track on the table says comes first, and what the game would bring if it ended now is called so.
#include "app/desktop/game/game_page.h"
#include "tests/alhambra/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class AlhambraTrack : public AlhambraWindowTest {
protected:
    void open(bool scored) {
        open_window();
        game::Game game = alhambra_builds(3);
        game.turns = {{.steps = {buy("blue-8-0"), put("blue-8-0", "1,0")}, .scoring = scored}};
        start(std::move(game));
    }
    wxString head(const char* player) const { return find(player)->GetLabel(); }
    ScoreColumns table(std::optional<std::size_t> scoring) const {
        const wxWindow* page = find("board");
        while (!dynamic_cast<const GamePage*>(page)) page = page->GetParent();
        ScoreView view = dynamic_cast<const GamePage*>(page)->score_view();
        view.scoring = scoring;
        return ScoreColumns(view);
    }
};

TEST_F(AlhambraTrack, ComesFirstInTheHeadsAndTheForecastSecond) {
    open(true);
    resize(1380, 800);
    EXPECT_EQ(head("player-1"), "Linda: 1\nscore now 17"); // a pavilion: 1, and 16 more in the third scoring
    EXPECT_EQ(head("player-2"), "John: 0\nscore now 0");
}

TEST_F(AlhambraTrack, IsEmptyBeforeTheFirstScoring) {
    open(false);
    resize(1380, 800);
    EXPECT_EQ(head("player-1"), "Linda: 0\nscore now 16");
}

TEST_F(AlhambraTrack, TheTotalInTheTableIsCalledAForecastWhereItIsOne) {
    open(true);
    const ScoreColumns sum = table({}), first = table(0), last = table(1);
    EXPECT_EQ(sum.title(sum.categories()), "Score now");
    EXPECT_EQ(first.title(first.categories()), "Total");
    EXPECT_EQ(last.title(last.categories()), "Score now");
    EXPECT_EQ(find("score-3")->GetToolTipText(), "Scoring 3, as if the game ended now");
    EXPECT_EQ(find("score-1")->GetToolTipText(), "Scoring 1");
}

TEST_F(AlhambraTrack, NamesThatBeginAlikeAreToldApartWhereThereIsNoRoomForThem) {
    open_window();
    game::Game game = alhambra_builds(6);
    for (std::size_t i = 0; i < game.players.size(); ++i)
        game.players[i].name = "Maximiliana Wolkenstein " + std::to_string(i + 1);
    start(std::move(game));
    for (int player = 1; player <= 6; ++player) {
        const wxString name = head(("player-" + std::to_string(player)).c_str()).BeforeFirst('\n');
        EXPECT_TRUE(name.StartsWith("M") && name.EndsWith(wxUniChar(0x2026) + wxString::Format("%d", player))) << name;
    }
}

TEST_F(AlhambraTrack, OfFinishedPalacesIsAllThereIs) {
    open_window();
    start(alhambra_final(3));
    EXPECT_EQ(head("player-1"), "Linda: 0");
}

}
}
