// Errors are written down in the state folder, and their details can be handed on.
#include "app/desktop/widgets/error_log.h"
#include "tests/app/desktop/window_test.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sys/stat.h>

#include <wx/clipbrd.h>
#include <wx/log.h>

namespace clerk::desktop::test {
namespace {

class ErrorLog : public WindowTest {
protected:
    ErrorLog() { use_state_folder(file("state")); }
    ~ErrorLog() override {
        close_window();
        use_state_folder({});
    }
    std::string written(const char* name = "errors.log") const {
        std::ifstream log(file("state") / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(log), {}};
    }
    static wxString copied() {
        wxTextDataObject words;
        const wxClipboardLocker locker;
        wxTheClipboard->GetData(words);
        return words.GetText();
    }
};

TEST_F(ErrorLog, AnErrorIsWrittenDownAndItsDetailsAreCopiedByAClick) {
    open_window();
    EXPECT_EQ(written(), "");
    frame().open_file(file("nowhere.clerk.json"));
    settle();
    EXPECT_NE(written().find("nowhere.clerk.json cannot be read"), std::string::npos) << written();
    press("message-choice-1");
    for (const char* part : {"nowhere.clerk.json cannot be read", "Clerk of Works ", "wxWidgets", "errors.log"})
        EXPECT_TRUE(copied().Contains(part)) << part << " is not in: " << copied();
    EXPECT_TRUE(frame().message().Contains("nowhere.clerk.json")) << "the error stays in sight: " << frame().message();
    EXPECT_TRUE(frame().message().Contains("on the clipboard")) << frame().message();
    EXPECT_EQ(std::ranges::count(written(), '\n'), 1) << "written down once";
    press("message-choice-1");
    EXPECT_TRUE(copied().Contains("nowhere.clerk.json"));
    press("message-close");
    EXPECT_EQ(frame().message(), "");
}

TEST_F(ErrorLog, AHistoryThatCannotBeOpenedHasDetailsToo) {
    write("history.db", "this is a letter to my aunt, and it is long enough to be mistaken for something else");
    open_window();
    EXPECT_NE(written().find("is not a history"), std::string::npos) << written();
    press("copy-details");
    EXPECT_TRUE(copied().Contains("is not a history")) << copied();
    EXPECT_TRUE(says("The details are on the clipboard."));
}

TEST_F(ErrorLog, EachErrorIsOneLineWhateverItTells) {
    log_error({"first\nsecond\x1b[31m", "a\0b"});
    log_error({wxString('x', 1'000'000)});
    EXPECT_EQ(std::ranges::count(written(), '\n'), 2);
    EXPECT_EQ(written().find('\x1b'), std::string::npos);
    EXPECT_LT(written().size(), 10'000u);
}

TEST_F(ErrorLog, ItDoesNotGrowForEver) {
    for (int i = 0; i < 400; ++i) log_error({wxString('x', 3000)});
    log_error({"the last one"});
    EXPECT_LT(written().size(), 300'000u);
    EXPECT_LT(written("errors.old.log").size(), 300'000u);
    EXPECT_GT(written("errors.old.log").size(), 200'000u);
    EXPECT_NE(written().find("the last one"), std::string::npos);
}

TEST_F(ErrorLog, AFolderThatCannotBeMadeIsNoReasonToStop) {
    write("plain", "");
    use_state_folder(file("plain/state"));
    open_window();
    frame().open_file(file("nowhere.clerk.json"));
    EXPECT_TRUE(frame().message().Contains("nowhere.clerk.json"));
    use_state_folder({});
    log_error({"nobody keeps this"});
    EXPECT_EQ(error_log(), "");
}

TEST_F(ErrorLog, WhatWxWidgetsTellsIsWrittenDown) {
    log_errors_of_wx();
    {
        wxLog* chained = wxLog::GetActiveTarget();
        dynamic_cast<wxLogChain&>(*chained).PassMessages(false); // no dialog
        wxLogError("a picture cannot be drawn");
        wxLog::FlushActive();
        delete wxLog::SetActiveTarget(nullptr);
    }
    EXPECT_NE(written().find("a picture cannot be drawn"), std::string::npos);
}

#ifndef __WXMSW__

TEST_F(ErrorLog, ItIsItsUsersAlone) {
    log_error({"of whom somebody else need not know"});
    EXPECT_EQ(std::filesystem::status(file("state")).permissions(), std::filesystem::perms(0700));
    EXPECT_EQ(std::filesystem::status(error_log()).permissions(), std::filesystem::perms(0600));
}

TEST_F(ErrorLog, APipeInItsPlaceIsNotWaitedFor) {
    std::filesystem::create_directory(file("state"));
    ASSERT_EQ(mkfifo(file("state/errors.log").c_str(), 0600), 0);
    log_error({"nobody keeps this"});
    EXPECT_TRUE(std::filesystem::is_fifo(error_log()));
}

TEST_F(ErrorLog, TheFolderIsThatOfTheXdgRules) {
    const std::string before = std::getenv("HOME") ? std::getenv("HOME") : "";
    setenv("HOME", "/home/someone", 1);
    setenv("XDG_STATE_HOME", "/elsewhere", 1);
    EXPECT_EQ(usual_state_folder(), "/elsewhere/clerk-of-works");
    setenv("XDG_STATE_HOME", "relative", 1);
    EXPECT_EQ(usual_state_folder(), "/home/someone/.local/state/clerk-of-works");
    unsetenv("XDG_STATE_HOME");
    EXPECT_EQ(usual_state_folder(), "/home/someone/.local/state/clerk-of-works");
    setenv("HOME", before.c_str(), 1);
}

#endif

}
}
