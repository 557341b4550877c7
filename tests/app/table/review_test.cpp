#include "app/table/walk.h"
#include "core/earlier_turn.h"
#include "tests/cases.h"
#include "tests/db/support.h"

namespace clerk::table {
namespace {

/// The first games that may be looked back at.
std::vector<Record> games_over(std::string_view game, std::size_t most) {
    std::vector<Record> games;
    for (const nlohmann::json& one : tests::cases(std::string(game) + ".ndjson")) {
        const auto record = parse(one["record"].dump());
        if (games.size() < most && record && why_no_review(FoldedRecord(*record)).empty()) games.push_back(*record);
    }
    return games;
}

Review reviewed(const Record& record) {
    Review review{FoldedRecord(record)};
    for (std::size_t turn = 0; turn < review.turns(); ++turn)
        if (auto found = i18n::reviewed(record, review.game().fold.game, static_cast<int>(turn), looks(200)))
            review.add(*std::move(found));
    return review;
}

TEST(Review, HoldsEveryTurnThatIsComparedAndWhatEachPlayerLeft) {
    std::size_t compared = 0;
    for (const char* game : {"babylon", "alhambra"})
        for (const Record& record : games_over(game, 2)) {
            const Review review = reviewed(record);
            std::vector<int> left(players(record).size());
            for (const ComparedTurn& turn : review.compared()) {
                const i18n::ReviewedTurn& there = *review.at(static_cast<std::size_t>(turn.turn));
                left.at(static_cast<std::size_t>(turn.player)) += turn.left();
                EXPECT_EQ(review.walk().player(static_cast<std::size_t>(turn.turn) + 1), turn.player);
                for (const i18n::BestLine& step : there.steps) {
                    ASSERT_TRUE(step.after);
                    EXPECT_TRUE(check(*step.after).legal());
                    EXPECT_FALSE(step.words.empty());
                }
                ++compared;
            }
            EXPECT_EQ(review.left(), left);
            EXPECT_TRUE(std::ranges::is_sorted(review.moments(), std::ranges::greater{}, &ComparedTurn::left));
        }
    EXPECT_GT(compared, 20u);
}

TEST(Review, SaysWhereMoreMayHaveBeenLeft) {
    Review review{FoldedRecord(games_over("babylon", 1).at(0))};
    i18n::ReviewedTurn turn{};
    turn.points = 2, turn.best = turn.bound = 5;
    review.add(turn);
    EXPECT_TRUE(review.left_in_words().StartsWith("Points left on the table: "));
    turn.turn = 1, turn.bound = 6;
    review.add(turn);
    EXPECT_TRUE(review.left_in_words().StartsWith("Points left on the table, at least: "));
}

TEST(Review, IsRefusedWithAReason) {
    for (const std::string_view game : played_games()) {
        for (const nlohmann::json& one : tests::cases(std::string(game) + ".ndjson")) {
            const auto record = parse(one["record"].dump());
            if (!record) continue;
            const FoldedRecord whole(*record);
            const bool may = i18n::tells_review(game) && depth(*record) != Depth::final && whole.report().legal() &&
                             whole.fold.score.complete;
            EXPECT_EQ(why_no_review(whole).empty(), may);
        }
    }
}

TEST(EarlierTurn, GamesAreCutAfterAnyTurn) {
    for (const char* game : {"babylon", "alhambra", "rajas", "egizia"})
        for (const nlohmann::json& one : tests::cases(std::string(game) + ".ndjson")) {
            const auto record = parse(one["record"].dump());
            if (!record || !one["check"]["legal"].get<bool>() || depth(*record) == Depth::final) continue;
            const std::size_t half = turns(*record) / 2;
            const Record cut = after_turns(*record, half);
            EXPECT_EQ(turns(cut), half);
            EXPECT_TRUE(check(cut).legal());
            EXPECT_FALSE(in_progress(cut));
        }
}

}
}
