#include "tests/app/desktop/window_test.h"

#include "tests/app/desktop/harness_system.h"

#include <algorithm>
#include <fstream>
#include <unistd.h>

namespace clerk::desktop::test {

namespace {

wxWindow* seen_by_name(wxWindow& window, const wxString& name) {
    if (!window.IsShown()) return nullptr;
    if (window.GetName() == name) return &window;
    for (wxWindow* child : window.GetChildren())
        if (wxWindow* found = seen_by_name(*child, name)) return found;
    return nullptr;
}

bool says_in(const wxWindow& window, const wxString& words) {
    if (!window.IsShown()) return false;
    wxString label = window.GetLabel();
    label.Replace("\n", " ");
    return label.Contains(words) ||
           std::ranges::any_of(window.GetChildren(), [&](const wxWindow* child) { return says_in(*child, words); });
}

std::string unique_name() {
    const testing::TestInfo& test = *testing::UnitTest::GetInstance()->current_test_info();
    return std::string("clerk-") + test.test_suite_name() + "-" + test.name() + "-" + std::to_string(getpid());
}

/// Stops the work as soon as its window can be clicked, while the work waits. On Windows it is there only after it was
/// told that it is shown: then one of its parts is given the focus.
class StoppingHand : public wxEventFilter {
public:
    StoppingHand(bool& stopped, bool by_key) : stopped_(stopped), by_key_(by_key) { wxEvtHandler::AddFilter(this); }
    ~StoppingHand() override { wxEvtHandler::RemoveFilter(this); }
    StoppingHand(const StoppingHand&) = delete;
    StoppingHand& operator=(const StoppingHand&) = delete;

    int FilterEvent(wxEvent& event) override {
        const bool may_be_there = event.GetEventType() == wxEVT_SHOW || event.GetEventType() == wxEVT_SET_FOCUS;
        if (stopped_ || !may_be_there) return Event_Skip;
        wxWindow* window = wxWindow::FindWindowByName("progress");
        wxWindow* button = window && window->IsShown() ? window->FindWindow("progress-stop") : nullptr;
        if (!button || !can_be_clicked(*button)) return Event_Skip;
        stopped_ = true;
        wait_until([&] { return window->IsShownOnScreen(); });
        settle();
        if (by_key_)
            move_to(*window, {9, 9}), test::press(WXK_ESCAPE); // where no window manager moves the focus
        else
            click(*button);
        wait_until([&] { return !button->IsEnabled(); });
        return Event_Skip;
    }

private:
    static bool can_be_clicked(const wxWindow& button) {
        const wxRect area = button.GetScreenRect();
        return wxFindWindowAtPoint(area.GetPosition() + area.GetSize() / 2) == &button;
    }

    bool& stopped_;
    bool by_key_;
};

}

void WindowTest::stop_next_work(Hand hand) {
    frame().progress().patience = std::chrono::milliseconds(0);
    stopped = false;
    hand_ = std::make_unique<StoppingHand>(stopped, hand == Hand::presses_escape);
}

WindowTest::WindowTest() : folder_(std::filesystem::temp_directory_path() / unique_name()) {
    std::filesystem::remove_all(folder_); // of a program that was killed, and whose number this one has now
    std::filesystem::create_directories(folder_);
}

WindowTest::~WindowTest() {
    close_window();
    std::filesystem::remove_all(folder_);
}

void WindowTest::write(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary) << text;
}

void WindowTest::open_window(const std::filesystem::path& history, const std::filesystem::path& with) {
    frame_ = new MainFrame(history, file("bin/clerk-of-works"));
    if (!with.empty()) frame_->open_file(with);
    show(*frame_);
}

void WindowTest::close_window() {
    if (!frame_) return;
    frame_->Close(true);
    frame_ = nullptr;
    settle();
}

wxWindow* WindowTest::find(const char* name) const { return seen_by_name(*frame_, name); }

void WindowTest::press(const char* name) {
    wxWindow* button = find(name);
    ASSERT_NE(button, nullptr) << name << " cannot be seen";
    ASSERT_TRUE(button->IsEnabled()) << name;
    click(*button);
    ++clicks;
}

void WindowTest::command(int id) {
    wxCommandEvent event(wxEVT_MENU, id);
    frame_->ProcessWindowEvent(event);
    settle();
}

void WindowTest::resize(int width, int height) {
    const wxSize size = wxSize(width, height) + (has_window_manager() ? size_of_decorations(*frame_) : wxSize());
    wxSize least = frame_->GetMinSize();
    least.DecTo(size);
    frame_->SetMinSize(least);
    frame_->SetSize(0, 0, size.x, size.y);
    wait_until([&] { return frame_->GetSize() == size; });
    settle();
}

void WindowTest::expect_in_sight(std::initializer_list<const char*> names) const {
    for (const char* name : names) {
        const wxWindow* window = find(name);
        EXPECT_TRUE(window && is_wholly_in_sight(*window))
            << name << (window ? " is not wholly in sight" : " is not there") << " at " << frame_->GetSize().x << " x "
            << frame_->GetSize().y;
    }
}

void WindowTest::expect_answers_in_sight() const {
    expect_in_sight({"take-advice"});
    if (find("more-answers"))
        expect_in_sight({"more-answers"});
    else
        expect_in_sight({"correct", "agree", "reason"});
}

bool WindowTest::says(const wxString& words) const { return says_in(*frame_, words); }

void WindowTest::start(Game game, const Aids& aids) {
    Record record{{.id = new_id(), .started_at = now_rfc3339()}, std::move(game)};
    agree(record.head, aids);
    desk().start(std::move(record));
    settle();
}

void WindowTest::open_first_turn() {
    test::press(WXK_F8);
    test::press(WXK_HOME);
    test::press(WXK_RETURN);
}

void WindowTest::expect_nothing_is_lost() {
    const Record before = desk().record();
    const Desk other(history()); // as after a kill: nothing was closed
    EXPECT_EQ(other.record(), before);
    close_window();
    open_window();
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(desk().record(), before);
}

}
