// A test of the whole window: a history of its own in a folder of its own, and a hand that counts its clicks.
#pragma once

#include "app/desktop/frame/main_frame.h"
#include "core/record.h"
#include "tests/app/desktop/harness.h"

#include <filesystem>
#include <memory>
#include <string>

namespace clerk::desktop::test {

class WindowTest : public testing::Test {
protected:
    WindowTest();
    ~WindowTest() override;

    std::filesystem::path file(const std::string& name) const { return folder_ / name; }
    std::filesystem::path history() const { return file("history.db"); }
    void write(const std::string& name, const std::string& text) const;

    /// As the program does, with the file that it is started with, if any.
    void open_window(const std::filesystem::path& history, const std::filesystem::path& with = {});
    void open_window() { open_window(history()); }
    void close_window();
    MainFrame& frame() { return *frame_; }
    Desk& desk() { return *frame_->desk(); }

    wxWindow* find(const char* name) const; ///< one that can be seen; none: there is none
    void press(const char* name);           ///< a click on a button
    void command(int id);                   ///< a menu's
    /// The window, within what a window manager puts round it; smaller than it may be: as on a screen that has no more
    /// room.
    void resize(int width, int height);
    void expect_in_sight(std::initializer_list<const char*> names) const; ///< each of them wholly
    /// The answers to a finding. Where they would push away what is wrong and what is legal, all but the main one are
    /// in a menu.
    void expect_answers_in_sight() const;

    void start(Game game, const Aids& aids = {}); ///< without a click
    bool says(const wxString& words) const;       ///< stands somewhere in the window
    void open_first_turn();                       ///< by keys
    bool turn_is_open() const { return find("open-turn-bar"); }
    void expect_nothing_is_lost(); ///< when killed, and when closed; the window is opened again

    /// From now on what takes long shows at once how far it is; the first that does is stopped, by a click or by
    /// Escape.
    enum class Hand { clicks_stop, presses_escape };
    void stop_next_work(Hand hand = Hand::clicks_stop);
    bool stopped = false; ///< a work was

    int clicks = 0;

private:
    std::filesystem::path folder_;
    MainFrame* frame_ = nullptr;
    std::unique_ptr<wxEventFilter> hand_;
};

}
