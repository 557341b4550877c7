// Files dropped onto the window: records are opened, pictures go to the page that is looked at.
#include "app/desktop/frame/dropped_files.h"
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "db/nights/nights.h"
#include "tests/app/desktop/people_data.h"
#include "tests/app/desktop/window_test.h"

#include <wx/image.h>

namespace clerk::desktop::test {
namespace {

class Dropping : public WindowTest {
protected:
    void drop(const std::string& name) {
        wxArrayString files;
        files.Add(file(name).string());
        auto* target = dynamic_cast<wxFileDropTarget*>(frame().GetDropTarget());
        ASSERT_NE(target, nullptr);
        target->OnDropFiles(0, 0, files);
        settle();
    }
    void draw(const std::string& name) const {
        wxInitAllImageHandlers();
        wxImage(20, 20).SaveFile(file(name).string(), wxBITMAP_TYPE_PNG);
    }
};

TEST_F(Dropping, ARecordOpensIt) {
    const Record record{{.id = new_id(), .started_at = now_rfc3339()}, plain_game({})};
    write("game.clerk.json", print(record));
    open_window();
    drop("game.clerk.json");
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(desk().record(), record);
}

TEST_F(Dropping, APictureGoesToTheNightOrThePlayerThatIsLookedAt) {
    {
        const db::Store store(history());
        play_for_years(store, 10);
    }
    draw("a.png");
    open_window();
    drop("a.png");
    EXPECT_TRUE(frame().message().Contains("belongs to a game night")) << frame().message();
    command(id_nights);
    press("new-night");
    drop("a.png");
    EXPECT_NE(find("photo-1"), nullptr);
    command(id_players);
    drop("a.png");
    const auto people = db::People(desk().store()).list();
    EXPECT_EQ(std::ranges::count_if(people, [](const db::Person& person) { return !person.picture.empty(); }), 1);
}

}
}
