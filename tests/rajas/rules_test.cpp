// Every rule, broken once: what is reported, where, and whether the table may let it stand.
#include "core/rajas/game.h"
#include "core/rajas/play.h"
#include "core/record_examples.h"
#include "i18n/words.h"
#include "tests/rajas/games.h"

#include <algorithm>
#include <set>

#include <gmock/gmock.h>

namespace clerk::rajas::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Of the last turn of the game that is the rule's example.
struct Broken {
    const char* rule;
    int step; ///< of the last turn; -1: its end
    bool waivable;
};

std::ostream& operator<<(std::ostream& out, const Broken& broken) { return out << broken.rule; }

const Broken all_broken[] = {
    {"turn.game-over", -1, false},  {"worker.none", 0, false},    {"worker.second", 1, true},
    {"worker.occupied", 0, true},   {"worker.assorted", 0, true}, {"pay.coins", 0, true},
    {"pay.money", 0, true},         {"dice.not-held", 0, false},  {"pay.count", 0, true},
    {"pay.die", 0, true},           {"boat.last-six", 0, true},   {"step.not-owed", 1, true},
    {"tile.off-board", 1, false},   {"tile.occupied", 1, false},  {"cover.empty", 1, false},
    {"cover.twice", 2, true},       {"pay.colour", 1, true},      {"pay.short", 1, true},
    {"road.none", 1, true},         {"road.cut", 1, true},        {"karma.none", 1, true},
    {"boat.spaces", 1, true},       {"boat.end", 1, false},       {"dice.supply", 1, false},
    {"dice.capacity", 1, true},     {"upgrade.top", 3, false},    {"yield.slot", 1, false},
    {"yield.occupied", 1, false},   {"gain.described", 0, true},  {"turn.no-tile", -1, true},
    {"marker.fame-back", -1, true}, {"final.met", -2, true},
};

Document breaking(std::string_view rule) {
    static const std::vector<Example> all = examples(game_id);
    const auto found = std::ranges::find(all, rule, [](const Example& example) { return example.rule->id; });
    return parsed(print(found->broken));
}

class Rules : public testing::TestWithParam<Broken> {};

/// Lets the last turn's step stand, or its end, or the end of the game.
Document let_stand(Document game, int step) {
    if (step == -2)
        game["finals"][0]["waived"] = true;
    else if (step == -1)
        game["turns"].back()["waived"] = true;
    else
        game["turns"].back()["steps"][static_cast<std::size_t>(step)]["waived"] = true;
    return game;
}

TEST_P(Rules, AreBroken) {
    const Broken& broken = GetParam();
    const Record record = read(breaking(broken.rule));
    const Report report = check(record);
    ASSERT_THAT(rules_of(report.violations), ElementsAre(broken.rule));
    EXPECT_EQ(rules::named(broken.rule).waivable, broken.waivable);
    const Where& where = report.violations[0].where;
    if (broken.step == -2) {
        EXPECT_FALSE(where.turn || where.step);
        return;
    }
    EXPECT_EQ(where.step, broken.step);
    EXPECT_EQ(where.turn, report.turns_played);
    EXPECT_EQ(static_cast<std::size_t>(*where.turn) + 1, std::get<Game>(record.game).turns.size());
}

TEST_P(Rules, StandWhereTheTableMayAgree) {
    const Broken& broken = GetParam();
    const Report report = check(read(let_stand(breaking(broken.rule), broken.step)));
    if (!broken.waivable) {
        EXPECT_THAT(rules_of(report.violations), ElementsAre(broken.rule));
        return;
    }
    EXPECT_THAT(rules_of(report.violations), IsEmpty());
    EXPECT_THAT(rules_of(report.waived), testing::Contains(broken.rule));
}

TEST_P(Rules, AreWorded) {
    const Finding finding = check(read(breaking(GetParam().rule))).violations.at(0).finding;
    for (const auto& words : {i18n::sentence(game_id, finding), i18n::remedy(game_id, finding)}) {
        EXPECT_TRUE(words.EndsWith(".")) << words.utf8_string();
        EXPECT_EQ(words.find('{'), wxString::npos) << words.utf8_string();
    }
}

INSTANTIATE_TEST_SUITE_P(All, Rules, testing::ValuesIn(all_broken));

TEST(RajasRules, EachIsBrokenHere) {
    std::set<std::string_view> seen;
    for (const Broken& broken : all_broken) seen.insert(broken.rule);
    std::set<std::string_view> all;
    for (const Rule* rule : clerk::rules(game_id)) all.insert(rule->id);
    EXPECT_EQ(seen, all);
}

TEST(RajasRules, AWaivedStepWaivesAllThatItBreaks) {
    const Document game =
        with_turns(full_game(), {R"([{"worker":{"at":"raja","pay":["blue-1","green-2"]},"waived":true}])"});
    EXPECT_THAT(rules_of(check(read(game)).waived), ElementsAre("pay.count", "pay.die"));
}

TEST(RajasRules, WhatCannotBeWaivedIsTheStepsOnlyReport) {
    const Document game =
        with_turns(full_game(), {R"([{"worker":{"at":"quarry","coins":6,"pay":["blue-6"]},"waived":true}])"});
    const Report report = check(read(game));
    EXPECT_THAT(rules_of(report.violations), ElementsAre("dice.not-held"));
    EXPECT_THAT(report.waived, IsEmpty());
}

TEST(RajasRules, TheFirstOneIsReported) {
    const Document game = with_turns(full_game(), {R"([{"worker":{"at":"quarry","coins":6}}])"});
    EXPECT_THAT(broken(game), ElementsAre("pay.coins")) << "though it is more than the player has, too";
}

Findings found(const Document& game) {
    Findings all;
    for (const Breach& breach : check(read(game)).violations) all.push_back(breach.finding);
    return all;
}

TEST(RajasRules, ATileIsPaidWithDiceThatAreHeld) {
    const auto paid = [](const char* dice) {
        return with_turns(full_game(), {R"([{"worker":{"at":"quarry","coins":1}},{"tile":{"tile":{"colour":"purple",
            "price":4},"at":"c2","gain":{},"pay":)" +
                                        std::string(dice) + "}}]"});
    };
    EXPECT_THAT(broken(paid(R"(["purple-4"])")), IsEmpty());
    EXPECT_THAT(broken(paid(R"(["purple-6"])")), ElementsAre("dice.not-held"));
    EXPECT_THAT(found(paid(R"(["purple-6"])")).at(0).figures, ElementsAre(36, 0))
        << "ten times its colour and its value, none held";
    EXPECT_THAT(broken(paid(R"(["purple-4","purple-4"])")), ElementsAre("dice.not-held"));
}

TEST(RajasRules, ATileThatCoversOwesTheDifference) {
    const auto covered = [](int price) {
        const std::string worker =
            R"([{"gain":{"dice":["any"]}},{"dice":["blue-5"]},{"worker":{"at":"builder","pay":["blue-5"]}},)";
        return with_turns(full_game(), {R"([{"worker":{"at":"quarry","coins":1}},
                               {"tile":{"tile":{"colour":"orange","price":3},"at":"c2","pay":["orange-3"]}}])",
                                        "[]",
                                        worker + R"({"tile":{"tile":{"colour":"purple","price":)" +
                                            std::to_string(price) + R"(},"at":"c2","pay":["purple-4"]}}])"});
    };
    EXPECT_THAT(broken(covered(7)), IsEmpty());
    EXPECT_THAT(broken(covered(8)), ElementsAre("pay.short"));
    EXPECT_THAT(found(covered(8)).at(0).figures, ElementsAre(4, 5, 8, 3)) << "paid, due, and the two prices";
}

TEST(RajasRules, AYieldTileHasTheColourOfItsSlot) {
    const auto laid = [](const char* colour) {
        const Document game =
            with_board(with(full_game(), "variant", "navaratnas"), "provinces", {{"navaratnas", back_province()}});
        return with_turns(game, {R"([{"worker":{"at":"dancer","pay":["green-2"]}},{"yield":{"at":"a2n","colour":")" +
                                 std::string(colour) + R"(","gain":{"money":1}}}])"});
    };
    EXPECT_THAT(broken(laid("brown")), IsEmpty());
    EXPECT_THAT(broken(laid("white")), ElementsAre("yield.slot"));
    EXPECT_EQ(found(laid("white")).at(0).figures.size(), 3U) << "the side, the tile's colour and the slot's";
}

TEST(RajasRules, TooFewCoinsAreNoMoreRightThanTooMany) {
    const Document game = with_board(full_game(), "quarry", {2, 3});
    EXPECT_THAT(broken(with_turns(game, {R"([{"worker":{"at":"quarry"}}])"})), ElementsAre("turn.no-tile"))
        << "paid as described";
    for (const char* coins : {"1", "3"})
        EXPECT_THAT(broken(with_turns(game, {R"([{"worker":{"at":"quarry","coins":)" + std::string(coins) + "}}]"})),
                    ElementsAre("pay.coins"))
            << coins;
    EXPECT_THAT(broken(with_turns(full_game(), {R"([{"worker":{"at":"quarry"}}])"})), ElementsAre("pay.coins"))
        << "not described, it costs something";
}

TEST(RajasRules, AHarbourWithoutADieMovesNoBoat) {
    const Document game = with_turns(
        full_game(), {R"([{"worker":{"at":"harbour","coins":1},"waived":true},{"boat":{"by":1,"gain":{}}}])"});
    EXPECT_THAT(broken(game), ElementsAre("step.not-owed"));
}

/// A harbour without a die owes nothing.
TEST(RajasRules, WhatIsNotOwedIsToldByItsKind) {
    const Document game = with(full_game(), "variant", "navaratnas");
    const std::pair<const char*, std::vector<int>> steps[] = {
        {R"({"boat":{"by":1,"gain":{}}})", {1}}, {R"({"dice":["blue-6"]})", {2, 6, 0}},
        {R"({"upgrade":"mill"})", {3}},          {R"({"market":"silk"})", {4}},
        {R"({"drawn":"karma"})", {5}},           {R"({"yield":{"at":"a1w","gain":{"money":1}}})", {6}}};
    for (const auto& [step, kind] : steps) {
        const Document taken =
            with_turns(game, {R"([{"worker":{"at":"harbour","coins":1},"waived":true},)" + std::string(step) + "]"});
        EXPECT_THAT(broken(taken), ElementsAre("step.not-owed")) << step;
        EXPECT_EQ(found(taken).at(0).figures, kind) << step;
    }
}

TEST(RajasRules, ADieOfAnotherColourIsToldWithWhatIsAsked) {
    const auto asked = [](const char* die) {
        const Document palace = {{"terrace", {{"die", parsed(die)}, {"gain", {{"money", 1}}}}}};
        return found(with_turns(with_board(full_game(), "palace", palace),
                                {R"([{"worker":{"at":"terrace","pay":["orange-3"]}}])"}));
    };
    EXPECT_EQ(asked(R"("green")").at(0).figures.at(1), 11) << "ten and the number of the colour";
    EXPECT_EQ(asked("6").at(0).figures.at(1), 6);
    EXPECT_THAT(asked(R"("orange")"), IsEmpty());
    EXPECT_THAT(asked("3"), IsEmpty());
}

TEST(RajasRules, DiceAreCounted) {
    const Document game = with_turns(full_game(), {R"([{"worker":{"at":"palace","pay":["blue-1","blue-1"]}}])"});
    EXPECT_THAT(broken(game), ElementsAre("dice.not-held"));
}

TEST(RajasDice, TwelveOfAColourAreInTheBox) {
    const Record record = read(full_game());
    State state(std::get<Game>(record.game));
    state.seats[0].dice = {{Colour::blue}};
    state.seats[1].dice = Dice(dice_of_a_colour - 3, {Colour::blue});
    state.progress.owed.dice = {std::nullopt, std::nullopt, std::nullopt};
    const auto broken = [&](int more) {
        std::vector<std::string> ids;
        for (const Finding& finding : check(state, {Roll{Dice(static_cast<std::size_t>(more), {Colour::blue})}}))
            ids.emplace_back(finding.rule->id);
        return ids;
    };
    EXPECT_THAT(broken(2), testing::IsEmpty()) << "the last two";
    EXPECT_THAT(broken(3), ElementsAre("dice.supply"));
}

}

}
