// The core says of any game what a plain reading of the rulebook's tables says.
#include "tests/cases.h"
#include "tests/egizia/spoilt.h"
#include "tests/property.h"

#include <set>

namespace clerk::egizia::test {

namespace {

TEST(PlainRules, SayTheSameOfTheGamesThatAreKept) {
    std::set<std::string> rules;
    int scores = 0;
    for (const nlohmann::json& line : tests::cases("egizia.ndjson")) {
        const auto record = parse(line["record"].dump());
        const Game& game = std::get<Game>(record->game);
        const plain::Verdict verdict = plain::judge(game);
        EXPECT_TRUE(judged(game) == verdict) << record->head.id;
        for (const plain::Broken& broken : verdict.violations) rules.insert(broken.rule);
        if (!verdict.violations.empty()) continue;
        EXPECT_EQ(scored(game), plain::score(game)) << record->head.id;
        EXPECT_EQ(line["score"], plain::score(game)) << record->head.id;
        ++scores;
    }
    EXPECT_GT(scores, 10);
    EXPECT_GT(rules.size(), 10U);
}

PROPERTY(PlainRulesProperty, SayTheSameOfAnyGame, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = any_kind_of_game();
    if (game.depth != Depth::final) RC_ASSERT(plain::judge(game).violations.empty());
    RC_ASSERT(say_the_same(game));
    for (int i = 0; i < 8; ++i) {
        Game spoilt = game;
        for (std::size_t times = 1 + pick(3); times > 0; --times) spoil(spoilt);
        RC_ASSERT(say_the_same(spoilt));
        waive(spoilt, one_in(2));
        RC_ASSERT(say_the_same(spoilt));
    }
}

PROPERTY(PlainRulesProperty, ASpoiltGameIsARecordStill, (std::uint32_t seed)) {
    chance().seed(seed);
    Game game = any_kind_of_game();
    for (std::size_t times = 1 + pick(3); times > 0; --times) spoil(game);
    waive(game, one_in(2));
    const auto again = parse(print(record(game)));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == record(game));
}

}

}
