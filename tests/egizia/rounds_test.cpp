// Rounds: ships and their effects, feeding, building, cooperation, the track and the final scoring, by the rulebook's
// examples where it has them.
#include "core/egizia/game.h"
#include "tests/egizia/games.h"

#include <gmock/gmock.h>

namespace clerk::egizia::test {

namespace {

using testing::ElementsAre;

// Ships

TEST(EgiziaShips, GoRoundInTurnOrderAmongThoseWhoHaveNotPassed) {
    Document game = sailing(with_players(full_game(), 3), ship(0, "card-1") + "," + pass(1));
    EXPECT_EQ(moves(game)["player"], 2);
    game["rounds"][0]["ships"].push_back(parsed(ship(2, "card-2")));
    game["rounds"][0]["ships"].push_back(parsed(pass(0)));
    EXPECT_EQ(moves(game)["player"], 2) << "the one who placed last, for all others have passed";
    game["rounds"][0]["ships"].push_back(parsed(pass(2)));
    EXPECT_FALSE(moves(game).contains("player"));
    EXPECT_TRUE(moves(game)["places"].empty());
    const Document two = sailing(with_ruling(full_game(), "passing", "again"), pass(0) + "," + pass(1));
    EXPECT_EQ(moves(two)["player"], 0) << "who has passed may place later";
}

TEST(EgiziaShips, WhoPlacesAfterAWaivedPassIsInTheShipsAgain) {
    Document game =
        sailing(full_game(), pass(0) + "," + ship(1, "card-1") + "," + ship(0, "card-2", R"("waived":true)"));
    EXPECT_THAT(rules_of(check(read(game)).waived), ElementsAre("ship.passed", "ship.order"));
    EXPECT_EQ(moves(game)["player"], 1);
    game["rounds"][0]["ships"].push_back(parsed(pass(1)));
    EXPECT_EQ(moves(game)["player"], 0);
}

TEST(EgiziaShips, APassOfWhoHasNoShipIsCheckedForNothing) {
    std::string ships;
    for (int card = 1; card <= 8; ++card) ships += ship(0, "card-" + std::to_string(card)) + "," + pass(1) + ",";
    const Document game = sailing(with_ruling(full_game(), "passing", "again"), ships + pass(0) + "," + pass(0));
    EXPECT_TRUE(check(read(game)).legal());
    EXPECT_EQ(moves(game)["player"], 1) << "the turn is left as it was";
}

TEST(EgiziaShips, WaitWhereAllSpacesAreTaken) {
    const Document game = sailing(with_players(full_game(), 3), ship(0, "sphinx") + "," + ship(1, "sphinx"));
    const auto places = moves(game)["places"];
    EXPECT_EQ(std::count(places.begin(), places.end(), parsed(R"({"at":"sphinx"})")), 1);
    EXPECT_EQ(std::count(places.begin(), places.end(), parsed(R"({"at":"graves","space":2})")), 1);
}

TEST(EgiziaShips, CarryOutTheEffectsOfRingSpaces) {
    const Document game =
        sailing(full_game(), ship(0, "edfu") + "," + ship(1, "passalon", R"("ring":3)") + "," +
                                 ship(0, "alyi", R"("raise":["joker"])") + "," +
                                 ship(1, "selimon", R"("raise":["blue","black"],"gain":{"stone_market":4})"));
    const Document score = scored(game);
    EXPECT_EQ(score["ring"], 3);
    EXPECT_EQ(score["players"][0]["stone_market"], 2);
    EXPECT_EQ(score["players"][0]["stones"], 4);
    EXPECT_EQ(score["players"][0]["strength"]["joker"], 3);
    EXPECT_EQ(score["players"][1]["strength"], parsed(R"({"blue":2,"black":2,"yellow":1,"joker":3})"));
    EXPECT_EQ(score["players"][1]["stones"], 9) << "3, and two steps that end on the last level bring 3 each";
}

TEST(EgiziaShips, MoveTheWaterRingAsTheRulingsSay) {
    const auto moved = [](int to, const char* way) {
        Document game = with_ruling(full_game(), "ring_way", way);
        game = sailing(game, ship(0, "passalon", R"("ring":3)"));
        return with_round(with(game, "rounds", parsed(R"([{"ships":[{"player":0,"at":"passalon","ring":3}]}])")),
                          R"({"ships":[{"player":0,"at":"passalon","ring":)" + std::to_string(to) + "}]}");
    };
    EXPECT_THAT(broken(moved(1, "line")), ElementsAre("ring.move"));
    EXPECT_TRUE(check(read(moved(1, "circle"))).legal());
    EXPECT_TRUE(check(read(moved(3, "line"))).legal()) << "entered where it lies, it stays";
    EXPECT_THAT(broken(with_ruling(moved(3, "line"), "ring", "must")), ElementsAre("ring.move"));
}

TEST(EgiziaShips, AnEffectOnTheBoardTakesThePlaceOfTheRulesEffect) {
    const Document game =
        with_board(full_game(), "spaces", R"({"edfu":{"raise":["blue"],"ring":true},"memphis":{"stones":3}})");
    const Document at_edfu = sailing(game, ship(0, "edfu") + "," + ship(1, "memphis"));
    EXPECT_EQ(player(at_edfu, 0)["stone_market"], 1);
    EXPECT_EQ(player(at_edfu, 0)["strength"]["blue"], 2) << "as shown";
    EXPECT_EQ(player(at_edfu, 1)["stones"], 6);
    EXPECT_TRUE(check(read(sailing(full_game(), ship(0, "beni-hasan", R"("raise":["blue"],"ring":1)")))).legal())
        << "what it does is not known";
}

TEST(EgiziaShips, ACardGivesWhatIsTypedElseWhatIsDescribed) {
    const Document game = with_board(full_game(), "cards", R"({"quarry":{"quarry":2}})");
    EXPECT_EQ(player(sailing(game, ship(0, "card-1", R"("card":"quarry")")), 0)["quarry"], 5);
    EXPECT_EQ(player(sailing(game, ship(0, "card-1", R"("card":"quarry","gain":{"stones":1})")), 0)["quarry"], 3);
    EXPECT_EQ(player(sailing(game, ship(0, "card-1", R"("gain":{"quarry":-9})")), 0)["quarry"], 0) << "never below 0";
}

// Feeding

TEST(EgiziaFeeding, CostsByTheGrainMarket) {
    Document game = with_board(full_game(), "start", R"({"crews":[3,3,4],"joker":4,"green":6})");
    game = sailing(game, ship(0, "card-1", R"("gain":{"fields":{"yellow":6,"brown":9},"grain_market":1})"));
    EXPECT_EQ(moves(game)["feeding"][0], parsed(R"({"player":0,"need":14,"grain":12,"points":-4})"));
    game["rounds"][0]["builds"] = Document::array();
    EXPECT_EQ(player(game, 0)["track"], -4);
    EXPECT_EQ(player(game, 0)["stones"], 5) << "and the quarry has given its stones";
    game["rounds"][0]["builds"].push_back(parsed(R"({"player":0,"use":{"food":9}})"));
    EXPECT_EQ(player(game, 0)["track"], -4) << "too late";
}

// Building

TEST(EgiziaBuilding, ACrewOfTwoDrawsTwoCardsAndKeepsOne) {
    const Document game = building(with_board(full_game(), "start", R"({"crews":[2,1,1],"green":9})"),
                                   ship(0, "sphinx"), build(0, R"("crew":"blue","draw":2,"keep":1)"));
    EXPECT_EQ(player(game, 0)["stones"], 3);
    EXPECT_EQ(player(game, 0)["categories"]["sphinx"], 1);
    EXPECT_EQ(player(game, 0)["sphinx"], 2);
    EXPECT_EQ(player(game, 0)["categories"]["cooperation"], 1);
}

TEST(EgiziaBuilding, ObeliskAndGraveTogether) {
    const Document start =
        with_board(with(full_game(), "graves", {4}), "start", R"({"crews":[5,1,1],"green":9,"stones":[9,9,9,9]})");
    const Document game = building(start, ship(0, "graves"), build(0, R"("crew":"blue","joker":true,"market":"stone",
        "place":[{"at":"obelisk-1","value":1},{"at":"obelisk-2","value":2},{"at":"grave-1"}])"));
    EXPECT_EQ(player(game, 0)["stones"], 9 + 3 - 7);
    EXPECT_EQ(player(game, 0)["categories"]["obelisk"], 3);
    EXPECT_EQ(player(game, 0)["categories"]["graves"], 4);
    EXPECT_EQ(player(game, 0)["grave_sum"], 4);
    EXPECT_EQ(player(game, 0)["stone_market"], 2);
}

TEST(EgiziaBuilding, AFinishedRowIsScoredForTheMostStones) {
    const Document pyramid = with_board(builds_game(), "pyramid", "[[1,1,1,1],[1]]");
    const auto row = [&](const std::string& first, const std::string& second) {
        return built(build(0, R"("place":[)" + first + "]") + "," + build(1, R"("place":[)" + second + "]"), pyramid);
    };
    const Document tie =
        row(R"({"at":"pyramid-1-1"},{"at":"pyramid-1-2"})", R"({"at":"pyramid-1-3"},{"at":"pyramid-1-4"})");
    EXPECT_EQ(player(tie, 0)["categories"]["rows"], 2) << "his leftmost stone is further left";
    EXPECT_EQ(player(tie, 1)["categories"]["rows"], 0);
    const Document most =
        row(R"({"at":"pyramid-1-1"})", R"({"at":"pyramid-1-2"},{"at":"pyramid-1-3"},{"at":"pyramid-1-4"})");
    EXPECT_EQ(player(most, 1)["categories"]["rows"], 3);
    const Document typed = built(build(0, R"("place":[{"at":"pyramid-1-1","value":2,"last":true}])"));
    EXPECT_EQ(player(typed, 0)["categories"]["rows"], 1);
    EXPECT_THAT(broken(built(build(1, R"("place":[{"at":"pyramid-1-2","value":2}])"), typed)),
                ElementsAre("stone.no-space"));
}

TEST(EgiziaBuilding, SupportIsAllSpacesBelowOrOne) {
    const Document game = built(build(0, R"("place":[{"at":"pyramid-1-1"},{"at":"pyramid-2-1"}])"),
                                with_board(builds_game(), "pyramid", "[[1,1],[1,1]]"));
    EXPECT_THAT(broken(game), ElementsAre("pyramid.support"));
    EXPECT_TRUE(check(read(with_ruling(game, "support", "one"))).legal());
    const Document free = with_board(game, "pyramid", R"([[1,1],[{"value":1,"on":[]}]])");
    EXPECT_TRUE(check(read(free)).legal());
}

TEST(EgiziaBuilding, ATileThatOpensMayBeBuiltInTheSameBuild) {
    std::string stones;
    for (int grave = 1; grave <= 6; ++grave)
        stones += (grave > 1 ? "," : "") + std::string(R"({"at":"grave-)") + std::to_string(grave) + R"(","value":1})";
    EXPECT_TRUE(check(read(built(build(0, R"("place":[)" + stones + "]")))).legal());
}

TEST(EgiziaBuilding, TheMiddleNeedsBothColumns) {
    const std::string columns = R"({"at":"temple-left-1","value":1},{"at":"temple-right-1","value":1})";
    EXPECT_TRUE(check(read(built(build(0, R"("place":[)" + columns + R"(,{"at":"temple-middle"}])")))).legal());
    const Document described = with_board(builds_game(), "temple", R"({"left":[1,1]})");
    EXPECT_THAT(broken(built(build(0, R"("place":[)" + columns + R"(,{"at":"temple-middle"}])"), described)),
                ElementsAre("temple.middle"));
}

// The track and the end

TEST(EgiziaTrack, WhoComesToASpaceLaterStandsBehind) {
    const Document game = built(build(0, R"("draw":5)") + "," + build(1, R"("draw":5)"));
    EXPECT_EQ(check(read(game)).track, (std::vector{6, 6}));
    EXPECT_EQ(check(read(game)).order, (std::vector{1, 0}));
}

TEST(EgiziaTrack, CooperationIsGivenToTheLeaderFirst) {
    const Document game = built(build(1, R"("draw":3)") + "," + build(0, R"("draw":1)") + "," +
                                build(0, R"("place":[{"at":"obelisk-1","value":1}])"));
    EXPECT_EQ(check(read(game)).track, (std::vector{5, 4}));
    const Document kept = with_ruling(game, "sphinx_share", "kept");
    EXPECT_EQ(check(read(kept)).track, (std::vector{3, 3}));
    EXPECT_EQ(check(read(kept)).order, (std::vector{0, 1}));
}

TEST(EgiziaEnd, LeftStonesTilesAndCardsScore) {
    const Document end = parsed(R"([{"stones":5,"stone_market":3,"sphinx":[5,0]},{"stones":5,"stone_market":2}])");
    Document game = with(with_rounds(builds_game(), 4), "end", end);
    game = built(build(0, R"("place":[{"at":"grave-1","value":11}])"), game);
    const Document score = scored(game);
    EXPECT_EQ(score["complete"], true);
    EXPECT_EQ(score["players"][0]["categories"]["stones"], 2);
    EXPECT_EQ(score["players"][0]["categories"]["grave_tiles"], 5);
    EXPECT_EQ(score["players"][0]["categories"]["sphinx_cards"], 5);
    EXPECT_EQ(score["players"][0]["total"], 11 + 1 + 2 + 5 + 5);
    EXPECT_EQ(score["players"][0]["track"], 12);
    EXPECT_EQ(score["players"][1]["total"], 0);
    EXPECT_TRUE(moves(game)["over"]);
}

TEST(EgiziaEnd, TilesScoreByTheirSum) {
    for (const auto& [sum, points] : {std::pair{0, 0}, {1, 2}, {10, 2}, {11, 5}, {20, 5}, {21, 9}, {40, 9}}) {
        const Document game =
            with(final_game(), "end", {{{"score", 20}, {"grave_sum", sum}}, {{"score", 20}, {"grave_sum", 0}}});
        EXPECT_EQ(player(game, 0)["total"], 20 + points) << sum;
    }
}

TEST(EgiziaEnd, BesideTheScoreIsToldWhatTheDepthKnows) {
    const auto told = [](const Document& game) {
        std::vector<std::string> ids;
        const ScoreSheet sheet = clerk::score(read(game));
        for (const Fact& fact : sheet.players[0].facts) ids.emplace_back(fact.id);
        return ids;
    };
    EXPECT_THAT(told(final_game()), ElementsAre("track"));
    EXPECT_THAT(told(builds_game()), ElementsAre("track", "grave_sum"));
    EXPECT_THAT(told(full_game()), ElementsAre("track", "grave_sum", "stones", "quarry", "strength", "green", "yellow",
                                               "brown", "stone_market", "grain_market", "sphinx"));
}

TEST(EgiziaEnd, ATieGoesToTheOneInFront) {
    const Document end = parsed(R"([{"score":20,"sphinx":[3]},{"score":20,"sphinx":[3]}])");
    const Document game = with(final_game(), "end", end);
    EXPECT_EQ(player(game, 0)["rank"], 1) << "in front before, and first to score";
    EXPECT_EQ(clerk::score(read(game)).tie_break, "track");
    EXPECT_EQ(player(with(game, "track", {1, 0}), 1)["rank"], 1);
    const Document last = with_ruling(game, "final_order", "last-round");
    EXPECT_EQ(player(last, 1)["rank"], 1) << "the last in turn order scores first";
    EXPECT_EQ(player(with(last, "order", {1, 0}), 0)["rank"], 1);
}

}

}
