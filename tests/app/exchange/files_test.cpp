#include "app/exchange/files.h"
#include "app/exchange/import.h"
#include "db/store/store.h"

#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace clerk::exchange {
namespace {

namespace fs = std::filesystem;

class Files : public testing::Test {
protected:
    Files() : folder(fs::temp_directory_path() / ("clerk-files-" + std::to_string(getpid()))) {
        fs::create_directories(folder);
    }
    ~Files() override { fs::remove_all(folder); }

    const fs::path folder;
};

TEST_F(Files, WhatIsWrittenIsRead) {
    write_file(folder / "a", "first");
    write_file(folder / "a", "second");
    EXPECT_EQ(read_file(folder / "a"), "second");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder), {}), 1);
}

TEST_F(Files, AFolderAndNothingAreUnreadable) {
    EXPECT_THROW(read_file(folder), FileError);
    EXPECT_THROW(read_file(folder / "nothing"), FileError);
}

/// Whoever would write into it may never come.
TEST_F(Files, APipeIsNotWaitedFor) {
    ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
    EXPECT_THROW(read_file(folder / "pipe"), FileError);
}

TEST_F(Files, WhatCannotBeWrittenLeavesTheOldFile) {
    fs::create_directories(folder / "taken" / "inside");
    EXPECT_THROW(write_file(folder / "taken", "text"), FileError);
    EXPECT_TRUE(fs::is_directory(folder / "taken"));
    EXPECT_FALSE(fs::exists(folder / "taken.part"));
}

TEST_F(Files, AFileIsWrittenPartByPartOrNotAtAll) {
    const auto parts = [](std::ostream& out) {
        for (int i = 0; i < 3; ++i) out << i << '\n';
    };
    write_file(folder / "a", parts);
    EXPECT_EQ(read_file(folder / "a"), "0\n1\n2\n");
    const auto fails = [](std::ostream& out) {
        out << "half";
        throw std::runtime_error("is stopped");
    };
    EXPECT_THROW(write_file(folder / "a", fails), std::runtime_error);
    EXPECT_THROW(write_file(folder / "b", fails), std::runtime_error);
    EXPECT_EQ(read_file(folder / "a"), "0\n1\n2\n");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder), {}), 1);
}

TEST_F(Files, WhatIsCalledLikeWhatIsWrittenOnTheWayStays) {
    write_file(folder / "letter", "Dear Linda,");
    fs::create_symlink(folder / "letter", folder / "plays.csv.part");
    write_file(folder / "plays.csv.2.part", "half of another");
    fs::create_directory(folder / "plays.csv.3.part");
    write_file(folder / "plays.csv", "whole");
    EXPECT_EQ(read_file(folder / "plays.csv"), "whole");
    EXPECT_EQ(read_file(folder / "letter"), "Dear Linda,");
    EXPECT_EQ(read_file(folder / "plays.csv.2.part"), "half of another");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder), {}), 5);
}

/// As long as the system allows, also where something is added to it on the way.
TEST_F(Files, ALongNameIsWritten) {
    const auto repeated = [](const std::string& letter, int times) {
        std::string name;
        for (int i = 0; i < times; ++i) name += letter;
        return name;
    };
    for (const std::string& name :
         {repeated("f", 251), repeated("f", 255), repeated("棋", 85), 'f' + repeated("é", 127)}) {
        write_file(folder / name, [&](std::ostream& out) {
            for (const auto& entry : fs::directory_iterator(folder))
                EXPECT_TRUE(is_utf8(entry.path().filename().string())) << "no letter is cut in two";
            out << "text";
        });
        EXPECT_EQ(read_file(folder / name), "text") << name;
        EXPECT_TRUE(fs::remove(folder / name));
        EXPECT_TRUE(fs::is_empty(folder));
    }
}

/// By whatever name, also where a dialog has asked whether it is to be replaced.
TEST_F(Files, NothingTakesTheNameOfWhatBelongsToAHistory) {
    { const db::Store store(folder / "history.db"); }
    const std::string before = read_file(folder / "history.db");
    for (const char* name : {"history.db", "history.db-mark", "history.db-journal", "backups/plays.csv"}) {
        try {
            write_file(folder / name, "text");
            ADD_FAILURE() << name;
        } catch (const FileError& error) {
            EXPECT_EQ(error.reason, FileError::Reason::of_history) << name;
            EXPECT_TRUE(sentence(error).Contains(name));
        }
    }
    EXPECT_TRUE(read_file(folder / "history.db") == before);
    EXPECT_FALSE(fs::exists(folder / "history.db-journal"));
}

}
}
