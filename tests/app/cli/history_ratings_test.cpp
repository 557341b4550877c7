// Ratings as the commands show them: clerk history leaderboard and stats.
#include "db/figures/ratings.h"
#include "db/plays/plays.h"
#include "db/store/store.h"
#include "tests/app/cli/on_history.h"

#include <array>
#include <cmath>

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

db::Play chess(int day, const std::string& winner, const std::string& loser) {
    db::Play play;
    play.id = "aaaa0000-0000-4000-8000-00000000000" + std::to_string(day);
    play.game = "Chess";
    play.played_at = "2026-11-1" + std::to_string(day) + "T19:00:00Z";
    play.seats = {{"", winner, 2, 1, true, {}}, {"", loser, 1, 2, false, {}}};
    return play;
}

/// "27 ± 5", rounded.
std::string shown(const Rating& rating) {
    return std::to_string(std::lround(rating.mu)) + " \xC2\xB1 " + std::to_string(std::lround(3 * rating.sigma));
}

/// A game of chess a day.
class HistoryRatings : public OnHistory {
protected:
    int day = 0;

    void play(const std::string& winner, const std::string& loser) {
        db::Plays(db::Store(file)).import({chess(day++, winner, loser)}, "test");
    }
};

}

TEST_F(HistoryRatings, AreShownAfterFivePlaysAndInJsonBefore) {
    for (int i = 0; i < 4; ++i) play("Linda", "John");
    for (const Arguments& command : {Arguments{"history", "leaderboard"}, {"history", "stats", "Linda"}})
        EXPECT_THAT(on_file(command).out, Not(HasSubstr("\xC2\xB1")));
    EXPECT_EQ(answer({"history", "stats", "Linda"})["total"]["rating"]["plays"], 4);
    play("Linda", "John");
    std::vector<Rating> expected(2);
    for (int i = 0; i < 5; ++i) expected = rated(expected, std::array{1, 2});
    for (const Arguments& command : {Arguments{"history", "leaderboard"}, {"history", "stats", "Linda"}})
        EXPECT_THAT(on_file(command).out, HasSubstr(shown(expected[0])));
    EXPECT_THAT(on_file({"history", "leaderboard", "--game", "Chess"}).out, HasSubstr(shown(expected[1])));
}

TEST_F(HistoryRatings, AreThoseOfTheHistory) {
    for (int i = 0; i < 3; ++i) play("Linda", "John");
    play("John", "Mary");
    play("alone", "alone");
    const db::Store store(file);
    const Json players = answer({"history", "leaderboard"})["players"];
    ASSERT_EQ(players.size(), 4U);
    for (const Json& line : players) {
        const auto rated = db::Ratings(store).of(line["id"]);
        if (line["name"] == "alone") {
            EXPECT_TRUE(line["rating"].is_null());
            EXPECT_TRUE(rated.empty());
            continue;
        }
        EXPECT_EQ(line["rating"]["mu"], rated.front().rating.mu);
        EXPECT_EQ(line["rating"]["sigma"], rated.front().rating.sigma);
        EXPECT_EQ(line["rating"]["ordinal"], ordinal(rated.front().rating));
        EXPECT_EQ(line["rating"]["plays"], rated.front().plays);
        const Json page = answer({"history", "stats", line["id"], "--game", "Chess"});
        EXPECT_EQ(page["total"]["rating"], line["rating"]);
        EXPECT_EQ(page["by_game"][0]["rating"], line["rating"]);
    }
}

TEST_F(HistoryRatings, OrderTheLeaderboard) {
    for (const char* winner : {"Linda", "Linda", "Linda", "John", "Linda", "Zoe"})
        play(winner, std::string(winner) == "Linda" ? "John" : "Linda");
    for (int i = 0; i < 3; ++i) play("Zoe", "Linda");
    const auto names = [&](const Arguments& options) {
        Arguments arguments{"history", "leaderboard"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        std::vector<std::string> found;
        const Json players = answer(arguments)["players"];
        for (const Json& line : players) found.push_back(line["name"]);
        return found;
    };
    EXPECT_THAT(names({}), ElementsAre("Zoe", "Linda", "John"));
    EXPECT_THAT(names({"--by", "wins"}), ElementsAre("Zoe", "Linda", "John"));
    EXPECT_THAT(names({"--by", "rating"}), ElementsAre("Linda", "John", "Zoe")) << "Zoe has four plays";
    const Outcome unknown = on_file({"history", "leaderboard", "--by", "luck"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_THAT(unknown.err, AllOf(HasSubstr("luck"), HasSubstr("wins"), HasSubstr("rating")));
}

}
