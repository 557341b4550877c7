// The record as a document: what is kept, how it is printed, what it tells of itself.
#include "core/egizia/play.h"
#include "core/record_fold.h"
#include "tests/egizia/games.h"

#include <gmock/gmock.h>

namespace clerk::egizia::test {

namespace {

TEST(EgiziaRecord, UnknownKeysAreKept) {
    Document game = with_board(full_game(), "spaces", R"({"memphis":{"stones":3,"s":1}})");
    game = with_board(game, "pyramid", R"([[{"value":2,"p":1}]])");
    game = with_board(game, "temple", R"({"left":[1],"t":1})");
    game =
        with_round(game, R"({"ships":[{"player":0,"at":"card-1","gain":{"g":1},"x":1},{"player":1,"pass":true,"y":1}],
        "builds":[{"player":0,"draw":1,"crew":"blue","b":1},{"player":0,"place":[{"at":"pyramid-1-1","q":1}]}],"r":1})");
    const Document printed = parsed(print(read(game)));
    EXPECT_EQ(printed["board"], game["board"]);
    EXPECT_EQ(printed["rounds"], game["rounds"]);
}

TEST(EgiziaRecord, PresetsAreWrittenByTheirNames) {
    const Document game = with_ruling(with_ruling(full_game(), "ships", 10), "ring", "must");
    EXPECT_EQ(parsed(print(read(game)))["rulings"], "zh-Hant");
    const Document ten = with_ruling(full_game(), "ships", 10);
    EXPECT_EQ(parsed(print(read(ten)))["rulings"]["ships"], 10);
    EXPECT_THAT(clerk::variant(read(ten)), testing::HasSubstr("ships=10"));
}

TEST(EgiziaRecord, TheLastPartEnteredIsAShipOrABuild) {
    Document game = sailing(full_game(), ship(0, "card-1") + "," + pass(1));
    EXPECT_EQ(last_part(read(game)), (Where{.player = 1, .round = 1, .piece = "ship", .index = 1}));
    game["rounds"][0]["builds"] = parsed("[" + build(0, R"("draw":1)") + "]");
    EXPECT_EQ(last_part(read(game)), (Where{.player = 0, .round = 1, .piece = "build", .index = 0}));
    game["rounds"][0]["builds"] = Document::array();
    EXPECT_EQ(last_part(read(game)).value().piece, "ship") << "nothing is built yet";
    game["rounds"][0] = {{"done", false}};
    EXPECT_FALSE(last_part(read(game)));
}

TEST(EgiziaRecord, OfTheStartThatIsWrittenWhichIsUnusual) {
    for (const char* start :
         {R"({"crews":[2,1,1]})", R"({"joker":3})", R"({"stones":[1,1,1,1]})", R"({"quarry":4})", R"({"green":5})"}) {
        const Document game = with_board(full_game(), "start", start);
        EXPECT_EQ(parsed(print(read(game)))["board"]["start"], parsed(start));
    }
}

/// What was played under another beginning is not kept.
TEST(EgiziaRecord, OfAnotherBeginningNothingIsFoldedOn) {
    const auto of = [](const Document& game) { return std::get<Game>(read(game).game); };
    const Document before = with_rounds(full_game(), 2);
    const Game was = of(before);
    Document named = before, graves = before;
    named["players"][0]["name"] = "Olga";
    graves["graves"] = {1, 2};
    for (const Document& now : {with(before, "depth", "builds"), with_ruling(before, "ships", 10), named, graves,
                                with_board(before, "obelisk", "[1,2]")}) {
        const Fold again = fold(of(now), was, fold(was));
        EXPECT_EQ(again.kept, 0U) << now;
        EXPECT_EQ(again.state, fold(of(now)).state) << now;
    }
    EXPECT_EQ(fold(was, was, fold(was)).kept, 2U);
}

TEST(EgiziaRecord, AnEarlierRoundIsOpenedAndJoined) {
    const Record whole = read(with(with_round(with_rounds(builds_game(), 4), R"({"builds":[{"player":0,"draw":1}]})"),
                                   "end", parsed("[{},{}]")));
    const Record round = opened(whole, 4);
    EXPECT_EQ(turns(round), 5u);
    EXPECT_TRUE(in_progress(round));
    EXPECT_EQ(joined(whole, 4, round), whole);
}

TEST(EgiziaRecord, MovesAreListedWhereRoundsAre) {
    EXPECT_EQ(moves(full_game())["phase"], "ships");
    EXPECT_EQ(moves(builds_game())["phase"], "builds");
    EXPECT_FALSE(moves(builds_game()).contains("builders"));
    EXPECT_FALSE(moves_answer(read(final_game())));
}

}

}
