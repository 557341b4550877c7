// Every game is kept, listed and awarded alike, and side by side with the others.
#include "app/history/check_up_report.h"
#include "app/table/catalogue.h"
#include "app/table/desk.h"
#include "core/document.h"
#include "core/score_sheet.h"
#include "db/connection/connection.h"
#include "tests/db/support.h"

#include <algorithm>
#include <fstream>
#include <set>

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using namespace clerk;
using test::Folder;

/// The sample games, each under an id of its own.
std::vector<Record> samples(std::string_view game) {
    std::ifstream file(CLERK_FIXTURES "/" + std::string(game) + ".ndjson");
    std::vector<Record> records;
    for (std::string line; std::getline(file, line);) {
        records.push_back(parse(nlohmann::json::parse(line)["record"].dump()).value());
        records.back().head.id = test::uuid(static_cast<int>(records.size()));
    }
    return records;
}

std::size_t depths(std::string_view game) {
    std::set<Depth> found;
    for (const Record& record : samples(game)) found.insert(depth(record));
    return found.size();
}

/// Those that came to their end by the rules, one of each depth.
std::vector<Record> finished(std::string_view game) {
    std::vector<Record> list;
    for (const Record& record : samples(game)) {
        const bool another = std::ranges::find(list, depth(record), depth) == list.end();
        if (another && check(record).legal() && score(record).complete) list.push_back(record);
    }
    return list;
}

Record any_finished(std::string_view game) { return finished(game).at(0); }

class Games : public testing::TestWithParam<std::string_view> {
protected:
    Folder folder;
    const std::filesystem::path file = folder / "history.db";
};

TEST_P(Games, AreGivenBackAsTheyWere) {
    auto records = samples(GetParam());
    ASSERT_GE(records.size(), 40u);
    records.erase(records.begin() + 40, records.end());
    {
        db::Store store(file);
        for (const Record& record : records) store.add(record);
    }
    const db::Store store(file);
    for (const Record& record : records) EXPECT_EQ(store.load(record.head.id), record) << record.head.id;
    EXPECT_EQ(store.games().size(), records.size());
}

TEST_P(Games, AreListedWithTheirPlayers) {
    const Record record = any_finished(GetParam());
    db::Store store(file);
    store.add(record);
    const auto listed = store.games().at(0);
    EXPECT_EQ(listed.game, GetParam());
    EXPECT_EQ(listed.depth, depth(record));
    EXPECT_EQ(listed.started_at, record.head.started_at);
    EXPECT_EQ(listed.sheets, static_cast<int>(take_apart(record).sheets.size()));
    std::vector<std::string> names;
    for (const auto& seat : listed.seats) names.push_back(seat.name);
    EXPECT_EQ(names, players(record));
    EXPECT_FALSE(listed.finished);
}

TEST_P(Games, PassTheCheckUp) {
    {
        Desk desk(file);
        for (const Record& record : samples(GetParam())) {
            if (desk.store().games().size() == 40) break;
            desk.start(record);
            desk.change(test::with_note(record, "played"));
            desk.award();
            desk.undo();
        }
    }
    const CheckUpReport report = check_up(file);
    EXPECT_EQ(report.found.games, 40);
    EXPECT_EQ(report.found.troubles, std::vector<db::Trouble>{});
    EXPECT_TRUE(report.found.differences.empty());
}

TEST_P(Games, AreAwardedByTheirOwnRules) {
    ASSERT_GE(finished(GetParam()).size(), std::min(depths(GetParam()), std::size_t{2})) << "of several depths";
    for (const Record& record : finished(GetParam())) {
        Desk desk(file);
        desk.start(record);
        desk.award();
        const ScoreSheet sheet = score(record);
        const auto result = desk.store().result(record.head.id);
        ASSERT_TRUE(result);
        EXPECT_EQ(result->rules_version, rules_version(GetParam()));
        const auto kept = nlohmann::json::parse(result->sheet);
        ASSERT_EQ(kept["players"].size(), sheet.players.size());
        const auto listed = desk.store().games();
        const auto game = std::ranges::find(listed, record.head.id, &db::GameSummary::id);
        for (std::size_t i = 0; i < sheet.players.size(); ++i) {
            const std::optional<Points> total = known_total(sheet.players[i]);
            const auto& categories = kept["players"][i]["categories"];
            if (total)
                for (const Category& category : sheet.players[i].categories)
                    EXPECT_EQ(categories.at(std::string(category.id)), category.points());
            EXPECT_EQ(categories.size(), total ? sheet.players[i].categories.size() : 0u);
            EXPECT_EQ(game->seats.at(i).total, total);
            EXPECT_EQ(game->seats.at(i).rank, sheet.players[i].rank);
            EXPECT_EQ(game->seats.at(i).winner, sheet.players[i].winner);
        }
        EXPECT_TRUE(game->finished);
    }
}

TEST_P(Games, UndoOutlivesTheProgram) {
    if (!table::is_played(GetParam())) GTEST_SKIP() << "only games that are played are put on the table";
    const Record whole = any_finished(GetParam());
    Record earlier = whole;
    earlier.head.notes = "half of it";
    {
        Desk desk(file);
        desk.start(earlier);
        desk.change(whole);
        desk.award();
        desk.undo();
        EXPECT_FALSE(desk.awarded());
    }
    Desk desk(file);
    EXPECT_EQ(desk.record(), earlier);
    desk.redo();
    EXPECT_EQ(desk.record(), whole);
    EXPECT_TRUE(desk.awarded());
}

TEST_P(Games, ComeInOnceAndAsACopy) {
    const Record record = any_finished(GetParam());
    Desk desk(file);
    EXPECT_EQ(desk.import(*parse(print_pretty(record))), Desk::Imported::added);
    EXPECT_EQ(desk.import(record), Desk::Imported::same);
    EXPECT_EQ(desk.import(test::with_note(record, "another")), Desk::Imported::differs);
    Record copy = desk.import_as_copy(record);
    EXPECT_EQ(desk.store().load(copy.head.id), copy);
    copy.head.id = record.head.id;
    EXPECT_EQ(copy, record);
}

INSTANTIATE_TEST_SUITE_P(All, Games, testing::ValuesIn(games().begin(), games().end()),
                         [](const auto& instance) { return std::string(instance.param); });

// Side by side

Record alhambra_game(int number, std::string_view rest) {
    return parse(R"({"format":"clerk-record","version":1,"id":")" + test::uuid(number) +
                 R"(","game":"alhambra","started_at":"2026-11-21T19:30:00+01:00","depth":"final",)"
                 R"("players":[{"name":"Linda"},{"name":"Mary"}],)" +
                 std::string(rest) + "}")
        .value();
}

TEST(SideBySide, PlayersAreSharedAndListsTellTheGamesApart) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.add(test::game(1, 2));
    store.add(alhambra_game(2, R"("rounds":[{"points":[9,12]}])"));
    ASSERT_EQ(store.games().size(), 2u);
    EXPECT_EQ(store.games()[0].game, "alhambra") << "the later one";
    EXPECT_EQ(store.games()[1].game, "babylon");
    EXPECT_EQ(store.games()[0].sheets, 1);
    EXPECT_EQ(store.player_names(), (std::vector<std::string>{"Linda", "Mary", "John"}));
    EXPECT_TRUE(store.tile_faces("alhambra").empty());
    EXPECT_EQ(store.tile_faces("babylon").size(), 2u);
}

TEST(SideBySide, AResultKeepsScoringsAndWhoTakesPointsWithoutPlaying) {
    const Folder folder;
    const Record record = alhambra_game(
        1, R"("rulings":{"dirk_ranked":true},"rounds":[{"points":[9,12],"dirk_points":15},)"
           R"({"palaces":[[{"tile":"blue-2-new","at":"0,1"}],[]],"dirk":["blue-7-e","red-7-w"]},{"points":[0,1]}])");
    Desk desk(folder / "history.db");
    desk.start(record);
    desk.award();
    EXPECT_EQ(desk.store().result(test::uuid(1))->sheet,
              R"({"complete":true,"players":[{"name":"Linda","total":16,"rank":2,"winner":false,)"
              R"("categories":{"blue":4,"red":0,"brown":0,"white":0,"green":0,"purple":0,"wall":3,"typed":9},)"
              R"("rounds":[{"round":1,"typed":9,"total":9},)"
              R"({"round":2,"blue":4,"red":0,"brown":0,"white":0,"green":0,"purple":0,"wall":3,"total":7},)"
              R"({"round":3,"typed":0,"total":0}]},)"
              R"({"name":"Mary","total":13,"rank":3,"winner":false,)"
              R"("categories":{"blue":0,"red":0,"brown":0,"white":0,"green":0,"purple":0,"wall":0,"typed":13},)"
              R"("rounds":[{"round":1,"typed":12,"total":12},)"
              R"({"round":2,"blue":0,"red":0,"brown":0,"white":0,"green":0,"purple":0,"wall":0,"total":0},)"
              R"({"round":3,"typed":1,"total":1}]}],)"
              R"("dirk":{"total":28,"rank":1,"winner":true,)"
              R"("categories":{"blue":4,"red":9,"brown":0,"white":0,"green":0,"purple":0,"typed":15},)"
              R"("rounds":[{"round":1,"typed":15,"total":15},)"
              R"({"round":2,"blue":4,"red":9,"brown":0,"white":0,"green":0,"purple":0,"total":13},)"
              R"({"round":3,"typed":0,"total":0}]}})");
    const auto seats = desk.store().games().at(0).seats;
    ASSERT_EQ(seats.size(), 2u) << "only who plays has a seat";
    EXPECT_EQ(seats[0].rank, 2);
    EXPECT_FALSE(seats[0].winner || seats[1].winner);
    SQLite::Database raw(folder / "history.db", SQLite::OPEN_READONLY);
    EXPECT_EQ(raw.execAndGet("SELECT count(*) FROM play_seat WHERE score > 0").getInt(), 2);
}

TEST(SideBySide, ARoundThatChangesIsTheOnlySheetWritten) {
    const Folder folder;
    const Record before = alhambra_game(1, R"("rounds":[{"points":[9,12]},{"points":[1,2]},{"points":[0,0]}])");
    const Record after = alhambra_game(1, R"("rounds":[{"points":[9,12]},{"points":[1,3]},{"points":[0,0]}])");
    db::Store store(folder / "history.db");
    store.add(before);
    SQLite::Database raw(folder / "history.db", SQLite::OPEN_READWRITE);
    raw.exec("CREATE TABLE log (number INTEGER)");
    store.connection()->db.exec(
        "CREATE TEMP TRIGGER came AFTER INSERT ON main.turn BEGIN INSERT INTO log VALUES (new.number); END");
    store.change(before, after);
    EXPECT_EQ(raw.execAndGet("SELECT group_concat(number) FROM log").getString(), "1");
    EXPECT_EQ(store.undo(store.load(test::uuid(1))), before);
}

}
