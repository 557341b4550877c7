// The patience that the turns of a record share when all of them are compared with their best.
#include "core/alhambra/best.h"
#include "core/babylon/best.h"
#include "core/game.h"
#include "tests/cases.h"

namespace clerk {
namespace {

/// So many times it lasts for this effort.
std::size_t lasts(const Patience& patience, std::size_t effort) {
    std::size_t times = 0;
    while (patience(effort)) ++times;
    return times;
}

TEST(SharedPatience, LeavesEveryTurnItsShare) {
    SharedPatience patience(4, 800); // 400 for who needs more, and 100 for each
    EXPECT_EQ(lasts(patience.for_next_turn(), 1), 499U);
    for (int turn = 1; turn < 4; ++turn) EXPECT_EQ(lasts(patience.for_next_turn(), 1), 99U) << turn;
}

TEST(SharedPatience, OfWhatATurnLeavesTheLaterOnesMayTakeMore) {
    SharedPatience patience(4, 800);
    for (int turn = 0; turn < 3; ++turn) EXPECT_TRUE(patience.for_next_turn()(10));
    EXPECT_EQ(lasts(patience.for_next_turn(), 1), 769U);
}

TEST(SharedPatience, IsAtItsEndForGoodWhereATurnTookTooMuchAtOnce) {
    SharedPatience patience(4, 800);
    EXPECT_FALSE(patience.for_next_turn()(5000));
    for (int turn = 1; turn < 4; ++turn) EXPECT_FALSE(patience.for_next_turn()(1)) << turn;
}

TEST(SharedPatience, AllowsATurnNoMoreThanTheUsualLooks) {
    SharedPatience patience(2, 100 * usual_looks);
    EXPECT_EQ(lasts(patience.for_next_turn(), 1), usual_looks);
    EXPECT_EQ(lasts(patience.for_next_turn(), 1), usual_looks);
}

TEST(SharedPatience, OfNoTurnsIsAskedForNothing) { EXPECT_TRUE(SharedPatience(0).for_next_turn()(1)); }

/// As if each turn were the only one.
template <class Game> nlohmann::json turns_by_themselves(const Game& game) {
    nlohmann::json turns = nlohmann::json::array();
    const auto folded = fold(game);
    for (int turn = 0; turn < static_cast<int>(game.turns.size()); ++turn)
        if (const auto found = review(game, folded, turn, looks(usual_looks)))
            turns.push_back({found->turn, found->points, found->best, found->bound});
    return turns;
}

nlohmann::json turns_of_the_answer(const Record& record) {
    nlohmann::json turns = nlohmann::json::array();
    const nlohmann::json answer = nlohmann::json::parse(review_answer(record).value());
    for (const nlohmann::json& turn : answer["turns"])
        turns.push_back({turn["turn"], turn["points"], turn["best"], turn["bound"]});
    return turns;
}

/// Of every second game, which takes long enough.
template <class Game> std::size_t expect_nothing_is_taken(const std::string& fixture) {
    std::size_t compared = 0;
    const auto games = tests::cases(fixture);
    for (std::size_t i = 0; i < games.size(); i += 2) {
        const auto record = parse(games[i]["record"].dump());
        if (!record || depth(*record) == Depth::final || !check(*record).legal()) continue;
        const nlohmann::json turns = turns_by_themselves(std::get<Game>(record->game));
        EXPECT_EQ(turns_of_the_answer(*record), turns) << record->head.id;
        compared += turns.size();
    }
    return compared;
}

TEST(SharedPatience, TakesNothingFromAGameThatWasPlayed) {
    EXPECT_GT(expect_nothing_is_taken<babylon::Game>("babylon.ndjson"), 250U);
    EXPECT_GT(expect_nothing_is_taken<alhambra::Game>("alhambra.ndjson"), 100U);
}

}
}
