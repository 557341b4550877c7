// What is said of a game of Rajas of the Ganges holds of that game, and what is advised there makes it legal.
#include "tests/i18n/words.h"
#include "tests/rajas/games.h"

namespace clerk::rajas::test {

namespace {

struct Said {
    std::string sentence;
    std::string remedy;
};

void expect_said(const Document& game, const Said& english, const std::string& chinese) {
    const auto breaches = check(read(game)).violations;
    ASSERT_FALSE(breaches.empty());
    const Finding& finding = breaches.front().finding;
    i18n::start("en");
    EXPECT_EQ(i18n::sentence(game_id, finding).utf8_string(), english.sentence);
    EXPECT_EQ(i18n::remedy(game_id, finding).utf8_string(), english.remedy);
    i18n::start("zh_TW");
    EXPECT_EQ(i18n::sentence(game_id, finding).utf8_string(), chinese);
    i18n::start("en");
}

void expect_legal(const Document& game) { EXPECT_THAT(broken(game), testing::IsEmpty()); }

/// The first turn of two players; several lists of steps, one behind the other.
Document first_turn(const std::vector<std::string>& steps, const Document& game = full_game()) {
    std::string all;
    for (const std::string& some : steps) all += (all.empty() ? "[" : ",") + some;
    return with_turns(game, {all + "]"});
}

/// On a river of twelve spaces.
Document on_the_river(const std::vector<std::string>& steps) {
    return first_turn(steps, with_board(full_game(), "river", long_river()));
}

std::string owed_move(int most) { return R"({"gain":{"boat":)" + std::to_string(most) + "}}"; }
std::string boat(int by) { return R"({"boat":{"by":)" + std::to_string(by) + "}}"; }
std::string moved(int by) { return owed_move(by) + "," + boat(by); }
/// A die that was gained, as it was rolled.
std::string gained(const std::string& die) { return R"({"gain":{"dice":["any"]}},{"dice":[")" + die + "\"]}"; }
const std::string at_the_portuguese = gained("blue-6") + R"(,{"worker":{"at":"portuguese","pay":["blue-6"]}})";

}

TEST(RajasSentences, TheLargestOfSeveralMovesIsTold) {
    const auto owed_two = [](int by) { return on_the_river({owed_move(1), owed_move(4), boat(by)}); };
    expect_said(owed_two(5),
                {"The boat may move 4 free spaces at most, and it moved 5.", "Move it 4 free spaces at most."},
                "船最多可以前進 4 個沒有被占據的格子，卻前進了 5 格。");
    expect_legal(owed_two(4));
    const auto owed_six_too = [](int by) { return on_the_river({at_the_portuguese, owed_move(3), boat(by)}); };
    expect_said(owed_six_too(5),
                {"The boat has to move 6 free spaces, or 3 free spaces at most, and it moved 5.",
                 "Move it 6 free spaces, or 3 free spaces at most."},
                "船必須前進 6 個沒有被占據的格子，或最多前進 3 個沒有被占據的格子，卻前進了 5 格。");
    expect_legal(owed_six_too(3));
    expect_legal(owed_six_too(6));
    expect_said(on_the_river({at_the_portuguese, boat(5)}),
                {"The boat has to move 6 free spaces, and it moved 5.", "Move it 6 free spaces."},
                "船必須前進 6 個沒有被占據的格子，卻前進了 5 格。");
}

TEST(RajasSentences, AMoveIsToldNoFurtherThanTheRiver) {
    const auto two_ahead = [](int by) { return on_the_river({moved(6), moved(4), owed_move(3), boat(by)}); };
    expect_said(two_ahead(5),
                {"The boat may move 2 free spaces at most, and it moved 5.", "Move it 2 free spaces at most."},
                "船最多可以前進 2 個沒有被占據的格子，卻前進了 5 格。");
    expect_said(
        two_ahead(3),
        {"The boat has no more than 2 free spaces ahead of it; it cannot move 3.", "Move it 2 free spaces at most."},
        "船的前方只有 2 個沒有被占據的格子，不能前進 3 格。");
    expect_legal(two_ahead(2));
    expect_said(on_the_river({moved(6), moved(6), owed_move(1), boat(2)}),
                {"No space of the river is ahead of the boat, and it moved 2.", "Remove this move."},
                "船的前方已經沒有格子，卻前進了 2 格。");
    expect_legal(on_the_river({moved(6), moved(6), owed_move(1)}));
}

TEST(RajasSentences, OnTheLastSpaceTheHarbourMovesNoBoat) {
    expect_said(
        on_the_river({moved(6), moved(6), at_the_portuguese}),
        {"The boat is on space 12 of 12, the last one: the Portuguese does not help there.", "Choose another place."},
        "船在第 12 格(共 12 格)，已是最後一格：不能使用葡萄牙人。");
    expect_said(on_the_river({moved(6), moved(5), at_the_portuguese}),
                {"The boat is on space 11 of 12, one of the last six: the Portuguese does not help there.",
                 "Choose another place; the harbour still moves the boat."},
                "船在第 11 格(共 12 格)，屬於最後 6 格：不能使用葡萄牙人。");
    const auto in_the_harbour = R"({"worker":{"at":"harbour","coins":0,"pay":["blue-1"]}})";
    expect_legal(on_the_river({moved(6), moved(5), in_the_harbour, boat(1)}));
}

TEST(RajasSentences, OneIsCountedAsOne) {
    expect_said(first_turn({R"({"worker":{"at":"quarry","coins":1,"pay":["blue-1"]}})"}),
                {"Nothing is paid in dice there, and 1 die was given.", "Pay no die."},
                "那裡不需要骰子，卻付了 1 顆骰子。");
    expect_said(first_turn({R"({"worker":{"at":"silk","pay":["blue-1","green-2"]}})"}),
                {"One die is asked for there, and 2 dice were given.", "Pay one die."},
                "那裡需要一顆骰子，卻付了 2 顆骰子。");
    const auto lacking = [](const std::string& gap) {
        return with(final_game(), "finals", parsed(R"([{"met":1,"gap":)" + gap + R"(},{"met":2,"gap":2}])"));
    };
    const std::string remedy = "Remove the place and number the others anew, or correct the markers.";
    expect_said(lacking("-1"),
                {"The markers have not met: 1 space of fame is lacking, and yet place 1 in the order of meeting is "
                 "entered.",
                 remedy},
                "標記還沒有會合：名聲還差 1 格，卻輸入了會合的順位 1。");
    expect_said(lacking("-2"),
                {"The markers have not met: 2 spaces of fame are lacking, and yet place 1 in the order of meeting is "
                 "entered.",
                 remedy},
                "標記還沒有會合：名聲還差 2 格，卻輸入了會合的順位 1。");
    expect_legal(with(final_game(), "finals", parsed(R"([{"gap":-1},{"gap":2,"met":1}])")));
}

TEST(RajasSentences, APlaceOfAPalaceThatIsNotDescribedAsksForOneDieAtMost) {
    const auto paid = [](const std::string& dice) {
        return first_turn({R"({"worker":{"at":"palace","gain":{},"pay":)" + dice + "}}"});
    };
    expect_said(paid(R"(["blue-1","green-2"])"),
                {"One die at most is paid there, and 2 dice were given.", "Pay one die or none."},
                "那裡最多付一顆骰子，卻付了 2 顆骰子。");
    expect_legal(paid(R"(["blue-1"])"));
    expect_legal(paid("[]"));
}

TEST(RajasSentences, WhoHasNoMoneyIsSentWhereNothingIsPaid) {
    const std::string tile = R"({"tile":{"tile":{"colour":"blue","price":1},"at":"a1","pay":["blue-1"],"gain":{}}})";
    const Document game = with_turns(full_game(), {R"([{"worker":{"at":"quarry","coins":3}},)" + tile + "]", "[]",
                                                   R"([{"worker":{"at":"quarry","coins":1}}])"});
    expect_said(game, {"This costs 1 in money, and the player has none.", "Choose a place that costs nothing."},
                "這需要 1 元，玩家沒有錢了。");
}

TEST(RajasSentences, DiceOfTheSupplyAreCounted) {
    const auto blue = [](std::size_t count) {
        const Document dice(std::vector<std::string>(count, "blue-6")), any(std::vector<std::string>(count, "any"));
        return R"({"gain":{"dice":)" + any.dump() + R"(}},{"dice":)" + dice.dump() + "}";
    };
    const auto left = [&](std::size_t before, std::size_t taken) {
        return with_turns(full_game(), {"[" + blue(6) + "]", "[" + blue(before) + "," + blue(taken) + "]"});
    };
    expect_said(left(4, 1),
                {"Of the colour blue the supply has no die left, and 1 was taken.",
                 "Take none of this colour; where any colour is owed, choose another."},
                "一般供應區已經沒有藍色的骰子，卻拿了 1 顆。");
    expect_said(left(3, 2),
                {"Of the colour blue the supply has 1 die left, and 2 were taken.",
                 "Take 1 die of this colour at most; where any colour is owed, choose another."},
                "一般供應區的藍色只剩 1 顆骰子，卻拿了 2 顆。");
    expect_legal(left(3, 1));
    expect_said(
        first_turn({blue(7)}),
        {"The Kali holds 10 dice at most; with these there would be 11.", "Put dice back first, or take fewer."},
        "時母雕像最多放 10 顆骰子；加上這些會有 11 顆。");
    expect_legal(first_turn({blue(6)}));
}

TEST(RajasSentences, ADieThatIsNotHeldIsToldFromOneHeldTooSeldom) {
    const auto paid = [](const std::string& dice) {
        return first_turn({gained("blue-5"), gained("blue-5"), R"({"worker":{"at":"silk","pay":)" + dice + "}}"});
    };
    const std::string remedy = "Choose a die that lies on the player's Kali, or correct how it was rolled or turned.";
    expect_said(paid(R"(["blue-6"])"), {"The player does not hold the die blue 6.", remedy},
                "玩家沒有 藍色 6 這顆骰子。");
    expect_said(paid(R"(["blue-1","blue-1"])"), {"The player holds the die blue 1 only once.", remedy},
                "藍色 1 這樣的骰子，玩家只有 1 顆。");
    expect_said(paid(R"(["blue-5","blue-5","blue-5"])"), {"The player holds the die blue 5 only 2 times.", remedy},
                "藍色 5 這樣的骰子，玩家只有 2 顆。");
    expect_legal(paid(R"(["blue-5"])"));
}

TEST(RajasSentences, ADieOfAnotherColourIsToldFromOneTooMany) {
    const auto taken = [](const std::string& dice) {
        return first_turn({R"({"gain":{"dice":["green","orange"]}},{"dice":)" + dice + "}"});
    };
    expect_said(taken(R"(["blue-3"])"),
                {"The dice still owed are green and orange; blue 3 is of another colour.",
                 "Take one of these colours instead: green and orange."},
                "還待領的骰子顏色是綠色、橘色；藍色 3 是別的顏色。");
    expect_legal(taken(R"(["orange-3"])"));
    const std::string remedy = "Take only dice that were gained in this turn.";
    expect_said(taken(R"(["orange-3","green-3","blue-3"])"),
                {"The die blue 3 is one more than is owed in this turn.", remedy},
                "藍色 3 這顆骰子超過這個回合待領的數量。");
    expect_said(first_turn({R"({"dice":["blue-3"]})"}),
                {"The die blue 3 is one more than is owed in this turn.", remedy},
                "藍色 3 這顆骰子超過這個回合待領的數量。");
}

TEST(RajasSentences, WhatIsNotOwedWasTakenOrNeverCame) {
    const Said no_upgrade{"An upgrade is not owed at this point.",
                          "Remove this step, or enter what brought it before."};
    const std::string upgrade = R"({"upgrade":"mill"})", gained_upgrade = R"({"gain":{"upgrade":1}})";
    expect_said(first_turn({upgrade}), no_upgrade, "目前沒有待領的升級。");
    expect_said(first_turn({gained_upgrade, upgrade, upgrade}), no_upgrade, "目前沒有待領的升級。");
    expect_legal(first_turn({gained_upgrade, upgrade, gained_upgrade, upgrade}));
}

TEST(RajasSentences, AnotherBuildingIsUpgradedWhileThereIsOne) {
    std::vector<std::string> steps{R"({"gain":{"upgrade":9}})"};
    const auto upgrade = [&](const std::string& building) { steps.push_back(R"({"upgrade":")" + building + "\"}"); };
    for (const char* building : {"mill", "mill", "mill"}) upgrade(building);
    expect_said(first_turn(steps), {"On level 4 no upgrade is possible any more: mill.", "Upgrade another building."},
                "磨坊已經是等級 4，不能再升級。");
    steps.pop_back();
    for (const char* building : {"fort", "fort", "palace", "palace", "temple", "temple"}) upgrade(building);
    expect_legal(first_turn(steps));
    upgrade("mill");
    expect_said(first_turn(steps),
                {"All buildings are on level 4, and no upgrade is possible any more.", "Remove this step."},
                "所有建築都已經是等級 4，不能再升級。");
}

namespace {

/// A tile over one that links another to the residence in the south.
Document covered(const std::string& roads, int rotation) {
    const auto laid = [](const std::string& at, const std::string& sides, int turned = 0) {
        return R"([{"tile":{"at":")" + at + R"(","tile":{"roads":")" + sides + R"("},"rotation":)" +
               std::to_string(turned) + "}}]";
    };
    Document game = with_board(builds_game(), "provinces", parsed(R"({"basic":{"map":["..",".."],"exits":["a1s"]}})"));
    game = with_turns(game, {laid("a1", "ns"), laid("a2", "s"), laid("a1", roads, rotation)});
    for (Document& turn : game["turns"]) turn["player"] = 0;
    return game;
}

}

TEST(RajasSentences, ATileIsTurnedOnlyWhereThatHelps) {
    expect_said(covered("s", 0),
                {"This cuts 1 tile off from the residence, however the tile is turned.",
                 "Take a tile whose roads keep the others linked."},
                "無論怎麼轉動板塊，都會切斷 1 個板塊與住宅的連接。");
    expect_said(
        covered("nes", 90),
        {"This cuts 1 tile off from the residence.", "Turn the tile, or take one whose roads keep the others linked."},
        "這會切斷 1 個板塊與住宅的連接。");
    expect_legal(covered("nes", 0));
    for (const int rotation : {90, 180, 270}) EXPECT_FALSE(broken(covered("s", rotation)).empty()) << rotation;
}

TEST(RajasSentences, WhereThereIsNothingToCoverTheTileIsRemoved) {
    const std::string builder = gained("blue-5") + R"(,{"worker":{"at":"builder","pay":["blue-5"]}})";
    const std::string tile = R"({"tile":{"tile":{"colour":"green","price":1},"at":"a1","pay":["green-2"],"gain":{}}})";
    expect_said(first_turn({builder, tile}),
                {"The tile that is owed covers another one, and none lies here.",
                 "Choose a place with a tile that covers none; where there is none, remove this tile and what brought "
                 "it."},
                "待領的板塊要蓋住另一個，這裡卻沒有板塊。");
    expect_legal(first_turn({gained("blue-5")}));
}

TEST(RajasSentences, WhoCannotPayThePriceGoesElsewhere) {
    const auto paid = [](int coins) {
        return first_turn({R"({"worker":{"at":"quarry","coins":)" + std::to_string(coins) + "}}"},
                          with_board(full_game(), "quarry", parsed("[4]")));
    };
    expect_said(paid(3),
                {"The next space costs 4 in money, and the player has 3; 3 was paid.", "Choose another place."},
                "下一個格子需要 4 元，玩家只有 3 元；付了 3 元。");
    EXPECT_EQ(broken(paid(4)), std::vector<std::string>{"pay.money"});
}

namespace {

/// What can be done in the first turn behind these steps.
std::string moves_behind(const std::vector<std::string>& steps, Document game = full_game()) {
    if (!steps.empty()) game = first_turn(steps, game);
    for (Document& turn : game["turns"]) turn["done"] = false;
    return i18n::moves(read(game))->utf8_string();
}

}

TEST(RajasSentences, WhatIsOwedIsAmongTheMoves) {
    const std::string quarry = R"({"worker":{"at":"quarry","coins":1}})";
    EXPECT_EQ(moves_behind({quarry}),
              "Raji is at turn.\n"
              "A tile is owed; where it may lie is not known, as the province is not described.\n");
    const std::string tile = R"({"tile":{"tile":{"colour":"blue","price":1},"at":"a1","pay":["blue-1"],"gain":{}}})";
    EXPECT_EQ(moves_behind({quarry, tile}), "Raji is at turn.\nNo worker can be placed, and no tile.\n");
    const std::string dancer = R"({"worker":{"at":"dancer","pay":["green-2"]}})";
    EXPECT_EQ(moves_behind({dancer}, with(full_game(), "variant", "navaratnas")),
              "Raji is at turn.\nA yield tile is owed.\n");
}

TEST(RajasSentences, APriceThatIsNotDescribedIsTold) {
    const std::string moves = moves_behind({});
    EXPECT_THAT(moves, testing::HasSubstr("\n  the quarry, for 1 to 4 in money, as printed\n"));
    EXPECT_THAT(moves, testing::HasSubstr("\n  the Raja, paid with purple 4\n")) << "one die alone";
    EXPECT_THAT(moves_behind({}, with_board(full_game(), "quarry", parsed("[2]"))),
                testing::HasSubstr("\n  the quarry, for 2 in money\n"));
}

}
