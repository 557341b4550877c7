// Nothing is cut off, however large the system's text is. Run at several scales.
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/catalogue.h"
#include "tests/app/desktop/people_data.h"
#include "tests/app/desktop/window_test.h"

#include <algorithm>
#include <chrono>

#include <wx/anybutton.h>
#include <wx/arrstr.h>
#include <wx/choice.h>
#include <wx/control.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace clerk::desktop::test {
namespace {

constexpr int least_air = 4; ///< above and below a line

class Scale : public WindowTest {
protected:
    /// Of a label that may have several lines.
    static wxSize extent(const wxWindow& window) {
        wxSize all;
        for (const wxString& line : wxSplit(wxControl::RemoveMnemonics(window.GetLabel()), '\n', '\0')) {
            const wxSize one = window.GetTextExtent(line);
            all = {std::max(all.x, one.x), all.y + one.y};
        }
        return all;
    }
    /// What can be read or pressed and has less room than it needs, or lies beyond its parent.
    static void find_cut_off(const wxWindow& window, std::vector<std::string>& found) {
        if (!window.IsShown()) return;
        const auto* field = dynamic_cast<const wxTextCtrl*>(&window);
        const bool is_line = (field && !field->IsMultiLine()) || dynamic_cast<const wxChoice*>(&window);
        // A field may have less air round its line than it likes, as a button may.
        const int line = window.GetCharHeight() + 2 * window.FromDIP(least_air);
        const int needed_height = std::min(window.GetBestSize().y, line);
        if (is_line && window.GetSize().y < needed_height)
            found.push_back(wxString::Format("%s: has a height of %d, needs %d", window.GetName(), window.GetSize().y,
                                             needed_height)
                                .utf8_string());
        const bool is_button = dynamic_cast<const wxAnyButton*>(&window);
        // Words that may end in "…" stand whole in their tip.
        const bool is_short_line = window.HasFlag(wxST_ELLIPSIZE_END) && window.GetToolTipText() == window.GetLabel();
        if (is_button || (dynamic_cast<const wxStaticText*>(&window) && !is_short_line)) {
            // A button may have less air round its words than it likes.
            wxSize needed = extent(window);
            if (!is_button) needed.IncTo(window.GetBestSize()); // which may be of another font, where that came later
            const int right = window.GetPosition().x + needed.x, room = window.GetParent()->GetVirtualSize().x;
            if (window.GetSize().x < needed.x || window.GetSize().y < needed.y || right > room)
                found.push_back(wxString::Format("%s: %s: has %d x %d, needs %d x %d", window.GetName(),
                                                 window.GetLabel(), window.GetSize().x, window.GetSize().y, needed.x,
                                                 needed.y)
                                    .utf8_string());
        }
        for (const wxWindow* child : window.GetChildren()) find_cut_off(*child, found);
    }
    /// What lies beyond its parent, where nothing scrolls.
    static void find_out_of_reach(const wxWindow& window, std::vector<std::string>& found) {
        for (const wxWindow* child : window.GetChildren()) {
            if (!child->IsShown() || child->IsTopLevel()) continue;
            const wxRect lies = child->GetRect(), room(window.GetClientSize());
            if (!dynamic_cast<const wxScrollHelperBase*>(&window) && !room.Contains(lies))
                found.push_back(wxString::Format("%s %s: at %d, %d, %d x %d, in %d x %d", child->GetName(),
                                                 child->GetLabel(), lies.x, lies.y, lies.width, lies.height, room.width,
                                                 room.height)
                                    .utf8_string());
            find_out_of_reach(*child, found);
        }
    }
    using Search = void (*)(const wxWindow& window, std::vector<std::string>& found);
    /// What the search finds once the window manager has given the window its size, which a busy machine does late:
    /// nothing, or what it still finds after the time that a wait takes.
    std::vector<std::string> found_by(Search search) {
        std::vector<std::string> found;
        wait_until(
            [&] {
                settle();
                found.clear();
                search(frame(), found);
                return found.empty();
            },
            std::chrono::seconds(3));
        return found;
    }
    std::vector<std::string> out_of_reach() { return found_by(find_out_of_reach); }
    std::vector<std::string> cut_off() { return found_by(find_cut_off); }
};

/// GTK 3.24 gives a label its width in whole pixels rounded up, where the extent of the same text is rounded to the
/// nearest.
TEST_F(Scale, ALabelNeedsNoMoreRoomThanItsLinesMeasure) {
    open_window();
    wxStaticText* words = label(&frame(), {});
    const auto measure = measured_in(*words);
    for (int minute = 0; minute < 60; ++minute) {
        words->SetLabelText(wxString::Format("As it was at 02:%02d", minute));
        EXPECT_LE(words->GetBestSize().x, measure(words->GetLabelText())) << words->GetLabelText();
    }
    words->Destroy();
}

TEST_F(Scale, NothingIsCutOffWhereAGameBegins) {
    open_window();
    EXPECT_EQ(cut_off(), std::vector<std::string>{}) << "the start";
    for (const std::string_view game : table::played_games()) {
        press(("new-" + std::string(game)).c_str());
        EXPECT_EQ(cut_off(), std::vector<std::string>{}) << "setting up " << game;
        test::press(WXK_ESCAPE);
        command(id_keys);
        test::press(WXK_ESCAPE);
    }
    command(id_custom_pieces);
    EXPECT_EQ(cut_off(), std::vector<std::string>{}) << "names and colours";
    command(id_club_night);
    EXPECT_EQ(cut_off(), std::vector<std::string>{}) << "a club night";
}

TEST_F(Scale, NothingIsCutOffWhileAGameIsPlayed) {
    open_window();
    for (const std::string_view game : table::played_games())
        for (const Depth depth : {Depth::full, Depth::builds, Depth::final}) {
            SetupDefaults defaults{
                .game = std::string(game), .names = {"Linda", "Friedrich-Wilhelm", "Marta"}, .players = 3};
            defaults.depth = depth;
            const Record likely{{.id = new_id(), .started_at = now_rfc3339()}, plain_game(defaults)};
            if (!parse(print(likely))) continue; // something must be entered first
            start(likely.game);
            EXPECT_EQ(cut_off(), std::vector<std::string>{}) << game << " " << id(depth);
        }
}

TEST_F(Scale, NothingIsCutOffWhereALineOfAListIsAskedAbout) {
    open_window();
    command(id_back_ups);
    press("back-up-now");
    press("restore");
    EXPECT_EQ(cut_off(), std::vector<std::string>{}) << "back-ups";
    frame().open_file(std::filesystem::path(CLERK_FIXTURES) / "bgstats-export.json");
    settle();
    press("import-bring");
    command(id_imports);
    press("undo-import");
    EXPECT_EQ(cut_off(), std::vector<std::string>{}) << "past imports";
    resize(1000, 640);
    settle();
    EXPECT_EQ(cut_off(), std::vector<std::string>{}) << "in the smallest window";
}

/// A full HD screen at 200 %.
TEST_F(Scale, EverythingCanBeReachedInALowAndNarrowWindow) {
    {
        const db::Store store(history());
        play_for_years(store, 30);
    }
    open_window();
    if (wide(frame(), 100) > frame().FromDIP(100) || frame().GetFont().GetPixelSize().y > frame().FromDIP(22))
        GTEST_SKIP() << "larger text asks for a larger window";
    resize(960, 520);
    EXPECT_EQ(out_of_reach(), std::vector<std::string>{}) << "the start";
    command(id_keys);
    EXPECT_EQ(out_of_reach(), std::vector<std::string>{}) << "the keys";
    test::press(WXK_ESCAPE);
    command(id_players);
    EXPECT_EQ(out_of_reach(), std::vector<std::string>{}) << "the players";
    press("players-large");
    press("edit-player");
    EXPECT_EQ(out_of_reach(), std::vector<std::string>{}) << "a player's names";
    command(id_club_night);
    EXPECT_EQ(out_of_reach(), std::vector<std::string>{}) << "a club night";
    frame().open_file(std::filesystem::path(CLERK_SAMPLES) / "babylon-two-players.clerk.json");
    command(id_photo);
    EXPECT_EQ(out_of_reach(), std::vector<std::string>{}) << "the corners of a photo";
    EXPECT_EQ(cut_off(), std::vector<std::string>{}) << "the corners of a photo";
    test::press(WXK_ESCAPE);
    command(id_finish);
    EXPECT_EQ(out_of_reach(), std::vector<std::string>{}) << "the reveal";
    press("show-all");
    EXPECT_EQ(out_of_reach(), std::vector<std::string>{}) << "the result";
    const wxWindow* table = find("score");
    ASSERT_TRUE(table);
    EXPECT_GE(table->GetSize().x, table->GetBestSize().x);
}

/// Full HD at 200 %, and a message above it.
TEST_F(Scale, AFindingCanBeReadInALowAndNarrowWindow) {
    open_window();
    if (wide(frame(), 100) > frame().FromDIP(100) || frame().GetFont().GetPixelSize().y > frame().FromDIP(22))
        GTEST_SKIP() << "larger text asks for a larger window";
    resize(960, 520);
    for (const std::string_view game : table::played_games()) {
        frame().open_file(std::filesystem::path(CLERK_SAMPLES) / (std::string(game) + "-three-mistakes.clerk.json"));
        settle();
        const wxWindow *list = find("findings-list"), *card = find("finding-1");
        ASSERT_TRUE(list && card) << game;
        EXPECT_GE(list->GetClientSize().y, std::min(card->GetSize().y, frame().FromDIP(110))) << game;
        expect_in_sight({"correct", "agree"});
    }
}

/// The rulings, and what lies before the first turn, beside what is entered of the players.
TEST_F(Scale, ASetUpCanBeReachedInALowAndNarrowWindowWhateverTheNames) {
    const std::string long_name = std::string(95, 'W') + " " + std::string(94, 'm');
    db::Store(history()).add({{.id = new_id(), .started_at = now_rfc3339()},
                              plain_game(SetupDefaults{.names = {long_name, "Linda", "Marta"}, .players = 3})});
    open_window();
    if (wide(frame(), 100) > frame().FromDIP(100) || frame().GetFont().GetPixelSize().y > frame().FromDIP(22))
        GTEST_SKIP() << "larger text asks for a larger window";
    resize(frame().FromDIP(960), frame().FromDIP(520));
    for (const std::string_view game : table::played_games()) {
        press(("new-" + std::string(game)).c_str());
        for (const char* depth : {"depth-full", "depth-final", "depth-builds"}) {
            press(depth);
            const std::string where = std::string(game) + " " + depth;
            EXPECT_EQ(out_of_reach(), std::vector<std::string>{}) << where;
            EXPECT_EQ(cut_off(), std::vector<std::string>{}) << where;
        }
        test::press(WXK_ESCAPE);
    }
}

/// The longest message there is: that the history is gone, and what can be done. It is how a person learns that nothing
/// more is kept.
TEST_F(Scale, AMessageAndItsButtonsAreWhole) {
    open_window();
    press("start-at-once");
    press("end-turn");
    std::filesystem::rename(history(), file("away.db"));
    const auto expect_whole = [&] {
        EXPECT_TRUE(frame().message().Contains("moved, deleted or replaced")) << frame().message();
        const wxWindow* bar = find("message");
        ASSERT_TRUE(bar);
        std::vector<std::string> found;
        find_cut_off(*bar, found);
        EXPECT_EQ(found, std::vector<std::string>{}) << frame().GetSize().x;
        for (const wxWindow* part : bar->GetChildren())
            EXPECT_TRUE(is_wholly_in_sight(*part)) << part->GetLabel() << " at " << frame().GetSize().x;
    };
    for (const int width : {1280, 960, 640, 1280}) {
        resize(frame().FromDIP(width), frame().FromDIP(700));
        for (int time = 0; time < 2; ++time) { // told anew, it stays whole
            command(wxID_UNDO);
            expect_whole();
        }
    }
    resize(frame().FromDIP(960), frame().FromDIP(700));
    expect_whole();
}

/// Full HD at 200 %, where the score takes the place of the hand: a key that does nothing says why.
TEST_F(Scale, WhyNotCanBeReadInALowAndNarrowWindow) {
    open_window();
    if (wide(frame(), 100) > frame().FromDIP(100) || frame().GetFont().GetPixelSize().y > frame().FromDIP(22))
        GTEST_SKIP() << "larger text asks for a larger window";
    resize(960, 520);
    for (const char* sample :
         {"babylon-two-players", "alhambra-three-players", "rajas-three-players", "egizia-two-players"}) {
        frame().open_file(std::filesystem::path(CLERK_SAMPLES) / (std::string(sample) + ".clerk.json"));
        settle();
        EXPECT_FALSE(find("finding-1")) << sample;
        test::press('C');
        settle();
        const wxWindow *list = find("findings-list"), *card = find("finding-1");
        ASSERT_TRUE(list && card) << sample;
        EXPECT_TRUE(card->IsShownOnScreen()) << sample;
        EXPECT_GE(list->GetClientSize().y, card->GetSize().y) << sample;
    }
}

/// What is wrong, what is legal and the main answer, whatever else has to fold: the score, the turns, other answers.
TEST_F(Scale, AFindingAndItsMainAnswerAreInSightBelowTheBarOfASample) {
    const std::filesystem::path folder = file("share/clerk-of-works/samples");
    std::filesystem::create_directories(folder);
    constexpr const char* name = "babylon-three-mistakes.clerk.json";
    std::filesystem::copy_file(std::filesystem::path(CLERK_SAMPLES) / name, folder / name);
    open_window();
    resize(1280, 696); // the title above it, on a screen of 720
    command(id_first_sample);
    ASSERT_TRUE(find("message"));
    ASSERT_TRUE(find("finding-1"));
    EXPECT_TRUE(is_wholly_in_sight(*find("finding-1")))
        << find("finding-1")->GetSize().y << " of " << find("findings-list")->GetClientSize().y;
    expect_in_sight({"take-advice"});
    wxWindow& more = *find(find("more-answers") ? "more-answers" : "agree");
    EXPECT_TRUE(is_wholly_in_sight(more)) << "the other answers are not far";
    if (!find("more-answers")) return;         // there is room for all
    choose_from_menu([&] { click(more); }, 1); // after the one that corrects it
    EXPECT_EQ(desk().report().waived.size(), 1u) << "the table agreed";
}

TEST_F(Scale, NothingIsCutOffOfFindings) {
    open_window();
    resize(1280, 720);
    for (const std::string_view game : table::played_games()) {
        frame().open_file(std::filesystem::path(CLERK_SAMPLES) / (std::string(game) + "-three-mistakes.clerk.json"));
        settle();
        ASSERT_TRUE(find("finding-1")) << game;
        EXPECT_EQ(cut_off(), std::vector<std::string>{}) << game;
    }
}

/// Full HD at 200 %: what is below is scrolled to by Tab.
TEST_F(Scale, TheGamesOfANightHaveRoomInALowAndNarrowWindow) {
    open_window();
    if (wide(frame(), 100) > frame().FromDIP(100) || frame().GetFont().GetPixelSize().y > frame().FromDIP(22))
        GTEST_SKIP() << "larger text asks for a larger window";
    resize(960, 520);
    command(id_nights);
    press("new-night");
    const wxWindow* games = find("night-games");
    ASSERT_TRUE(games);
    EXPECT_GE(games->GetClientSize().y, 3 * games->GetCharHeight());
    for (const char* part : {"put-game-in", "add-photos", "night-notes"}) {
        ASSERT_TRUE(find(part)) << part;
        find(part)->SetFocus();
        settle();
        EXPECT_TRUE(is_wholly_in_sight(*find(part))) << part;
    }
}

TEST_F(Scale, NothingIsCutOffOfANight) {
    open_window();
    command(id_nights);
    press("new-night");
    EXPECT_EQ(cut_off(), std::vector<std::string>{});
    const auto& place = dynamic_cast<wxTextCtrl&>(*find("night-place"));
    EXPECT_GE(place.GetClientSize().x, 10 * place.GetCharWidth()) << "the place has room for ten letters";
}

TEST_F(Scale, NothingIsCutOffOnThePagesOfPlayers) {
    {
        const db::Store store(history());
        play_for_years(store, 30);
    }
    open_window();
    command(id_players);
    press("edit-player");
    EXPECT_EQ(cut_off(), std::vector<std::string>{});
    press("players-large");
    EXPECT_EQ(cut_off(), std::vector<std::string>{}) << "with all the room";
}

}
}
