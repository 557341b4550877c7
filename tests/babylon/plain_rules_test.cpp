// The core says of any game what a plain reading of the rulebook's tables says.
#include "tests/babylon/spoilt.h"
#include "tests/cases.h"

#include <set>

#include <rapidcheck/gtest.h>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;
using clerk::Depth;

TEST(PlainRules, SayTheSameOfTheGamesThatAreKept) {
    std::set<std::string> rules;
    int games = 0;
    for (const nlohmann::json& line : clerk::tests::cases("babylon.ndjson")) {
        const auto record = clerk::parse(line["record"].dump());
        const Game game = plain::without_waivers(std::get<Game>(record->game));
        if (game.depth == Depth::final) continue;
        const plain::Broken plain = plain::judge(game), core = judged(game);
        EXPECT_EQ(core.rule, plain.rule) << record->head.id << " turn " << plain.turn << " step " << plain.step;
        EXPECT_TRUE(core == plain) << record->head.id;
        rules.insert(plain.rule);
        ++games;
    }
    EXPECT_GT(games, 50);
    EXPECT_GT(rules.size(), 15U);
}

RC_GTEST_PROP(PlainRulesProperty, SayTheSameOfAnyGame, (std::uint32_t seed)) {
    chance().seed(seed);
    Game game = any_game(any_depth_with_turns(), 1 + pick(16)).game;
    RC_ASSERT(plain::judge(game) == plain::Broken{});
    for (int i = 0; i < 8; ++i) {
        Game spoilt = game;
        for (std::size_t times = 1 + pick(2); times > 0; --times) spoil(spoilt);
        RC_ASSERT(judged(spoilt) == plain::judge(spoilt));
    }
}

}
