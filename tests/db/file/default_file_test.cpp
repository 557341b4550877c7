#include "db/file/disk.h"
#include "tests/db/support.h"

#include <cstdlib>

#include <gtest/gtest.h>

namespace {

using clerk::db::default_file;

/// Variables of the environment for one test.
class DefaultFile : public testing::Test {
protected:
    void SetUp() override {
        for (const char* name : {"CLERK_DB", "XDG_DATA_HOME", "HOME"}) {
            if (const char* value = std::getenv(name)) before_.emplace_back(name, value);
            unsetenv(name);
        }
        setenv("HOME", "/home/linda", 1);
    }
    void TearDown() override {
        for (const char* name : {"CLERK_DB", "XDG_DATA_HOME", "HOME"}) unsetenv(name);
        for (const auto& [name, value] : before_) setenv(name.c_str(), value.c_str(), 1);
    }

private:
    std::vector<std::pair<std::string, std::string>> before_;
};

TEST_F(DefaultFile, IsInTheHomeFolder) {
    EXPECT_EQ(default_file(), "/home/linda/.local/share/clerk-of-works/history.db");
}

TEST_F(DefaultFile, FollowsXdgDataHome) {
    setenv("XDG_DATA_HOME", "/data", 1);
    EXPECT_EQ(default_file(), "/data/clerk-of-works/history.db");
}

TEST_F(DefaultFile, IgnoresARelativeOrEmptyXdgDataHome) {
    for (const char* value : {"data", ""}) {
        setenv("XDG_DATA_HOME", value, 1);
        EXPECT_EQ(default_file(), "/home/linda/.local/share/clerk-of-works/history.db");
    }
}

TEST_F(DefaultFile, IsOverriddenByClerkDb) {
    setenv("XDG_DATA_HOME", "/data", 1);
    setenv("CLERK_DB", "/elsewhere/games.db", 1);
    EXPECT_EQ(default_file(), "/elsewhere/games.db");
    setenv("CLERK_DB", "", 1);
    EXPECT_EQ(default_file(), "/data/clerk-of-works/history.db");
}

TEST_F(DefaultFile, IsNowhereWithoutAHome) {
    unsetenv("HOME");
    EXPECT_EQ(clerk::test::reason([] { default_file(); }), clerk::db::Error::Reason::unreadable);
}

}
