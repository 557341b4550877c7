// QR codes, drawn as a picture and read by ZBar.
#include "app/exchange/bgstats.h"
#include "app/exchange/qr.h"
#include "tests/app/exchange/plays.h"
#include "tests/i18n/told.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <unistd.h>

#include <gmock/gmock.h>

namespace clerk::exchange {

namespace {

namespace fs = std::filesystem;
using tests::told;

/// A portable bitmap: every module 4 pixels wide, with the border that readers need.
void draw(const QrCode& code, const fs::path& file) {
    constexpr int border = 4;
    constexpr int pixels = 4;
    const int side = (code.size + 2 * border) * pixels;
    std::ofstream picture(file);
    picture << "P1\n" << side << ' ' << side << '\n';
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const int column = x / pixels - border;
            const int row = y / pixels - border;
            const bool inside = column >= 0 && row >= 0 && column < code.size && row < code.size;
            picture << (inside && code.at(column, row) ? "1" : "0") << (x + 1 == side ? '\n' : ' ');
        }
}

/// What a camera would read.
std::string scanned(const QrCode& code) {
    const fs::path file = fs::temp_directory_path() / ("clerk-qr-" + std::to_string(::getpid()) + ".pbm");
    draw(code, file);
    FILE* reader = ::popen(("zbarimg -q --raw '" + file.string() + "' 2>/dev/null").c_str(), "r");
    std::string text;
    for (int c = std::fgetc(reader); c != EOF; c = std::fgetc(reader)) text += static_cast<char>(c);
    ::pclose(reader);
    fs::remove(file);
    return text.empty() ? text : text.substr(0, text.size() - 1); // zbarimg ends it with a line end
}

db::Play with_seats(int seats, const std::string& name) {
    db::Play play = test::play();
    play.seats.assign(static_cast<std::size_t>(seats), play.seats.front());
    for (db::PlaySeat& seat : play.seats) seat.name = name;
    return play;
}

TEST(QrCode, IsReadByAnotherProgram) {
    const auto code = qr_code(test::play());
    ASSERT_TRUE(code);
    EXPECT_EQ(scanned(*code), *bgstats_link(test::play()));
}

TEST(QrCode, HoldsAsMuchAsItSays) {
    for (const std::size_t size : {std::size_t{1}, qr::easy, qr::most}) {
        const std::string text(size, 'x');
        const auto code = qr_code(text);
        ASSERT_TRUE(code) << size;
        EXPECT_EQ(code->dark.size(), static_cast<std::size_t>(code->size * code->size));
        EXPECT_EQ(scanned(*code), text);
    }
}

TEST(QrCode, OfTooMuchOrNothingIsAFault) {
    EXPECT_EQ(told(qr_code(std::string(qr::most + 1, 'x')).error()), "expected at most 1600 bytes, found 1601");
    EXPECT_EQ(told(qr_code(std::string()).error()), "expected a value, found nothing");
}

TEST(QrCode, OfSixWithChineseNamesStillFits) {
    const auto code = qr_code(with_seats(6, "王小明"));
    ASSERT_TRUE(code) << diagnosis(code.error());
    EXPECT_THAT(scanned(*code), testing::StartsWith("https://app.bgstatsapp.com/createPlay.html?data="));
}

TEST(QrCode, LeavesOutTheNotesForTheSakeOfTheResult) {
    db::Play play = test::play();
    play.notes = std::string(600, 'n');
    play.place = "Home";
    ASSERT_GT(bgstats_link(play)->size(), qr::easy);
    const auto code = qr_code(play);
    ASSERT_TRUE(code);
    const std::string link = test::percent_decoded(scanned(*code));
    EXPECT_THAT(link, testing::HasSubstr("\"location\":\"Home\""));
    EXPECT_THAT(link, testing::Not(testing::HasSubstr("comments")));
}

TEST(QrCode, SaysThatATableDoesNotFit) {
    const auto code = qr_code(with_seats(8, "一二三四五六七八九十"));
    ASSERT_FALSE(code);
    EXPECT_THAT(told(code.error()), testing::StartsWith("expected at most 1600 bytes, found "));
}

}

}
