// The record of a sheet as a document: what is kept, how it is printed, what it tells of itself; and what a game
// without turns, depth and rulings is asked all the same.
#include "core/document.h"
#include "core/record_copy.h"
#include "core/record_fold.h"
#include "tests/sheet/documents.h"

#include <gmock/gmock.h>

namespace clerk::sheet::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Document printed(const Document& document) { return Document::parse(print(read(document))); }

TEST(SheetRecord, UnknownKeysAreKept) {
    Document document = with_rows(R"([{"name":"Roads","figures":[1,2],"colour":"red"}])");
    document["players"][0]["hat"] = "blue";
    document["weather"] = "rain";
    EXPECT_EQ(printed(document), document);
}

TEST(SheetRecord, FiguresAreKeptExactly) {
    const std::pair<const char*, const char*> written[] = {{"12.5", "12.5"},
                                                           {"\"12.5\"", "12.5"},
                                                           {"45.0", "45"},
                                                           {"-0.5", "-0.5"},
                                                           {"\"+3\"", "3"},
                                                           {"\"4,13\"", "4.13"},
                                                           {"2400000", "2400000"},
                                                           {"1e2", "100"},
                                                           {"null", "null"},
                                                           {"9007199254740993", nullptr},
                                                           {"\"123456.123456789\"", "123456.123456789"},
                                                           {"\"999999999999999.999999999\"", nullptr},
                                                           {"\"12345678.123456789\"", "\"12345678.123456789\""}};
    for (const auto& [figure, kept] : written) {
        const std::string rows = std::string(R"([{"figures":[)") + figure + ",1]}]";
        const auto record = parse(with_rows(rows).dump());
        EXPECT_EQ(record.has_value(), kept != nullptr) << figure;
        if (record) EXPECT_THAT(print(*record), testing::HasSubstr(std::string("\"figures\":[") + kept + ",1]"));
    }
}

TEST(SheetRecord, WhatIsUsualIsLeftOut) {
    Document document = with_rows(R"([{"name":"","figures":[1,2]}])");
    document["wins"] = "highest";
    document["first_began"] = false;
    document["players"][0]["team"] = "";
    EXPECT_EQ(printed(document), with_rows(R"([{"figures":[1,2]}])"));
}

TEST(SheetRecord, TellsAsWhatItCounts) {
    Document document = with_rows(R"([{"figures":[1,2]}])");
    PlayedAs as = played_as(read(document));
    EXPECT_EQ(as.game, "Catan");
    EXPECT_TRUE(as.unknown_start) << "nobody was named";
    EXPECT_FALSE(as.cooperative || as.lowest_wins || as.no_points);
    EXPECT_THAT(as.teams, IsEmpty());
    document["first_began"] = true;
    EXPECT_FALSE(played_as(read(document)).unknown_start);
    EXPECT_TRUE(played_as(read(with(document, "wins", "lowest"))).lowest_wins);
    EXPECT_TRUE(played_as(read(with(document, "wins", "places"))).no_points);
    EXPECT_TRUE(played_as(read(with(document, "wins", "together"))).cooperative);
    document["players"].push_back({{"name", "Mei"}, {"team", "A"}});
    document["players"][1]["team"] = "A";
    EXPECT_THAT(played_as(read(document)).teams, ElementsAre("", "A", "A"));
}

TEST(SheetRecord, OfAnyOtherGameItIsTheGameItself) {
    const auto of_the_box = parse(R"({"format":"clerk-record","version":1,"id":"00000000-0000-4000-8000-000000000000",
        "game":"rajas","depth":"final","players":[{"name":"L"},{"name":"J"}],"gaps":[1,2]})");
    if (of_the_box) EXPECT_EQ(played_as(*of_the_box).game, "rajas");
}

TEST(SheetRecord, ItsRowsAreKeptSheetBySheet) {
    const Record record = read(with_rows(R"([{"name":"1","figures":[1,2]},{"name":"2","figures":[3,null]}])"));
    const Sheets sheets = take_apart(record);
    ASSERT_EQ(sheets.sheets.size(), 2U);
    EXPECT_EQ(sheets.sheets[1].part, "rows");
    EXPECT_EQ(sheets.sheets[1].json, R"({"name":"2","figures":[3,null]})");
    EXPECT_EQ(put_together(sheets), record);
}

TEST(SheetRecord, HasNoTurnsNoDepthAndNoRulings) {
    const Record record = read(with_rows(R"([{"figures":[1,2]}])"));
    EXPECT_EQ(depth(record), Depth::final);
    EXPECT_EQ(variant(record), "");
    EXPECT_EQ(turns(record), 0U);
    EXPECT_FALSE(in_progress(record));
    EXPECT_FALSE(can_open(record, 0));
    EXPECT_EQ(after_turns(record, 0).game, record.game);
    EXPECT_FALSE(last_part(record));
    EXPECT_FALSE(tells_moves(record));
    EXPECT_FALSE(moves_answer(record) || missed_answer(record) || advise_answer(record) || review_answer(record));
    EXPECT_THAT(fold(record).totals, IsEmpty());
    EXPECT_FALSE(has_copy("sheet"));
    EXPECT_EQ(waivers(record), 0);
}

TEST(SheetRecord, IsFoldedAnewWhateverChanged) {
    const Record was = read(with_rows(R"([{"figures":[1,null]}])")), now = read(with_rows(R"([{"figures":[1,1]}])"));
    EXPECT_EQ(fold(now, was, fold(was)).report().violations.size(), 1U);
    EXPECT_TRUE(fold(was).report().legal());
}

TEST(SheetScore, IsExact) {
    const Record record = read(with_rows(R"([{"name":"a","figures":[0.1,-0.5]},{"name":"b","figures":[0.2,-12.25]}])"));
    const ScoreSheet sheet = score(record);
    EXPECT_EQ(known_total(sheet.players[0]), points_of("0.3"));
    EXPECT_EQ(known_total(sheet.players[1]), points_of("-12.75"));
    EXPECT_EQ(sheet.players[1].total(), -13) << "rounded down for those who reckon in whole points";
    EXPECT_EQ(sheet.players[1].categories[1].name, "b");
    EXPECT_EQ(sheet.players[1].categories[1].points(), -13);
}

TEST(SheetScore, OfATeamEveryPlayerHasWhatTheTeamHas) {
    Document document = game();
    document["players"] = {{{"name", "L"}, {"team", "A"}}, {{"name", "J"}}, {{"name", "M"}, {"team", "A"}}};
    const ScoreSheet sheet = score(read(with_rows(R"([{"figures":[7,9]}])", document)));
    EXPECT_EQ(known_total(sheet.players[0]), Points(7));
    EXPECT_EQ(known_total(sheet.players[2]), Points(7));
    EXPECT_EQ(sheet.players[2].rank, 2);
    EXPECT_TRUE(sheet.players[1].winner);
}

TEST(SheetScore, SaysThatTheTableBrokeATie) {
    const Document tied = with_rows(R"([{"figures":[5,5]}])");
    EXPECT_EQ(score(read(with(tied, "ahead", {1}))).tie_break, "ahead");
    EXPECT_EQ(score(read(with(tied, "ties", "shared"))).tie_break, "");
    EXPECT_EQ(score(read(with(with_rows(R"([{"figures":[5,6]}])"), "ahead", {1}))).tie_break, "");
}

}

}
