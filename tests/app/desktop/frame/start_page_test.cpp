// The start page: the games played last are at hand.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "app/table/catalogue.h"
#include "i18n/words.h"
#include "tests/app/desktop/window_test.h"

#include <wx/arrstr.h>

namespace clerk::desktop::test {
namespace {

struct StartPageTest : WindowTest {};

TEST_F(StartPageTest, OpensARecentGameByOneClick) {
    open_window();
    EXPECT_EQ(find("recent-1"), nullptr);
    start(plain_game({}));
    const std::string first = desk().record().head.id;
    desk().close();
    start(plain_game({}));
    const std::string second = desk().record().head.id;
    test::press('E');
    command(id_close_game);
    ASSERT_NE(find("go-on"), nullptr);
    ASSERT_NE(find("recent-1"), nullptr);
    EXPECT_EQ(find("recent-2"), nullptr) << "the one that is gone on with is there already";
    press("recent-1");
    ASSERT_TRUE(desk().has_game());
    EXPECT_TRUE(desk().record().head.id == first || desk().record().head.id == second);
    const std::string opened = desk().record().head.id;
    command(id_close_game);
    press("go-on");
    EXPECT_NE(desk().record().head.id, opened);
}

TEST_F(StartPageTest, TwoRecentGamesOfOneNameAreToldApartByTheirHour) {
    open_window();
    // The last one is cleared with nothing in it, so it goes to the bin; the one before it is offered under Continue.
    for (const char* hour : {"T10:00:00Z", "T11:30:00Z", "T12:00:00Z", "T13:00:00Z"})
        desk().start(Record{{.id = new_id(), .started_at = std::string("2026-11-28") + hour}, plain_game({})});
    command(id_close_game);
    ASSERT_TRUE(find("recent-1") && find("recent-2"));
    EXPECT_NE(find("recent-1")->GetLabel(), find("recent-2")->GetLabel());
    EXPECT_TRUE(find("recent-1")->GetLabel().Contains(":30") || find("recent-2")->GetLabel().Contains(":30"));
}

/// Full HD at 200 %, where the games have the longest names.
TEST_F(StartPageTest, TheCoversAreInSightAndEquallyWide) {
    for (const char* language : {"de", "en", "zh_TW"}) {
        i18n::start(language);
        open_window();
        resize(frame().FromDIP(960), frame().FromDIP(540));
        const wxSize first = find("new-babylon")->GetSize();
        for (const std::string_view game : table::played_games()) {
            const wxWindow* cover = find(("new-" + std::string(game)).c_str());
            ASSERT_TRUE(cover) << language << " " << game;
            EXPECT_TRUE(is_wholly_in_sight(*cover)) << language << " " << game;
            EXPECT_EQ(cover->GetSize(), first) << language << " " << game;
            for (const wxString& line : wxSplit(cover->GetLabel(), '\n', '\0'))
                EXPECT_LE(cover->GetTextExtent(line).x, cover->GetSize().x) << language << " " << game;
        }
        close_window();
    }
    i18n::start("en");
}

}
}
