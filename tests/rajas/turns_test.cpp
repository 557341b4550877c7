// Whose turn it is: go-rounds, passing, rounds, workers gained, turns for yield tiles, and the end.
#include "core/rajas/play.h"
#include "tests/rajas/games.h"

#include <gmock/gmock.h>

namespace clerk::rajas::test {

namespace {

using testing::ElementsAre;

const std::string assorted = R"([{"worker":{"at":"assorted"}}])";
const std::string pass = "[]";

/// Who plays each turn, and who is next.
std::vector<int> order(const Document& game) {
    const Record record = read(game);
    EXPECT_TRUE(check(record).legal()) << testing::PrintToString(rules_of(check(record).violations));
    const auto& own = std::get<Game>(record.game);
    std::vector<int> players;
    for (std::size_t turn = 0; turn <= own.turns.size(); ++turn) players.push_back(player_at(own, turn));
    return players;
}

int round_of(const Document& game) { return *check(read(game)).round; }

/// A worker to a place of the palace, which gives more workers.
std::string gaining(int workers) {
    return R"([{"worker":{"at":"palace","gain":{"worker":)" + std::to_string(workers) + "}}}]";
}

std::vector<std::string> times(int count, const std::string& turn) {
    return std::vector<std::string>(static_cast<std::size_t>(count), turn);
}

TEST(RajasTurns, GoRoundUntilNobodyHasAWorkerLeft) {
    const Document game = with_turns(full_game(), times(6, assorted));
    EXPECT_THAT(order(game), ElementsAre(0, 1, 0, 1, 0, 1, 1)) << "the next player begins the next round";
    EXPECT_EQ(round_of(game), 2);
    EXPECT_EQ(round_of(with_turns(full_game(), times(5, assorted))), 1);
}

TEST(RajasTurns, WhoPassesIsOutForTheRound) {
    const Document game = with_turns(full_game(), {pass, assorted, assorted, assorted, assorted});
    EXPECT_THAT(order(game), ElementsAre(0, 1, 1, 1, 1, 0)) << "and then who sits after the start player begins";
    const Document both = with_turns(full_game(), {pass, pass});
    EXPECT_THAT(order(both), ElementsAre(0, 1, 1));
    EXPECT_EQ(round_of(both), 2);
}

TEST(RajasTurns, TheGreatMogulBeginsTheNextRound) {
    const std::string mogul = R"([{"worker":{"at":"mogul","pay":["blue-1"]}}])";
    Document game = with_turns(full_game(), {mogul, pass, pass});
    EXPECT_THAT(order(game), ElementsAre(0, 1, 0, 0));
}

TEST(RajasTurns, AWorkerGainedIsPlacedInTheSameRound) {
    auto turns = times(5, assorted);
    turns.insert(turns.begin() + 4, gaining(1));
    EXPECT_THAT(order(with_turns(full_game(), turns)), ElementsAre(0, 1, 0, 1, 0, 1, 0)) << "his fourth";
}

TEST(RajasTurns, TwoWorkersAreGainedAtMost) {
    EXPECT_EQ(player(with_turns(full_game(), {gaining(5)}), 0)["workers"], 5);
    EXPECT_EQ(player(with_turns(with(full_game(), "variant", "navaratnas"), {gaining(5)}), 0)["workers"], 6);
    EXPECT_EQ(player(with_turns(with(full_game(), "variant", "mixed"), {gaining(5)}), 0)["workers"], 5);
}

TEST(RajasTurns, WhoHasFewerWorkersTakesAYieldTile) {
    Document game = with(full_game(), "variant", "navaratnas");
    const std::string yield = R"([{"yield":{"at":"a1w","gain":{"money":1}}}])";
    auto turns = times(5, assorted);
    turns.insert(turns.begin(), gaining(1));
    turns.push_back(assorted);
    turns.push_back(yield);
    EXPECT_THAT(order(with_turns(game, turns)), ElementsAre(0, 1, 0, 1, 0, 1, 0, 1, 1));
    turns.back() = pass;
    EXPECT_THAT(order(with_turns(game, turns)), ElementsAre(0, 1, 0, 1, 0, 1, 0, 1, 1)) << "he may decline";
    turns.back() = assorted;
    EXPECT_THAT(broken(with_turns(game, turns)), ElementsAre("worker.none"));
}

TEST(RajasTurns, ThereIsNoGoRoundForYieldTilesAlone) {
    Document game = with(full_game(), "variant", "navaratnas");
    auto turns = times(5, assorted);
    turns.insert(turns.begin(), gaining(1));
    turns.insert(turns.end(), {pass, pass});
    EXPECT_THAT(order(with_turns(game, turns)), ElementsAre(0, 1, 0, 1, 0, 1, 0, 1, 1))
        << "he who passes had a worker left in this go-round, so it takes place";
}

TEST(RajasTurns, WhoGainsAWorkerTooLateOwnsNoneForALaterGoRound) {
    Document game = with(full_game(), "variant", "navaratnas");
    auto turns = times(6, assorted);
    turns[1] = gaining(1);
    turns.insert(turns.end(), {R"([{"gain":{"worker":1}}])", assorted, assorted});
    EXPECT_THAT(order(with_turns(game, turns)), ElementsAre(0, 1, 0, 1, 0, 1, 0, 1, 0, 1))
        << "the first has the fifth go-round for himself, for it is his fourth worker";
    EXPECT_EQ(round_of(with_turns(game, turns)), 2);
}

TEST(RajasTurns, InTheBasicGameWhoHasNoWorkerIsSkipped) {
    auto turns = times(5, assorted);
    turns.insert(turns.begin(), gaining(1));
    turns.push_back(assorted);
    EXPECT_THAT(order(with_turns(full_game(), turns)), ElementsAre(0, 1, 0, 1, 0, 1, 0, 1));
}

// The end

Document meeting(Document game, std::size_t turn) {
    game["turns"][turn]["met"] = true;
    return game;
}

TEST(RajasEnd, TheGoRoundIsCompleted) {
    Document game = meeting(with_turns(with_players(full_game(), 4), {assorted, pass, pass}), 2);
    EXPECT_FALSE(*check(read(game)).over);
    EXPECT_EQ(player(game, 2)["met"], 1);
    EXPECT_EQ(player(game, 2)["winner"], false) << "not yet";
    game = with_turns(game, {pass});
    EXPECT_TRUE(*check(read(game)).over);
    EXPECT_EQ(player(game, 2)["winner"], true);
    EXPECT_THAT(broken(with_turns(game, {pass})), ElementsAre("turn.game-over"));
    EXPECT_EQ(check(read(with_turns(game, {pass}))).violations[0].where.player, 3) << "of the last turn";
}

TEST(RajasEnd, ListsNoMovesAnyMore) {
    const Document game = meeting(with_turns(full_game(), {pass, pass}), 0);
    EXPECT_EQ(told(*moves_answer(read(game))), parsed(R"({"game":"rajas","player":1,"turn":2,"over":true})"));
}

TEST(RajasEnd, OrEverybodyElseHasOneMoreTurn) {
    Document game = with(with_players(full_game(), 4), "rulings", "zh-Hant");
    game = meeting(with_turns(game, {assorted, pass, pass}), 2);
    EXPECT_THAT(order(with_turns(game, {pass})), ElementsAre(0, 1, 2, 3, 0));
    game = with_turns(game, {pass, R"([{"worker":{"at":"mogul","pay":["blue-1"]}}])"});
    EXPECT_TRUE(*check(read(game)).over) << "the second has passed before";
}

TEST(RajasEnd, TheDescribedFacingTellsWhoHasMet) {
    const Document facing(std::vector<int>{6, 6, 5, 5, 4, 4, 3});
    Document game = with_board(full_game(), "facing", facing);
    game = with_turns(game, {R"([{"worker":{"at":"palace","gain":{"fame":5}}}])"});
    EXPECT_EQ(player(game, 0)["gap"], 0) << "money 3 faces fame 5";
    EXPECT_EQ(player(game, 0)["met"], 1);
    EXPECT_TRUE(player(game, 1)["met"].is_null());
    EXPECT_EQ(player(game, 1)["gap"], -4);
    game["turns"][0]["steps"][0]["worker"]["gain"] = {{"money", 90}, {"fame", 2}};
    EXPECT_EQ(player(game, 0)["gap"], -1) << "past the end it stands as on the last entry";
}

TEST(RajasEnd, ATieOfGapsGoesToWhoMetFirst) {
    Document game = with(full_game(), "gaps", {2, 2});
    game = meeting(meeting(with_turns(game, {pass, pass}), 0), 1);
    const Document score = scored(game);
    EXPECT_EQ(score["players"][0]["rank"], 1);
    EXPECT_EQ(score["players"][1]["rank"], 2);
    EXPECT_EQ(clerk::score(read(game)).tie_break, "met");
    game["gaps"] = {2, 3};
    EXPECT_EQ(scored(game)["players"][1]["winner"], true);
    EXPECT_EQ(clerk::score(read(game)).tie_break, "");
}

TEST(RajasEnd, OfFinalGapsTheOrderDecidesWhoeverSitsFirst) {
    const Document game = with(final_game(), "finals", parsed(R"([{"gap":2,"met":2},{"gap":2,"met":1}])"));
    EXPECT_EQ(scored(game)["players"][1]["rank"], 1);
    EXPECT_EQ(clerk::score(read(game)).tie_break, "met");
}

TEST(RajasEnd, FinalGapsWithoutAnOrderShareTheVictory) {
    Document game = with(with_players(final_game(), 3), "finals", parsed(R"([{"gap":3},{"gap":3},{"gap":-4}])"));
    Document score = scored(game);
    EXPECT_EQ(score["players"][0]["rank"], 1);
    EXPECT_EQ(score["players"][1]["rank"], 1);
    EXPECT_EQ(score["players"][2]["rank"], 3);
    EXPECT_TRUE(score["players"][1]["met"].is_null());
    game["finals"][1]["met"] = 1;
    score = scored(game);
    EXPECT_EQ(score["players"][0]["winner"], false);
    EXPECT_EQ(score["players"][1]["winner"], true);
}

TEST(RajasEnd, WhoHasMetWithoutAKnownGapHasAGapOfNothing) {
    const Document game = with(with_players(final_game(), 3), "finals", parsed(R"([{"met":2},{"gap":1,"met":1},{}])"));
    EXPECT_TRUE(check(read(game)).legal());
    const Document score = scored(game);
    EXPECT_TRUE(score["players"][0]["gap"].is_null());
    EXPECT_EQ(score["players"][0]["rank"], 2);
    EXPECT_EQ(score["players"][1]["winner"], true);
    EXPECT_EQ(score["players"][2]["rank"], 3);
}

TEST(RajasEnd, AGameOfBuildsIsCompleteWhenSomebodyHasMet) {
    Document game = with(builds_game(), "turns", parsed(R"([{"player":1,"money":17,"fame":9}])"));
    EXPECT_EQ(scored(game)["complete"], false);
    EXPECT_EQ(player(game, 1)["money"], 17);
    EXPECT_EQ(player(game, 0)["money"], 3);
    game["turns"].push_back({{"player", 0}, {"met", true}});
    EXPECT_EQ(scored(game)["complete"], true);
    EXPECT_EQ(player(game, 0)["winner"], true);
    game["turns"].push_back({{"player", 0}});
    EXPECT_TRUE(check(read(game)).legal()) << "the go-round is completed";
}

}

}
