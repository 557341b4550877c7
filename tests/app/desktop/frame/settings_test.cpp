// What the program remembers of its windows.
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/settings.h"
#include "tests/app/desktop/window_test.h"

#include <fstream>

#include <wx/display.h>

namespace clerk::desktop::test {
namespace {

class Settings : public WindowTest {
protected:
    ~Settings() override { close(); }

    void open() {
        open_settings(file("settings.conf"));
        open_window();
        remember(frame(), "window");
        settle();
    }
    void close() {
        close_window();
        close_settings();
    }
    std::string written() const {
        std::ifstream stream(file("settings.conf"));
        return {std::istreambuf_iterator<char>(stream), {}};
    }
};

TEST_F(Settings, TheWindowHasTheSizeItHad) {
    open();
    frame().SetSize(1111, 777);
    settle();
    close();
    open();
    EXPECT_EQ(frame().GetSize(), wxSize(1111, 777));
}

TEST_F(Settings, AreKeptInAFolderThatWasNotThere) {
    open_settings(file("of/mine/settings.conf"));
    keep_setting("language", "de");
    close_settings();
    EXPECT_TRUE(std::filesystem::exists(file("of/mine/settings.conf")));
}

TEST_F(Settings, AListThatWasOpenIsOpenAgain) {
    open();
    for (const bool shown : {true, false}) {
        start(plain_game({}));
        test::press('I');
        EXPECT_EQ(find("built") != nullptr, shown);
        desk().close();
        close();
        open();
        start(plain_game({}));
        EXPECT_EQ(find("built") != nullptr, shown);
    }
}

TEST_F(Settings, ASizeThatDoesNotFitTheScreenIsMadeToFit) {
    open();
    close();
    std::string settings = written();
    ASSERT_NE(settings.find("\nw="), std::string::npos) << settings;
    settings.replace(settings.find("\nw="), 3, "\nw=9");
    settings.replace(settings.find("\nh="), 3, "\nh=-");
    write("settings.conf", settings);
    open();
    EXPECT_LE(frame().GetSize().x, wxGetDisplaySize().x);
    EXPECT_GE(frame().GetSize().y, frame().GetMinSize().y);
}

TEST_F(Settings, AWindowOfAScreenThatIsGoneComesBackOntoOneThatIsThere) {
    open();
    close();
    std::string settings = written();
    for (const char* place : {"\nx=", "\ny="}) {
        ASSERT_NE(settings.find(place), std::string::npos) << settings;
        settings.replace(settings.find(place), 3, std::string(place) + "9876");
    }
    write("settings.conf", settings);
    open();
    EXPECT_TRUE(wxRect(wxGetDisplaySize()).Intersects(frame().GetScreenRect())) << frame().GetPosition().x;
    EXPECT_NE(wxDisplay::GetFromWindow(&frame()), wxNOT_FOUND);
    EXPECT_TRUE(wxRect(wxGetDisplaySize()).Contains(frame().GetScreenPosition()));
}

TEST_F(Settings, WhatIsNoSettingsFileIsPassedOver) {
    write("settings.conf", std::string("\x00\xff[[[=\nw", 9));
    open();
    EXPECT_GE(frame().GetSize().x, frame().GetMinSize().x);
}

TEST_F(Settings, AFolderThatCannotBeMadeIsNoReasonToStop) {
    write("settings.conf", "");
    write("closed", "a file");
    open_settings(file("closed/none/settings.conf"));
    open_window();
    remember(frame(), "window");
    close();
    EXPECT_FALSE(std::filesystem::exists(file("closed/none")));
}

}
}
