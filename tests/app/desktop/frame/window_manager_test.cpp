// The window under a window manager: it gets through its start, and takes every size that it is given.
#include "app/desktop/frame/menu_bar.h"
#include "app/table/catalogue.h"
#include "tests/app/desktop/harness_system.h"
#include "tests/app/desktop/people_data.h"
#include "tests/app/desktop/program.h"
#include "tests/app/desktop/window_test.h"

#include <wx/control.h>
#include <wx/scrolwin.h>
#include <wx/uiaction.h>

namespace clerk::desktop::test {
namespace {

class WindowManager : public WindowTest {
protected:
    void SetUp() override {
        if (!has_window_manager()) GTEST_SKIP() << "there is no window manager";
    }

    wxWindow& pages() { return *find("pages"); }
    bool pages_scroll() { return pages().HasScrollbar(wxHORIZONTAL) || pages().HasScrollbar(wxVERTICAL); }

    /// Its size inside, which has a frame round it. Asked for until the window has it: what a page brings may come in
    /// between.
    bool becomes(wxSize size) {
        const bool has = wait_until([&] {
            ask_window_manager_for(frame(), size * static_cast<int>(frame().GetContentScaleFactor()));
            settle();
            return frame().GetClientSize().x == size.x && pages().GetSize().x == size.x;
        });
        settle();
        return has;
    }
    void make_small_and_large(const std::string& where) {
        for (const wxSize size : {wxSize(400, 400), wxSize(260, 60), wxSize(1300, 900)})
            EXPECT_TRUE(becomes(size)) << where << ": " << frame().GetClientSize().x << " wide, not " << size.x;
        EXPECT_FALSE(pages_scroll()) << where;
    }

    /// Ends by its key, as it does only when it has got through its start.
    bool starts_and_ends(Program& program) {
        return wait_until(
            [&] {
                wxUIActionSimulator().Char('Q', wxMOD_CONTROL);
                return wait_until([&] { return program.status().has_value(); }, std::chrono::milliseconds(300));
            },
            std::chrono::seconds(60));
    }
};

TEST_F(WindowManager, TheProgramStartsWithASample) {
    Program program(history(), std::filesystem::path(CLERK_SAMPLES) / "rajas-three-players.clerk.json");
    ASSERT_TRUE(starts_and_ends(program));
    EXPECT_EQ(program.status(), 0);
    EXPECT_NE(on_table(history()), "");
}

TEST_F(WindowManager, TheProgramStartsWithABrokenFile) {
    write("broken.clerk.json", R"({"format": "clerk-record", "version": 1, "turns": 3})");
    Program program(history(), file("broken.clerk.json"));
    ASSERT_TRUE(starts_and_ends(program));
    EXPECT_EQ(program.status(), 0);
}

TEST_F(WindowManager, TheWindowHasALeastSize) {
    open_window();
    ask_window_manager_for(frame(), wxSize(400, 400) * static_cast<int>(frame().GetContentScaleFactor()));
    EXPECT_TRUE(wait_until([&] { return frame().GetSize() == frame().GetMinSize(); }))
        << frame().GetSize().x << " x " << frame().GetSize().y;
    EXPECT_EQ(frame().GetMinSize(), frame().FromDIP(wxSize(800, 560)));
    settle();
    EXPECT_FALSE(pages_scroll());
}

/// As one that arranges windows side by side gives it: whatever the window says.
TEST_F(WindowManager, EveryGameTakesEverySize) {
    open_window();
    frame().SetMinSize({1, 1});
    for (const std::string_view game : table::played_games())
        for (const Depth depth : {Depth::full, Depth::builds, Depth::final}) {
            SetupDefaults defaults{.game = std::string(game), .names = {"Linda", "John", "Marta"}, .players = 3};
            defaults.depth = depth;
            const Record likely{{.id = new_id(), .started_at = now_rfc3339()}, plain_game(defaults)};
            if (!parse(print(likely))) continue; // something must be entered first
            start(likely.game);
            make_small_and_large(std::string(game) + " " + std::string(id(depth)));
        }
    for (const std::string_view game : table::played_games()) {
        frame().open_file(std::filesystem::path(CLERK_SAMPLES) / (std::string(game) + "-three-mistakes.clerk.json"));
        make_small_and_large(std::string(game) + ", findings and a message");
        command(id_close_game);
        press(("new-" + std::string(game)).c_str());
        make_small_and_large("setting up " + std::string(game));
        test::press(WXK_ESCAPE);
    }
}

TEST_F(WindowManager, EveryPageTakesEverySize) {
    {
        const db::Store store(history());
        play_for_years(store, 30);
    }
    open_window();
    frame().SetMinSize({1, 1});
    make_small_and_large("the start");
    for (const int page :
         {static_cast<int>(id_players), static_cast<int>(id_nights), static_cast<int>(id_past_games),
          static_cast<int>(id_keys), static_cast<int>(id_preferences), static_cast<int>(id_back_ups),
          static_cast<int>(id_imports), static_cast<int>(id_club), static_cast<int>(id_club_night),
          static_cast<int>(id_custom_pieces), static_cast<int>(id_own_copy), static_cast<int>(id_rules)}) {
        command(page);
        make_small_and_large("the page " + std::to_string(page - id_start_at_once));
    }
    frame().open_file(std::filesystem::path(CLERK_SAMPLES) / "babylon-two-players.clerk.json");
    for (const int page : {static_cast<int>(id_walk), static_cast<int>(id_review), static_cast<int>(id_what_if),
                           static_cast<int>(id_finish)}) {
        command(page);
        make_small_and_large("the page " + std::to_string(page - id_start_at_once) + " of a game");
        test::press(WXK_ESCAPE);
    }
}

/// Each by itself, as a page that folds or a divider that is drawn may leave it.
TEST_F(WindowManager, EveryPictureCanBePaintedAtEverySize) {
    open_window();
    const std::function<void(wxWindow&)> paint = [&paint](wxWindow& window) {
        for (wxWindow* child : window.GetChildren())
            if (child->IsShown() && !child->IsTopLevel()) paint(*child);
        if (dynamic_cast<wxControl*>(&window) || !window.GetChildren().empty()) return;
        for (const wxSize size :
             {wxSize(), wxSize(1, 1), wxSize(3, 300), wxSize(300, 3), wxSize(13, 13), wxSize(40, 40)}) {
            window.SetSize(size);
            window.Refresh();
            window.Update();
            wxYield();
        }
    };
    for (const auto& sample : std::filesystem::directory_iterator(CLERK_SAMPLES)) {
        frame().open_file(sample.path());
        settle();
        paint(frame());
        frame().Layout();
        for (const int page : {static_cast<int>(id_walk), static_cast<int>(id_finish)}) {
            command(page);
            paint(frame());
            test::press(WXK_ESCAPE);
        }
    }
}

}
}
