// What one laptop does for the table round it: who is next, clocks, the first player drawn, people seated by a click,
// a position copied.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/table_aids.h"
#include "app/desktop/game/typed_places.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/rajas/setup.h"
#include "core/game.h"
#include "tests/app/desktop/window_test.h"

#include <algorithm>
#include <array>

#include <wx/choice.h>
#include <wx/clipbrd.h>
#include <wx/combobox.h>
#include <wx/tglbtn.h>

namespace clerk::desktop::test {
namespace {

class TableAidsTest : public WindowTest {
protected:
    TableAidsTest() { open_settings(file("settings.conf")); }
    ~TableAidsTest() override {
        close_window();
        close_settings();
    }
    /// A game of Rajas in which a turn is ended by "M17D".
    void start_with(const std::vector<std::string>& names) {
        if (desk().has_game()) desk().close();
        start(table::rajas::plain_game(names, names.size(), Depth::builds));
    }
    void keys(std::string_view letters) {
        for (const char letter : letters) test::press(letter);
    }
    std::size_t turns() { return std::get<clerk::rajas::Game>(desk().record().game).turns.size(); }
    std::string name(const char* field) { return utf8(dynamic_cast<wxComboBox&>(*find(field)).GetValue()); }
};

TEST_F(TableAidsTest, WhoIsNextIsToldWhereOneLaptopGoesRound) {
    open_window();
    start_with({"Ann", "Bob"});
    keys("M17D");
    EXPECT_FALSE(find("now-player")) << "only where the table wants it";
    keep_table_aids({.hands_round = true});
    keys("M17D");
    ASSERT_TRUE(find("now-player"));
    EXPECT_TRUE(says("Now Ann"));
    EXPECT_FALSE(is_wholly_in_sight(*find("end-turn")) &&
                 wxFindWindowAtPoint(find("end-turn")->GetScreenPosition() + wxSize(20, 10)) == find("end-turn"))
        << "the game lies behind it";
    keys("D");
    EXPECT_FALSE(find("now-player"));
    EXPECT_EQ(turns(), 2u) << "the key that goes on does nothing else";
    keys("M20D");
    ASSERT_TRUE(find("now-go-on"));
    press("now-go-on");
    EXPECT_FALSE(find("now-player"));
    EXPECT_EQ(turns(), 3u);
    command(wxID_UNDO);
    EXPECT_FALSE(find("now-player")) << "nobody hands it on by Undo";
}

TEST_F(TableAidsTest, AClockRunsForWhoIsAtTurnAndGoesOnLater) {
    {
        TurnClock clock;
        clock.follow("a-game", 2, 0);
        for (int i = 0; i < 16; ++i) clock.pass(4000);
        clock.pass(3'600'000); // the laptop slept
        clock.follow("a-game", 2, 1);
        clock.pass(2000);
        EXPECT_EQ(clock.in_words(0), "1:04");
        EXPECT_EQ(clock.in_words(1), "0:02");
    }
    TurnClock again;
    again.follow("a-game", 2, 1);
    EXPECT_EQ(again.in_words(0), "1:04");
    again.follow("another", 3, 0);
    EXPECT_EQ(again.in_words(0), "0:00");
}

TEST_F(TableAidsTest, AClockStandsBesideEachNameWhereItIsWanted) {
    open_window();
    start_with({"Ann", "Bob"});
    const auto tab = [this](const char* player) { return dynamic_cast<wxToggleButton&>(*find(player)).GetLabelText(); };
    EXPECT_FALSE(tab("player-1").Contains(":0")) << tab("player-1");
    keep_table_aids({.clock = true});
    keys("M17D");
    EXPECT_TRUE(tab("player-1").Contains("0:0")) << tab("player-1");
    EXPECT_TRUE(wait_until([&] { return tab("player-2").Contains("0:01"); })) << tab("player-2");
}

TEST_F(TableAidsTest, AreChosenBesideTheOtherAidsAndKept) {
    open_window();
    command(wxID_NEW);
    EXPECT_EQ(table_aids(), TableAids{}) << "quiet at first";
    EXPECT_EQ(find("sound"), nullptr) << "folded to a line";
    press("open-aids");
    auto& list = dynamic_cast<wxChoice&>(*find("sound"));
    list.SetSelection(1);
    wxCommandEvent event(wxEVT_CHOICE, list.GetId());
    event.SetInt(1);
    event.SetEventObject(&list);
    list.ProcessWindowEvent(event);
    settle();
    EXPECT_EQ(table_aids(), TableAids{.sound = true});
    press("back");
    command(wxID_NEW);
    press("open-aids");
    EXPECT_EQ(dynamic_cast<wxChoice&>(*find("sound")).GetSelection(), 1);
}

TEST_F(TableAidsTest, PeopleOfEarlierTablesAreSeatedByAClick) {
    open_window();
    start_with({"Ann", "Bob"});
    start_with({"Cid", "Dan"});
    desk().close();
    command(wxID_NEW);
    press("game-babylon");
    const std::array seated{name("name-1"), name("name-2")};
    std::string chip;
    for (int person = 1; person <= 4 && chip.empty(); ++person)
        if (find(("person-" + std::to_string(person)).c_str())) chip = "person-" + std::to_string(person);
    ASSERT_FALSE(chip.empty());
    const std::string words = utf8(dynamic_cast<wxButton&>(*find(chip.c_str())).GetLabelText());
    press(chip.c_str());
    ASSERT_TRUE(find("name-3"));
    EXPECT_EQ("+ " + name("name-3"), words);
    EXPECT_EQ((std::array{name("name-1"), name("name-2")}), seated);
    EXPECT_FALSE(find(chip.c_str())) << "who sits is not offered";
}

TEST_F(TableAidsTest, TheFirstPlayerIsDrawnAndTheOrderGoesRoundAsBefore) {
    open_window();
    command(wxID_NEW);
    press("game-babylon");
    press("players-3");
    const std::vector<std::string> before{name("name-1"), name("name-2"), name("name-3")};
    std::vector<std::string> now = before;
    for (int draw = 0; draw < 100 && now == before; ++draw) {
        press("draw-first");
        now = {name("name-1"), name("name-2"), name("name-3")};
    }
    ASSERT_NE(now, before) << "a hundred draws of one in three";
    std::ranges::rotate(now, std::ranges::find(now, before.front()));
    EXPECT_EQ(now, before);
    EXPECT_TRUE(says(text(name("name-1")) + " begins."));
}

TEST_F(TableAidsTest, APositionIsCopiedWithOneClickAfterUndoAndWhenLookedBackAt) {
    open_window();
    resize(1500, 800);
    start_with({"Ann", "Bob"});
    keys("M17D");
    keys("M18D");
    const auto copied = [this]() -> std::size_t {
        press("copy-position");
        wxTextDataObject words;
        const wxClipboardLocker locker;
        EXPECT_TRUE(wxTheClipboard->GetData(words));
        const auto record = parse(utf8(words.GetText()));
        EXPECT_TRUE(record);
        return record ? std::get<clerk::rajas::Game>(record->game).turns.size() : 99;
    };
    EXPECT_EQ(copied(), 2u);
    EXPECT_TRUE(says("The position was copied, as a record and as a picture."));
    press("undo");
    EXPECT_EQ(copied(), turns());
    press("redo");
    EXPECT_EQ(copied(), 2u);
}

TEST(TypedPlace, IsReadAsPeopleWriteIt) {
    const auto read = [](const char* typed) { return read_typed_place(typed); };
    for (const char* typed : {"a3 2", "A3 2", " a3@2 ", "a 3/2", "a3,2"}) {
        ASSERT_TRUE(read(typed)) << typed;
        EXPECT_EQ(read(typed)->column, 1) << typed;
        EXPECT_EQ(read(typed)->row, 3) << typed;
        EXPECT_EQ(read(typed)->level, 2) << typed;
    }
    EXPECT_EQ(read("h8")->level, std::nullopt);
    for (const char* typed : {"", "3", "a", "a0", "aa3", "a3 2 1", "a3x", "a100", "a3 1000"})
        EXPECT_FALSE(read(typed)) << typed;
}

}
}
