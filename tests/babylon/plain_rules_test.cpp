// The core says of any game what a plain reading of the rulebook's tables says.
#include "tests/babylon/plain_rules.h"
#include "tests/babylon/random_game.h"
#include "tests/cases.h"

#include <set>

#include <rapidcheck/gtest.h>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;
using clerk::Depth;

plain::Broken judged(const Game& game) {
    const auto violations = replay(game).report.violations;
    if (violations.empty()) return {};
    const auto& [where, finding] = violations.front();
    return {std::string(finding.rule->id), where.turn.value_or(-2), where.step.value_or(-2)};
}

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

void spoil(Placement& placement) {
    switch (pick(4)) {
    case 0: placement.level = 1 + static_cast<int>(pick(4)); break;
    case 1: placement.at = Cell{}.moved(static_cast<int>(pick(8)), static_cast<int>(pick(8))); break;
    case 2: placement.open = one_in(3) ? std::nullopt : std::optional(any_of(corners)); break;
    default: placement.from = placement.from == From::dug ? From::slot : From::dug;
    }
}

void spoil(Building& building) {
    const auto moved = [](Space space) {
        return Space{Cell{}.moved(std::clamp(space.cell.x + static_cast<int>(pick(3)) - 1, 0, 7),
                                  std::clamp(space.cell.y + static_cast<int>(pick(3)) - 1, 0, 7)),
                     static_cast<std::int8_t>(std::clamp(space.level + static_cast<int>(pick(3)) - 1, 1, 16))};
    };
    switch (pick(4)) {
    case 0: building.kind = any_of(kinds); break;
    case 1: building.at[pick(building.at.size())] = moved(building.at[0]); break;
    case 2: building.as_if.push_back(building.at[pick(building.at.size())]); break;
    default: building.as_if.clear();
    }
}

void spoil(Game& game) {
    Turn& turn = game.turns[pick(game.turns.size())];
    if (turn.dig && one_in(6)) turn.dig->at = Cell{}.moved(static_cast<int>(pick(4)), static_cast<int>(pick(4)));
    if (turn.steps.empty()) return;
    Step& step = turn.steps[pick(turn.steps.size())];
    std::visit([](auto& what) { spoil(what); }, step.what);
    if (one_in(4)) turn.steps.push_back(step);
}

RC_GTEST_PROP(PlainRulesProperty, SayTheSameOfAnyGame, (std::uint32_t seed)) {
    dice().seed(seed);
    Game game = any_game(any_depth_with_turns(), 1 + pick(16)).game;
    RC_ASSERT(plain::judge(game) == plain::Broken{});
    for (int i = 0; i < 8; ++i) {
        Game spoilt = game;
        for (std::size_t times = 1 + pick(2); times > 0; --times) spoil(spoilt);
        RC_ASSERT(judged(spoilt) == plain::judge(spoilt));
    }
}

}
