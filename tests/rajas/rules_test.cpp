// Every rule, broken once: what is reported, where, and whether the table may let it stand.
#include "core/rajas/game.h"
#include "i18n/words.h"
#include "tests/rajas/games.h"

#include <functional>
#include <set>

#include <gmock/gmock.h>

namespace clerk::rajas::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A game whose last turn breaks a rule.
struct Broken {
    const char* rule;
    int step; ///< of the last turn; -1: its end
    bool waivable;
    std::function<Document()> game;
};

std::ostream& operator<<(std::ostream& out, const Broken& broken) { return out << broken.rule; }

Document basic() { return full_game(); }
Document on_board(const char* part, Document value) { return with_board(basic(), part, std::move(value)); }
Document in_province() { return on_board("provinces", {{"basic", small_province()}}); }
Document in_back_province() {
    return with_board(with(basic(), "variant", "navaratnas"), "provinces", {{"navaratnas", back_province()}});
}
/// Raji at the quarry, and a tile.
std::string quarry(const std::string& tile, const char* pay = R"(["orange-3"])") {
    return R"([{"worker":{"at":"quarry","coins":1}},{"tile":{)" + tile + R"(,"pay":)" + pay + "}}]";
}
std::string tile(const std::string& at, const std::string& roads, const char* more = R"("price":3,"colour":"orange")") {
    return R"("tile":{)" + std::string(more) + R"(,"roads":")" + roads + R"("},"at":")" + at + "\"";
}

const char* pass = "[]";

const Broken all_broken[] = {
    {"turn.game-over", -1, false,
     [] {
         Document game = with_turns(basic(), {pass, pass, pass});
         game["turns"][0]["met"] = true;
         return game;
     }},
    {"worker.none", 0, false,
     [] {
         const char* visit = R"([{"worker":{"at":"assorted"}}])";
         Document game = with(basic(), "variant", "navaratnas");
         game = with_turns(game, {R"([{"worker":{"at":"palace","gain":{"worker":1}}}])"});
         for (int i = 0; i < 5; ++i) game = with_turns(game, {visit});
         return with_turns(game, {visit, visit});
     }},
    {"worker.second", 1, true,
     [] { return with_turns(basic(), {R"([{"worker":{"at":"assorted"}},{"worker":{"at":"assorted"}}])"}); }},
    {"worker.occupied", 0, true,
     [] {
         const char* mogul = R"([{"worker":{"at":"mogul","pay":["blue-1"]}}])";
         return with_turns(basic(), {mogul, mogul});
     }},
    {"worker.assorted", 0, true,
     [] {
         const char* visit = R"([{"worker":{"at":"assorted"}}])";
         return with_turns(with_players(basic(), 3), {visit, pass, pass, visit});
     }},
    {"pay.coins", 0, true,
     [] { return with_turns(basic(), {R"([{"worker":{"at":"harbour","coins":5,"pay":["blue-1"]}}])"}); }},
    {"pay.money", 0, true,
     [] { return with_turns(on_board("harbour", {4}), {R"([{"worker":{"at":"harbour","pay":["blue-1"]}}])"}); }},
    {"dice.not-held", 0, false, [] { return with_turns(basic(), {R"([{"worker":{"at":"silk","pay":["blue-2"]}}])"}); }},
    {"pay.count", 0, true, [] { return with_turns(basic(), {R"([{"worker":{"at":"silk"}}])"}); }},
    {"pay.die", 0, true, [] { return with_turns(basic(), {R"([{"worker":{"at":"raja","pay":["blue-1"]}}])"}); }},
    {"boat.last-six", 2, true,
     [] {
         return with_turns(on_board("river", long_river()),
                           {R"([{"worker":{"at":"harbour","pay":["orange-3"]}},{"boat":{"by":7},"waived":true}])", pass,
                            R"([{"gain":{"dice":["any"]}},{"dice":["blue-6"]},
                                {"worker":{"at":"portuguese","pay":["blue-6"]}}])"});
     }},
    {"step.not-owed", 0, true, [] { return with_turns(basic(), {R"([{"upgrade":"mill"}])"}); }},
    {"tile.off-board", 1, false, [] { return with_turns(in_province(), {quarry(tile("a1", "n"))}); }},
    {"tile.occupied", 1, false,
     [] {
         return with_turns(in_province(), {quarry(tile("a2", "s")), pass, quarry(tile("a2", "s"), "[]")});
     }},
    {"cover.empty", 3, false,
     [] {
         return with_turns(
             in_province(),
             {R"([{"gain":{"dice":["any"]}},{"dice":["blue-5"]},{"worker":{"at":"builder","pay":["blue-5"]}},
                                {"tile":{)" +
              tile("a2", "s") + R"(,"pay":["orange-3"]}}])"});
     }},
    {"cover.twice", 2, true,
     [] {
         const Document laid = parsed(R"({"tile":{"tile":{"roads":"s"},"at":"a2"}})");
         return with(builds_game(), "turns", {{{"player", 1}, {"steps", Document::array({laid, laid, laid})}}});
     }},
    {"pay.colour", 1, true, [] { return with_turns(in_province(), {quarry(tile("a2", "s"), R"(["purple-4"])")}); }},
    {"pay.short", 1, true,
     [] { return with_turns(in_province(), {quarry(tile("a2", "s", R"("price":4,"colour":"orange")"))}); }},
    {"road.none", 1, true, [] { return with_turns(in_province(), {quarry(tile("a2", "new"))}); }},
    {"road.cut", 3, true,
     [] {
         return with_turns(
             in_province(),
             {quarry(tile("a2", "es")), pass,
              quarry(tile("b2", "w", R"("price":4,"colour":"purple")"), R"(["purple-4"])"),
              R"([{"gain":{"dice":["any"]}},{"dice":["blue-5"]},{"worker":{"at":"builder","pay":["blue-5"]}},
                                {"tile":{)" +
                  tile("a2", "ns") + "}}]"});
     }},
    {"karma.none", 1, true, [] { return with_turns(basic(), {R"([{"flip":"blue-1"},{"flip":"green-2"}])"}); }},
    {"boat.spaces", 1, true,
     [] { return with_turns(basic(), {R"([{"worker":{"at":"harbour","pay":["green-2"]}},{"boat":{"by":3}}])"}); }},
    {"boat.end", 1, false,
     [] {
         return with_turns(on_board("river", parsed(R"({"spaces":[{},{}],"bridge":1})")),
                           {R"([{"worker":{"at":"harbour","pay":["orange-3"]}},{"boat":{"by":3}}])"});
     }},
    {"dice.supply", 1, false,
     [] {
         return with_turns(basic(),
                           {R"([{"gain":{"dice":["blue","blue","blue","blue","blue","blue","blue","blue","blue",
             "blue","blue"]}},{"dice":["blue-1","blue-1","blue-1","blue-1","blue-1","blue-1","blue-1","blue-1","blue-1",
             "blue-1","blue-1"]}])"});
     }},
    {"dice.capacity", 1, true,
     [] {
         return with_turns(basic(), {R"([{"gain":{"dice":["any","any","any","any","any","any","any"]}},
             {"dice":["blue-1","blue-2","blue-3","green-4","green-5","green-6","orange-1"]}])"});
     }},
    {"upgrade.top", 3, false,
     [] {
         return with_turns(basic(),
                           {R"([{"gain":{"upgrade":3}},{"upgrade":"fort"},{"upgrade":"fort"},{"upgrade":"fort"}])"});
     }},
    {"yield.slot", 1, false,
     [] {
         return with_turns(in_back_province(), {R"([{"worker":{"at":"dancer","pay":["green-2"]}},
             {"yield":{"at":"c2n","gain":{"money":1}}}])"});
     }},
    {"yield.occupied", 1, false,
     [] {
         Document game = in_back_province();
         game["yields"] = parsed(R"([[{"at":"a2w","gain":{"money":1}}],[]])");
         return with_turns(game, {R"([{"worker":{"at":"dancer","pay":["green-2"]}},
             {"yield":{"at":"a2w","colour":"white","gain":{"money":1}}}])"});
     }},
    {"gain.described", 0, true,
     [] { return with_turns(on_board("last_money_bonus", 55), {R"([{"gain":{"money":1}}])"}); }},
    {"turn.no-tile", -1, true, [] { return with_turns(basic(), {R"([{"worker":{"at":"quarry","coins":1}}])"}); }},
    {"marker.fame-back", -1, true,
     [] { return with(builds_game(), "turns", parsed(R"([{"player":1,"fame":7},{"player":1,"fame":6}])")); }},
    {"final.met", -2, true, [] { return with(final_game(), "finals", parsed(R"([{"gap":-1,"met":1},{"gap":2}])")); }},
};

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
    const Record record = read(broken.game());
    const Report report = check(record);
    ASSERT_THAT(rules_of(report.violations), ElementsAre(broken.rule));
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
    const Report report = check(read(let_stand(broken.game(), broken.step)));
    if (!broken.waivable) {
        EXPECT_THAT(rules_of(report.violations), ElementsAre(broken.rule));
        return;
    }
    EXPECT_THAT(rules_of(report.violations), IsEmpty());
    EXPECT_THAT(rules_of(report.waived), testing::Contains(broken.rule));
}

TEST_P(Rules, AreWorded) {
    const Finding finding = check(read(GetParam().game())).violations.at(0).finding;
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

TEST(RajasRules, DiceAreCounted) {
    const Document game = with_turns(full_game(), {R"([{"worker":{"at":"palace","pay":["blue-1","blue-1"]}}])"});
    EXPECT_THAT(broken(game), ElementsAre("dice.not-held"));
}

}

}
