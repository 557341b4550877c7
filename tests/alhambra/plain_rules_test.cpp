// The core says of any game, and brings for it, what a plain reading of the rulebook's tables says and brings.
#include "tests/alhambra/spoilt.h"
#include "tests/cases.h"

#include <set>

#include <rapidcheck/gtest.h>

namespace {

using namespace clerk::alhambra;
using namespace clerk::alhambra::test;

bool is_legal(const Game& game) { return plain::judge(game).violations.empty(); }

TEST(PlainRules, SayTheSameOfTheGamesThatAreKept) {
    std::set<std::string> rules;
    for (const nlohmann::json& line : clerk::tests::cases("alhambra.ndjson")) {
        const auto record = clerk::parse(line["record"].dump());
        const Game game = std::get<Game>(record->game);
        SCOPED_TRACE(record->head.id);
        EXPECT_EQ(judged(game), plain::judge(game));
        if (is_legal(game)) EXPECT_EQ(billed(game), plain::score(game));
        for (const plain::Told& told : plain::judge(game).violations) rules.insert(told.rule);
    }
    EXPECT_GT(rules.size(), 15U);
}

void require_the_same(const Game& game) {
    RC_ASSERT(judged(game) == plain::judge(game));
    if (is_legal(game)) RC_ASSERT(billed(game) == plain::score(game));
}

RC_GTEST_PROP(PlainRulesProperty, SayTheSameOfAnyGame, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = any_game_to_judge();
    RC_ASSERT(is_legal(game));
    require_the_same(game);
    for (int i = 0; i < 8; ++i) {
        Game spoilt = game;
        for (std::size_t times = 1 + pick(2); times > 0; --times) spoil(spoilt);
        require_the_same(spoilt);
    }
}

}
