// Documents that are not of the form, refused with the path of the first fault.
#include "core/game.h"
#include "tests/alhambra/documents.h"
#include "tests/i18n/told.h"

#include <functional>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::alhambra::test {

namespace {

using Json = Document;
using testing::HasSubstr;
using tests::told;

const Json gone = Json(Json::value_t::discarded);

/// One change of a good document, and where the fault must be found.
struct Mistake {
    std::function<Json()> document;
    const char* path;
    Json value; ///< discarded: the key is taken away
    const char* found_at;
    const char* expected;
};

std::ostream& operator<<(std::ostream& out, const Mistake& mistake) {
    return out << mistake.path << " = " << mistake.value;
}

void apply(Json& json, const std::string& path, const Json& value) {
    const Json::json_pointer pointer(path);
    if (!value.is_discarded())
        json[pointer] = value;
    else
        json[pointer.parent_pointer()].erase(pointer.back());
}

Fault fault_of(const Json& json) {
    const auto record = parse(json.dump());
    EXPECT_FALSE(record) << "read without a fault: " << json;
    return record ? Fault{} : record.error();
}

class Malformed : public testing::TestWithParam<Mistake> {};

TEST_P(Malformed, IsRefusedWithThePathAndTheExpectation) {
    const Mistake& mistake = GetParam();
    Json json = mistake.document();
    ASSERT_TRUE(parse(json.dump())) << parse(json.dump()).error().path;
    apply(json, mistake.path, mistake.value);
    const Fault fault = fault_of(json);
    EXPECT_EQ(fault.path, mistake.found_at);
    EXPECT_THAT(told(fault), HasSubstr(mistake.expected));
}

/// At the place that was changed.
Mistake wrong(std::function<Json()> document, const char* path, Json value, const char* expected) {
    return {std::move(document), path, std::move(value), path, expected};
}

Json players(std::size_t count) { return Json(std::vector<Json>(count, Json{{"name", "Linda"}})); }

INSTANTIATE_TEST_SUITE_P(
    Common, Malformed,
    testing::Values(wrong(builds_game, "/game", "chess", "found \"chess\""),
                    wrong(builds_game, "/players", gone, "found nothing"),
                    wrong(builds_game, "/players/0/name", std::string(201, 'x'), "at most 200 characters"),
                    wrong(builds_game, "/players/0/name", nullptr, "found null"),
                    wrong(builds_game, "/turns/0/steps", Json::object(), "expected a list of steps")));

INSTANTIATE_TEST_SUITE_P(
    Pieces, Malformed,
    testing::Values(
        wrong(full_game, "/turns/0/steps/2/build/at", "1", "expected a cell like 2,-1, from -54 to 54, found \"1\""),
        wrong(full_game, "/turns/0/steps/2/build/at", "+1,0", "expected a cell"),
        wrong(full_game, "/turns/0/steps/2/build/at", "01,0", "expected a cell"),
        wrong(full_game, "/turns/0/steps/2/build/at", "-0,1", "expected a cell"),
        wrong(full_game, "/turns/0/steps/2/build/at", "1, 0", "expected a cell"),
        wrong(full_game, "/turns/0/steps/2/build/at", "1,0,0", "expected a cell"),
        wrong(full_game, "/turns/0/steps/2/build/at", "55,0", "expected a cell"),
        wrong(full_game, "/turns/0/steps/2/build/at", "0,-55", "expected a cell"),
        wrong(full_game, "/turns/0/steps/2/build/at", "0,99999999999", "expected a cell"),
        wrong(full_game, "/turns/0/steps/2/build/at", Json::array({1, 0}), "expected a cell"),
        wrong(full_game, "/turns/0/steps/3/remove/at", "x", "expected a cell"),
        wrong(full_game, "/turns/0/steps/4/swap/out", "", "expected a cell"),
        wrong(full_game, "/turns/0/steps/4/swap/at", nullptr, "expected a cell"),
        wrong(full_game, "/turns/0/steps/5/place/at", gone, "found nothing"),
        wrong(full_game, "/turns/0/steps/2/build/tile", "red-9", "expected a tile like blue-2-new, found \"red-9\""),
        wrong(full_game, "/turns/0/steps/2/build/tile", "red-9-n", "expected a tile"),
        wrong(full_game, "/turns/0/steps/2/build/tile", "blue-2-wne", "expected a tile"),
        wrong(full_game, "/turns/0/steps/2/build/tile", "Red-9-0", "expected a tile"),
        wrong(full_game, "/turns/0/steps/6/give/tile", 9, "expected a tile"),
        wrong(full_game, "/turns/0/cards/0", "red-4", "expected a card like orange-7, found \"red-4\""),
        wrong(full_game, "/turns/0/cards/0", "yellow-0", "expected a card"),
        wrong(full_game, "/turns/0/cards/0", "yellow-10", "expected a card"),
        wrong(full_game, "/turns/0/steps/0/take/1", "blue", "expected a card"),
        wrong(full_game, "/turns/0/steps/1/buy/pay/0", "green-7 ", "expected a card"),
        wrong(full_game, "/turns/0/steps/1/buy/space", "red",
              "expected one of \"yellow\", \"green\", \"blue\", \"orange\""),
        wrong(full_game, "/players/0/colour", "purple", "expected one of \"red\""),
        wrong(full_game, "/players/1/colour", "red", "expected a colour that no other player has"),
        wrong(full_game, "/turns/0/tiles/green", "brown-9", "expected a tile"),
        wrong(full_game, "/turns/0/tiles/red", "brown-9-0", "the market has no such space")));

INSTANTIATE_TEST_SUITE_P(
    Rulings, Malformed,
    testing::Values(wrong(full_game, "/rulings", "zh-Hans", "expected one of \"default\", \"zh-Hant\""),
                    wrong(full_game, "/rulings", 1, "expected the name of a preset"),
                    wrong(full_game, "/rulings/overlap", "any", "there is no such ruling"),
                    wrong(full_game, "/rulings/leftovers", "all", "expected one of \"sum\", \"cards\""),
                    wrong(full_game, "/rulings/game_end", "deck", "expected one of \"market\", \"bag\""),
                    wrong(full_game, "/rulings/swap", "free", "expected one of \"same-place\", \"anywhere\""),
                    wrong(full_game, "/rulings/dirk_draws", true,
                          "expected one of \"before-market\", \"after-market\""),
                    wrong(full_game, "/rulings/dirk_ranked", "yes", "expected true or false")));

INSTANTIATE_TEST_SUITE_P(
    SetUp, Malformed,
    testing::Values(wrong(builds_game, "/players", players(1), "expected 2 to 6 players"),
                    wrong(builds_game, "/players", players(7), "expected 2 to 6 players"),
                    wrong(full_game, "/hands", gone, "found nothing"),
                    wrong(full_game, "/hands", Json::array({Json::array()}), "expected 2 hands, one a player"),
                    wrong(full_game, "/money", Json::array({"blue-1", "blue-2", "blue-3"}), "expected four cards"),
                    wrong(full_game, "/money", Json::array({"blue-1", "blue-2", "blue-3", "blue-4", "blue-6"}),
                          "expected four cards"),
                    wrong(full_game, "/market/orange", gone, "found nothing"),
                    wrong(full_game, "/market/red", "red-9-0", "the market has no such space"),
                    wrong(full_game, "/market/orange", "red-5-sw", "expected each tile once"),
                    Mistake{full_game, "/hands/1", Json::array({"blue-9", "blue-9"}), "/hands/1/1",
                            "expected no more of a card than the box has"},
                    wrong(full_game, "/money/1", "orange-3", "expected no more of a card than the box has"),
                    wrong(full_game, "/dirk", gone, "found nothing"),
                    wrong(full_game, "/dirk", Json::array({"blue-7-e"}), "expected six tiles"),
                    wrong(full_game, "/dirk/5", "blue-7-e", "expected each tile once"),
                    wrong(full_game, "/dirk/5", "red-5-sw", "expected each tile once"),
                    wrong(builds_game, "/dirk", Json::array(), "Dirk takes part only when two play")));

INSTANTIATE_TEST_SUITE_P(
    Steps, Malformed,
    testing::Values(
        wrong(full_game, "/turns/0/steps/0", Json::object(),
              "expected a step with one of \"take\", \"buy\", \"build\""),
        wrong(full_game, "/turns/0/steps/0", Json::parse(R"({"take": ["blue-1"], "remove": {"at": "1,0"}})"),
              "expected a step with one of"),
        wrong(full_game, "/turns/0/steps/0/take", Json::array(), "expected at least one card"),
        wrong(full_game, "/turns/0/steps/1/buy/pay", Json::array(), "expected at least one card"),
        wrong(full_game, "/turns/0/steps/1/buy/tile", "blue-8-0", "in depth full the tile is named by its space"),
        wrong(full_game, "/turns/0/steps/5/waived", 1, "expected true or false"),
        wrong(full_game, "/turns/0/steps/5/reason", std::string(501, 'x'), "at most 500 characters"),
        Mistake{builds_game, "/turns/0/steps/1", Json::parse(R"({"give": {"tile": "blue-8-0"}})"),
                "/turns/0/steps/1/give", "Dirk takes part only when two play"}));

INSTANTIATE_TEST_SUITE_P(
    Turns, Malformed,
    testing::Values(wrong(full_game, "/turns", gone, "found nothing"),
                    wrong(full_game, "/turns", Json(std::vector<Json>(1001, Json::object())), "at most 1000 turns"),
                    wrong(full_game, "/turns/0/scoring", "yes", "expected true or false"),
                    wrong(full_game, "/turns/0/waived", "yes", "expected true or false"),
                    wrong(full_game, "/turns/0/done", false, "expected true: only the last turn may be unfinished"),
                    Mistake{full_game, "/turns", Json::parse(R"([{"scoring":true},{"scoring":true},{"scoring":true}])"),
                            "/turns/2/scoring", "no more than two scoring cards"},
                    Mistake{full_game, "/turns/1", Json::parse(R"({"done": false})"), "/end",
                            "the end of an unfinished turn has not come"}));

INSTANTIATE_TEST_SUITE_P(
    End, Malformed,
    testing::Values(wrong(full_game, "/end", Json::array({Json::object()}), "expected 2 parts, one a player"),
                    wrong(full_game, "/end/0/tiles", Json::array(),
                          "in depth full what a player wins follows from the hands"),
                    wrong(full_game, "/end/0/steps/0", Json::parse(R"({"take": ["blue-1"]})"),
                          "expected a step with either \"place\" or \"give\""),
                    wrong(full_game, "/end/0/steps/0", Json::parse(R"({"build": {"tile": "red-9-0", "at": "0,1"}})"),
                          "expected a step with either \"place\" or \"give\""),
                    wrong(builds_game, "/end/0/tiles/0", "red-5", "expected a tile"),
                    wrong(builds_game, "/end", Json::object(), "expected a list of")));

INSTANTIATE_TEST_SUITE_P(
    Rounds, Malformed,
    testing::Values(
        wrong(final_game, "/rounds", gone, "found nothing"),
        wrong(final_game, "/rounds", Json::array(), "expected one to three rounds"),
        wrong(final_game, "/rounds", Json(std::vector<Json>(4, Json{{"points", {1, 2}}})), "at most 3 rounds"),
        wrong(final_game, "/rounds/0", Json::object(), "expected a round with either \"palaces\" or \"points\""),
        wrong(final_game, "/rounds/0", Json::parse(R"({"points": [1, 2], "palaces": [[], []]})"),
              "expected a round with either"),
        wrong(final_game, "/rounds/0/points", Json::array({1}), "expected points of 2 players"),
        wrong(final_game, "/rounds/0/points/1", -1, "expected a whole number from 0 to 999, found -1"),
        wrong(final_game, "/rounds/0/points/1", 1000, "from 0 to 999"),
        wrong(final_game, "/rounds/0/points/1", 1.5, "from 0 to 999"),
        wrong(final_game, "/rounds/0/dirk_points", 1000, "from 0 to 999"),
        wrong(final_game, "/rounds/1/palaces", Json::array({Json::array()}), "expected 2 palaces, one a player"),
        wrong(final_game, "/rounds/1/palaces/0", Json::object(), "expected a list of tiles"),
        wrong(final_game, "/rounds/1/palaces/0/0/tile", gone, "found nothing"),
        wrong(final_game, "/rounds/1/palaces/0/0/at", "1;0", "expected a cell"),
        wrong(final_game, "/rounds/1/dirk/1", "blue-7-e", "expected each tile once")));

INSTANTIATE_TEST_SUITE_P(
    OtherDepths, Malformed,
    testing::Values(
        wrong(builds_game, "/hands", Json::array(), "only depth full has cards and the market"),
        wrong(builds_game, "/money", Json::array(), "only depth full has cards and the market"),
        wrong(builds_game, "/market", Json::object(), "only depth full has cards and the market"),
        wrong(builds_game, "/turns/0/cards", Json::array(), "only depth full has cards and the market"),
        wrong(builds_game, "/turns/0/tiles", Json::object(), "only depth full has cards and the market"),
        wrong(builds_game, "/turns/0/steps/0/buy/space", "blue", "only depth full has cards and the market"),
        wrong(builds_game, "/turns/0/steps/0/buy/pay", Json::array(), "only depth full has cards and the market"),
        wrong(builds_game, "/turns/0/steps/0/buy/tile", gone, "found nothing"),
        wrong(builds_game, "/turns/0/dirk", Json::array(), "Dirk takes part only when two play"),
        wrong(builds_game, "/rounds", Json::array(), "only depth final has finished palaces"),
        wrong(full_game, "/rounds", Json::array(), "only depth final has finished palaces"),
        wrong(final_game, "/turns", Json::array(), "depth final has no turns"),
        wrong(final_game, "/end", Json::array(), "depth final has no turns"),
        wrong(final_game, "/dirk", Json::array(), "depth final has no turns"),
        wrong(final_game, "/hands", Json::array(), "only depth full has cards and the market"),
        wrong(final_game, "/depth", "deep", "expected one of \"full\", \"builds\", \"final\"")));

TEST(Malformed, TakingMoneyIsNotEnteredWherePaymentsAreNotKnown) {
    Json json = builds_game();
    json["turns"][0]["steps"][0] = Json::parse(R"({"take": ["blue-1"]})");
    EXPECT_EQ(fault_of(json).path, "/turns/0/steps/0/take");
}

TEST(Malformed, AnUnfinishedTurnHasNothingOfItsEnd) {
    Json json = full_game();
    json.erase("end");
    json["turns"][1]["done"] = false;
    ASSERT_TRUE(parse(json.dump()));
    for (const char* key : {"cards", "scoring", "dirk", "tiles"}) {
        Json with_end = json;
        with_end["turns"][1][key] = json["turns"][0][key];
        EXPECT_EQ(fault_of(with_end).path, std::string("/turns/1/") + key);
    }
}

TEST(Malformed, DirksPartsOfARoundWhereMorePlay) {
    Json json = final_game();
    json["players"].push_back({{"name", "Mary"}});
    json["rounds"] = Json::parse(R"([{"points": [1, 2, 3]}])");
    ASSERT_TRUE(parse(json.dump()));
    for (const char* key : {"dirk", "dirk_points"}) {
        Json with_dirk = json;
        with_dirk["rounds"][0][key] = key == std::string("dirk") ? Json::array() : Json(5);
        EXPECT_EQ(fault_of(with_dirk).path, std::string("/rounds/0/") + key);
    }
}

TEST(Malformed, ThreeCopiesOfACardAreThereWhereMorePlay) {
    Json json = full_game();
    json["players"].push_back({{"name", "Mary"}});
    json.erase("dirk");
    json.erase("end");
    json["turns"] = Json::array();
    json["hands"].push_back({"blue-9", "blue-9"});
    EXPECT_TRUE(parse(json.dump())) << parse(json.dump()).error().path;
    json["hands"][2].push_back("blue-9");
    EXPECT_EQ(fault_of(json).path, "/hands/2/2");
}

}

}
