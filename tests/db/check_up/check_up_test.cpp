#include "db/back_up/back_up_files.h"
#include "db/check_up/repair.h"
#include "tests/db/check_up/check_up_fixture.h"

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using namespace clerk::test;

TEST_F(CheckUpTest, FindsNothingInASoundHistory) {
    const CheckUpReport report = repair(file, noon);
    EXPECT_EQ(report.found.games, 3);
    EXPECT_EQ(report.found.troubles, std::vector<db::Trouble>{});
    EXPECT_TRUE(report.found.differences.empty());
    EXPECT_FALSE(report.repair);
    EXPECT_TRUE(db::list_back_ups(file).empty());
    EXPECT_TRUE(rows(file) == sound);
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"history.db", "history.db-mark"}));
}

TEST_F(CheckUpTest, KeepsTheHistoryAsItWasBeforeItsRepair) {
    spoil("UPDATE game SET kind = 'chess' WHERE id = '" + test::uuid(2) + "'");
    const auto spoilt = rows(file);
    const CheckUpReport report = repair(file, noon);
    EXPECT_EQ(report.repair.value().back_up.filename(), "history-20261121T120000Z-repair.db");
    EXPECT_TRUE(rows(report.repair->back_up) == spoilt);
}

TEST_F(CheckUpTest, RepairsWhatAnotherProgramHasChangedMeanwhile) {
    spoil("UPDATE on_table SET game = 'gone'");
    const db::Repaired repaired = db::repair(file, {}, [&](const db::CheckUp& found) {
        EXPECT_EQ(counted(found), (Counters{{"on_table", 1}}));
        spoil("UPDATE game SET kind = 'chess'");
    });
    EXPECT_EQ(counted(repaired.found), (Counters{{"on_table", 1}, {"summary", 3}}));
    EXPECT_EQ(counted(repaired.left), Counters{});
    EXPECT_FALSE(has_trouble(file));
}

TEST_F(CheckUpTest, WithoutABackUpMendsNothing) {
    spoil("UPDATE game SET kind = 'chess'");
    const auto spoilt = rows(file);
    test::write_bytes(folder / "backups", "no folder");
    EXPECT_TRUE(test::reason([&] { repair(file, noon); }));
    EXPECT_TRUE(rows(file) == spoilt);
}

TEST_F(CheckUpTest, MendsWhatListsShowOfAGame) {
    const std::string second = " WHERE id = '" + test::uuid(2) + "'";
    expect_repaired("UPDATE game SET kind = 'chess'" + second, {{"summary", 1}});
    expect_repaired("UPDATE game SET depth = 'deep'" + second, {{"summary", 1}});
    expect_repaired("UPDATE game SET started_at = 'yesterday'", {{"summary", 3}});
}

TEST_F(CheckUpTest, MendsFaces) {
    const std::string second = "game = '" + test::uuid(2) + "'";
    expect_repaired("DELETE FROM tile_face WHERE " + second, {{"faces", 1}});
    expect_repaired("INSERT INTO tile_face VALUES ('" + test::uuid(1) + "', 'a face')", {{"faces", 1}});
}

TEST_F(CheckUpTest, RemovesRowsWithoutTheirGame) {
    expect_repaired("INSERT INTO turn VALUES ('gone', 'turns', 0, '{}'), ('gone', 'turns', 1, '{}')", {{"orphan", 1}});
    expect_repaired("INSERT INTO journal (game, number, forward, back) VALUES ('gone', 1, '[]', '[]')",
                    {{"orphan", 1}});
    expect_repaired("INSERT INTO tile_face VALUES ('gone', 'a face')", {{"orphan", 1}});
    expect_repaired("INSERT INTO result VALUES ('gone', 0, 1, '', '{}')", {{"orphan", 1}});
    expect_repaired("INSERT INTO play_seat VALUES (99, 0, 1, 'Linda', 1, 1, 1, 'babylon', 0, NULL, '', '', 0)",
                    {{"orphan", 1}});
    expect_repaired("INSERT INTO play_category VALUES (99, 0, 0, 'height', 1, 0)", {{"orphan", 1}});
    expect_repaired("INSERT INTO play_category VALUES (2, 7, 0, 'height', 1, 0)", {{"orphan", 1}});
    expect_repaired("INSERT INTO photo (file, night, bytes, modified_at) VALUES ('a.jpg', 'gone', 1, '')",
                    {{"orphan", 1}});
}

TEST_F(CheckUpTest, NamesTheGameOfAnOrphan) {
    spoil("INSERT INTO turn VALUES ('gone', 'turns', 0, '{}')");
    EXPECT_EQ(check_up(file).found.troubles, (std::vector<db::Trouble>{{Kind::orphan, "gone", "turn.game: gone"}}));
}

TEST_F(CheckUpTest, APlayerWithoutASeatIsFine) {
    write("INSERT INTO player (id, name, modified_at) VALUES ('maria', 'Maria', '')");
    EXPECT_EQ(troubles(), Counters{});
}

TEST_F(CheckUpTest, ClearsAnImpossibleTable) {
    spoil("UPDATE on_table SET game = 'gone'");
    expect_found_and_repaired({{"on_table", 1}});
    EXPECT_FALSE(Desk(file).has_game());
    Desk(file).open(test::uuid(3));
    expect_repaired("INSERT INTO on_table VALUES (2, '" + test::uuid(1) + "')", {{"on_table", 1}});
}

TEST_F(CheckUpTest, NamesAGameThatCannotBeReadAndLeavesIt) {
    expect_left("UPDATE turn SET json = '{\"steps\":[' WHERE number = 2 AND game = '" + test::uuid(2) + "'",
                {{"record", 1}}, test::uuid(2));
}

TEST_F(CheckUpTest, NamesAGameThatLacksATurn) {
    expect_left("DELETE FROM turn WHERE number = 2 AND game = '" + test::uuid(2) + "'", {{"record", 1}}, test::uuid(2));
}

TEST_F(CheckUpTest, NamesAGameThatHoldsAnother) {
    expect_left("UPDATE game SET head = (SELECT head FROM game WHERE id = '" + test::uuid(1) + "') WHERE id = '" +
                    test::uuid(2) + "'",
                {{"record", 1}}, test::uuid(2));
}

TEST_F(CheckUpTest, WhateverARowHoldsThereIsAnAnswer) {
    const char* values[] = {"char(0)", "'{}'", R"('[{"op":"replace","path":"/turns/99999999999999999999"}]')"};
    const std::pair<std::string, std::string> columns[] = {{"game", "id"},
                                                           {"game", "kind"},
                                                           {"game", "started_at"},
                                                           {"game", "head"},
                                                           {"turn", "part"},
                                                           {"turn", "json"},
                                                           {"turn", "game"},
                                                           {"result", "sheet"},
                                                           {"result", "game"},
                                                           {"journal", "forward"},
                                                           {"journal", "game"},
                                                           {"journal", "back"},
                                                           {"tile_face", "face"},
                                                           {"on_table", "game"},
                                                           {"player", "merged_into"},
                                                           {"night", "id"},
                                                           {"play", "id"},
                                                           {"play", "variant"},
                                                           {"play", "night"},
                                                           {"play_seat", "name"},
                                                           {"play_seat", "game"},
                                                           {"play_category", "category"},
                                                           {"tally", "variant"},
                                                           {"category_tally", "category"},
                                                           {"rivalry", "game"},
                                                           {"standing", "game"}};
    for (const auto& [table, column] : columns)
        for (const std::string value : values) {
            const Folder other;
            const fs::path copy = other / "history.db";
            fs::copy_file(file, copy);
            spoil(copy, past_triggers(copy, "UPDATE " + table + " SET " + column + " = " + value + " WHERE " + column +
                                                " = (SELECT min(" + column + ") FROM " + table + ")"));
            const CheckUpReport report = repair(copy, noon);
            EXPECT_FALSE(report.found.troubles.empty()) << table << '.' << column << ' ' << value;
            for (const auto& trouble : report.now().troubles)
                EXPECT_EQ(trouble.kind, Kind::record) << table << '.' << column << ' ' << value;
        }
}

}
