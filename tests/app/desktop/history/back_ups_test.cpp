// Back-ups made and put back by hand.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "db/back_up/back_up_files.h"
#include "tests/app/desktop/window_test.h"

#include <fstream>

#include <wx/dataview.h>

namespace clerk::desktop::test {
namespace {

class BackUps : public WindowTest {
protected:
    wxDataViewListCtrl& list() { return dynamic_cast<wxDataViewListCtrl&>(*find("back-ups-list")); }
    std::size_t games() { return desk().store().games().size(); }
};

TEST_F(BackUps, WhatWasBackedUpIsPutBackAndWhatWasThereIsKept) {
    open_window();
    start(plain_game({}));
    command(id_back_ups);
    EXPECT_EQ(list().GetItemCount(), 0);
    EXPECT_FALSE(find("restore")->IsEnabled());
    press("back-up-now");
    ASSERT_EQ(list().GetItemCount(), 1);
    EXPECT_EQ(list().GetTextValue(0, 1), "1") << "games in it";
    start(plain_game({}));
    ASSERT_EQ(games(), 2u);
    command(id_back_ups);
    EXPECT_EQ(find("restore-yes"), nullptr) << "nothing is put back by one click";
    press("restore");
    press("restore-no");
    EXPECT_EQ(find("restore-yes"), nullptr);
    press("restore");
    press("restore-yes");
    EXPECT_EQ(games(), 1u);
    EXPECT_TRUE(frame().message().empty()) << frame().message();
    const auto all = db::list_back_ups(history());
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(std::ranges::count(all, db::Occasion::restore, &db::BackUp::occasion), 1);
}

TEST_F(BackUps, AHistoryThatIsDamagedIsReplacedByOne) {
    open_window();
    start(plain_game({}));
    command(id_back_ups);
    press("back-up-now");
    close_window();
    std::ofstream(history(), std::ios::binary) << std::string(5000, '?');
    open_window();
    ASSERT_NE(find("trouble"), nullptr);
    press("back-ups");
    ASSERT_EQ(list().GetItemCount(), 1);
    press("restore");
    press("restore-yes");
    ASSERT_NE(frame().desk(), nullptr);
    EXPECT_EQ(games(), 1u);
}

TEST_F(BackUps, ADamagedOneIsRefusedAndTheGameGoesOn) {
    open_window();
    start(plain_game({}));
    command(id_back_ups);
    press("back-up-now");
    std::ofstream(db::list_back_ups(history()).front().file, std::ios::binary) << "no history at all";
    command(id_back_ups);
    EXPECT_FALSE(list().GetTextValue(0, 1).IsNumber());
    press("restore");
    press("restore-yes");
    EXPECT_FALSE(frame().message().empty());
    EXPECT_EQ(games(), 1u);
    EXPECT_TRUE(desk().has_game());
}

}
}
