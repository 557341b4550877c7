// What the program remembers of its windows.
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/settings.h"
#include "tests/app/desktop/window_test.h"

#include <cstdlib>
#include <fstream>
#include <random>

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
    std::string written(const char* name = "settings.conf") const {
        std::ifstream stream(file(name));
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

TEST_F(Settings, WhatIsKeptIsInTheFileAtOnce) {
    open_settings(file("settings.conf"));
    keep_setting("pieces/babylon/pink/name", "Rosé $HOME \\ \"x\"");
    const std::string kept = written();
    close_settings();
    EXPECT_EQ(written(), kept) << "a window that is killed leaves what it kept";
    open_settings(file("settings.conf"));
    EXPECT_EQ(kept_setting("pieces/babylon/pink/name"), "Rosé $HOME \\ \"x\"");
    keep_setting("pieces/babylon/pink/name", "");
    close_settings();
    EXPECT_EQ(written().find("name"), std::string::npos) << written();
}

/// Two histories have a window each.
TEST_F(Settings, WhatAnotherWindowKeptMeanwhileStays) {
    open();
    keep_setting("theme", "dark");
    write("settings.conf", "language=fr\n");
    keep_setting("names", "1");
    EXPECT_EQ(kept_setting("language"), "fr");
    write("settings.conf", "language=de\n[players]\nlinda=pink\n");
    frame().SetSize(1111, 777);
    close();
    EXPECT_NE(written().find("language=de\n[players]\nlinda=pink\n"), std::string::npos) << written();
    open();
    EXPECT_EQ(frame().GetSize(), wxSize(1111, 777));
}

#ifndef __WXMSW__

TEST_F(Settings, AreWhereTheXdgRulesSay) {
    const auto value = [](const char* name) { return std::string(std::getenv(name) ? std::getenv(name) : ""); };
    const std::string home = value("HOME"), config = value("XDG_CONFIG_HOME");
    setenv("HOME", "/home/someone", 1);
    setenv("XDG_CONFIG_HOME", "/elsewhere", 1);
    EXPECT_EQ(settings_file(), "/elsewhere/clerk-of-works.conf");
    for (const char* passed_over : {"relative", ""}) {
        setenv("XDG_CONFIG_HOME", passed_over, 1);
        EXPECT_EQ(settings_file(), "/home/someone/.config/clerk-of-works.conf");
    }
    setenv("HOME", "relative", 1);
    EXPECT_EQ(settings_file(), "");
    setenv("HOME", home.c_str(), 1);
    setenv("XDG_CONFIG_HOME", config.c_str(), 1);
}

TEST_F(Settings, AreTheirUsersAlone) {
    open_settings(file("settings.conf"));
    keep_setting("theme", "dark");
    EXPECT_EQ(std::filesystem::status(file("settings.conf")).permissions(), std::filesystem::perms(0600));
}

#endif

TEST_F(Settings, AFileTooLargeForSettingsIsPutAside) {
    write("settings.conf", "theme=dark\n" + std::string(2 << 20, '\0'));
    open_settings(file("settings.conf"));
    EXPECT_EQ(kept_setting("theme"), "");
    keep_setting("theme", "light");
    close_settings();
    EXPECT_EQ(written(), "theme=light\n");
    EXPECT_EQ(std::filesystem::file_size(file("settings.unreadable.conf")), 11u + (2 << 20));
}

TEST_F(Settings, NoFileThatIsPutAsideReplacesAnother) {
    for (const char* broken : {"first=\xff", "second=\xff", "third=\xff"}) {
        write("settings.conf", broken);
        open_settings(file("settings.conf"));
        close_settings();
    }
    EXPECT_EQ(written("settings.unreadable.conf"), "first=\xff");
    EXPECT_EQ(written("settings.unreadable-2.conf"), "second=\xff");
    EXPECT_EQ(written("settings.unreadable-3.conf"), "third=\xff");
}

/// Else one byte would have all of them read in an encoding that cannot hold every name.
TEST_F(Settings, WhatIsNoUtf8IsPutAside) {
    const std::string broken = "note=caf\xe9\n[looks]\nname=Turm \xe5\xa1\x94\n";
    write("settings.conf", broken);
    open_settings(file("settings.conf"));
    EXPECT_EQ(kept_setting("looks/name"), "");
    EXPECT_TRUE(keep_setting("looks/name", "\xe9\x96\x80"));
    close_settings();
    open_settings(file("settings.conf"));
    EXPECT_EQ(kept_setting("looks/name"), "\xe9\x96\x80");
    EXPECT_EQ(written("settings.unreadable.conf"), broken);
}

TEST_F(Settings, AMarkOfUtf8MayPrecedeThem) {
    write("settings.conf", "\xEF\xBB\xBF[looks]\nname=caf\xC3\xA9\n");
    open_settings(file("settings.conf"));
    EXPECT_EQ(kept_setting("looks/name"), "caf\xC3\xA9");
}

TEST_F(Settings, GroupsWithinGroupsWithoutEndArePutAside) {
    const auto slashes = [](int count) {
        std::string path = "a";
        while (count-- > 0) path += "/a";
        return path;
    };
    for (const int count : {50, 51}) {
        write("settings.conf", "path=[" + slashes(60) + "]\n  [" + slashes(count) + "]\nx=1\n");
        open_settings(file("settings.conf"));
        EXPECT_EQ(kept_setting(slashes(count) + "/x"), count == 50 ? "1" : "");
        EXPECT_EQ(std::filesystem::exists(file("settings.unreadable.conf")), count == 51);
        close_settings();
    }
}

TEST_F(Settings, WhatWouldMakeTheFileTooLargeIsNotKept) {
    open_settings(file("settings.conf"));
    EXPECT_TRUE(keep_setting("theme", "dark"));
    EXPECT_TRUE(keep_setting("copy/egizia/board", std::string(100 << 10, '\\')));
    EXPECT_FALSE(keep_setting("copy/rajas/board", std::string(450 << 10, '\\')));
    EXPECT_EQ(kept_setting("copy/rajas/board"), "");
    EXPECT_TRUE(keep_setting("copy/egizia/board", std::string(200 << 10, '\\'))) << "what it had goes";
    EXPECT_TRUE(keep_setting("theme", "light"));
    close_settings();
    open_settings(file("settings.conf"));
    EXPECT_EQ(kept_setting("theme"), "light");
    EXPECT_EQ(kept_setting("copy/egizia/board"), std::string(200 << 10, '\\'));
    EXPECT_FALSE(std::filesystem::exists(file("settings.unreadable.conf")));
}

TEST_F(Settings, WhatCouldNotBeWrittenIsSaidAndTriedAgain) {
    open_settings(file("settings.conf"));
    std::filesystem::create_directory(file("settings.conf"));
    EXPECT_FALSE(keep_setting("theme", "light"));
    EXPECT_EQ(kept_setting("theme"), "light") << "until the window goes";
    EXPECT_FALSE(keep_setting("theme", "light"));
    EXPECT_TRUE(why_not_kept().Contains("settings.conf"));
    std::filesystem::remove(file("settings.conf"));
    EXPECT_TRUE(keep_setting("theme", "light"));
    EXPECT_EQ(written(), "theme=light\n");
    close_settings();
    EXPECT_TRUE(keep_setting("theme", "dark")) << "none are open";
}

TEST_F(Settings, WhatIsNoFileIsLeftAlone) {
    std::filesystem::create_directory(file("settings.conf"));
    open();
    EXPECT_FALSE(keep_setting("theme", "light"));
    EXPECT_EQ(kept_setting("theme"), "light") << "until the window goes";
    close();
    EXPECT_TRUE(std::filesystem::is_empty(file("settings.conf")));
}

/// Bytes of a disk that forgot: each file is passed over, and what is kept from then on is there the next time.
TEST_F(Settings, AnyBytesAreBorne) {
    const wxAssertHandler_t before = wxSetAssertHandler(nullptr); // the program writes them down, and goes on
    std::mt19937 random(17);
    const auto up_to = [&](std::size_t most) { return std::uniform_int_distribution<std::size_t>(0, most)(random); };
    const std::string whole = "language=de\n[window]\nx=1\nw=900\n[pieces/babylon/pink]\nname=Rose\\n\"\n!a=b\n;c\n";
    for (int i = 0; i < 300; ++i) {
        std::string bytes = whole;
        for (std::size_t change = 0; change <= up_to(8); ++change) {
            const std::size_t at = up_to(bytes.size() - 1);
            if (up_to(1) == 0)
                bytes[at] = "=[]\n\\/!\"\0\xff$ "[up_to(12)];
            else
                bytes.insert(at, bytes.substr(up_to(bytes.size() - 1), up_to(12)));
        }
        write("settings.conf", bytes);
        open_settings(file("settings.conf"));
        keep_setting("panels/built", "1");
        close_settings();
        open_settings(file("settings.conf"));
        EXPECT_EQ(kept_setting("panels/built"), "1") << bytes;
        close_settings();
    }
    wxSetAssertHandler(before);
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
