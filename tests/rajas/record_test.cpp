// The record as a document: what is kept, how it is printed, what it tells of itself.
#include "core/rajas/game.h"
#include "core/rajas/record.h"
#include "core/record_fold.h"
#include "tests/rajas/games.h"

#include <gmock/gmock.h>

namespace clerk::rajas::test {

namespace {

using testing::ElementsAre;

TEST(RajasRecord, UnknownKeysAreKept) {
    Document game = with_turns(full_game(), {R"([{"worker":{"at":"silk","x":1},"y":{"z":[2]}}])", "[]"});
    game["players"][0]["seat"] = 3;
    game["turns"][0]["t"] = true;
    game = with_board(game, "river", parsed(R"({"spaces":[{"fame":1,"picture":"a"},{}],"bridge":1,"r":1})"));
    game = with_board(game, "provinces",
                      parsed(R"({"basic":{"map":["."],"m":1,"yields":[{"at":"a1n","gain":{},"q":1}]}})"));
    game = with_board(game, "palace", parsed(R"({"terrace":{"gain":{"each":{"of":"bend","fame":1,"e":1}},"p":1}})"));
    const Document printed = parsed(print(read(game)));
    EXPECT_EQ(printed["turns"][0]["steps"][0]["worker"]["x"], 1);
    EXPECT_EQ(printed["turns"][0]["steps"][0]["y"]["z"][0], 2);
    EXPECT_EQ(printed["players"][0]["seat"], 3);
    EXPECT_EQ(printed["turns"][0]["t"], true);
    EXPECT_EQ(printed["board"], game["board"]);
}

TEST(RajasRecord, WhatHasNothingInItStaysAsItWasEntered) {
    Document game = with_board(with(full_game(), "variant", "navaratnas"), "palace",
                               parsed(R"({"terrace":{"gain":{"each":{"of":"bend","money":0}}}})"));
    game = with_board(game, "provinces", parsed(R"({"basic":{"map":["."],"exits":["a1w"]}})"));
    game["yields"] = parsed(R"([[{"at":"c2n","colour":"red"}],[]])");
    game = with_turns(game, {R"([{"tile":{"tile":{"colour":"blue","price":7},"at":"a1"}}])"});
    EXPECT_EQ(parsed(print(read(game))), game);
}

TEST(RajasRecord, ADescribedPartMayBeEmpty) {
    const Document game = with_board(full_game(), "palace", Document::object());
    EXPECT_EQ(parsed(print(read(game)))["board"]["palace"], Document::object());
    EXPECT_FALSE(parse(with_turns(game, {R"([{"worker":{"at":"palace"}}])"}).dump()));
}

TEST(RajasRecord, PresetsAreWrittenByTheirNames) {
    const Document game = with(full_game(), "rulings", {{"last_turns", "others"}});
    EXPECT_EQ(parsed(print(read(game)))["rulings"], "zh-Hant");
    EXPECT_EQ(clerk::variant(read(game)), "full, preset=zh-Hant");
    EXPECT_EQ(clerk::variant(read(with(game, "variant", "navaratnas"))), "full, variant=navaratnas, preset=zh-Hant");
}

TEST(RajasRecord, WaiversAreCounted) {
    Document game = with_turns(full_game(), {R"([{"upgrade":"mill","waived":true}])"});
    game["turns"][0]["waived"] = true;
    EXPECT_EQ(waivers(read(game)), 2);
    EXPECT_EQ(waivers(read(with(final_game(), "finals", parsed(R"([{"gap":1,"met":1,"waived":true},{}])")))), 1);
}

TEST(RajasRecord, AGapOfNullIsNone) {
    const std::string finals = R"([{"gap":null},{"gap":2}])";
    EXPECT_EQ(parsed(print(read(with(final_game(), "finals", parsed(finals)))))["finals"], parsed(R"([{},{"gap":2}])"));
}

TEST(RajasRecord, FacesOfTilesAreTold) {
    const std::string tile = R"({"tile":{"tile":{"colour":"blue","price":7,"roads":"ne"},"at":"a1"},"waived":true})";
    const Record record = read(with_turns(full_game(), {"[" + tile + "," + tile + "]"}));
    EXPECT_THAT(faces(record), ElementsAre(R"({"colour":"blue","price":7,"roads":"ne"})"));
    const std::string built = R"([{"player":0,"steps":[{"tile":{"tile":{"colour":"blue"},"at":"a1"}}]}])";
    EXPECT_THAT(faces(read(with(builds_game(), "turns", parsed(built)))), testing::IsEmpty())
        << "its price is not known";
}

TEST(RajasRecord, TheLastPartEnteredIsOfWhoeverIsAtTurn) {
    Document game = with_turns(full_game(), {"[]", "[]", R"([{"worker":{"at":"assorted"}}])"});
    game["turns"][2]["done"] = false;
    EXPECT_EQ(last_part(read(game)), (Where{.player = 1, .turn = 2, .step = 0})) << "who begins the second round";
}

TEST(RajasRecord, AnEarlierTurnIsOpenedAndJoined) {
    const Record whole = read(with_turns(full_game(), {R"([{"worker":{"at":"assorted"}}])", "[]", "[]"}));
    const Record turn = opened(whole, 0);
    EXPECT_EQ(turns(turn), 1u);
    EXPECT_TRUE(in_progress(turn));
    EXPECT_EQ(joined(whole, 0, turn), whole);
}

TEST(RajasRecord, MovesAreListedOnlyWhereEverythingIsEntered) {
    EXPECT_TRUE(moves_answer(read(full_game())));
    EXPECT_FALSE(moves_answer(read(builds_game())));
    EXPECT_FALSE(moves_answer(read(final_game())));
}

}

}
