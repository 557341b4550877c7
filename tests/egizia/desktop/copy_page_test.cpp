// A table writes down what is printed on its own copy, by clicks and keys.
#include "app/desktop/egizia/copy.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/egizia/copy.h"
#include "tests/app/desktop/window_test.h"

#include <wx/button.h>
#include <wx/textctrl.h>

namespace clerk::desktop::test {
namespace {

class EgiziaCopyPage : public WindowTest {
protected:
    EgiziaCopyPage() {
        open_settings(file("settings.conf"));
        open_copy();
    }
    ~EgiziaCopyPage() override { close_settings(); }

    void open_copy() {
        open_window();
        command(wxID_NEW);
        press("game-egizia");
        press("own-copy");
    }
    /// As when the program is killed: what was kept is on the disk.
    void open_again() {
        close_window();
        close_settings();
        open_settings(file("settings.conf"));
        open_copy();
    }
    void type_into(const char* field, std::string_view text) {
        ASSERT_NE(find(field), nullptr) << field;
        click(*find(field));
        test::press('A', wxMOD_CONTROL);
        type(text);
    }
    bool may_use() const { return find("use-part")->IsEnabled(); }
    wxString value(const char* field) const { return dynamic_cast<wxTextCtrl&>(*find(field)).GetValue(); }
    static clerk::egizia::Board board() { return desktop::egizia::kept_board(); }
};

TEST_F(EgiziaCopyPage, APartIsFilledInLeftAndOpenedAgain) {
    press("part-/obelisk");
    type_into("typed-part", "1 2 0");
    EXPECT_TRUE(says("Entry 3: expected a whole number from 1 to 99, found 0"));
    EXPECT_FALSE(may_use());
    press("part-/graves");
    press("back");
    press("own-copy");
    press("part-/obelisk");
    EXPECT_EQ(value("typed-part"), "1 2 0") << "left, it is as it was";
    open_again();
    press("part-/obelisk");
    EXPECT_EQ(value("typed-part"), "1 2 0") << "and after a kill";
    type_into("typed-part", "1 2 3");
    ASSERT_TRUE(may_use());
    EXPECT_EQ(board().obelisk, std::nullopt);
    press("use-part");
    EXPECT_EQ(board().obelisk, (clerk::egizia::Values{1, 2, 3}));
    press("back");
    press("go");
    EXPECT_EQ(std::get<clerk::egizia::Game>(desk().record().game).board, board()) << "it counts in the new game";
}

TEST_F(EgiziaCopyPage, WhatCannotBeKeptIsTold) {
    press("part-/obelisk");
    std::filesystem::remove(file("settings.conf"));
    std::filesystem::create_directory(file("settings.conf"));
    type_into("typed-part", "1 2");
    EXPECT_TRUE(frame().message().Contains("settings.conf cannot be written")) << frame().message();
    EXPECT_EQ(value("typed-part"), "1 2") << "it is still there";
    std::filesystem::remove(file("settings.conf"));
    type_into("typed-part", "1 2 3");
    open_again();
    press("part-/obelisk");
    EXPECT_EQ(value("typed-part"), "1 2 3");
}

TEST_F(EgiziaCopyPage, TheNileIsClickedDownstream) {
    press("part-/nile");
    for (const char* next : {"next-edfu", "next-card-1", "next-card-2", "next-sphinx"}) press(next);
    press("remove-place");
    press("use-part");
    std::vector<std::string> nile;
    for (const clerk::egizia::Spot& spot : board().nile) nile.push_back(clerk::egizia::write(spot));
    EXPECT_EQ(nile, (std::vector<std::string>{"edfu", "card-1", "card-2"}));
}

TEST_F(EgiziaCopyPage, RingSpacesAreAsInTheRulebookUntilTheyAreDescribed) {
    press("part-/spaces");
    press("space-1");
    EXPECT_TRUE(says("As in the rulebook"));
    EXPECT_FALSE(may_use());
    type_into("gain-raise-blue", "1");
    type_into("gain-raise-joker", "1");
    type_into("of-choice", " ");
    type_into("space-name", "memphis");
    press("add-space");
    type_into("gain-stones", "3");
    press("use-part");
    ASSERT_TRUE(board().space("selimon"));
    EXPECT_EQ(board().space("selimon")->gain.raise,
              (std::vector{clerk::egizia::Crew::blue, clerk::egizia::Crew::joker}));
    EXPECT_EQ(board().space("selimon")->of_choice, std::nullopt);
    ASSERT_TRUE(board().space("memphis"));
    EXPECT_EQ(board().space("memphis")->gain.stones, 3);
    EXPECT_EQ(board().spaces.size(), 2u);
}

TEST_F(EgiziaCopyPage, ARingSpaceIsTakenOffAndTheRestUsed) {
    resize(1280, 720);
    press("part-/spaces");
    press("space-1");
    type_into("gain-raise-blue", "1");
    type_into("space-name", "memphis");
    press("add-space");
    type_into("gain-stones", "3");
    press("use-part");
    ASSERT_EQ(board().spaces.size(), 2u);
    press("part-/spaces");
    press("space-1");
    expect_in_sight({"take-off"});
    press("take-off");
    EXPECT_TRUE(says("As in the rulebook: "));
    ASSERT_TRUE(may_use());
    press("use-part");
    EXPECT_FALSE(board().space("selimon"));
    EXPECT_TRUE(board().space("memphis"));
}

TEST_F(EgiziaCopyPage, CardsHaveNamesOfOnesOwn) {
    press("part-/cards");
    type_into("card-name", "big field");
    test::press(WXK_RETURN);
    type_into("gain-field-yellow", "5");
    scroll(*find("gain-field-yellow"), {5, 5}, -9); // the ring is below what is in sight
    EXPECT_TRUE(is_wholly_in_sight(*find("ring-2")));
    press("ring-2");
    press("use-part");
    ASSERT_TRUE(board().card("big field"));
    EXPECT_EQ(board().card("big field")->fields[clerk::egizia::Field::yellow], 5);
    EXPECT_EQ(board().card("big field")->ring, 2);
}

TEST_F(EgiziaCopyPage, ThePyramidIsTypedFromBelowAndItsSupportClicked) {
    press("part-/pyramid");
    EXPECT_EQ(find("line-2"), nullptr);
    type_into("line-1", "2 2 2");
    type_into("line-2", "3 3");
    auto& sketch = dynamic_cast<egizia::PyramidSketch&>(*find("pyramid-sketch"));
    click(sketch, sketch.centre(2, 2));
    click(sketch, sketch.centre(1, 1));
    EXPECT_EQ(value("line-2"), "3 3:1+2+3");
    press("use-part");
    ASSERT_TRUE(board().pyramid);
    EXPECT_EQ(board().pyramid->at(1).at(1).on, (std::vector{1, 2, 3}));
}

TEST_F(EgiziaCopyPage, TheTempleHasALineForEachOfItsParts) {
    press("part-/temple");
    type_into("line-1", "1 2");
    type_into("line-4", "6");
    press("use-part");
    EXPECT_EQ(board().temple.left, (clerk::egizia::Values{1, 2}));
    EXPECT_EQ(board().temple.roof, clerk::egizia::Values{6});
    EXPECT_EQ(board().temple.middle, std::nullopt);
}

}
}
