#include "app/exchange/result_text.h"
#include "tests/app/exchange/plays.h"
#include "tests/property.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::exchange {

namespace {

std::string told(const db::Play& play) { return result_text(play).utf8_string(); }

TEST(ResultText, TellsTheGameTheDayTheScoreAndWhoWon) {
    EXPECT_EQ(told(test::play()), "Babylon, 22 Nov 2026\n"
                                  "1. Linda: 61 (Statues 51, Stairs 10)\n"
                                  "2. John: 55 (Statues 57, Stairs -2)\n"
                                  "Linda wins.\n");
}

TEST(ResultText, TellsTheDayOnWhichItWasPlayedHere) {
    db::Play play = test::play();
    play.played_at = "2026-11-21T15:59:59Z";
    EXPECT_THAT(told(play), testing::StartsWith("Babylon, 21 Nov 2026\n"));
    play.played_at = "2026-11-21T16:00:00Z";
    EXPECT_THAT(told(play), testing::StartsWith("Babylon, 22 Nov 2026\n"));
}

TEST(ResultText, PutsTheBetterFirst) {
    db::Play play = test::play();
    play.seats[0].rank = 3;
    EXPECT_THAT(told(play), testing::ContainsRegex("\n2. John.*\n3. Linda"));
}

TEST(ResultText, TellsAVictoryThatIsSharedAndNoneWhereNobodyWon) {
    db::Play play = test::play();
    play.seats[1].winner = true;
    EXPECT_THAT(told(play), testing::EndsWith("\nLinda and John share the victory.\n"));
    play.seats[0].winner = play.seats[1].winner = false;
    EXPECT_THAT(told(play), testing::EndsWith(")\n"));
}

TEST(ResultText, TellsWhatThereIsOfAPlayFromElsewhere) {
    const db::Play play{.id = "x",
                        .game = "Go",
                        .variant = "",
                        .played_at = "2026-11-21T19:00:00Z",
                        .modified_at = "",
                        .seats = {{.player = "", .name = "王小明", .winner = true},
                                  {.player = "", .name = "Linda", .score = 12, .categories = {{"1", 5}, {"2", 7}}}}};
    EXPECT_EQ(told(play), "Go, 22 Nov 2026\n王小明\nLinda: 12 (1 5, 2 7)\n王小明 wins.\n");
}

PROPERTY(ResultText, IsALineAPlayerWhateverTheNames, ()) {
    db::Play play = test::any_play();
    for (db::PlaySeat& seat : play.seats) seat.winner = false;
    const std::string text = told(play);
    const auto lines = static_cast<std::ptrdiff_t>(play.seats.size()) + (play.cooperative ? 2 : 1);
    RC_ASSERT(std::ranges::count(text, '\n') == lines);
    RC_ASSERT(std::ranges::none_of(text, [](char c) { return c > 0 && c < ' ' && c != '\n'; }));
}

TEST(ResultText, CannotBeTurnedRound) {
    db::Play play = test::play();
    play.seats[0].name = "Linda\u202Eadnil\u2066\u200F\u2028";
    const std::string text = told(play);
    for (const char* sign : {"\u202E", "\u2066", "\u2028"}) EXPECT_EQ(text.find(sign), std::string::npos);
    EXPECT_NE(text.find("\u200F"), std::string::npos); // a mark, which names from right to left need
}

}

namespace {

using Terms = std::vector<Points>;

Points points(std::string_view text) { return points_of(text).value(); }

TEST(ScoreText, IsASum) {
    EXPECT_EQ(terms("61"), (Terms{61}));
    EXPECT_EQ(terms("-10+7+22"), (Terms{-10, 7, 22}));
    EXPECT_EQ(terms("+3-4"), (Terms{3, -4}));
    EXPECT_EQ(terms(" 18 + 24 - 10 "), (Terms{18, 24, -10}));
    EXPECT_EQ(terms("2400000"), (Terms{2'400'000}));
    EXPECT_EQ(terms("9223372036854775807"), (Terms{9'223'372'036'854'775'807}));
    EXPECT_EQ(terms("12.5"), (Terms{points("12.5")}));
    EXPECT_EQ(terms("4,13"), (Terms{points("4.13")}));
    EXPECT_EQ(terms("-0,5+.75"), (Terms{points("-0.5"), points("0.75")}));
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
                             ".",
                             "1.0.0",
                             "0.1234567891",
                             "1,000",
                             "3*4",
                             "won",
                             "61 points",
                             "9223372036854775808",
                             "9223372036854775807+1",
                             "9223372036854775807+1+",
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
    seat.categories[0].second = points("18.5");
    seat.score = points("32.5");
    EXPECT_EQ(score_text(seat), "18.5+24-10");
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
    take_score("  ", seat, play);
    EXPECT_EQ(seat.score, std::nullopt);
    EXPECT_EQ(play.notes, "Late.\nLinda: won by resignation");
}

PROPERTY(ScoreText, KeepsTheCategories, ()) {
    db::PlaySeat written{.player = "", .name = "Linda"};
    PointsSum sum;
    for (int left = *rc::gen::inRange(0, 100); left > 0; --left) {
        written.categories.emplace_back("any", test::any_points());
        sum += written.categories.back().second;
    }
    written.score = sum.points();
    db::PlaySeat read;
    db::Play play;
    take_score(score_text(written), read, play);
    RC_ASSERT(read.score == written.score);
    if (written.categories.size() < 2 || !written.score) return;
    RC_ASSERT(read.categories.size() == written.categories.size());
    for (std::size_t i = 0; i < written.categories.size(); ++i)
        RC_ASSERT(read.categories[i] == std::pair(std::to_string(i + 1), written.categories[i].second));
}

}

}
