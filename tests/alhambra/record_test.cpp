// Alhambra's part of the record: what is kept, and how it is printed.
#include "core/alhambra/game.h"
#include "core/document.h"
#include "tests/alhambra/documents.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::alhambra::test {

namespace {

using testing::HasSubstr;

nlohmann::json unordered(const std::string& text) { return nlohmann::json::parse(text); }

/// Reads the document with a key that nobody knows at each of these places.
void expect_kept(Document json, std::initializer_list<const char*> paths) {
    for (const char* path : paths)
        json[Document::json_pointer(path)]["x-other program"] = {{"deep", {1, 2.5, "\u03C0", nullptr}}};
    const auto record = parse(json.dump());
    ASSERT_TRUE(record) << diagnosis(record.error());
    EXPECT_EQ(unordered(print(*record)), unordered(json.dump()));
    EXPECT_EQ(*parse(print(*record)), *record);
    EXPECT_EQ(*put_together(take_apart(*record)), *record);
}

TEST(Waivers, AreCountedInTurnsAndInFinishedPalaces) {
    const auto count = [](const Document& game) { return clerk::waivers(parse(game.dump()).value()); };
    EXPECT_EQ(count(full_game()), 2) << "a step and a turn";
    EXPECT_EQ(count(builds_game()), 0);
    EXPECT_EQ(count(final_game()), 2) << "a tile and a scoring";
}

TEST(Kept, UnknownKeysOfDepthFull) {
    Document json = full_game();
    json["turns"][1].erase("steps"); // empty lists are left out when printed
    json["end"][1].erase("steps");
    expect_kept(json, {"", "/players/0", "/turns/0", "/turns/1", "/turns/0/steps/0", "/turns/0/steps/1",
                       "/turns/0/steps/1/buy", "/turns/0/steps/2/build", "/turns/0/steps/3/remove",
                       "/turns/0/steps/4/swap", "/turns/0/steps/5/place", "/turns/0/steps/6/give", "/end/0",
                       "/end/0/steps/0", "/end/0/steps/0/place"});
}

TEST(Kept, UnknownKeysOfTheOtherDepths) {
    expect_kept(builds_game(), {"", "/turns/0/steps/0/buy", "/turns/1", "/end/0"});
    expect_kept(final_game(), {"", "/rounds/0", "/rounds/1", "/rounds/1/palaces/0/0"});
}

TEST(Printed, InTheOrderOfTheFormat) {
    Document json = full_game();
    json["turns"][1].erase("steps");
    json["end"][1].erase("steps");
    EXPECT_EQ(print(*parse(unordered(json.dump()).dump())), json.dump()) << "whatever order it was read in";
}

TEST(Printed, WithoutWhatIsUnderstood) {
    Document json = builds_game();
    json["rulings"] = Document{{"leftovers", "sum"}, {"dirk_ranked", false}};
    json["turns"][1] = Document::parse(R"({"steps":[],"scoring":false,"waived":false,"done":true})");
    json["end"][1] = Document::parse(R"({"steps":[],"tiles":[]})");
    EXPECT_EQ(print(*parse(json.dump())),
              R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-0123456789ab","game":"alhambra",)"
              R"("started_at":"2026-11-20T19:30:00Z","players":[{"name":"Linda"},{"name":"John"},{"name":"Mary"}],)"
              R"("depth":"builds","turns":[{"steps":[{"buy":{"tile":"blue-8-0"}},)"
              R"({"place":{"tile":"blue-8-0","at":"1,0"}}]},{}],"end":[{"tiles":["red-5-sw"]},{},{}]})");
}

TEST(Printed, ASwapToTheSamePlaceNamesItOnce) {
    Document json = full_game();
    Document& swap = json["turns"][0]["steps"][4]["swap"];
    swap["at"] = swap["out"];
    const std::string once = print(*parse(json.dump()));
    EXPECT_THAT(once, HasSubstr(R"({"swap":{"out":"1,0","tile":"red-9-0"}})"));
    swap.erase("at");
    EXPECT_EQ(print(*parse(json.dump())), once);
}

TEST(Printed, RulingsByTheirPresetWhereThereIsOne) {
    Document json = builds_game();
    const auto rulings_of = [&](const Document& rulings) {
        json["rulings"] = rulings;
        return Document::parse(print(*parse(json.dump()))).value("rulings", Document());
    };
    EXPECT_EQ(rulings_of("default"), Document());
    EXPECT_EQ(rulings_of("zh-Hant"), "zh-Hant");
    EXPECT_EQ(rulings_of({{"leftovers", "cards"}}), "zh-Hant");
    EXPECT_EQ(
        rulings_of({{"swap", "anywhere"}}).dump(),
        R"({"leftovers":"sum","game_end":"market","swap":"anywhere","dirk_draws":"before-market","dirk_ranked":false})");
}

TEST(Read, EveryRuling) {
    Document json = builds_game();
    json["rulings"] = Document::parse(R"({"leftovers": "cards", "game_end": "bag", "swap": "anywhere",
                                          "dirk_draws": "after-market", "dirk_ranked": true})");
    const auto record = parse(json.dump());
    const Rulings other{Leftovers::cards, GameEnd::bag, SwapTo::anywhere, DirkDraws::after_market, true};
    EXPECT_EQ(std::get<Game>(record->game).rulings, other);
    EXPECT_EQ(*parse(print(*record)), *record);
}

TEST(Read, CellsToTheEdgeOfTheFormat) {
    Document json = final_game();
    for (const char* at : {"54,-54", "-54,54", "0,0", "-1,10"}) {
        json["rounds"][1]["palaces"][0][0]["at"] = at;
        EXPECT_TRUE(parse(json.dump())) << at;
    }
}

TEST(Read, EveryTileOfTheBox) {
    Document json = final_game();
    for (const Tile& tile : tiles) {
        json["rounds"][1]["palaces"][0][0]["tile"] = write(tile);
        EXPECT_TRUE(parse(json.dump())) << write(tile);
    }
}

TEST(Sheets, AreTurnsAndRoundsAlone) {
    const auto parts = [](const Document& json) {
        std::vector<std::string> list;
        for (const Sheet& sheet : take_apart(*parse(json.dump())).sheets) list.push_back(sheet.part);
        return list;
    };
    EXPECT_THAT(parts(full_game()), testing::ElementsAre("turns", "turns"));
    EXPECT_THAT(parts(final_game()), testing::ElementsAre("rounds", "rounds"));
}

TEST(Sheets, ThatFitNoListAreAFault) {
    Sheets sheets = take_apart(*parse(final_game().dump()));
    sheets.sheets.push_back({"turns", 0, "{}"});
    EXPECT_EQ(put_together(sheets).error().path, "/turns");
    sheets.sheets.back() = {"rounds", 2, "{"};
    EXPECT_FALSE(put_together(sheets));
}

TEST(Faces, AreNotKeptForTheTilesAreKnown) { EXPECT_TRUE(faces(*parse(full_game().dump())).empty()); }

}

}
