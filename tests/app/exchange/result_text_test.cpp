#include "app/exchange/result_text.h"
#include "tests/app/exchange/plays.h"
#include "tests/property.h"

#include <algorithm>

#include <gmock/gmock.h>

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

}
