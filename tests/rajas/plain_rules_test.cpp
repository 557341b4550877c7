// The core says of any game what a plain reading of the rulebook says, and scores it the same.
#include "tests/cases.h"
#include "tests/property.h"
#include "tests/rajas/spoilt.h"

#include <set>

namespace clerk::rajas::test {

namespace {

std::string written(const std::vector<plain::Broken>& rules) {
    std::ostringstream out;
    for (const plain::Broken& one : rules)
        out << one.rule << " by " << one.player << " in turn " << one.turn << " step " << one.step << "; ";
    return out.str();
}

std::string written(const plain::Judgement& judgement) {
    std::ostringstream out;
    out << "broken: " << written(judgement.broken) << "waived: " << written(judgement.waived) << "turns "
        << judgement.turns_played.value_or(-1) << ", round " << judgement.round.value_or(-1) << ", over "
        << judgement.over.value_or(false);
    return out.str();
}

TEST(PlainRules, SayTheSameOfTheGamesThatAreKept) {
    std::set<std::string> rules;
    for (const nlohmann::json& line : tests::cases("rajas.ndjson")) {
        const auto record = parse(line["record"].dump());
        const Game& game = std::get<Game>(record->game);
        SCOPED_TRACE(record->head.id);
        EXPECT_EQ(written(judged(game)), written(plain::judge(game)));
        if (!line["score"].is_null()) {
            EXPECT_EQ(scored(game), plain::score(game));
        }
        for (const plain::Broken& one : plain::judge(game).broken) rules.insert(one.rule);
    }
    EXPECT_GT(rules.size(), 15U);
}

PROPERTY(PlainRulesProperty, SayTheSameOfAnyGame, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = any_game_of_any_depth();
    if (game.depth != Depth::final) RC_ASSERT(plain::judge(game).broken.empty());
    for (int times = 16; times > 0; --times) {
        const Game other = spoilt(game);
        RC_ASSERT(written(plain::judge(other)) == written(judged(other)));
        RC_ASSERT(plain::score(other) == scored(other));
    }
}

}

}
