// The core says of any game, and brings for it, what a plain reading of the rulebook's tables says and brings.
#include "tests/alhambra/spoilt.h"
#include "tests/cases.h"
#include "tests/property.h"

#include <set>

namespace {

using namespace clerk::alhambra;
using namespace clerk::alhambra::test;

TEST(PlainRules, SayTheSameOfTheGamesThatAreKept) {
    std::set<std::string> rules;
    for (const nlohmann::json& line : clerk::tests::cases("alhambra.ndjson")) {
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
bool is_legal_to_both(const Game& game) {
    const plain::Verdict plain = plain::judge(game);
    RC_ASSERT(judged(game) == plain);
    const bool legal = plain.violations.empty();
    if (legal) RC_ASSERT(billed(game) == plain::score(game));
    return legal;
}

PROPERTY(PlainRulesProperty, SayTheSameOfAnyGame, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = any_game_to_judge();
    RC_ASSERT(is_legal_to_both(game));
    for (int i = 0; i < 8; ++i) {
        Game spoilt = game;
        for (std::size_t times = 1 + pick(2); times > 0; --times) spoil(spoilt);
        is_legal_to_both(spoilt);
    }
}

}
