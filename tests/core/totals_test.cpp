// How totals grew, over whole games.
#include "core/record_fold.h"

#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using namespace clerk;

/// Every legal record of the samples that has turns.
std::vector<Record> games() {
    std::vector<Record> games;
    for (const std::string_view game : clerk::games()) {
        std::ifstream lines(std::string(CLERK_FIXTURES "/") + std::string(game) + ".ndjson");
        for (std::string line; std::getline(lines, line);) {
            auto record = parse(nlohmann::json::parse(line)["record"].dump());
            if (record && depth(*record) != Depth::final && check(*record).legal()) games.push_back(std::move(*record));
        }
    }
    return games;
}

TEST(TotalsByTurn, EndWithTheScoreOfTheGame) {
    int seen = 0;
    for (const Record& record : games()) {
        const auto totals = fold(record).totals;
        if (totals.empty()) continue;
        std::vector<int> final;
        for (const PlayerScore& player : score(record).players) final.push_back(player.total());
        EXPECT_EQ(totals.back(), final) << record.head.id;
        ++seen;
    }
    EXPECT_GT(seen, 20);
}

TEST(TotalsByTurn, OfAnotherGameAreItsOwn) {
    const std::vector<Record> all = games();
    const Record &one = all.front(), &other = all.back();
    ASSERT_NE(game_id(one), game_id(other));
    EXPECT_EQ(fold(other, one, fold(one)).totals, fold(other).totals);
}

TEST(TotalsByTurn, HaveOneRowATurnAndOneFigureAPlayer) {
    for (const Record& record : games()) {
        const auto totals = fold(record).totals;
        EXPECT_EQ(totals.size(), turns(record));
        for (const auto& row : totals) EXPECT_EQ(row.size(), players(record).size());
    }
}

}
