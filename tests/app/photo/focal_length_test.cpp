#include "app/photo/camera.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>
#include <vector>

#include <gtest/gtest.h>

namespace clerk::photo {
namespace {

using namespace std::string_literals;

class FocalLength : public testing::Test {
protected:
    ~FocalLength() override { std::filesystem::remove(file_); }

    std::optional<double> of(const std::string& bytes) {
        std::ofstream(file_, std::ios::binary) << bytes;
        return focal_length(file_);
    }

    std::filesystem::path file_ =
        std::filesystem::temp_directory_path() / ("focal-length-" + std::to_string(getpid()) + ".jpg");
};

std::string number(unsigned value, int bytes) { // least byte first
    std::string text;
    for (int i = 0; i < bytes; ++i) text += static_cast<char>(value >> (8 * i) & 0xFF);
    return text;
}

std::string entry(unsigned tag, unsigned format, unsigned count, unsigned value) {
    return number(tag, 2) + number(format, 2) + number(count, 4) + number(value, 4);
}

constexpr unsigned as_short = 3, as_long = 4, as_rational = 5;

/// A JPEG file that has nothing but such notes; `fractions` are where a rational entry of theirs points to.
std::string notes(const std::vector<std::string>& entries, const std::string& fractions = {}) {
    const std::string first = number(1, 2) + entry(0x8769, as_long, 1, 26) + number(0, 4);
    std::string second = number(static_cast<unsigned>(entries.size()), 2);
    for (const std::string& one : entries) second += one;
    second += number(0, 4);
    const std::string body = "Exif\0\0"s + "II*\0"s + number(8, 4) + first + second + fractions;
    const unsigned size = static_cast<unsigned>(body.size()) + 2;
    return "\xFF\xD8\xFF\xE1"s + static_cast<char>(size >> 8) + static_cast<char>(size & 0xFF) + body + "\xFF\xD9"s;
}

std::string on_film(unsigned millimetres) { return notes({entry(0xA405, as_short, 1, millimetres)}); }

TEST_F(FocalLength, IsThatOnFilm) {
    const auto found = of(on_film(28));
    ASSERT_TRUE(found);
    EXPECT_NEAR(*found, 0.647, 0.001);
}

TEST_F(FocalLength, IsCountedFromTheSensorWhereFilmIsNotNamed) {
    const unsigned at = 26 + 2 + 4 * 12 + 4; // after the second list
    const auto found = of(notes({entry(0x920A, as_rational, 1, at), entry(0xA002, as_long, 1, 4000),
                                 entry(0xA003, as_long, 1, 3000), entry(0xA20E, as_rational, 1, at + 8)},
                                number(43, 4) + number(10, 4) + number(16000, 4) + number(1, 4)));
    ASSERT_TRUE(found);
    EXPECT_NEAR(*found, 4.3 * 16000 / 25.4 / 5000, 0.001);
}

TEST_F(FocalLength, ThatMakesNoSenseIsNone) {
    EXPECT_FALSE(of(on_film(0)));
    EXPECT_FALSE(of(on_film(5000)));
}

TEST_F(FocalLength, OfNoPhotoIsNone) {
    EXPECT_FALSE(of(""));
    EXPECT_FALSE(of("no picture"));
    EXPECT_FALSE(of(std::string(100000, '\xFF')));
    EXPECT_FALSE(focal_length("/no such file"));
}

TEST_F(FocalLength, OfEveryBrokenBeginningIsNoneOrItself) {
    const std::string whole = on_film(28);
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto found = of(whole.substr(0, size));
        EXPECT_TRUE(!found || std::abs(*found - 0.647) < 0.001) << size;
    }
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string wrong = whole;
        wrong[at] = '\xFF';
        const auto found = of(wrong);
        EXPECT_TRUE(!found || (*found >= 0.2 && *found <= 20)) << at;
    }
}

}
}
