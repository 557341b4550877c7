// What steps bring: tracks and their bonuses, chambers, the market, the river, provinces and their yields.
#include "core/rajas/play.h"
#include "core/rajas/rewards.h"
#include "tests/rajas/games.h"

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

namespace clerk::rajas::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The first player's figures after his turns, of which there may be three; the other passes at once.
Document after(Document game, const std::vector<std::string>& turns) {
    for (const std::string& steps : turns) {
        game = with_turns(std::move(game), {steps});
        if (game["turns"].size() == 1) game = with_turns(std::move(game), {"[]"});
    }
    EXPECT_THAT(broken(game), IsEmpty());
    return player(game, 0);
}

std::string gain(const std::string& reward) { return R"({"worker":{"at":"palace","gain":)" + reward + "}}"; }
std::string one(const std::string& step) { return "[" + step + "]"; }

// Tracks

TEST(RajasTracks, FameBringsItsBonuses) {
    const Document told =
        after(full_game(), {one(gain(R"({"fame":31})") + R"(,{"upgrade":"mill"},{"boat":{"by":1}})")});
    EXPECT_EQ(told["levels"]["mill"], 3);
    EXPECT_EQ(told["workers"], 4);
    EXPECT_EQ(told["karma"], 3);
    EXPECT_EQ(told["fame"], 31);
    EXPECT_EQ(told["fame_from"]["palace"], 31);
}

TEST(RajasTracks, MoneyBringsItsBonuses) {
    const std::string all =
        one(gain(R"({"money":53})") + R"(,{"boat":{"by":1}},{"boat":{"by":1}},{"dice":["blue-2"]})");
    EXPECT_EQ(after(full_game(), {all})["workers"], 4);
    const std::string more =
        one(gain(R"({"money":53})") + R"(,{"boat":{"by":1}},{"boat":{"by":1}},{"dice":["blue-2","blue-3"]})");
    EXPECT_EQ(after(with_board(full_game(), "last_money_bonus", 56), {more})["dice"].size(), 6u);
    EXPECT_THAT(broken(with_turns(full_game(), {more})), ElementsAre("step.not-owed"));
}

TEST(RajasTracks, ABonusIsTakenOnce) {
    const std::string there = one(gain(R"({"money":9})") + R"(,{"boat":{"by":1}})");
    const std::string back_and_there = R"([{"worker":{"at":"quarry","coins":4},"waived":true},{"gain":{"money":9}},
                                          {"boat":{"by":1}}])";
    Document game = with_turns(full_game(), {there, "[]", back_and_there});
    EXPECT_THAT(broken(game), ElementsAre("step.not-owed"));
}

TEST(RajasTracks, WhatIsOwedLapses) {
    const Document game = with_turns(full_game(), {one(gain(R"({"upgrade":1})")), "[]", R"([{"upgrade":"mill"}])"});
    EXPECT_THAT(broken(game), ElementsAre("step.not-owed"));
}

// Chambers and the market

TEST(RajasPalace, EachChamberGivesItsOwn) {
    EXPECT_EQ(after(full_game(), {R"([{"worker":{"at":"mogul","pay":["blue-1"]}}])"})["fame_from"]["palace"], 2);
    const Document yogi = after(full_game(), {R"([{"worker":{"at":"yogi","pay":["orange-3"]}},{"dice":["blue-6"]}])"});
    EXPECT_EQ(yogi["karma"], 3);
    const Document dancer =
        after(full_game(),
              {R"([{"worker":{"at":"dancer","pay":["green-2"]}},{"drawn":"money"},{"dice":["blue-6","blue-6"]}])"});
    EXPECT_EQ(dancer["money_from"]["palace"], 3);
    EXPECT_EQ(dancer["dice"].size(), 5u);
    const Document white = after(
        full_game(), {R"([{"worker":{"at":"dancer","pay":["green-2"]}},{"drawn":"upgrade"},{"upgrade":"fort"}])"});
    EXPECT_EQ(white["levels"]["fort"], 3);
    EXPECT_EQ(after(full_game(),
                    {R"([{"worker":{"at":"raja","pay":["purple-4"]}},{"upgrade":"palace"}])"})["levels"]["palace"],
              3);
}

TEST(RajasPalace, AnExtraPlaceAsksAndGivesAsDescribed) {
    const Document palace =
        parsed(R"({"terrace":{"die":"green","gain":{"money":4}},"garden":{"gain":{"karma_dice":"blue"}}})");
    const Document game = with_board(full_game(), "palace", palace);
    EXPECT_EQ(after(game, {R"([{"worker":{"at":"terrace","pay":["green-2"]}}])"})["money"], 7);
    EXPECT_THAT(broken(with_turns(game, {R"([{"worker":{"at":"terrace","pay":["blue-1"]}}])"})),
                ElementsAre("pay.die"));
    EXPECT_THAT(broken(with_turns(game, {R"([{"worker":{"at":"garden"}},{"dice":["blue-1","blue-2"]}])"})),
                ElementsAre("step.not-owed"))
        << "one die for each karma";
}

/// A province with four silk markets, tea and a bend.
Document with_markets() {
    const auto laid = [](const std::string& at, const std::string& tile) {
        return R"({"tile":{"tile":{"colour":"orange","price":1,)" + tile + R"(},"at":")" + at + R"("},"waived":true})";
    };
    const std::string worker = R"({"worker":{"at":"assorted"}},)";
    return with_turns(
        with_turns(full_game(), {one(worker + laid("a1", R"("roads":"ne","markets":[["silk",1],["silk",3]])") + "," +
                                     laid("b1", R"("markets":[["silk",2],["silk",2]],"roads":"ns")") + "," +
                                     laid("c1", R"("buildings":["temple","mill"],"markets":[["tea",4]])"))}),
        {"[]"});
}

TEST(RajasMarket, TheBestMarketsAreTaken) {
    EXPECT_EQ(after(with_markets(), {R"([{"worker":{"at":"silk","pay":["orange-3"]}}])"})["money_from"]["markets"], 7);
    EXPECT_EQ(after(with_markets(), {R"([{"worker":{"at":"assorted"}}])"})["money_from"]["markets"], 7);
    EXPECT_EQ(after(with_markets(), {R"([{"market":"silk","waived":true}])"})["money_from"]["other"], 8)
        << "waived without being owed: all of them";
    EXPECT_EQ(after(with_markets(), {one(gain(R"({"market":2})") + R"(,{"market":"silk"})")})["money_from"]["palace"],
              5);
}

TEST(RajasMarket, RewardsForEachCountWhatIsNotCovered) {
    const auto for_each = [](const std::string& of) {
        return after(with_markets(), {one(gain(R"({"each":{"of":")" + of + R"(","fame":1}})"))})["fame_from"]["palace"];
    };
    EXPECT_EQ(for_each("market"), 5);
    EXPECT_EQ(for_each("market-tile"), 3);
    EXPECT_EQ(for_each("building"), 2);
    EXPECT_EQ(for_each("bend"), 1);
    EXPECT_EQ(for_each("upgrade"), 0);
    EXPECT_EQ(for_each("worker"), 3);
    EXPECT_EQ(for_each("river"), 0);
    EXPECT_EQ(for_each("yield-tile"), 0);
    const std::string covering =
        R"({"tile":{"tile":{"colour":"orange","price":1,"roads":""},"at":"a1"},"waived":true})";
    EXPECT_EQ(after(with_markets(),
                    {one(covering + "," + gain(R"({"each":{"of":"market","fame":1}})"))})["fame_from"]["palace"],
              3);
}

// The river

std::string harbour(int by) {
    return R"({"worker":{"at":"harbour","pay":["orange-3"]}},{"boat":{"by":)" + std::to_string(by) + "}}";
}

TEST(RajasRiver, OtherBoatsAreSkipped) {
    const Document game = with_board(full_game(), "river", long_river());
    EXPECT_EQ(player(with_turns(game, {one(harbour(3))}), 0)["boat"], 3);
    const std::string second = R"([{"worker":{"at":"harbour","coins":1,"pay":["green-2"]}},{"boat":{"by":2}}])";
    const Document both = with_turns(game, {one(harbour(1)), second});
    EXPECT_EQ(player(both, 1)["boat"], 3);
    EXPECT_EQ(player(both, 1)["fame_from"]["river"], 1);
}

TEST(RajasRiver, TheBridgeGivesAWorkerOnce) {
    const Document game = with_board(full_game(), "river", long_river());
    EXPECT_EQ(after(game, {one(harbour(3))})["workers"], 3) << "it stands before the bridge";
    EXPECT_EQ(after(game, {one(harbour(3)), R"([{"gain":{"boat":1}},{"boat":{"by":1}}])"})["workers"], 4);
}

TEST(RajasRiver, ThePortugueseMovesExactlySix) {
    const std::string visit =
        R"({"gain":{"dice":["any"]}},{"dice":["blue-6"]},{"worker":{"at":"portuguese","pay":["blue-6"]}})";
    const Document game = with_board(full_game(), "river", long_river());
    EXPECT_EQ(after(game, {one(visit + R"(,{"boat":{"by":6}})")})["boat"], 6);
    EXPECT_THAT(broken(with_turns(game, {one(visit + R"(,{"boat":{"by":5}})")})), ElementsAre("boat.spaces"));
}

TEST(RajasRiver, ARiverTileActsAsItsChamber) {
    Document game = with_board(full_game(), "river", long_river());
    game["ganges"] = parsed(R"([{"space":2,"gain":{"palace":"mogul"}},{"space":3,"gain":{"palace":"dancer"}}])");
    const Document mogul = with_turns(game, {one(harbour(2)), "[]"});
    EXPECT_EQ(player(mogul, 0)["fame_from"]["river"], 2);
    EXPECT_EQ(after(game, {one(harbour(3) + R"(,{"drawn":"money"})")})["money_from"]["palace"], 3)
        << "always the dancer's tile";
}

// Provinces

Document in_province(Document side) { return with_board(full_game(), "provinces", {{"basic", std::move(side)}}); }

const std::string first_tile = R"({"worker":{"at":"quarry","coins":1}},{"tile":{"tile":{"colour":"orange","price":3,
    "roads":"nsw","markets":[["tea",2]],"buildings":["mill"]},"at":"a2","pay":["orange-3"]}})";

TEST(RajasProvince, ATileScoresAndThenItsYields) {
    const Document told = after(in_province(small_province()), {one(first_tile)});
    EXPECT_EQ(told["money_from"]["tiles"], 2);
    EXPECT_EQ(told["money_from"]["yields"], 5);
    EXPECT_EQ(told["fame_from"]["buildings"], 2);
    EXPECT_EQ(told["karma"], 2);
    EXPECT_EQ(told["tiles"], 1);
}

TEST(RajasProvince, TurnedRoadsLinkElsewhere) {
    const std::string turned = R"([{"worker":{"at":"quarry","coins":1}},{"tile":{"tile":{"colour":"orange","price":3,
        "roads":"ns"},"at":"a2","rotation":90,"pay":["orange-3"]}}])";
    EXPECT_THAT(broken(with_turns(in_province(small_province()), {turned})), ElementsAre("road.none"));
}

std::string covering(const std::string& roads) {
    return R"([{"gain":{"dice":["any"]}},{"dice":["blue-5"]},{"worker":{"at":"builder","pay":["blue-5"]}},
        {"tile":{"tile":{"colour":"purple","price":6,"roads":")" +
           roads + R"("},"at":"a2","pay":["purple-4"]}}])";
}

TEST(RajasProvince, CoveringCostsTheDifference) {
    const std::string plain = R"([{"worker":{"at":"quarry","coins":1}},{"tile":{"tile":{"colour":"orange","price":3,
        "roads":"s"},"at":"a2","pay":["orange-3"]}}])";
    const Document game = in_province(small_province());
    EXPECT_EQ(after(game, {plain, covering("sw")})["money_from"]["yields"], 5) << "linked for the first time";
    Document none = with(game, "rulings", {{"cover_yields", "none"}});
    EXPECT_EQ(after(none, {plain, covering("sw")})["money_from"]["yields"], 0);
    EXPECT_EQ(after(game, {one(first_tile), covering("sw")})["money_from"]["yields"], 5) << "not again";
}

Document in_back_province() {
    Document game = with(full_game(), "variant", "navaratnas");
    return with_board(game, "provinces", {{"navaratnas", back_province()}});
}

TEST(RajasProvince, AYieldTileHoldsInsteadOfWhatIsPrinted) {
    Document game = in_back_province();
    EXPECT_EQ(after(game, {one(first_tile)})["karma"], 2) << "what the slot prints";
    game["yields"] = parsed(R"([[{"at":"a2w","gain":{"money":7}}],[]])");
    const Document told = after(game, {one(first_tile)});
    EXPECT_EQ(told["karma"], 1);
    EXPECT_EQ(told["money_from"]["yields"], 7);
}

TEST(RajasProvince, AYieldTileGivesOnce) {
    Document game = in_back_province();
    game["yields"] = parsed(R"([[{"at":"a2w","gain":{"money":7}}],[]])");
    const std::string second = R"([{"worker":{"at":"quarry","coins":1}},{"tile":{"tile":{"colour":"purple","price":4,
        "roads":"w"},"at":"b1","pay":["purple-4"]}}])";
    EXPECT_EQ(after(game, {one(first_tile), second})["money_from"]["yields"], 7);
}

TEST(RajasProvince, AYieldTileOnALinkedSlotGivesByTheRuling) {
    const std::string later = R"([{"worker":{"at":"dancer","pay":["green-2"]}},
        {"yield":{"at":"a2w","colour":"white","gain":{"money":7}}}])";
    EXPECT_EQ(after(in_back_province(), {one(first_tile), later})["money_from"]["yields"], 0);
    const Document at_once = with(in_back_province(), "rulings", {{"linked_slot", "at-once"}});
    EXPECT_EQ(after(at_once, {one(first_tile), later})["money_from"]["yields"], 7);
}

TEST(RajasProvince, YieldTilesLinkedNowAreCounted) {
    Document game = in_back_province();
    game["yields"] = parsed(R"([[{"at":"a2n","gain":{"each":{"of":"yield-tile","money":2}}}],[]])");
    EXPECT_EQ(after(game, {one(first_tile)})["money_from"]["yields"], 2) << "the one that gives counts";
}

TEST(RajasProvince, WithoutADescriptionTheYieldsAreTyped) {
    std::string typed = first_tile;
    typed.insert(typed.size() - 2, R"(,"gain":{"money":5})");
    EXPECT_EQ(after(full_game(), {one(typed)})["money_from"]["yields"], 5);
}

TEST(RajasProvince, AnExpertHasTheBackSide) {
    Document game = with(full_game(), "variant", "mixed");
    game["players"][0]["expert"] = true;
    game = with_board(game, "provinces", {{"basic", small_province()}, {"navaratnas", back_province()}});
    EXPECT_EQ(after(game, {one(first_tile)})["money_from"]["yields"], 0) << "1 karma is printed there";
    const std::string nine = R"([{"gain":{"dice":["any","any","any","any","any"]}},
        {"dice":["blue-1","blue-2","blue-3","blue-4","blue-5"]}])";
    EXPECT_THAT(broken(with_turns(game, {nine})), ElementsAre("dice.capacity"));
    EXPECT_THAT(broken(with_turns(game, {"[]", nine})), IsEmpty());
}

// Money

TEST(RajasMoney, CoinsThatAreLackingAreForgiven) {
    const std::string dear = R"([{"worker":{"at":"quarry","coins":4},"waived":true}])";
    const Document game = with(with_turns(full_game(), {dear}), "x", 1);
    Document waived = game;
    waived["turns"][0]["waived"] = true;
    EXPECT_EQ(player(waived, 0)["money"], 0);
    EXPECT_EQ(player(waived, 0)["money_from"]["paid"], -3);
}

TEST(RajasMoney, TheSumsAreWhatTheMarkersShow) {
    const Document told = after(in_province(small_province()), {one(first_tile)});
    int money = 0, fame = 0;
    for (const auto& [key, value] : told["money_from"].items()) money += value.get<int>();
    for (const auto& [key, value] : told["fame_from"].items()) fame += value.get<int>();
    EXPECT_EQ(told["money"], money);
    EXPECT_EQ(told["fame"], fame);
}

/// The spaces of a track on which something is got, and what, from the first on.
std::vector<std::pair<int, std::string>> bonuses(void (*earn)(State&, int, Source), int first, int last) {
    Record record = read(with_board(full_game(), "last_money_bonus", 52));
    std::vector<std::pair<int, std::string>> found;
    State state(std::get<Game>(record.game));
    for (int space = first; space <= last; ++space) {
        state.progress.owed = {};
        const int workers = state.seat().workers(), karma = state.seat().karma;
        earn(state, 1, Source::other);
        const Owed& owed = state.progress.owed;
        if (owed.upgrades > 0) found.emplace_back(space, "upgrade");
        if (!owed.moves.empty()) found.emplace_back(space, "boat");
        if (!owed.dice.empty()) found.emplace_back(space, "die");
        if (state.seat().workers() > workers) found.emplace_back(space, "worker");
        if (state.seat().karma > karma) found.emplace_back(space, "karma");
    }
    return found;
}

TEST(RajasTracks, EachBonusLiesOnItsSpaceAndNothingBetween) {
    EXPECT_THAT(bonuses(earn_fame, 1, 60), ElementsAre(std::pair(5, "upgrade"), std::pair(15, "worker"),
                                                       std::pair(24, "karma"), std::pair(31, "boat")));
    EXPECT_THAT(bonuses(earn_money, first_money + 1, 60),
                ElementsAre(std::pair(12, "boat"), std::pair(20, "worker"), std::pair(33, "die"), std::pair(44, "boat"),
                            std::pair(52, "die")));
}

}
}
