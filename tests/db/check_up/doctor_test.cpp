#include "db/back_up/back_ups.h"
#include "tests/db/check_up/doctor_fixture.h"

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using namespace clerk::test;

TEST_F(Doctor, FindsNothingInASoundHistory) {
    const Diagnosis diagnosis = repair(file, noon);
    EXPECT_EQ(diagnosis.found.games, 3);
    EXPECT_EQ(diagnosis.found.troubles, std::vector<db::Trouble>{});
    EXPECT_TRUE(diagnosis.found.differences.empty());
    EXPECT_FALSE(diagnosis.repair);
    EXPECT_TRUE(db::back_ups(file).empty());
    EXPECT_TRUE(rows(file) == sound);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"history.db"});
}

TEST_F(Doctor, KeepsTheHistoryAsItWasBeforeItsRepair) {
    spoil("UPDATE game SET kind = 'chess' WHERE id = '" + test::uuid(2) + "'");
    const auto spoilt = rows(file);
    const Diagnosis diagnosis = repair(file, noon);
    EXPECT_EQ(diagnosis.repair.value().back_up.filename(), "history-20261121T120000Z-repair.db");
    EXPECT_TRUE(rows(diagnosis.repair->back_up) == spoilt);
}

TEST_F(Doctor, WithoutABackUpMendsNothing) {
    spoil("UPDATE game SET kind = 'chess'");
    const auto spoilt = rows(file);
    test::write_bytes(folder / "backups", "no folder");
    EXPECT_TRUE(test::reason([&] { repair(file, noon); }));
    EXPECT_TRUE(rows(file) == spoilt);
}

TEST_F(Doctor, MendsWhatListsShowOfAGame) {
    const std::string second = " WHERE id = '" + test::uuid(2) + "'";
    expect_mended("UPDATE game SET kind = 'chess'" + second, {{"summary", 1}});
    expect_mended("UPDATE game SET depth = 'deep'" + second, {{"summary", 1}});
    expect_mended("UPDATE game SET started_at = 'yesterday'", {{"summary", 3}});
}

TEST_F(Doctor, MendsFaces) {
    const std::string second = "game = '" + test::uuid(2) + "'";
    expect_mended("DELETE FROM tile_face WHERE " + second, {{"faces", 1}});
    expect_mended("INSERT INTO tile_face VALUES ('" + test::uuid(1) + "', 'a face')", {{"faces", 1}});
}

TEST_F(Doctor, RemovesRowsWithoutTheirGame) {
    expect_mended("INSERT INTO turn VALUES ('gone', 'turns', 0, '{}'), ('gone', 'turns', 1, '{}')", {{"orphan", 1}});
    expect_mended("INSERT INTO journal VALUES ('gone', 1, '[]', '[]')", {{"orphan", 1}});
    expect_mended("INSERT INTO tile_face VALUES ('gone', 'a face')", {{"orphan", 1}});
    expect_mended("INSERT INTO result VALUES ('gone', 0, 1, '', '{}')", {{"orphan", 1}});
    expect_mended("INSERT INTO play_seat VALUES (99, 0, 1, 'Linda', 1, 1, 1, 'babylon', 0, NULL)", {{"orphan", 1}});
    expect_mended("INSERT INTO play_category VALUES (99, 0, 0, 'height', 1)", {{"orphan", 1}});
    expect_mended("INSERT INTO play_category VALUES (2, 7, 0, 'height', 1)", {{"orphan", 1}});
    expect_mended("INSERT INTO photo VALUES ('a.jpg', 'gone', 1, '')", {{"orphan", 1}});
}

TEST_F(Doctor, NamesTheGameOfAnOrphan) {
    spoil("INSERT INTO turn VALUES ('gone', 'turns', 0, '{}')");
    EXPECT_EQ(examine(file).found.troubles, (std::vector<db::Trouble>{{Kind::orphan, "gone", "turn.game: gone"}}));
}

TEST_F(Doctor, APlayerWithoutASeatIsFine) {
    spoil("INSERT INTO player (id, name, modified_at) VALUES ('maria', 'Maria', '')");
    EXPECT_EQ(troubles(), Counters{});
}

TEST_F(Doctor, ClearsAnImpossibleTable) {
    spoil("UPDATE on_table SET game = 'gone'");
    expect_found_and_mended({{"on_table", 1}});
    EXPECT_FALSE(Desk(file).has_game());
    Desk(file).open(test::uuid(3));
    expect_mended("INSERT INTO on_table VALUES (2, '" + test::uuid(1) + "')", {{"on_table", 1}});
}

TEST_F(Doctor, NamesAGameThatCannotBeReadAndLeavesIt) {
    expect_left("UPDATE turn SET json = '{\"steps\":[' WHERE number = 2 AND game = '" + test::uuid(2) + "'",
                {{"record", 1}}, test::uuid(2));
}

TEST_F(Doctor, NamesAGameThatLacksATurn) {
    expect_left("DELETE FROM turn WHERE number = 2 AND game = '" + test::uuid(2) + "'", {{"record", 1}}, test::uuid(2));
}

TEST_F(Doctor, NamesAGameThatHoldsAnother) {
    expect_left("UPDATE game SET head = (SELECT head FROM game WHERE id = '" + test::uuid(1) + "') WHERE id = '" +
                    test::uuid(2) + "'",
                {{"record", 1}}, test::uuid(2));
}

TEST_F(Doctor, WhateverARowHoldsThereIsAnAnswer) {
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
            const Diagnosis diagnosis = repair(copy, noon);
            EXPECT_FALSE(diagnosis.found.troubles.empty()) << table << '.' << column << ' ' << value;
            for (const auto& trouble : diagnosis.now().troubles)
                EXPECT_EQ(trouble.kind, Kind::record) << table << '.' << column << ' ' << value;
        }
}

}
