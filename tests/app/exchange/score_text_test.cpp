#include "app/exchange/score_text.h"
#include "tests/property.h"

#include <numeric>

#include <gtest/gtest.h>

namespace clerk::exchange {

namespace {

using Terms = std::vector<int>;

TEST(ScoreText, IsASumOfWholeNumbers) {
    EXPECT_EQ(terms("61"), (Terms{61}));
    EXPECT_EQ(terms("-10+7+22"), (Terms{-10, 7, 22}));
    EXPECT_EQ(terms("+3-4"), (Terms{3, -4}));
    EXPECT_EQ(terms(" 18 + 24 - 10 "), (Terms{18, 24, -10}));
    EXPECT_EQ(terms("2400000"), (Terms{2'400'000}));
    EXPECT_EQ(terms("2147483647"), (Terms{2'147'483'647}));
    EXPECT_EQ(terms("12.0"), (Terms{12}));
    EXPECT_EQ(terms("-12.00 + 3.0\r\n"), (Terms{-12, 3}));
}

TEST(ScoreText, MayHoldSignsAndPointsThatAKeypadLeft) {
    EXPECT_EQ(terms("8+2+10+4+"), (Terms{8, 2, 10, 4}));
    EXPECT_EQ(terms("7-"), (Terms{7}));
    EXPECT_EQ(terms("30+0--0-9"), (Terms{30, 0, 0, -9}));
    EXPECT_EQ(terms("0--9"), (Terms{0, 9}));
    EXPECT_EQ(terms("1+-2"), (Terms{1, -2}));
    EXPECT_EQ(terms("1++2 + "), (Terms{1, 2}));
    EXPECT_EQ(terms("6.+8"), (Terms{6, 8}));
    EXPECT_EQ(terms("12."), (Terms{12}));
}

TEST(ScoreText, IsNothingElse) {
    for (const char* text : {"",
                             " ",
                             "+",
                             "-",
                             "+-",
                             "1 2",
                             "12.5",
                             ".0",
                             "1.05",
                             "1.0.0",
                             "1,000",
                             "3*4",
                             "won",
                             "61 points",
                             "2147483648",
                             "2147483647+1",
                             "99999999999999999999",
                             "0x10",
                             "1e3",
                             "\xE2\x88\x92"
                             "5"})
        EXPECT_EQ(terms(text), std::nullopt) << text;
    std::string sum = "1";
    for (int i = 0; i < 100; ++i) sum += "+1";
    EXPECT_EQ(terms(sum), std::nullopt);
}

TEST(ScoreText, ShowsTheCategoriesIfTheyMakeTheScore) {
    db::PlaySeat seat{.player = "", .name = "Linda", .score = 32, .categories = {{"a", 18}, {"b", 24}, {"c", -10}}};
    EXPECT_EQ(score_text(seat), "18+24-10");
    seat.score = 33;
    EXPECT_EQ(score_text(seat), "33");
    seat.score.reset();
    EXPECT_EQ(score_text(seat), "");
}

TEST(ScoreText, ThatIsNoSumGoesIntoTheNotes) {
    db::Play play;
    play.notes = "Late.";
    db::PlaySeat seat{.player = "", .name = "Linda"};
    take_score("won by resignation", seat, play);
    take_score("", seat, play);
    EXPECT_EQ(seat.score, std::nullopt);
    EXPECT_EQ(play.notes, "Late.\nLinda: won by resignation");
}

PROPERTY(ScoreText, KeepsTheCategories, ()) {
    const auto points = *rc::gen::resize(99, rc::gen::arbitrary<std::vector<std::int16_t>>()); // at most 99
    db::PlaySeat written{.player = "", .name = "Linda", .score = std::accumulate(points.begin(), points.end(), 0)};
    for (const int each : points) written.categories.emplace_back("any", each);
    db::PlaySeat read;
    db::Play play;
    take_score(score_text(written), read, play);
    RC_ASSERT(read.score == written.score);
    if (points.size() < 2) return;
    RC_ASSERT(read.categories.size() == points.size());
    for (std::size_t i = 0; i < points.size(); ++i)
        RC_ASSERT(read.categories[i] == std::pair(std::to_string(i + 1), static_cast<int>(points[i])));
}

}

}
