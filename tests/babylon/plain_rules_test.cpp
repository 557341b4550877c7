// The core says of any game, and brings for it, what a plain reading of the rulebook's tables says and brings.
#include "tests/babylon/spoilt.h"
#include "tests/cases.h"
#include "tests/property.h"

#include <set>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;

TEST(PlainRules, SayTheSameOfTheGamesThatAreKept) {
    std::set<std::string> rules;
    for (const nlohmann::json& line : clerk::tests::cases("babylon.ndjson")) {
        const auto record = clerk::parse(line["record"].dump());
        const Game game = std::get<Game>(record->game);
        SCOPED_TRACE(record->head.id);
        const plain::Verdict plain = plain::judge(game);
        EXPECT_EQ(judged(game), plain);
        if (plain.violations.empty()) {
            EXPECT_EQ(billed(game), plain::score(game));
        }
        for (const plain::Told& told : plain.violations) rules.insert(told.rule);
    }
    EXPECT_GT(rules.size(), 15U);
}

/// Both judge it alike and, if it is legal, score it alike.
void expect_agreement(const Game& game) {
    const plain::Verdict plain = plain::judge(game);
    RC_ASSERT(judged(game) == plain);
    if (plain.violations.empty()) RC_ASSERT(billed(game) == plain::score(game));
}

PROPERTY(PlainRulesProperty, SayTheSameOfAnyGame, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = any_game_to_judge();
    expect_agreement(game);
    for (int i = 0; i < 8; ++i) {
        Game spoilt = game;
        for (std::size_t times = 1 + pick(2); times > 0; --times) spoil(spoilt);
        expect_agreement(spoilt);
    }
}

}
