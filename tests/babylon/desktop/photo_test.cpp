// A photo under the board: opened, its corners set, seen, hidden, kept with the game.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/photo/corners_page.h"
#include "app/desktop/widgets/traced_photo.h"
#include "app/table/babylon/setup.h"
#include "db/nights/nights.h"
#include "db/plays/traced_photos.h"
#include "tests/app/desktop/screen_picture.h"
#include "tests/babylon/desktop/gardens.h"
#include "tests/babylon/desktop/table_photo.h"
#include "tests/babylon/desktop/window_test.h"

#include <algorithm>
#include <cmath>

#include <wx/dnd.h>

namespace clerk::desktop::test {
namespace {

bool same(const wxImage& a, const wxImage& b) {
    const auto size = static_cast<std::size_t>(a.GetWidth()) * static_cast<std::size_t>(a.GetHeight()) * 3;
    return a.GetSize() == b.GetSize() && std::equal(a.GetData(), a.GetData() + size, b.GetData());
}

class PhotoUnderBoard : public BabylonWindowTest {
protected:
    PhotoUnderBoard() {
        save_photo(table_photo(small_garden(), camera, 0.75), file("table.jpg"), 80);
        open_window();
        start(table::babylon::plain_game({}, 2, Depth::final));
        settle();
    }

    void drop(const std::string& name) {
        wxArrayString files;
        files.Add(file(name).string());
        dynamic_cast<wxFileDropTarget*>(frame().GetDropTarget())->OnDropFiles(0, 0, files);
        settle();
        ++clicks;
    }
    CornersCanvas& corners() { return *dynamic_cast<CornersCanvas*>(find("corners")); }
    /// Drags the corners to where they are.
    void set_corners() {
        const photo::Corners right = camera.corners(photo_board);
        for (std::size_t i = 0; i < right.size(); ++i) {
            const wxPoint from = corners().point_of(i);
            drag(corners(), from, on_canvas(right[i]));
            ++clicks;
        }
    }
    wxPoint on_canvas(photo::Point at) {
        // The canvas shows the photo with room round it: two known corners tell where.
        const photo::Corners now = corners().corners();
        const wxPoint a = corners().point_of(0), c = corners().point_of(2);
        const double x = a.x + (at.x - now[0].x) / (now[2].x - now[0].x) * (c.x - a.x);
        const double y = a.y + (at.y - now[0].y) / (now[2].y - now[0].y) * (c.y - a.y);
        return {static_cast<int>(std::lround(x)), static_cast<int>(std::lround(y))};
    }
    std::optional<db::TracedPhoto> kept(int player = 0) {
        return db::TracedPhotos(desk().store()).load(desk().record().head.id, player);
    }
    void lay_under(const char* photo = "table.jpg") {
        drop(photo);
        set_corners();
        press("use-corners");
        settle();
    }
    void wait_for_proposals() {
        ASSERT_TRUE(wait_until([&] { return !board().shown().proposed.empty(); })) << frame().message();
    }
    /// What the photo does not say of it by hand.
    void enter_as_seen(const game::Terrace& terrace) {
        move_to(board(), board().middle_of_anchor(terrace.anchor));
        const auto ghost = board().ghost();
        if (!ghost) press(("flower-" + std::string(id(terrace.flower))).c_str());
        if (terrace.open && (!ghost || ghost->terrace.open != terrace.open))
            press(("open-" + std::string(id(*terrace.open))).c_str());
        place(game::write(terrace.anchor).c_str());
    }

    const photo::test::KnownCamera camera{.picture = {1200, 900}, .tilt = 25, .filled = 0.62};
};

TEST_F(PhotoUnderBoard, IsDroppedAndItsCornersAreDraggedIntoPlace) {
    EXPECT_EQ(find("photo-bar"), nullptr);
    drop("table.jpg");
    ASSERT_NE(find("corners"), nullptr) << frame().message();
    set_corners();
    const photo::Corners right = camera.corners(photo_board), set = corners().corners();
    for (std::size_t i = 0; i < set.size(); ++i) {
        EXPECT_NEAR(set[i].x, right[i].x, 0.004);
        EXPECT_NEAR(set[i].y, right[i].y, 0.004);
    }
    press("use-corners");
    settle();
    ASSERT_NE(find("photo-bar"), nullptr) << frame().message();
    ASSERT_TRUE(kept());
    EXPECT_TRUE(std::filesystem::exists(file("photos") / kept()->file));
    EXPECT_EQ(kept(1), std::nullopt);
}

TEST_F(PhotoUnderBoard, IsSeenHiddenByAKeyAndSeenAgain) {
    const wxImage without = on_screen(board());
    lay_under();
    const wxImage with = on_screen(board());
    EXPECT_FALSE(same(with, without));
    test::press(',');
    settle();
    EXPECT_FALSE(same(on_screen(board()), with));
    test::press(',');
    settle();
    EXPECT_TRUE(same(on_screen(board()), with));
}

TEST_F(PhotoUnderBoard, IsOfOneBoardAndThereAfterTheNextStart) {
    lay_under();
    press("player-2");
    settle();
    EXPECT_EQ(find("photo-bar"), nullptr);
    close_window();
    open_window();
    settle();
    EXPECT_NE(find("photo-bar"), nullptr);
}

TEST_F(PhotoUnderBoard, IsTakenAway) {
    lay_under();
    const std::string name = kept()->file;
    press("photo-remove");
    settle();
    EXPECT_EQ(find("photo-bar"), nullptr);
    EXPECT_EQ(kept(), std::nullopt);
    EXPECT_FALSE(std::filesystem::exists(file("photos") / name));
}

TEST_F(PhotoUnderBoard, CrossingCornersAreToldAndNothingIsLost) {
    drop("table.jpg");
    const wxPoint first = corners().point_of(0), beyond = corners().point_of(2);
    drag(corners(), first, beyond + wxPoint(30, 30));
    EXPECT_TRUE(says("These corners make no board"));
    press("use-corners");
    EXPECT_TRUE(frame().message().Contains("make no board")) << frame().message();
    EXPECT_NE(find("corners"), nullptr);
    EXPECT_EQ(kept(), std::nullopt);
}

TEST_F(PhotoUnderBoard, CornersTooNearToEachOtherAreToldAndNothingIsLost) {
    drop("table.jpg");
    const photo::Corners before = corners().corners();
    const wxPoint first = corners().point_of(0);
    for (std::size_t i = 1; i < before.size(); ++i)
        drag(corners(), corners().point_of(i), first + wxPoint(i < 3 ? 12 : 0, i > 1 ? 12 : 0));
    EXPECT_TRUE(says("they lie too near to each other"));
    press("use-corners");
    EXPECT_TRUE(frame().message().Contains("too near")) << frame().message();
    EXPECT_NE(find("corners"), nullptr);
    EXPECT_EQ(kept(), std::nullopt);
}

TEST_F(PhotoUnderBoard, APictureOfSomethingElseLeavesTheGameAsItIs) {
    wxImage fog(320, 240);
    fog.SetRGB(wxRect(0, 0, 320, 240), 128, 128, 128);
    save_photo(fog, file("fog.jpg"));
    const auto before = record();
    drop("fog.jpg");
    ASSERT_NE(find("corners"), nullptr) << frame().message();
    press("use-corners");
    settle();
    EXPECT_NE(find("photo-bar"), nullptr) << frame().message();
    EXPECT_EQ(record(), before);
}

TEST_F(PhotoUnderBoard, WhatIsTooLargeIsToldAndTheLastPhotoStays) {
    lay_under();
    const auto before = kept();
    std::filesystem::copy_file(file("table.jpg"), file("heavy.jpg"));
    std::filesystem::resize_file(file("heavy.jpg"), (64 << 20) + 1);
    drop("heavy.jpg");
    EXPECT_TRUE(frame().message().Contains("heavy.jpg is too large")) << frame().message();
    // A Windows bitmap of 10,001 by 10,000 pixels, one bit each, of which only the head is there.
    const auto four = [](unsigned number) {
        std::string bytes;
        for (int i = 0; i < 4; ++i) bytes += static_cast<char>(number >> (8 * i) & 0xFF);
        return bytes;
    };
    write("wide.bmp", "BM" + four(12'560'062) + four(0) + four(62) + four(40) + four(10'001) + four(10'000) +
                          four(1 | 1 << 16) + std::string(24, '\0') + four(0) + four(0xFFFFFF) +
                          std::string(10'000, '\0'));
    drop("wide.bmp");
    EXPECT_TRUE(frame().message().Contains("wide.bmp is too large")) << frame().message();
    test::press(WXK_ESCAPE);
    settle();
    EXPECT_NE(find("photo-bar"), nullptr);
    EXPECT_EQ(kept(), before);
}

TEST_F(PhotoUnderBoard, AFinishedGardenIsEnteredOverItInAtMostSixtyActions) {
    save_photo(table_photo(finished_garden(), camera, 0.75), file("finished.jpg"), 80);
    clicks = 0;
    lay_under("finished.jpg");
    wait_for_proposals();
    EXPECT_TRUE(record().gardens[0].terraces.empty()) << "nothing is entered by itself";
    const game::Garden garden = finished_garden();
    for (const game::Terrace& terrace : garden.terraces()) enter_as_seen(terrace);
    enter(garden);
    EXPECT_LE(clicks, 60);
    ASSERT_EQ(record().gardens[0].terraces.size(), 14u);
    for (std::size_t i = 0; i < 14; ++i) {
        const game::Placement& entered = record().gardens[0].terraces[i].placement;
        const game::Terrace& there = garden.terraces()[i];
        EXPECT_EQ(entered.at, there.anchor);
        EXPECT_EQ(entered.level, there.level);
        EXPECT_EQ(entered.open, there.open) << game::write(there.anchor);
        EXPECT_EQ(entered.tile->tile.flower, there.flower) << game::write(there.anchor);
    }
    expect_finished_garden();
}

TEST_F(PhotoUnderBoard, ItsFlowerIsReadWhereThePointerIsAndNotEnteredBeforeTheClick) {
    save_photo(table_photo(finished_garden(), camera, 0.75), file("finished.jpg"), 80);
    lay_under("finished.jpg");
    wait_for_proposals();
    const wxPoint there = board().middle_of_anchor(*game::read_cell("a7"));
    move_to(board(), there);
    ASSERT_TRUE(board().ghost());
    EXPECT_TRUE(board().ghost()->by_photo);
    EXPECT_EQ(board().ghost()->terrace.flower, game::Flower::pink);
    EXPECT_TRUE(record().gardens[0].terraces.empty());
    press("photo-propose"); // switched off
    move_to(board(), there);
    EXPECT_FALSE(board().ghost());
    press("photo-propose");
    test::press('U'); // what a person enters stands
    move_to(board(), there);
    EXPECT_EQ(board().ghost()->terrace.flower, game::Flower::purple);
    EXPECT_FALSE(board().ghost()->by_photo);
}

TEST_F(PhotoUnderBoard, WhereNothingIsSurelySeenTheFlowerIsAskedFor) {
    save_photo(table_photo(finished_garden(), camera, 0.75), file("finished.jpg"), 80);
    lay_under("finished.jpg");
    wait_for_proposals();
    click(board(), board().middle_of_anchor(*game::read_cell("d5")));
    EXPECT_TRUE(record().gardens[0].terraces.empty());
    EXPECT_TRUE(says("The photo does not surely show the flower of a terrace here"));
}

TEST_F(PhotoUnderBoard, WhatItProposesIsTakenByOneKey) {
    save_photo(table_photo(finished_garden(), camera, 0.75), file("finished.jpg"), 80);
    lay_under("finished.jpg");
    wait_for_proposals();
    EXPECT_TRUE(record().gardens[0].terraces.empty()) << "nothing is entered by itself";
    const auto is_whole = [](const auto& one) { return one.flower && one.open; };
    while (!board().shown().proposed.empty() && is_whole(board().shown().proposed.front())) {
        const std::size_t before = record().gardens[0].terraces.size();
        test::press('D');
        ASSERT_EQ(record().gardens[0].terraces.size(), before + 1) << frame().message();
    }
    EXPECT_TRUE(desk().report().legal());
    enter(finished_garden());
    EXPECT_EQ(record().gardens[0].terraces.size(), 14u);
    EXPECT_EQ(record().gardens[0].ornaments.size(), 12u);
    EXPECT_TRUE(desk().report().legal());
    EXPECT_EQ(desk().score()->players[0].category("height").points(), 4);
}

TEST_F(PhotoUnderBoard, ATableMaySwitchProposalsOff) {
    save_photo(table_photo(finished_garden(), camera, 0.75), file("finished.jpg"), 80);
    lay_under("finished.jpg");
    wait_for_proposals();
    press("photo-propose");
    settle();
    EXPECT_TRUE(board().shown().proposed.empty());
    EXPECT_TRUE(board().shown().covered.empty());
    test::press('D');
    settle();
    EXPECT_TRUE(record().gardens[0].terraces.empty());
    press("photo-propose");
    settle();
    EXPECT_FALSE(board().shown().proposed.empty()) << "it is kept as it was read";
}

TEST_F(PhotoUnderBoard, WhereTheHeightOfALevelIsNotSurelySeenItStays) {
    save_photo(table_photo({}, camera, 0.75), file("empty.jpg"), 85);
    drop("empty.jpg");
    dynamic_cast<CornersCanvas&>(*find("corners")).put_all(camera.corners(photo_board));
    press("propose-height");
    EXPECT_TRUE(frame().message().Contains("Measure one in your box")) << frame().message();
    EXPECT_EQ(kept_level_height(), usual_level);
}

TEST_F(PhotoUnderBoard, WhatIsNoPictureIsRefusedInOneSentence) {
    write("words.jpg", "these are words");
    drop("words.jpg");
    EXPECT_FALSE(frame().message().empty());
    EXPECT_NE(find("board"), nullptr);
    EXPECT_EQ(kept(), std::nullopt);
    command(id_photo);
    press("use-corners");
    EXPECT_TRUE(frame().message().Contains("First open a photo")) << frame().message();
    write("broken.jpg", std::string("\xFF\xD8\xFF") + std::string(500, 'x'));
    drop("broken.jpg");
    EXPECT_TRUE(frame().message().Contains("damaged")) << frame().message();
    test::press(WXK_ESCAPE);
    settle();
    EXPECT_NE(find("board"), nullptr);
}

TEST_F(PhotoUnderBoard, IsTakenFromThoseOfTheNight) {
    db::Nights nights(desk().store());
    const std::string night = nights.add("2026-11-21", "");
    nights.put(desk().record().head.id, night);
    const std::string name = nights.add_photo(night, file("table.jpg"));
    command(id_photo);
    settle();
    press("night-photo-1");
    set_corners();
    press("use-corners");
    settle();
    ASSERT_TRUE(kept());
    EXPECT_EQ(kept()->file, name);
}

TEST_F(PhotoUnderBoard, CornersAreMovedByKeys) {
    drop("table.jpg");
    const photo::Corners before = corners().corners();
    test::press('2');
    test::press(WXK_LEFT, wxMOD_SHIFT);
    test::press(WXK_DOWN);
    EXPECT_TRUE(corners().magnifies());
    EXPECT_NEAR(corners().corners()[1].x, before[1].x - 10.0 / 1200, 1e-6);
    EXPECT_NEAR(corners().corners()[1].y, before[1].y + 1.0 / 900, 1e-6);
    test::press('R');
    EXPECT_EQ(corners().corners()[0], before[3]);
}

}
}
