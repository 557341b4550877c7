// Keys and clicks without sense on the whole of the real window, with its menus, pages and dialogs: it ends only when
// it is told to, nothing in it is forgotten to be seen to, and the history is right.
#include "app/exchange/files.h"
#include "db/check_up/check_up.h"
#include "tests/app/desktop/program.h"
#include "tests/app/desktop/window_test.h"
#include "tests/rounds.h"

#include <random>

#include <wx/uiaction.h>

namespace clerk::desktop::test {
namespace {

namespace fs = std::filesystem;

class RandomWindow : public WindowTest {
protected:
    static constexpr int actions_of_a_start = 300; ///< then it is killed: it may be in a dialog that nobody leaves

    RandomWindow() {
        for (const auto& entry : fs::directory_iterator(CLERK_SAMPLES)) samples_.push_back(entry.path());
        std::ranges::sort(samples_);
        fs::current_path(file("")); // where a dialog that nobody meant writes something
    }
    ~RandomWindow() override {
        known_->Destroy();
        fs::current_path(folder_before_);
    }

    void act() {
        if (pick(2) == 0) return click_somewhere();
        static const std::vector<int> others{WXK_LEFT,  WXK_RIGHT,  WXK_UP,     WXK_DOWN,     WXK_RETURN,
                                             WXK_SPACE, WXK_TAB,    WXK_HOME,   WXK_END,      WXK_F1,
                                             WXK_F2,    WXK_F3,     WXK_F8,     WXK_F10,      WXK_BACK,
                                             '-',       WXK_ESCAPE, WXK_ESCAPE, WXK_PAGEDOWN, WXK_DELETE};
        constexpr int modifiers[] = {wxMOD_NONE, wxMOD_NONE, wxMOD_NONE, wxMOD_CONTROL, wxMOD_ALT, wxMOD_SHIFT};
        const int key = pick(3) == 0   ? others[pick(others.size())]
                        : pick(4) == 0 ? '0' + static_cast<int>(pick(10))
                                       : 'A' + static_cast<int>(pick(26));
        hand_.Char(key, modifiers[pick(std::size(modifiers))]);
    }

    /// Half of the clicks are where the menus are, or the buttons of a page.
    void click_somewhere() {
        const wxSize screen = wxGetDisplaySize();
        const auto up_to = [&](int most) { return static_cast<int>(pick(static_cast<std::size_t>(most))); };
        hand_.MouseMove(up_to(screen.x), up_to(pick(4) == 0 ? 30 : screen.y));
        if (pick(10) == 0) return void(hand_.MouseDblClick());
        hand_.MouseClick(pick(6) == 0 ? wxMOUSE_BTN_RIGHT : wxMOUSE_BTN_LEFT);
    }

    /// One that the history does not have yet: it lies on the table at once.
    fs::path any_game() {
        Record record = parse(exchange::read_file(samples_[pick(samples_.size())])).value();
        record.head.id = new_id();
        write("game.clerk.json", print(record));
        return file("game.clerk.json");
    }

    std::string told() const {
        const fs::path log = file("clerk-of-works/errors.log");
        return fs::exists(log) ? exchange::read_file(log) : std::string();
    }

    /// What is told of files and of what a person may not do is in order there.
    void expect_nothing_was_forgotten() {
        const std::string told = this->told();
        for (const char* fault : {"assertion", "bad_function_call", "out_of_range", "bad_optional_access",
                                  "bad_variant_access", "bad_cast", "length_error", "logic_error"})
            EXPECT_EQ(told.find(fault), std::string::npos) << told;
    }

    std::size_t pick(std::size_t count) { return dice_() % count; }

    wxFrame* const known_ = new wxFrame(nullptr, wxID_ANY, {}); ///< of which the hand asks the scale of the screen
    std::vector<fs::path> samples_;
    const fs::path folder_before_ = fs::current_path();
    wxUIActionSimulator hand_;
    std::mt19937 dice_{20261126};
};

TEST_F(RandomWindow, EndsOnlyWhenItIsToldTo) {
    const int rounds = clerk::test::rounds(150);
    int done = 0, starts = 0;
    while (done < rounds && !HasFailure()) {
        Program program(history(), any_game());
        ++starts;
        ASSERT_TRUE(wait_until([&] { return !on_table(history()).empty(); }, std::chrono::minutes(1)))
            << "start " << starts << ", after " << done << " keys and clicks; told: " << told();
        for (int i = 0; i < actions_of_a_start && done < rounds && !program.status(); ++i, ++done) {
            act();
            wxMilliSleep(5); // as a very quick hand does
        }
        EXPECT_EQ(program.status().value_or(0), 0) << "after " << done << " keys and clicks";
        program.kill_it();
    }
    expect_nothing_was_forgotten();
    EXPECT_EQ(db::check_up(history()).troubles, std::vector<db::Trouble>{});
    std::printf("keys and clicks: %d, starts of the window: %d\n", done, starts);
}

}
}
