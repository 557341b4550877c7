// The core says of any game what a plain reading of the rulebook says, and scores it the same.
#include "tests/cases.h"
#include "tests/rajas/spoilt.h"

#include <set>

#include <rapidcheck/gtest.h>

namespace clerk::rajas::test {

namespace {

std::ostream& operator<<(std::ostream& out, const plain::Broken& broken) {
    return out << (broken.rule.empty() ? "nothing" : broken.rule) << " by " << broken.player << " in turn "
               << broken.turn << " step " << broken.step;
}

std::string written(const plain::Judgement& judgement) {
    std::ostringstream out;
    out << judgement.broken << "; turns " << judgement.turns_played.value_or(-2) << " round "
        << judgement.round.value_or(-2) << " over " << static_cast<int>(judgement.over.value_or(false)) << "; waived";
    for (const plain::Broken& one : judgement.waived) out << ", " << one;
    return out.str();
}

TEST(PlainRules, SayTheSameOfTheGamesThatAreKept) {
    std::set<std::string> rules;
    for (const nlohmann::json& line : tests::cases("rajas.ndjson")) {
        const auto record = parse(line["record"].dump());
        const Game& game = std::get<Game>(record->game);
        SCOPED_TRACE(record->head.id);
        EXPECT_EQ(written(judged(game)), written(plain::judge(game)));
        if (!line["score"].is_null()) EXPECT_EQ(scored(game), plain::score(game));
        rules.insert(plain::judge(game).broken.rule);
    }
    EXPECT_GT(rules.size(), 15U);
}

RC_GTEST_PROP(PlainRulesProperty, SayTheSameOfAnyGame, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = any_game().game;
    RC_ASSERT(plain::judge(game).broken == plain::Broken{});
    for (int i = 0; i < 8; ++i) {
        Game spoilt = game;
        for (std::size_t times = pick(4); times > 0; --times) spoil(spoilt);
        RC_ASSERT(written(plain::judge(spoilt)) == written(judged(spoilt)));
        RC_ASSERT(plain::score(spoilt) == scored(spoilt));
    }
}

}

}
