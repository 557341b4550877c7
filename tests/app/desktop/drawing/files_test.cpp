#include "app/desktop/drawing/files.h"
#include "app/desktop/frame/samples.h"

#include <fstream>
#include <unistd.h>

#include <gtest/gtest.h>

namespace clerk::desktop {
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

TEST_F(Files, WhatCannotBeWrittenLeavesTheOldFile) {
    fs::create_directories(folder / "taken" / "inside");
    EXPECT_THROW(write_file(folder / "taken", "text"), FileError);
    EXPECT_TRUE(fs::is_directory(folder / "taken"));
    EXPECT_FALSE(fs::exists(folder / "taken.part"));
}

TEST_F(Files, SamplesLieBesideTheProgramOrInTheSources) {
    const fs::path installed = folder / "usr" / "share" / "clerk-of-works" / "samples";
    fs::create_directories(installed);
    std::ofstream(installed / "b.clerk.json") << "{}";
    std::ofstream(installed / "a.clerk.json") << "{}";
    std::ofstream(installed / "notes.txt") << "";
    EXPECT_EQ(samples(folder / "usr" / "bin" / "clerk-of-works"),
              (std::vector{installed / "a.clerk.json", installed / "b.clerk.json"}));
    const fs::path sources = folder / "src" / "packaging" / "samples";
    fs::create_directories(sources);
    std::ofstream(sources / "c.clerk.json") << "{}";
    EXPECT_EQ(samples(folder / "src" / "build" / "debug" / "bin" / "clerk-of-works"),
              std::vector{sources / "c.clerk.json"});
    EXPECT_TRUE(samples(folder / "nowhere" / "bin" / "clerk-of-works").empty());
}

}
}
