// A table writes down what is printed on its own copy, by clicks and keys.
#include "app/desktop/game/copy_page.h"
#include "app/desktop/game/copy_parts.h"
#include "app/desktop/rajas/copy.h"
#include "app/desktop/rajas/copy_province.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/settings.h"
#include "app/exchange/files.h"
#include "app/table/rajas/copy.h"
#include "core/rajas/json_board.h"
#include "tests/app/desktop/window_test.h"

#include <cstdlib>

#include <wx/choice.h>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/frame.h>
#include <wx/spinctrl.h>

namespace clerk::desktop::test {
namespace {

namespace rules = clerk::rajas;
using desktop::rajas::CopyProvinceCanvas;

using table::CopyProgress;

class RajasCopyPage : public WindowTest {
protected:
    RajasCopyPage() {
        open_settings(file("settings.conf"));
        open_page();
    }
    ~RajasCopyPage() override {
        close_page();
        close_settings();
    }

    void open_page() {
        around_ = new wxFrame(nullptr, wxID_ANY, "copy", {0, 0}, {1280, 720});
        use_ground_colours(*around_);
        page_ = new CopyPage(
            around_,
            {[] {},
             [](const auto& action) {
                 action();
                 return true;
             },
             [this](const wxString& words) { told_ = words; },
             [this](const wxString& words, std::function<void()> take_back) {
                 told_ = words;
                 take_back_ = std::move(take_back);
             },
             keep_copy,
             [](wxWindow* parent, const table::CopyPart& part) { return desktop::rajas::part_panel({}, parent, part); },
             [](const table::CopyPart& part) { return desktop::rajas::part_place({}, part); }});
        test::show(*around_);
        page_->show("Rajas of the Ganges", kept_copy(rules::game_id, table::rajas::copy_parts({})));
        settle();
    }
    void close_page() {
        around_->Destroy();
        settle();
    }
    /// As when the program is killed: what was kept is on the disk.
    void open_again() {
        close_page();
        close_settings();
        open_settings(file("settings.conf"));
        open_page();
    }

    wxWindow* there(const std::string& name) const {
        wxWindow* window = wxWindow::FindWindowByName(name, around_);
        return window && window->IsShownOnScreen() ? window : nullptr;
    }
    template <class Control> Control& control(const std::string& name) const {
        return dynamic_cast<Control&>(*there(name));
    }
    void press_all(std::initializer_list<std::string> names) {
        for (const std::string& name : names) {
            ASSERT_NE(there(name), nullptr) << name;
            test::click(*there(name));
            settle();
        }
    }
    void choose(const std::string& name, int entry) {
        control<wxChoice>(name).SetSelection(entry);
        wxCommandEvent event(wxEVT_CHOICE, there(name)->GetId());
        event.SetInt(entry);
        there(name)->ProcessWindowEvent(event);
        settle();
    }
    void spin(const std::string& name, int value) {
        control<wxSpinCtrl>(name).SetValue(value);
        wxSpinEvent event(wxEVT_SPINCTRL, there(name)->GetId());
        event.SetPosition(value);
        there(name)->ProcessWindowEvent(event);
        settle();
    }
    CopyProgress progress(std::string_view path) const {
        const auto& copy = page_->copy();
        return copy.progress(*std::ranges::find(copy.parts(), path, &table::CopyPart::path));
    }
    rules::Board board() const { return desktop::rajas::kept_board(); }
    bool may_use() const { return there("use-part")->IsEnabled(); }
    bool is_said(const wxString& words) const { return is_said(*around_, words); }

    CopyPage* page_ = nullptr;
    wxString told_;
    std::function<void()> take_back_;

private:
    static bool is_said(const wxWindow& window, const wxString& words) {
        if (window.GetLabel().Contains(words) && window.IsShownOnScreen()) return true;
        return std::ranges::any_of(window.GetChildren(), [&](const wxWindow* child) { return is_said(*child, words); });
    }

    wxFrame* around_ = nullptr;
};

TEST_F(RajasCopyPage, ALineIsCheckedAsItIsTypedAndCountsWhenSomebodySaysSo) {
    test::click(*there("typed-part"));
    type("1 1 x");
    settle();
    EXPECT_TRUE(is_said("expected a whole number, found x"));
    EXPECT_FALSE(may_use());
    test::press(WXK_BACK);
    type("12");
    settle();
    EXPECT_TRUE(is_said("Entry 3: expected a whole number from 0 to 9, found 12"));
    test::press(WXK_BACK);
    settle();
    ASSERT_TRUE(may_use());
    EXPECT_EQ(board().quarry, std::nullopt);
    press_all({"use-part"});
    EXPECT_EQ(board().quarry, (std::vector{1, 1, 1}));
    open_again();
    EXPECT_EQ(board().quarry, (std::vector{1, 1, 1}));
    EXPECT_TRUE(is_said("In use: 1 1 1"));
}

TEST_F(RajasCopyPage, WhatIsBegunIsThereAgain) {
    test::click(*there("typed-part"));
    type("1 2 ?$HOME");
    settle();
    open_again();
    EXPECT_EQ(control<wxTextCtrl>("typed-part").GetValue(), "1 2 ?$HOME");
    EXPECT_EQ(progress(table::rajas::quarry_part), CopyProgress::begun);
    press_all({"clear-part"});
    EXPECT_EQ(control<wxTextCtrl>("typed-part").GetValue(), "");
    take_back_();
    settle();
    EXPECT_EQ(control<wxTextCtrl>("typed-part").GetValue(), "1 2 ?$HOME");
}

TEST_F(RajasCopyPage, TheFacingIsProposedCorrectedAndConfirmed) {
    press_all({"part-/facing"});
    EXPECT_FALSE(may_use());
    EXPECT_TRUE(is_said("A proposal that fits the rulebook's example."));
    EXPECT_EQ(progress(table::rajas::facing_part), CopyProgress::later) << "to look at it is to say nothing";
    press_all({"take-proposal"});
    EXPECT_EQ(board().facing, std::nullopt) << "a proposal is no description";
    ASSERT_TRUE(may_use());
    auto& track = control<CopyStrip>("facing-track");
    test::click(track, track.centre(3, false));
    test::click(track, track.centre(2, true)); // fame 60 lies beside money 3 too
    settle();
    EXPECT_TRUE(is_said("money 3, beside fame 60"));
    test::click(track, track.centre(20, false));
    test::press(WXK_DOWN);
    settle();
    press_all({"use-part"});
    ASSERT_TRUE(board().facing);
    const std::vector<int> facing = *board().facing;
    EXPECT_EQ(facing.size(), 75u);
    EXPECT_EQ(facing[3], 60);
    EXPECT_EQ(facing[19], 52);
    EXPECT_EQ(facing[20], 51);
    EXPECT_EQ(progress(table::rajas::facing_part), CopyProgress::used);
}

TEST_F(RajasCopyPage, ThePartsLieAsOnTheBoard) {
    const auto at = [this](const char* part) { return there(part)->GetScreenRect(); };
    EXPECT_GT(at("part-/palace").x, at("part-/quarry").GetRight());
    EXPECT_GT(at("part-/market").x, at("part-/palace").GetRight());
    EXPECT_GT(at("part-/river").y, at("part-/palace").GetBottom());
    EXPECT_EQ(at("part-/provinces/basic").y, at("part-/provinces/navaratnas").y) << "the sides beside each other";
    for (const table::CopyPart& part : page_->copy().parts())
        EXPECT_TRUE(is_wholly_in_sight(*there("part-" + std::string(part.path)))) << part.path;
}

TEST_F(RajasCopyPage, TheBackBeginsAsTheFrontIs) {
    press_all({"part-/provinces/navaratnas"});
    EXPECT_FALSE(there("as-the-front")) << "there is no front yet";
    press_all({"part-/provinces/basic", "click-exits"});
    auto& front = control<CopyProvinceCanvas>("province-copy");
    test::click(front, front.beside(*rules::read_edge("a2w")));
    settle();
    press_all({"use-part", "part-/provinces/navaratnas"});
    ASSERT_TRUE(there("as-the-front"));
    EXPECT_EQ(progress(table::rajas::back_side_part), CopyProgress::later);
    press_all({"as-the-front", "use-part"});
    EXPECT_EQ(board().provinces.navaratnas, board().provinces.basic);
}

TEST_F(RajasCopyPage, AGainIsTyped) {
    press_all({"part-/river", "add-space"});
    test::click(*there("gift-typed"));
    type("2m 1f");
    settle();
    auto& track = control<CopyStrip>("river-track");
    press_all({"add-space"});
    test::click(*there("gift-typed"));
    type("k");
    settle();
    test::click(track, track.centre(0, false));
    settle();
    EXPECT_EQ(control<wxTextCtrl>("gift-typed").GetValue(), "1f 2m") << "as it is of that space";
    press_all({"bridge-here", "use-part"});
    ASSERT_TRUE(board().river);
    EXPECT_EQ(board().river->spaces[0], (rules::Reward{.fame = 1, .money = 2}));
    EXPECT_EQ(board().river->spaces[1], (rules::Reward{.karma = 1}));
}

TEST_F(RajasCopyPage, TheRiverIsEnteredSpaceBySpace) {
    press_all({"part-/river", "add-space", "gift-karma", "gift-karma", "add-space", "gift-money", "gift-die-blue"});
    EXPECT_TRUE(is_said("expected the bridge"));
    auto& track = control<CopyStrip>("river-track");
    test::click(track, track.centre(0, false));
    settle();
    press_all({"bridge-here", "given-0"});
    choose("gift-chamber", 3);
    press_all({"use-part"});
    ASSERT_TRUE(board().river);
    EXPECT_EQ(board().river->bridge, 1);
    ASSERT_EQ(board().river->spaces.size(), 2u);
    EXPECT_EQ(board().river->spaces[0].karma, 1);
    EXPECT_EQ(board().river->spaces[0].palace, rules::Chamber::yogi);
    EXPECT_EQ(board().river->spaces[1].dice, std::vector<rules::DieColour>{rules::Colour::blue});
}

TEST_F(RajasCopyPage, ThePalaceHasPlacesUnderNamesOfOnesOwn) {
    press_all({"part-/palace"});
    test::click(*there("place-name"));
    type("mogul");
    press_all({"add-place"});
    EXPECT_EQ(told_, "a place of the board has this name already");
    control<wxTextCtrl>("place-name").Clear();
    test::click(*there("place-name"));
    type("terrace");
    test::press(WXK_RETURN);
    settle();
    choose("asked-die", 2);
    spin("place-spaces", 2);
    press_all({"gift-die-any", "use-part"});
    ASSERT_TRUE(board().palace);
    const rules::PalacePlace place = board().palace->front();
    EXPECT_EQ(place.name, "terrace");
    EXPECT_EQ(place.die, (rules::Asked{.kind = rules::Asked::Kind::colour, .colour = rules::Colour::blue}));
    EXPECT_EQ(place.spaces, 2);
    EXPECT_EQ(place.gain.dice.size(), 1u);
}

TEST_F(RajasCopyPage, TheProvinceIsAGridWhoseRimIsClicked) {
    press_all({"part-/provinces/navaratnas"});
    spin("columns", 3);
    spin("rows", 2);
    auto& canvas = control<CopyProvinceCanvas>("province-copy");
    const auto edge = [](const char* text) { return rules::read_edge(text).value(); };
    test::click(canvas, canvas.beside(edge("a1n"))); // a1 becomes no place
    settle();
    EXPECT_FALSE(may_use());
    press_all({"click-exits"});
    test::click(canvas, canvas.beside(edge("a1e"))); // from within the residence
    settle();
    test::click(canvas, canvas.beside(edge("b1n")));
    settle();
    EXPECT_EQ(told_, "Click an outer side: one with no place beyond.");
    press_all({"click-yields"});
    test::click(canvas, canvas.beside(edge("c2e")));
    settle();
    press_all({"slot-brown", "gift-fame"});
    press_all({"click-places"});
    test::click(canvas, canvas.beside(edge("c2n")));
    settle();
    EXPECT_EQ(told_, "First take off what is at c2e.");
    press_all({"use-part"});
    ASSERT_TRUE(board().provinces.navaratnas);
    const rules::ProvinceSide side = *board().provinces.navaratnas;
    EXPECT_EQ(side.map, (std::vector<std::string>{"...", "#.."}));
    EXPECT_EQ(side.exits, std::vector{edge("b1w")});
    ASSERT_EQ(side.yields.size(), 1u);
    EXPECT_EQ(side.yields[0].colour, rules::YieldColour::brown);
    EXPECT_EQ(side.yields[0].gain->fame, 1);
}

TEST_F(RajasCopyPage, AFileIsBroughtInAllOrNothingAndCanBeTakenBack) {
    write("mine.json", R"({"quarry":[1,2],"facing":[1,2]})");
    page_->import_from(file("mine.json"));
    EXPECT_TRUE(told_.Contains("/facing/1")) << told_;
    EXPECT_EQ(board(), rules::Board{});
    write("mine.json", R"({"game":"rajas","board":{"quarry":[1,2],"harbour":[0]}})");
    page_->import_from(file("mine.json"));
    EXPECT_EQ(told_, "Brought in: Quarry and Harbour.");
    EXPECT_EQ(board().quarry, (std::vector{1, 2}));
    page_->export_to(file("theirs.json"));
    EXPECT_EQ(read_copy_file(rules::game_id, exchange::read_file(file("theirs.json"))),
              R"({"quarry":[1,2],"harbour":[0]})");
    take_back_();
    settle();
    EXPECT_EQ(board(), rules::Board{});
}

TEST_F(RajasCopyPage, WhatIsBroughtInAndCannotBeKeptIsNotSaidToBe) {
    std::filesystem::remove(file("settings.conf"));
    std::filesystem::create_directory(file("settings.conf"));
    write("mine.json", R"({"quarry":[1,2]})");
    page_->import_from(file("mine.json"));
    EXPECT_EQ(told_, "");
    EXPECT_FALSE(take_back_);
}

TEST_F(RajasCopyPage, WhatStandsInTheSettingsIsNotBelieved) {
    close_page();
    close_settings();
    write("settings.conf", "[copy/rajas]\nboard={\"facing\":[1,2]}\n[copy/rajas/begun]\nriver=[[[\npalace=7\n");
    open_settings(file("settings.conf"));
    open_page();
    EXPECT_EQ(board(), rules::Board{});
    for (const char* part : {"part-/river", "part-/palace", "part-/facing", "part-/provinces/basic"}) {
        press_all({part});
        EXPECT_FALSE(may_use()) << part;
    }
}

}
}
