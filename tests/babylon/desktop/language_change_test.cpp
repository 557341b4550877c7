// The language is changed in the middle of a turn: what is begun goes on in the other.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/babylon/setup.h"
#include "i18n/words.h"
#include "tests/babylon/desktop/window_test.h"

#include <algorithm>

#include <wx/choice.h>

namespace clerk::desktop::test {
namespace {

class LanguageChange : public BabylonWindowTest {
protected:
    LanguageChange() { open_settings(file("settings.conf")); }
    ~LanguageChange() override {
        close_window();
        close_settings();
        i18n::start("en");
    }
    /// And back to the game.
    void choose_language(const char* tag) {
        command(id_preferences);
        auto& choice = dynamic_cast<wxChoice&>(*find("language"));
        const auto language = std::ranges::find(i18n::languages(), tag, &i18n::Language::tag);
        const int line = static_cast<int>(language - i18n::languages().begin()) + 1;
        choice.SetSelection(line);
        wxCommandEvent event(wxEVT_CHOICE, choice.GetId());
        event.SetInt(line);
        event.SetEventObject(&choice);
        choice.ProcessWindowEvent(event);
        settle();
        test::press(WXK_ESCAPE);
    }
    void type(const char* letters) {
        for (; *letters; ++letters) test::press(*letters);
    }
};

TEST_F(LanguageChange, KeepsTheTileInHand) {
    open_window();
    start(table::babylon::plain_game({"Linda", "John"}, 2, Depth::builds));
    type("PSTBF");
    choose_language("de");
    EXPECT_TRUE(says("Drehen"));
    click(board(), board().middle_of_anchor(*game::read_cell("c4")));
    ASSERT_EQ(record().turns.size(), 1u);
    const auto& placed = std::get<game::Placement>(record().turns[0].steps.at(0).what);
    EXPECT_EQ(placed.tile->tile.flower, game::Flower::pink);
    EXPECT_EQ(placed.tile->tile.symbols[0], game::Symbol::statue);
}

TEST_F(LanguageChange, ReachesTheWalkThroughTheGame) {
    open_window();
    game::Game game = table::babylon::plain_game({"Linda", "John"}, 2, Depth::builds);
    game.turns = {{.steps = {{game::Placement{.tile = game::TileEntry{}, .at = *game::read_cell("c4"), .level = 1}}}}};
    start(game);
    command(id_walk);
    ASSERT_EQ(find("walk-back")->GetLabel(), "Back");
    press("walk-back");
    choose_language("de");
    command(id_walk);
    EXPECT_EQ(find("walk-back")->GetLabel(), _("Back"));
    EXPECT_NE(find("walk-back")->GetLabel(), "Back");
}

TEST_F(LanguageChange, KeepsTheOpenTurnAndTheWayBackFromIt) {
    open_window();
    game::Game game = table::babylon::plain_game({"Linda", "John"}, 2, Depth::builds);
    const auto terrace = [](const char* at) {
        return game::Step{game::Placement{.tile = game::TileEntry{}, .at = *game::read_cell(at), .level = 1}};
    };
    game.turns = {{.steps = {terrace("c4")}}, {.steps = {terrace("c4")}}};
    start(game);
    open_first_turn();
    ASSERT_TRUE(turn_is_open());
    press("take-back-step");
    ASSERT_TRUE(record().turns[0].steps.empty());
    choose_language("fr");
    ASSERT_TRUE(turn_is_open());
    press("leave-turn");
    EXPECT_EQ(record().turns[0].steps.size(), 1u) << "as it was when it was opened";
}

TEST_F(LanguageChange, TellsTheTurnsInTheOther) {
    open_window();
    game::Game game = table::babylon::plain_game({"Linda", "John"}, 2, Depth::builds);
    game.turns = {{.steps = {{game::Placement{.tile = game::TileEntry{}, .at = *game::read_cell("c4"), .level = 1}}}}};
    start(game);
    const auto told_of_turn = [this] {
        move_to(*find("turns"), {90, 20});
        return find("turns")->GetToolTipText();
    };
    ASSERT_TRUE(says("Round 1 of 15"));
    ASSERT_TRUE(told_of_turn().Contains("builds on level 1 at c4"));
    choose_language("de");
    EXPECT_FALSE(says("Round 1 of 15"));
    EXPECT_TRUE(says(i18n::fill_figures(_("Round {1} of {2}"), {1, 15})));
    EXPECT_TRUE(told_of_turn().Contains("c4"));
    EXPECT_FALSE(told_of_turn().Contains("builds on level 1 at c4"));
}

}
}
