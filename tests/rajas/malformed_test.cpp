// Documents that are not of the form, refused with the path of the first fault.
#include "core/document.h"
#include "tests/mistake.h"
#include "tests/rajas/games.h"

namespace clerk::rajas::test {

namespace {

using tests::gone;
using tests::Mistake;
using tests::wrong;
using tests::wrong_at;

class Malformed : public testing::TestWithParam<Mistake> {};

TEST_P(Malformed, IsRefusedWithThePathAndTheExpectation) { tests::expect_refused(GetParam()); }

Document everything() {
    return parsed(R"({"quarry":[1,2],"harbour":[0,1],"market":{"assorted":1,"silk":1,"tea":1,"spices":1},
        "palace":{"terrace":{"die":"blue","gain":{"dice":["any"]},"spaces":2}},
        "river":{"spaces":[{"karma":2},{"each":{"of":"market","money":1}},{"palace":"yogi"}],"bridge":2},
        "facing":[6,5,5],"last_money_bonus":55})");
}

/// With a described board, and a step of every kind.
Document described() {
    Document game = with(full_game(), "board", everything());
    game["variant"] = "navaratnas";
    game["board"]["provinces"] = {{"basic", small_province()}, {"navaratnas", back_province()}};
    game["ganges"] = parsed(R"([{"space":1,"gain":{"karma":1}}])");
    game["yields"] = parsed(R"([[{"at":"a2n","gain":{"money":1}}],[]])");
    return with_turns(game, {R"([{"worker":{"at":"terrace","pay":["blue-1"]}},{"boat":{"by":1}},
        {"tile":{"tile":{"colour":"blue","price":7,"roads":"nes","markets":[["silk",3]],"buildings":["mill"]},"at":"c2",
                 "rotation":90,"pay":["blue-4"]}}])"});
}

/// Nothing is described.
Document typed() {
    Document game = with_turns(full_game(), {R"([{"flip":"blue-3"},{"worker":{"at":"quarry","coins":1}},
        {"tile":{"tile":{"colour":"blue","price":7},"at":"c2","gain":{"money":5}}},{"drawn":"karma"},{"dice":["blue-6"]},
        {"drop":["blue-1"]},{"upgrade":"mill"},{"boat":{"by":2,"gain":{"money":3}}},{"market":"silk"},
        {"yield":{"at":"a1w","colour":"white","gain":{"karma":1}}},{"gain":{"dice":["any"]}},
        {"worker":{"at":"palace","gain":{"market":"assorted"}}},{"worker":{"at":"mogul"}}])",
                                             "[]"});
    game["turns"][1]["met"] = true;
    game["gaps"] = {2, nullptr};
    return game;
}

Document builds() {
    return with(builds_game(), "turns",
                parsed(R"([{"player":1,"steps":[{"tile":{"tile":{"roads":"ne"},"at":"c2"}}],"money":17,"fame":9},
                           {"player":0}])"));
}

Document mixed() {
    Document game = with(typed(), "variant", "mixed");
    game["players"][1]["expert"] = true;
    return game;
}

INSTANTIATE_TEST_SUITE_P(
    Players, Malformed,
    testing::Values(
        wrong(full_game, "/depth", "deep", "expected one of \"full\""),
        wrong(full_game, "/players", gone, "found nothing"),
        wrong(full_game, "/players", parsed(R"([{"name":"Raji"}])"), "expected 2 to 4 players"),
        wrong(full_game, "/players", Document(std::vector<Document>(5, {{"name", "Raji"}})), "expected 2 to 4 players"),
        wrong_at(full_game, "/players", parsed(R"([{"name":"R","colour":"red"},{"name":"L","colour":"red"}])"),
                 "/players/1/colour", "that no other player has"),
        wrong(full_game, "/players/0/expert", true, "only the variant mixed"),
        wrong(full_game, "/variant", "advanced", "expected one of \"basic\""),
        wrong_at(full_game, "/rulings", {{"last_turns", "none"}}, "/rulings/last_turns", "\"phase\", \"others\""),
        wrong_at(full_game, "/rulings", {{"house", true}}, "/rulings/house", "there is no such ruling"),
        wrong(full_game, "/dice", gone, "found nothing")));

INSTANTIATE_TEST_SUITE_P(
    Lists, Malformed,
    testing::Values(
        wrong_at(full_game, "/dice", parsed("[[]]"), "/dice", "a list of 2, one a player"),
        wrong(full_game, "/dice/0", parsed(R"(["blue-1","green-1","orange-1"])"), "one die of each colour"),
        wrong_at(full_game, "/dice/0/0", "green-1", "/dice/0", "one die of each colour"),
        wrong(full_game, "/dice/0/0", "blue-7", "a die like blue-3"), wrong(full_game, "/dice/0/0", 3, "a die like"),
        wrong(described, "/yields", parsed("[[]]"), "a list of 2, one a player"),
        wrong(typed, "/gaps", Document::array({1}), "a list of 2, one a player"),
        wrong(typed, "/gaps/0", 1000, "from -999 to 999"), wrong(typed, "/gaps/0", -1000, "from -999 to 999"),
        wrong(final_game, "/finals", parsed(R"([{"gap":1}])"), "a list of 2, one a player"),
        wrong(full_game, "/turns", Document(std::vector<Document>(1001, Document::object())), "at most 1000 turns"),
        wrong_at(typed, "/turns/0/steps", Document(std::vector<Document>(201, parsed(R"({"upgrade":"mill"})"))),
                 "/turns/0/steps", "at most 200 steps")));

INSTANTIATE_TEST_SUITE_P(
    Board, Malformed,
    testing::Values(
        wrong(described, "/board/quarry/0", 10, "from 0 to 9"), wrong(described, "/board/harbour/0", -1, "from 0 to 9"),
        wrong(described, "/board/river/spaces/0/karma_dice", "red", "expected one of \"blue\""),
        wrong(described, "/board/market/tea", gone, "found nothing"),
        wrong(described, "/board/palace/mogul", Document::object(), "has this name already"),
        wrong(described, "/board/palace/palace", Document::object(), "has this name already"),
        wrong(described, "/board/palace/" + tests::long_key, Document::object(), "a key has at most 200 characters"),
        wrong(described, "/board/palace", tests::many_keys(), "an object of at most 200 keys"),
        wrong(described, "/board/palace/terrace/die", "red", "expected one of \"blue\""),
        wrong(described, "/board/palace/terrace/die", 7, "from 1 to 6"),
        wrong(described, "/board/palace/terrace/die", Document::array(), "a value from 1 to 6"),
        wrong(described, "/board/palace/terrace/gain/palace", "yogi", "only the river"),
        wrong(described, "/board/river/bridge", 3, "from 1 to 2"), wrong(described, "/board/river/bridge", 0, "from 1"),
        wrong(described, "/board/river/bridge", gone, "found nothing"),
        wrong_at(described, "/board/river/spaces", parsed("[{}]"), "/board/river/bridge", "between two spaces"),
        wrong(described, "/board/river/spaces/0/karma", 100, "from 0 to 99"),
        wrong(described, "/board/river/spaces/0/boat", 7, "from 1 to 6"),
        wrong(described, "/board/river/spaces/0/market", 0, "from 1 to 99"),
        wrong(described, "/board/river/spaces/0/market", "silk", "expected \"assorted\""),
        wrong_at(described, "/board/river/spaces/0/dice", Document::array({"red"}), "/board/river/spaces/0/dice/0",
                 "expected one of \"blue\""),
        wrong(described, "/board/river/spaces/1/each/of", "river-tile", "expected one of \"market\""),
        wrong_at(described, "/board/river/spaces/1/each/money", gone, "/board/river/spaces/1/each",
                 "fame, money or both"),
        wrong(described, "/board/river/spaces/2/palace", "cook", "expected one of \"mogul\""),
        wrong(described, "/board/facing/2", 6, "never rises"),
        wrong(described, "/board/facing", Document::array(), "one space"),
        wrong(described, "/board/last_money_bonus", 44, "from 45 to 999")));

INSTANTIATE_TEST_SUITE_P(
    Provinces, Malformed,
    testing::Values(
        wrong(described, "/board/provinces/basic/map", Document::array(), "at least one row"),
        wrong(described, "/board/provinces/basic/map/1", "#.", "as long as the others"),
        wrong(described, "/board/provinces/basic/map/0", "", "a row of 1 to 12"),
        wrong(described, "/board/provinces/basic/map/0", ".............", "a row of 1 to 12"),
        wrong(described, "/board/provinces/basic/map/0", "..x", "each . or #"),
        wrong(described, "/board/provinces/basic/map", Document(std::vector<Document>(13, "...")), "at most 12 rows"),
        wrong(described, "/board/provinces/basic/exits/0", "a2e", "no place beyond"),
        wrong(described, "/board/provinces/basic/exits/0", "a1n", "no place beyond"),
        wrong(described, "/board/provinces/basic/exits/0", "a2", "the side of a place"),
        wrong(described, "/board/provinces/basic/exits/1", "a2s", "each side once"),
        wrong(described, "/board/provinces/basic/yields/1/at", "a2w", "each side once"),
        wrong(described, "/board/provinces/basic/yields/0/at", "a2s", "each side once"),
        wrong_at(described, "/board/provinces/basic/yields/0/gain", gone, "/board/provinces/basic/yields/0",
                 "a yield with a reward or the colour"),
        wrong(described, "/board/provinces/basic/yields/0/colour", "red", "only the back side has slots"),
        wrong(described, "/board/provinces/navaratnas/yields/0/colour", "blue", "expected one of \"white\""),
        wrong(described, "/board/provinces/navaratnas/yields/0/gain/worker", -1, "from 0 to 99"),
        wrong(described, "/ganges/0/space", 3, "from 1 to 2"),
        wrong_at(described, "/ganges", parsed(R"([{"space":1},{"space":1}])"), "/ganges/1/space", "each space once"),
        wrong(described, "/ganges", Document(std::vector<Document>(9, {{"space", 1}})), "at most 8 tiles"),
        wrong(typed, "/ganges", Document::array(), "a described river"),
        wrong(described, "/yields/0/0/at", "c2n", "a slot of the described province"),
        wrong(described, "/yields/0/0/at", "a1n", "a slot of the described province"),
        wrong_at(described, "/yields/1", parsed(R"([{"at":"a2w"},{"at":"a2w"}])"), "/yields/1/1/at", "each side once"),
        wrong(typed, "/yields", parsed("[[],[]]"), "only the variant navaratnas")));

INSTANTIATE_TEST_SUITE_P(
    Steps, Malformed,
    testing::Values(wrong(typed, "/turns/0/steps/0", Document::object(), "a step with one of \"flip\", \"worker\""),
                    wrong(typed, "/turns/0/steps/0", parsed(R"({"flip":"blue-3","drawn":"karma"})"),
                          "a step with one of"),
                    wrong(typed, "/turns/0/steps/1/worker/at", "balcony", "expected one of \"quarry\""),
                    wrong(described, "/turns/0/steps/0/worker/at", "palace", "found \"palace\""),
                    wrong(typed, "/turns/0/steps/1/worker/coins", 10, "from 0 to 9"),
                    wrong(typed, "/turns/0/steps/1/worker/coins", -1, "from 0 to 9"),
                    wrong(typed, "/turns/0/steps/0/flip", "blue-0", "a die like"),
                    wrong(typed, "/turns/0/steps/4/dice/0", "red-1", "a die like"),
                    wrong(typed, "/turns/0/steps/12/worker/coins", 1, "only the quarry and the harbour"),
                    wrong(typed, "/turns/0/steps/1/worker/gain", Document::object(), "it follows from the part"),
                    wrong(described, "/turns/0/steps/0/worker/gain", Document::object(), "it follows from the part"),
                    wrong(described, "/turns/0/steps/1/boat/gain", Document::object(), "it follows from the part"),
                    wrong(described, "/turns/0/steps/2/tile/gain", Document::object(), "it follows from the part"),
                    wrong(typed, "/turns/0/steps/7/boat/by", 0, "from 1 to 30"),
                    wrong(typed, "/turns/0/steps/7/boat/by", 31, "from 1 to 30"),
                    wrong(typed, "/turns/0/steps/3/drawn", "worker", "expected one of \"die\""),
                    wrong(typed, "/turns/0/steps/4/dice", Document::array(), "at least one die"),
                    wrong(typed, "/turns/0/steps/5/drop", Document::array(), "at least one die"),
                    wrong(typed, "/turns/0/steps/6/upgrade", "bridge", "expected one of \"temple\""),
                    wrong(typed, "/turns/0/steps/8/market", "gold", "expected one of \"silk\""),
                    wrong(typed, "/turns/0/steps/9/yield/at", "a13w", "the side of a place"),
                    wrong(typed, "/turns/0/steps/9/yield/colour", "green", "expected one of \"white\""),
                    wrong(typed, "/turns/0/steps/10/gain/palace", "yogi", "only the river")));

INSTANTIATE_TEST_SUITE_P(
    Tiles, Malformed,
    testing::Values(wrong(described, "/turns/0/steps/2/tile/tile/colour", gone, "found nothing"),
                    wrong(described, "/turns/0/steps/2/tile/tile/price", gone, "found nothing"),
                    wrong(described, "/turns/0/steps/2/tile/tile/price", 31, "from 1 to 30"),
                    wrong(described, "/turns/0/steps/2/tile/tile/price", 0, "from 1 to 30"),
                    wrong(described, "/turns/0/steps/2/tile/tile/colour", "white", "expected one of \"blue\""),
                    wrong(described, "/turns/0/steps/2/tile/tile/roads", "en", "in the order nesw"),
                    wrong(described, "/turns/0/steps/2/tile/tile/roads", "nn", "in the order nesw"),
                    wrong(described, "/turns/0/steps/2/tile/tile/markets/0/1", 10, "from 1 to 9"),
                    wrong(described, "/turns/0/steps/2/tile/tile/markets/0", Document::array({"silk"}),
                          "a good and its value"),
                    wrong(described, "/turns/0/steps/2/tile/tile/buildings", Document::array({"mill", "fort", "mill"}),
                          "at most 2 buildings"),
                    wrong(described, "/turns/0/steps/2/tile/tile/markets",
                          parsed(R"([["silk",1],["tea",1],["tea",2]])"), "at most 2 markets"),
                    wrong(described, "/turns/0/steps/2/tile/tile/markets/0/0", "gold", "expected one of \"silk\""),
                    wrong(described, "/turns/0/steps/2/tile/tile/markets/0/1", 0, "from 1 to 9"),
                    wrong(described, "/turns/0/steps/2/tile/rotation", 45, "0, 90, 180 or 270"),
                    wrong(described, "/turns/0/steps/2/tile/rotation", -90, "0, 90, 180 or 270"),
                    wrong(described, "/turns/0/steps/2/tile/rotation", 360, "0, 90, 180 or 270"),
                    wrong(described, "/turns/0/steps/2/tile/rotation", 720, "0, 90, 180 or 270"),
                    wrong(described, "/turns/0/steps/2/tile/rotation", 90.0, "0, 90, 180 or 270"),
                    wrong(described, "/turns/0/steps/2/tile/rotation", 1e300, "0, 90, 180 or 270"),
                    wrong(described, "/turns/0/steps/2/tile/rotation", "90", "0, 90, 180 or 270"),
                    wrong(described, "/turns/0/steps/2/tile/at", "m1", "a cell a1"),
                    wrong(described, "/turns/0/steps/2/tile/at", "a13", "a cell a1"),
                    wrong(described, "/turns/0/steps/2/tile/at", "a01", "a cell a1")));

INSTANTIATE_TEST_SUITE_P(
    Turns, Malformed,
    testing::Values(
        wrong(typed, "/turns/0/done", false, "only the last turn"),
        wrong_at(typed, "/turns/1/done", false, "/turns/1/met", "the end of an unfinished turn"),
        wrong_at(builds, "/turns/1", parsed(R"({"player":0,"money":4,"done":false})"), "/turns/1/money", "unfinished"),
        wrong_at(builds, "/turns/1", parsed(R"({"player":0,"fame":4,"done":false})"), "/turns/1/fame", "unfinished"),
        wrong(described, "/turns/0/met", true, "it follows from the part"),
        wrong(described, "/gaps", parsed("[1,2]"), "it follows from the part"),
        wrong(typed, "/turns/0/player", 0, "follow from the turns"),
        wrong(typed, "/turns/0/money", 5, "follow from the turns"),
        wrong(typed, "/finals", Document::array(), "only depth final"), wrong(typed, "/turns", gone, "found nothing"),
        wrong(builds, "/turns/0/player", gone, "found nothing"), wrong(builds, "/turns/0/player", 2, "from 0 to 1"),
        wrong(builds, "/turns/0/money", 1000, "from 0 to 999"), wrong(builds, "/turns/0/fame", -1, "from 0 to 999"),
        wrong(builds, "/turns/0/steps/0/tile/pay", Document::array(), "only depth full"),
        wrong(builds, "/turns/0/steps/0/tile/gain", Document::object(), "only depth full"),
        wrong_at(builds, "/turns/0/steps/0", parsed(R"({"upgrade":"mill"})"), "/turns/0/steps/0/upgrade",
                 "tiles alone"),
        wrong(builds, "/dice", Document::array(), "only depth full"),
        wrong(builds, "/ganges", Document::array(), "only depth full"),
        wrong(builds, "/yields", Document::array(), "only depth full")));

Document final_described() {
    return with_board(
        with(final_game(), "finals", parsed(R"([{"money":65,"fame":30,"met":1},{"money":52,"fame":37}])")), "facing",
        {61, 60});
}

INSTANTIATE_TEST_SUITE_P(Finals, Malformed,
                         testing::Values(wrong(final_game, "/turns", Document::array(), "depth final has no turns"),
                                         wrong(final_game, "/gaps", Document::array(), "depth final has no turns"),
                                         wrong(final_game, "/dice", Document::array(), "only depth full"),
                                         wrong(final_described, "/finals/0/gap", 2, "it follows from the part"),
                                         wrong(final_described, "/finals/1/money", gone, "found nothing"),
                                         wrong(final_described, "/finals/1/fame", gone, "found nothing"),
                                         wrong(final_described, "/finals/1/fame", 1000, "from 0 to 999"),
                                         wrong(final_game, "/finals/0/gap", -1000, "from -999 to 999"),
                                         wrong(final_game, "/finals/0/met", 2, "each once"),
                                         wrong(final_game, "/finals/1/met", 1, "each once"),
                                         wrong(final_game, "/finals/1/met", 5, "from 1 to 4")));

TEST(RajasMalformed, InAMixedGameItDependsOnWhoIsAtTurnWhetherYieldsAreTyped) {
    Document game = with_board(mixed(), "provinces", {{"navaratnas", back_province()}});
    EXPECT_TRUE(parse(game.dump())) << "the first player's side is not described";
    game["players"][0]["expert"] = true;
    const auto record = parse(game.dump());
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().path, "/turns/0/steps/2/tile/gain");
}

TEST(RajasMalformed, TheTimeWhenItBeganMayBeMissing) {
    Document game = full_game();
    game.erase("started_at");
    const Record record = read(game);
    EXPECT_EQ(record.head.started_at, "");
    EXPECT_EQ(parsed(print(record)).contains("started_at"), false);
    EXPECT_EQ(put_together(take_apart(record)), record);
}

}

}
