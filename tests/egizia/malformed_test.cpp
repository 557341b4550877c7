// Documents that are not of the form, refused with the path of the first fault.
#include "tests/egizia/games.h"
#include "tests/mistake.h"

namespace clerk::egizia::test {

namespace {

using tests::gone;
using tests::Mistake;
using tests::wrong;
using tests::wrong_at;

class Malformed : public testing::TestWithParam<Mistake> {};

TEST_P(Malformed, IsRefusedWithThePathAndTheExpectation) { tests::expect_refused(GetParam()); }

Document numbers(std::size_t count, int number = 1) { return Document(std::vector<int>(count, number)); }

/// Everything is described, and there is an entry of every kind.
Document described() {
    Document game = full_game();
    game["rulings"] = {{"ships", 10}};
    game["board"] = parsed(R"({"nile":["edfu","card-1","card-2","sphinx","memphis","graves"],
        "spaces":{"selimon":{"raise":["blue","joker"]},"memphis":{"raise":2,"ring":true}},
        "cards":{"quarry":{"fields":{"yellow":5},"quarry":2,"food":3,"points":1,"stone_market":1,"ring":2}},
        "obelisk":[1,2],"pyramid":[[2,2],[{"value":3,"on":[1,2]}]],
        "temple":{"left":[1],"right":[1],"middle":5,"roof":[6]},
        "start":{"crews":[1,1,1],"joker":2,"stones":[2,3,4,5],"quarry":3,"green":6},"max_strength":9})");
    game["board"]["graves"] = numbers(20);
    game["graves"] = numbers(3);
    game = with_round(game, R"({"order":[0,1],"ships":[
        {"player":0,"at":"edfu","gain":{"stones":1}},{"player":1,"at":"card-2","card":"quarry","by_card":true},
        {"player":0,"at":"memphis","raise":["blue"],"ring":3},{"player":1,"at":"sphinx","space":2},
        {"player":1,"pass":true},{"player":0,"use":{"food":4,"raise":["blue"]}}],
        "builds":[{"player":0,"crew":"blue","joker":true,"draw":4,"keep":1},
        {"player":1,"crew":"black","plus":2,"market":"stone","place":[{"at":"obelisk-1"},{"at":"grave-1"}]},
        {"player":1,"place":[{"at":"pyramid-1-1","value":2},{"at":"temple-middle"}]},{"player":0,"use":{"stones":2}}]})");
    game["end"] = parsed(R"([{"sphinx":[5,0]},{"sphinx":[3]}])");
    return game;
}

Document builds() {
    Document game = with_round(builds_game(), R"({"other":[0,2],"feeding":[-4,0],"builds":[
        {"player":0,"draw":2,"keep":1,"other":3},{"player":1,"place":[{"at":"obelisk-1","value":1}]},
        {"player":0,"place":[{"at":"pyramid-1-1","value":2,"last":true},{"at":"temple-left-1","value":2}]}]})");
    return with(game, "end", parsed(R"([{"stones":5,"stone_market":3,"sphinx":[5,0]},{}])"));
}

Document in_progress() { return with_round(full_game(), R"({"builds":[],"done":false})"); }

Document ended() {
    return with(with(with(final_game(), "track", {1, 0}), "order", {0, 1}), "end",
                parsed(R"([{"score":71,"stones":5,"stone_market":3,"graves":[3],"sphinx":[5]},
                           {"score":71,"grave_sum":11}])"));
}

INSTANTIATE_TEST_SUITE_P(
    Head, Malformed,
    testing::Values(
        wrong(full_game, "/depth", "deep", "one of \"full\""), wrong(full_game, "/players", gone, "found nothing"),
        wrong(full_game, "/players", parsed(R"([{"name":"L"}])"), "2 to 4 players"),
        wrong(full_game, "/players", Document(std::vector<Document>(5, {{"name", "L"}})), "2 to 4 players"),
        wrong_at(full_game, "/players", parsed(R"([{"name":"L","colour":"red"},{"name":"J","colour":"red"}])"),
                 "/players/1/colour", "that no other player has"),
        wrong(full_game, "/players/0/colour", "mauve", "one of \"red\""),
        wrong(described, "/rulings/ships", 9, "expected 8 or 10"), wrong(described, "/rulings/ships", "8", "8 or 10"),
        wrong(described, "/rulings/ships", 8.0, "8 or 10"),
        wrong(described, "/rulings/ring", "can", "\"may\", \"must\""),
        wrong(described, "/rulings/house", true, "no such ruling"), wrong(full_game, "/rounds", gone, "found nothing"),
        wrong(full_game, "/rounds", Document(std::vector<Document>(201, Document::object())), "at most 200 rounds"),
        wrong(full_game, "/graves", numbers(13), "at most 12 values"), wrong(described, "/graves/0", 100, "1 to 99"),
        wrong(full_game, "/track", {0, 1}, "only depth final"), wrong(full_game, "/order", {0, 1}, "only depth final"),
        wrong(ended, "/rounds", Document::array(), "no turns"), wrong(ended, "/graves", numbers(1), "no turns")));

INSTANTIATE_TEST_SUITE_P(
    Board, Malformed,
    testing::Values(
        wrong(described, "/board/nile/1", "edfu", "each place once"),
        wrong_at(described, "/board/nile/1", "card-3", "/board/nile/2", "in their order"),
        wrong_at(described, "/board/nile/3", "pyramid", "/board/nile/5", "in their order"),
        wrong(described, "/board/nile/0", "luxor", "a place along the Nile"),
        wrong(described, "/board/nile/1", "card-11", "a place along the Nile"),
        wrong(described, "/board/nile/1", "card-01", "a place along the Nile"),
        wrong(described, "/board/spaces/sphinx", Document::object(), "a ring space is called"),
        wrong(described, "/board/spaces/card-1", Document::object(), "a ring space is called"),
        wrong(described, "/board/spaces/-x", Document::object(), "a ring space is called"),
        wrong(described, "/board/spaces/Luxor", Document::object(), "a ring space is called"),
        wrong(described, "/board/spaces/red", Document::object(), "a ring space is called"),
        wrong(described, "/board/spaces/temple-middle", Document::object(), "a ring space is called"),
        wrong(described, "/board/spaces/memphis/raise", 5, "0 to 4"),
        wrong(described, "/board/spaces/memphis/ring", 2, "true or false"),
        wrong(described, "/board/spaces/memphis/ring", false, "true, or nothing"),
        wrong(described, "/board/spaces/selimon/raise/0", "green", "one of \"blue\""),
        wrong(described, "/board/cards/quarry/raise", Document(std::vector<std::string>(21, "blue")), "20 crews"),
        wrong(described, "/board/cards/" + tests::long_key, Document::object(), "a key has at most 200 characters"),
        wrong(described, "/board/cards", tests::many_keys(), "an object of at most 200 keys"),
        wrong(described, "/board/spaces", tests::many_keys(), "an object of at most 200 keys"),
        wrong(described, "/board/cards/quarry/fields/purple", 1, "no such field"),
        wrong(described, "/board/cards/quarry/fields/yellow", 100, "-99 to 99"),
        wrong(described, "/board/cards/quarry/quarry", -100, "-99 to 99"),
        wrong(described, "/board/cards/quarry/stones", 100, "-99 to 99"),
        wrong(described, "/board/cards/quarry/sphinx", 100, "-99 to 99"),
        wrong(described, "/board/cards/quarry/points", 100, "-99 to 99"),
        wrong(described, "/board/cards/quarry/food", -1, "0 to 99"),
        wrong(described, "/board/cards/quarry/stone_market", 10, "0 to 9"),
        wrong(described, "/board/cards/quarry/grain_market", -1, "0 to 9"),
        wrong(described, "/board/cards/quarry/ring", 4, "1 to 3")));

INSTANTIATE_TEST_SUITE_P(Monuments, Malformed,
                         testing::Values(wrong(described, "/board/obelisk", Document::array(), "at least one"),
                                         wrong(described, "/board/obelisk", numbers(21), "at most 20"),
                                         wrong(described, "/board/obelisk/0", 0, "1 to 99"),
                                         wrong(described, "/board/pyramid", Document::array(), "at least one"),
                                         wrong(described, "/board/pyramid",
                                               Document(std::vector<Document>(13, numbers(1))), "at most 12"),
                                         wrong(described, "/board/pyramid/1", Document::array(), "at least one"),
                                         wrong(described, "/board/pyramid/1", numbers(13), "at most 12"),
                                         wrong(described, "/board/pyramid/1/0/value", gone, "found nothing"),
                                         wrong(described, "/board/pyramid/1/0/on/1", 3, "1 to 2"),
                                         wrong_at(described, "/board/pyramid/0/0", parsed(R"({"value":2,"on":[1]})"),
                                                  "/board/pyramid/0/0/on/0", "no row below"),
                                         wrong(described, "/board/temple/left", Document::array(), "at least one"),
                                         wrong(described, "/board/temple/right", numbers(13), "at most 12"),
                                         wrong(described, "/board/temple/roof", Document::array(), "at least one"),
                                         wrong(described, "/board/temple/middle", 100, "1 to 99"),
                                         wrong(described, "/board/graves", numbers(19), "20 numbers"),
                                         wrong(described, "/board/graves/3", 0, "1 to 99"),
                                         wrong(described, "/board/start/crews", numbers(4), "3 numbers"),
                                         wrong(described, "/board/start/crews/0", 0, "1 to 99"),
                                         wrong(described, "/board/start/joker", 100, "1 to 99"),
                                         wrong(described, "/board/start/stones", numbers(2), "4 numbers"),
                                         wrong(described, "/board/start/quarry", 100, "0 to 99"),
                                         wrong(described, "/board/start/green", -1, "0 to 99"),
                                         wrong(described, "/board/max_strength", 0, "1 to 99")));

INSTANTIATE_TEST_SUITE_P(
    Ships, Malformed,
    testing::Values(wrong(described, "/rounds/0/order", {0, 0}, "each player once"),
                    wrong(described, "/rounds/0/order", numbers(1, 0), "each player once"),
                    wrong(described, "/rounds/0/order/0", 2, "0 to 1"),
                    wrong(described, "/rounds/0/ships/0/player", 2, "0 to 1"),
                    wrong(described, "/rounds/0/ships/0/player", gone, "found nothing"),
                    wrong_at(described, "/rounds/0/ships/0/at", gone, "/rounds/0/ships/0", "a step with one of"),
                    wrong_at(described, "/rounds/0/ships/0/pass", true, "/rounds/0/ships/0", "a step with one of"),
                    wrong(described, "/rounds/0/ships/0/at", "luxor", "a place along the Nile"),
                    wrong(described, "/rounds/0/ships/4/pass", false, "true, or nothing"),
                    wrong(described, "/rounds/0/ships/4/by_card", true, "only a ship"),
                    wrong(described, "/rounds/0/ships/5/space", 1, "only a ship"),
                    wrong(described, "/rounds/0/ships/0/space", 1, "only a ship"),
                    wrong(described, "/rounds/0/ships/3/space", 4, "1 to 3"),
                    wrong(described, "/rounds/0/ships/1/raise", Document::array(), "only a ring space"),
                    wrong(described, "/rounds/0/ships/3/ring", 2, "only a ring space"),
                    wrong(described, "/rounds/0/ships/4/ring", 2, "only a ring space"),
                    wrong(described, "/rounds/0/ships/0/card", "quarry", "only a card space"),
                    wrong(described, "/rounds/0/ships/3/gain", Document::object(), "nothing is gained"),
                    wrong(described, "/rounds/0/ships/2/ring", 0, "1 to 3"),
                    wrong(described, "/rounds/0/ships/2/raise/0", "brown", "one of \"blue\""),
                    wrong(described, "/rounds/0/ships/5/use/food", 100, "0 to 99"),
                    wrong(builds, "/rounds/0/ships", Document::array(), "only depth full"),
                    wrong(described, "/rounds/0/ships", Document(std::vector<Document>(201, parsed(pass(0)))),
                          "at most 200 ships")));

INSTANTIATE_TEST_SUITE_P(
    Builds, Malformed,
    testing::Values(wrong_at(described, "/rounds/0/builds/0/draw", gone, "/rounds/0/builds/0", "a step with one of"),
                    wrong_at(described, "/rounds/0/builds/0/use", Document::object(), "/rounds/0/builds/0",
                             "a step with one of"),
                    wrong(described, "/rounds/0/builds/0/crew", "joker", "one of \"blue\""),
                    wrong(described, "/rounds/0/builds/0/draw", 30, "1 to 29"),
                    wrong(described, "/rounds/0/builds/0/keep", 5, "0 to 4"),
                    wrong(described, "/rounds/0/builds/1/keep", 0, "only cards that are drawn"),
                    wrong(described, "/rounds/0/builds/1/plus", 0, "1 to 99"),
                    wrong(described, "/rounds/0/builds/1/market", "fish", "one of \"stone\""),
                    wrong(described, "/rounds/0/builds/0/market", "stone", "only a build at the graves"),
                    wrong(described, "/rounds/0/builds/2/market", "stone", "only a build at the graves"),
                    wrong(described, "/rounds/0/builds/1/place", Document::array(), "at least one stone"),
                    wrong_at(described, "/rounds/0/builds/1/place/1/at", "temple-middle", "/rounds/0/builds/1/place",
                             "all at one site"),
                    wrong(described, "/rounds/0/builds/1/place/0/at", "obelisk-21", "a building space"),
                    wrong(described, "/rounds/0/builds/1/place/0/at", "obelisk-0", "a building space"),
                    wrong(described, "/rounds/0/builds/1/place/0/at", "grave-13", "a building space"),
                    wrong(described, "/rounds/0/builds/2/place/0/at", "pyramid-13-1", "a building space"),
                    wrong(described, "/rounds/0/builds/2/place/0/at", "pyramid-1", "a building space"),
                    wrong(described, "/rounds/0/builds/2/place/0/at", "temple-roof-13", "a building space"),
                    wrong(described, "/rounds/0/builds/2/place/0/value", 100, "1 to 99"),
                    wrong(described, "/rounds/0/builds/2/place/0/last", true, "only a row"),
                    wrong(builds, "/rounds/0/builds/1/place/0/last", true, "only a row"),
                    wrong(builds, "/rounds/0/builds/1/place/0/value", gone, "found nothing"),
                    wrong(builds, "/rounds/0/builds/2/place/1/value", gone, "found nothing"),
                    wrong_at(described, "/rounds/0/builds/1/place/1/at", "grave-4", "/rounds/0/builds/1/place/1/value",
                             "found nothing"),
                    wrong(builds, "/rounds/0/builds/0/crew", "blue", "only depth full"),
                    wrong(builds, "/rounds/0/builds/0/joker", true, "only depth full"),
                    wrong(builds, "/rounds/0/builds/0/plus", 1, "only depth full"),
                    wrong(builds, "/rounds/0/builds/1/market", "stone", "only depth full"),
                    wrong_at(builds, "/rounds/0/builds/0", parsed(R"({"player":0,"use":{}})"), "/rounds/0/builds/0/use",
                             "only depth full"),
                    wrong(described, "/rounds/0/builds/0/other", 1, "only depth builds"),
                    wrong(builds, "/rounds/0/builds/0/other", 1000, "-999 to 999")));

INSTANTIATE_TEST_SUITE_P(
    Ends, Malformed,
    testing::Values(
        wrong(builds, "/rounds/0/feeding/0", 1, "-999 to 0"), wrong(builds, "/rounds/0/other/0", 1000, "-999 to 999"),
        wrong(builds, "/rounds/0/feeding", numbers(3, 0), "one a player"),
        wrong(builds, "/rounds/0/other", numbers(1), "one a player"),
        wrong(described, "/rounds/0/other", numbers(2), "only depth builds"),
        wrong(described, "/rounds/0/feeding", numbers(2, 0), "only depth builds"),
        wrong(described, "/rounds/0/done", false, "the game has an end"),
        wrong_at(in_progress, "/rounds/1", Document::object(), "/rounds/0/done", "only the last turn"),
        wrong(described, "/end", numbers(0), "one a player"), wrong(described, "/end/0/sphinx/0", -1, "0 to 999"),
        wrong(described, "/end/0/stones", 1, "follows from the rounds"),
        wrong(described, "/end/0/stone_market", 1, "follows from the rounds"),
        wrong(builds, "/end/0/score", 1, "only depth final"), wrong(builds, "/end/0/graves", numbers(1), "only depth"),
        wrong(builds, "/end/0/grave_sum", 1, "only depth final"), wrong(builds, "/end/0/stones", 1000, "0 to 999"),
        wrong(builds, "/end/0/stone_market", 5, "1 to 4"), wrong(ended, "/end", gone, "found nothing"),
        wrong(ended, "/end/0/score", gone, "found nothing"), wrong(ended, "/end/0/score", 1000, "-999 to 999"),
        wrong(ended, "/end/0/grave_sum", 1, "either the grave tiles or their sum"),
        wrong(ended, "/end/1/grave_sum", 1000, "0 to 999"), wrong(ended, "/end/0/graves/0", 100, "1 to 99"),
        wrong(ended, "/track", {0, 0}, "each player once"), wrong(ended, "/order", {0, 0}, "each player once"),
        wrong_at(ended, "/end/0/score", 72, "/track", "the highest first")));

}

}
