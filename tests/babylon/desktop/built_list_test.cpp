// The board's twin as a list is always in step with it.
#include "app/desktop/game/built_list.h"
#include "app/table/babylon/setup.h"
#include "tests/babylon/desktop/window_test.h"

#include <fstream>
#include <iterator>

namespace clerk::desktop::test {
namespace {

class TheBuiltList : public BabylonWindowTest {
protected:
    BuiltList& list() { return dynamic_cast<BuiltList&>(*find("built")); }
};

TEST_F(TheBuiltList, ComesAndGoesByAKeyAndFollowsWhatIsDone) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    EXPECT_EQ(find("built"), nullptr);
    test::press('I');
    ASSERT_NE(find("built"), nullptr);
    EXPECT_EQ(list().GetString(0), "Nothing was built yet.");
    place("c4");
    EXPECT_TRUE(list().GetString(0).StartsWith("Level 1, c4: terrace, ")) << list().GetString(0);
    command(wxID_UNDO);
    EXPECT_EQ(list().GetString(0), "Nothing was built yet.");
    test::press('I');
    EXPECT_EQ(find("built"), nullptr);
}

TEST_F(TheBuiltList, TheCursorAndTheChoiceMoveTogether) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    place("a1");
    place("c1");
    test::press('I');
    board().SetFocus();
    click_cell("h8");
    for (int i = 0; i < 7; ++i) test::press(WXK_DOWN);
    for (int i = 0; i < 4; ++i) test::press(WXK_LEFT);
    EXPECT_EQ(board().cursor(), *game::read_cell("d1"));
    EXPECT_EQ(list().GetSelection(), 1);
    for (int i = 0; i < 3; ++i) test::press(WXK_LEFT);
    EXPECT_EQ(list().GetSelection(), 0);
}

/// Read from the garden without the window's help.
std::vector<std::string> told(const game::Garden& garden) {
    std::vector<std::string> lines;
    for (int level = 1; level <= game::max_level; ++level)
        for (const game::Terrace& terrace : garden.terraces())
            if (terrace.level == level)
                lines.push_back("Level " + std::to_string(level) + ", " + game::write(terrace.anchor) + ": terrace, " +
                                std::string(game::id(terrace.flower)) + ";");
    for (const game::Ornament& ornament : garden.ornaments()) lines.push_back(game::write(ornament.a));
    return lines;
}

TEST_F(TheBuiltList, TellsWhatStandsAfterEveryTurnOfAWholeGame) {
    std::ifstream stream(std::string(CLERK_SAMPLES) + "/babylon-two-players.clerk.json");
    const Record whole = parse(std::string{std::istreambuf_iterator<char>(stream), {}}).value();
    const auto& played = std::get<game::Game>(whole.game);
    open_window();
    game::Game game = played;
    game.turns.clear();
    start(game);
    test::press('I');
    for (std::size_t turn = 0; turn < played.turns.size(); ++turn) {
        Record next = desk().record();
        std::get<game::Game>(next.game).turns.push_back(played.turns[turn]);
        desk().change(next);
        const std::size_t player = turn % 2;
        test::press(WXK_F2 + static_cast<int>(player));
        const auto expected = told(game::replay(record()).state.seats.at(player).garden);
        ASSERT_EQ(list().GetCount(), std::max<std::size_t>(1, expected.size())) << turn;
        for (unsigned line = 0; line < expected.size(); ++line)
            ASSERT_TRUE(list().GetString(line).Contains(expected[line]))
                << turn << ": " << list().GetString(line) << " for " << expected[line];
    }
}

TEST_F(TheBuiltList, WhatWasPointedAtStaysChosenWhenMoreIsBuilt) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    place("a1");
    test::press('I');
    board().SetFocus();
    move_to(board(), board().centre(*game::read_cell("h8")));
    for (int i = 0; i < 7; ++i) test::press(WXK_DOWN);
    for (int i = 0; i < 7; ++i) test::press(WXK_LEFT);
    ASSERT_EQ(list().GetSelection(), 0);
    const wxString chosen = list().GetStringSelection();
    Record next = desk().record();
    auto& steps = std::get<game::Game>(next.game).turns.back().steps;
    auto again = std::get<game::Placement>(steps.back().what);
    again.at = *game::read_cell("e5");
    steps.push_back({again});
    desk().change(next);
    settle();
    EXPECT_EQ(list().GetCount(), 2u);
    EXPECT_EQ(list().GetStringSelection(), chosen);
    command(wxID_UNDO);
    EXPECT_EQ(list().GetCount(), 1u);
    EXPECT_EQ(list().GetStringSelection(), chosen);
    place("d1");
    EXPECT_TRUE(list().GetStringSelection().Contains("d1")) << "what the pointer is on";
}

}
}
