#include "app/history/play_words.h"

#include <gtest/gtest.h>

namespace clerk {
namespace {

db::ListedPlay finished(std::vector<db::PlaySeat> seats) {
    db::ListedPlay listed;
    listed.finished = true;
    listed.play.seats = std::move(seats);
    return listed;
}

TEST(PlayWords, PlayersHaveTheirPointsWhereTheyAreKnown) {
    db::Play play;
    play.seats = {{.player = "", .name = "Linda", .score = 61}, {.player = "", .name = "John"}};
    EXPECT_EQ(players_in_words(play), "Linda 61, John");
}

TEST(PlayWords, AResultNamesWhoeverHasWon) {
    const db::PlaySeat linda{.player = "", .name = "Linda", .winner = true}, john{.player = "", .name = "John"};
    EXPECT_EQ(result_in_words(finished({linda, john})), "won by Linda");
    EXPECT_EQ(result_in_words(finished({john})), "finished");
    EXPECT_EQ(result_in_words(db::ListedPlay{}), "open");
}

TEST(PlayWords, AGameOnTheTableIsToldWithThePointsSoFar) {
    db::GameSummary game;
    game.started_at = "2026-11-20T19:30:00+01:00";
    game.seats = {{.name = "Linda", .total = 12}, {.name = "John"}};
    EXPECT_EQ(players_in_words(game), "Linda 12, John");
    EXPECT_EQ(begun_in_words(game), "20 Nov 2026, 19:30");
}

}
}
