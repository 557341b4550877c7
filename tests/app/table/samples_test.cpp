#include "app/table/samples.h"

#include <fstream>
#include <unistd.h>

#include <gtest/gtest.h>

namespace clerk {
namespace {

namespace fs = std::filesystem;

class Samples : public testing::Test {
protected:
    Samples() : folder(fs::temp_directory_path() / ("clerk-samples-" + std::to_string(getpid()))) {}
    ~Samples() override { fs::remove_all(folder); }

    const fs::path folder;
};

TEST_F(Samples, LieBesideTheProgramOrInTheSources) {
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
    EXPECT_TRUE(
        is_sample(sources / ".." / "samples" / "c.clerk.json", folder / "src" / "build" / "debug" / "bin" / "x"));
    EXPECT_FALSE(is_sample(installed / "notes.txt", folder / "usr" / "bin" / "x"));
    EXPECT_FALSE(is_sample(sources / "c.clerk.json", folder / "usr" / "bin" / "x")) << "of another program";
    EXPECT_FALSE(is_sample(folder / "gone.clerk.json", folder / "usr" / "bin" / "x"));
    EXPECT_TRUE(samples(folder / "nowhere" / "bin" / "clerk-of-works").empty());
}

TEST(Sample, IsCalledByItsGameAndWhatItIs) {
    EXPECT_EQ(sample_name("samples/babylon-three-mistakes.clerk.json"), "Babylon: three mistakes");
    EXPECT_EQ(sample_name("alhambra-something-new.clerk.json"), "Alhambra: something new");
    EXPECT_EQ(sample_name("babylon.clerk.json"), "babylon");
}

TEST(Sample, IsElseCalledAsItsFileWithoutHyphens) {
    EXPECT_EQ(sample_name("samples/a-whole-game.clerk.json"), "a whole game");
    EXPECT_EQ(sample_name("plain"), "plain");
}

}
}
