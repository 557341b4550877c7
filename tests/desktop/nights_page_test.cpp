// Game nights: begun, written down, timed, with their games and photos.
#include "app/desktop/babylon/setup.h"
#include "app/desktop/main_menu.h"
#include "app/desktop/moments.h"
#include "app/desktop/nights_page.h"
#include "app/desktop/picture_file.h"
#include "app/desktop/text.h"
#include "app/desktop/tonight.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class GameNights : public BabylonWindowTest {
protected:
    db::Nights nights() { return db::Nights(desk().store()); }
    NightPhotos& photos() { return dynamic_cast<NightsPage*>(find("nights")->GetParent())->photos(); }
    std::string night_of(const std::string& play) { return db::Plays(desk().store()).load(play).night; }
    std::string begin_night() {
        command(id_nights);
        press("new-night");
        return nights().list().at(0).id;
    }
};

TEST_F(GameNights, ANightIsOfTodayAndKeepsWhatIsWrittenAtOnce) {
    open_window();
    const std::string id = begin_night();
    test::type("Graz");
    press("night-notes");
    test::type("snow");
    const db::Night night = nights().load(id);
    EXPECT_EQ(night.date, today());
    EXPECT_EQ(night.place, "Graz");
    EXPECT_EQ(night.notes, "snow");
    test::press(WXK_ESCAPE);
    EXPECT_EQ(find("nights"), nullptr);
}

TEST_F(GameNights, TheTimerRunsAndPauses) {
    open_window();
    const std::string id = begin_night();
    nights().set_seconds(id, 3599);
    nights().start_timer(id, "2020-01-01T00:00:00Z");
    nights().pause_timer(id, "2020-01-01T00:00:10Z");
    command(id_nights);
    EXPECT_EQ(find("night-time")->GetLabel(), "1:00:09");
    press("night-timer");
    EXPECT_FALSE(nights().load(id).timer_started_at.empty());
    press("night-timer");
    EXPECT_TRUE(nights().load(id).timer_started_at.empty());
    EXPECT_GE(nights().load(id).seconds, 3609);
}

TEST_F(GameNights, AGameThatIsStartedBelongsToTonight) {
    open_window();
    press("start-at-once");
    const std::string before = desk().record().head.id;
    const std::string id = begin_night();
    command(id_start_at_once);
    const std::string during = desk().record().head.id;
    EXPECT_EQ(night_of(during), id);
    EXPECT_EQ(night_of(before), "");
}

TEST_F(GameNights, GamesArePutInAndTakenOutAndOpened) {
    open_window();
    press("start-at-once");
    const std::string game = desk().record().head.id;
    command(id_close_game);
    const std::string id = begin_night();
    press("put-game-in");
    EXPECT_EQ(night_of(game), id);
    press("take-game-out");
    EXPECT_EQ(night_of(game), "");
    press("put-game-in");
    press("night-open-game");
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(desk().record().head.id, game);
}

TEST_F(GameNights, PhotosAreAddedByTheirContentAndRemovedWhenAskedTwice) {
    open_window();
    const std::string id = begin_night();
    write("photo.png", png_of(wxImage(300, 200)));
    write("not-a-photo.png", "no picture");
    photos().add(file("not-a-photo.png"));
    EXPECT_TRUE(nights().photos(id).empty());
    EXPECT_TRUE(frame().message().Contains("not-a-photo.png"));
    photos().add(file("photo.png"));
    settle();
    ASSERT_EQ(nights().photos(id).size(), 1u);
    ASSERT_NE(find("photo-1"), nullptr);
    press("remove-photo-1");
    EXPECT_EQ(nights().photos(id).size(), 1u) << "not yet";
    press("remove-photo-now");
    EXPECT_TRUE(nights().photos(id).empty());
    EXPECT_EQ(find("photo-1"), nullptr);
}

TEST_F(GameNights, APhotoThatIsGoneLeavesAFrame) {
    open_window();
    const std::string id = begin_night();
    write("photo.png", png_of(wxImage(300, 200)));
    const std::string photo = nights().add_photo(id, file("photo.png"));
    std::filesystem::remove(nights().photo_folder() / photo);
    command(id_nights);
    EXPECT_NE(find("photo-1"), nullptr);
}

TEST_F(GameNights, ANightIsThrownAwayAndBroughtBackWithItsGames) {
    open_window();
    const std::string id = begin_night();
    command(id_start_at_once);
    const std::string game = desk().record().head.id;
    command(id_nights);
    press("remove-night");
    EXPECT_TRUE(nights().list().empty());
    press("undo-remove");
    EXPECT_EQ(nights().list().size(), 1u);
    EXPECT_EQ(night_of(game), id);
}

TEST(Tonight, IsTheNightThatRunsElseTheLatestOfToday) {
    using Nights = std::vector<db::Night>;
    const db::Night old{.id = "old", .date = "2026-11-19"}, early{.id = "early", .date = "2026-11-21"};
    db::Night late = early, running = old;
    late.id = "late";
    running.timer_started_at = "2026-11-20T22:00:00Z";
    EXPECT_EQ(tonight({}, "2026-11-21"), "");
    EXPECT_EQ(tonight(Nights{old}, "2026-11-21"), "");
    EXPECT_EQ(tonight(Nights{late, early, old}, "2026-11-21"), "late");
    EXPECT_EQ(tonight(Nights{late, early, running}, "2026-11-21"), "old") << "past midnight it is still that night";
    db::Night later = late;
    later.timer_started_at = "2026-11-21T20:00:00Z";
    EXPECT_EQ(tonight(Nights{later, running}, "2026-11-21"), "late");
}

}
}
