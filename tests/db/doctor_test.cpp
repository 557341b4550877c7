// One row is spoilt at a time; the check-up finds that and no more, and its repair touches nothing else.
#include "app/desk.h"
#include "app/doctor.h"
#include "db/back_ups.h"
#include "tests/db/support.h"

#include <algorithm>
#include <map>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using Kind = db::Trouble::Kind;
using Reason = db::Error::Reason;
using test::Folder;
using Counters = std::map<std::string, int>;

constexpr db::Time noon = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21) + std::chrono::hours(12);

Counters counted(const db::CheckUp& check_up) {
    Counters found;
    for (std::size_t kind = 0; kind < db::trouble_kinds; ++kind)
        if (const int count = check_up.counters()[kind]; count > 0)
            found[std::string(id(static_cast<Kind>(kind)))] = count;
    return found;
}

/// All rows of all tables, as text.
std::map<std::string, std::string> rows(const fs::path& file) {
    SQLite::Database db(file, SQLite::OPEN_READWRITE);
    std::map<std::string, std::string> all;
    for (const char* table :
         {"game", "turn", "player", "seat", "result", "seat_result", "tile_face", "journal", "on_table"}) {
        SQLite::Statement row(db, "SELECT * FROM " + std::string(table) + " ORDER BY 1, 2");
        while (row.executeStep())
            for (int i = 0; i < row.getColumnCount(); ++i) all[table] += row.getColumn(i).getString() + '|';
    }
    return all;
}

/// Three games: one that was played, awarded and changed; one imported and awarded at once; one on the table.
class Doctor : public testing::Test {
protected:
    Folder folder;
    const fs::path file = folder / "history.db";
    std::map<std::string, std::string> sound;

    static void play(Desk& desk) {
        desk.start(test::game(1));
        for (int turns = 1; turns <= 6; ++turns) desk.change(test::game(1, turns));
        desk.award();
        for (int back = 0; back < 2; ++back) desk.undo();
    }

    void SetUp() override {
        Desk desk(file);
        play(desk);
        desk.start(test::game(2, 30));
        desk.award();
        desk.start(test::game(3, 4));
        desk.change(test::game(3, 5));
        sound = rows(file);
    }

    static void spoil(const fs::path& history, const std::string& sql) {
        SQLite::Database db(history, SQLite::OPEN_READWRITE);
        db.exec("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON");
        db.exec(sql);
    }
    void spoil(const std::string& sql) const { spoil(file, sql); }

    Counters troubles() const { return counted(examine(file).found); }

    /// Found, and after the repair gone; every row is as it was before it was spoilt.
    void expect_mended(const std::string& sql, const Counters& expected) {
        spoil(sql);
        expect_found_and_mended(expected);
        EXPECT_TRUE(rows(file) == sound) << sql;
    }

    void expect_found_and_mended(const Counters& expected) {
        const std::string before = test::bytes(file);
        EXPECT_EQ(troubles(), expected);
        EXPECT_TRUE(test::bytes(file) == before) << "looking changes nothing";
        const Diagnosis diagnosis = repair(file, noon);
        EXPECT_EQ(counted(diagnosis.found), expected);
        ASSERT_TRUE(diagnosis.repair);
        EXPECT_EQ(counted(diagnosis.repair->left), Counters{});
        EXPECT_EQ(troubles(), Counters{});
    }

    /// Found, named, and left as it is; so is all else.
    void expect_left(const std::string& sql, const Counters& expected, const std::string& game) {
        spoil(sql);
        const auto spoilt = rows(file);
        const Diagnosis diagnosis = repair(file, noon);
        EXPECT_EQ(counted(diagnosis.found), expected);
        ASSERT_TRUE(diagnosis.repair);
        EXPECT_EQ(diagnosis.repair->left.troubles, diagnosis.found.troubles);
        EXPECT_EQ(diagnosis.now().troubles.at(0).game, game);
        EXPECT_TRUE(rows(file) == spoilt);
    }
};

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

TEST_F(Doctor, MendsSeats) {
    const std::string second = "game = '" + test::uuid(2) + "'";
    expect_mended("DELETE FROM seat WHERE number = 1 AND " + second, {{"seats", 1}});
    expect_mended("INSERT INTO seat SELECT game, 2, player FROM seat WHERE number = 0 AND " + second, {{"seats", 1}});
    expect_mended("UPDATE seat SET number = -1 WHERE number = 1 AND " + second, {{"seats", 1}});
    expect_mended("UPDATE seat SET player = 'nobody' WHERE number = 1 AND " + second, {{"orphan", 1}});
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
    expect_mended("INSERT INTO seat SELECT 'gone', 0, id FROM player LIMIT 1", {{"orphan", 1}});
    expect_mended("INSERT INTO result VALUES ('gone', 0, 1, '', '{}')", {{"orphan", 1}});
    expect_mended("INSERT INTO seat_result VALUES ('gone', 0, 1, 1, 1)", {{"orphan", 1}});
}

TEST_F(Doctor, NamesTheGameOfAnOrphan) {
    spoil("INSERT INTO turn VALUES ('gone', 'turns', 0, '{}')");
    EXPECT_EQ(examine(file).found.troubles, (std::vector<db::Trouble>{{Kind::orphan, "gone", "turn.game: gone"}}));
}

TEST_F(Doctor, APlayerWithoutASeatIsFine) {
    spoil("INSERT INTO player (name) VALUES ('Maria')");
    EXPECT_EQ(troubles(), Counters{});
}

TEST_F(Doctor, ClearsAnImpossibleTable) {
    spoil("UPDATE on_table SET game = 'gone'");
    expect_found_and_mended({{"on_table", 1}});
    EXPECT_FALSE(Desk(file).has_game());
    Desk(file).open(test::uuid(3));
    expect_mended("INSERT INTO on_table VALUES (2, '" + test::uuid(1) + "')", {{"on_table", 1}});
}

TEST_F(Doctor, FindsWhereAGameStandsInItsJournal) {
    const std::string first = " WHERE id = '" + test::uuid(1) + "'";
    for (const char* actions : {"7", "3", "-1", "0", "9223372036854775807", "-9223372036854775808"})
        expect_mended("UPDATE game SET actions = " + std::string(actions) + first, {{"journal", 1}});
}

class SpoiltJournal : public Doctor {
protected:
    void mend(const std::string& sql) {
        spoil(sql);
        expect_found_and_mended({{"journal", 1}});
    }
    static std::string step(int number) {
        return " WHERE game = '" + test::uuid(1) + "' AND number = " + std::to_string(number);
    }
    /// The states from the first to the last that can still be reached.
    void expect_walk(int first, int last) const {
        db::Store store(file);
        int turns = 4;
        while (const auto record = store.undo(test::uuid(1))) EXPECT_EQ(*record, test::game(1, --turns));
        EXPECT_EQ(turns, first);
        while (const auto record = store.redo(test::uuid(1))) EXPECT_EQ(*record, test::game(1, ++turns));
        EXPECT_EQ(turns, last);
    }
};

TEST_F(SpoiltJournal, KeepsWhatCanBeWalked) {
    mend("UPDATE journal SET back = '[]'" + step(2));
    expect_walk(2, 6);
}

TEST_F(SpoiltJournal, ClosesUpOverAMissingStep) {
    mend("DELETE FROM journal" + step(3));
    expect_walk(3, 6);
}

TEST_F(SpoiltJournal, GivesUpWhatCannotBeRedone) {
    mend("UPDATE journal SET forward = 'rubbish'" + step(6));
    expect_walk(0, 5);
    EXPECT_FALSE(db::Store(file).result(test::uuid(1))) << "it was awarded after the sixth action";
}

TEST_F(SpoiltJournal, GivesUpASurplusStep) {
    mend("INSERT INTO journal SELECT game, 9, forward, back FROM journal" + step(6));
    expect_walk(0, 6);
    Desk desk(file);
    desk.open(test::uuid(1));
    desk.redo();
    desk.redo();
    EXPECT_TRUE(desk.awarded());
}

TEST_F(SpoiltJournal, KeepsTheResultWithTheStateItWasAwardedTo) {
    mend("DELETE FROM journal" + step(1));
    Desk desk(file);
    desk.open(test::uuid(1));
    EXPECT_FALSE(desk.awarded());
    desk.redo();
    desk.redo();
    EXPECT_TRUE(desk.awarded());
    EXPECT_EQ(desk.record(), test::game(1, 6));
}

TEST_F(Doctor, AwardsAgainWhatItsOwnRulesWouldNot) {
    for (const int game : {1, 2}) // the first one's result does not stand, but can be gone back to
        for (const char* sheet :
             {"'{}'", "''", "'rubbish'", "'[[[[[[[[['", "replace(sheet, '\"rank\":1', '\"rank\":2')"})
            expect_mended("UPDATE result SET sheet = " + std::string(sheet) + " WHERE game = '" + test::uuid(game) +
                              "'",
                          {{"result", 1}});
}

TEST_F(Doctor, OfOtherRulesTellsTheDifferenceAndChangesNothing) {
    const std::string second = " WHERE game = '" + test::uuid(2) + "'";
    spoil("UPDATE result SET rules_version = 77" + second);
    EXPECT_TRUE(examine(file).found.differences.empty()) << "they award the same";
    spoil("UPDATE result SET sheet = json_set(sheet, '$.players[0].total', 99)" + second +
          "; UPDATE seat_result SET total = 99 WHERE number = 0 AND game = '" + test::uuid(2) + "'");
    const auto spoilt = rows(file);
    const Diagnosis diagnosis = repair(file, noon);
    EXPECT_EQ(counted(diagnosis.now()), Counters{});
    ASSERT_EQ(diagnosis.found.differences.size(), 1U);
    const db::Difference& difference = diagnosis.found.differences[0];
    EXPECT_EQ(difference.game, test::uuid(2));
    EXPECT_EQ(difference.rules_version, 77);
    const auto total = [](const std::string& sheet) {
        return nlohmann::json::parse(sheet)["players"][0]["total"].get<int>();
    };
    EXPECT_EQ(total(difference.awarded), 99);
    EXPECT_EQ(total(difference.today), score(test::game(2, 30)).players[0].total());
    EXPECT_TRUE(rows(file) == spoilt);
}

TEST_F(Doctor, LeavesAnUnreadableResultOfOtherRules) {
    expect_left("UPDATE result SET rules_version = 77, sheet = 'rubbish' WHERE game = '" + test::uuid(2) + "'",
                {{"result", 1}}, test::uuid(2));
}

TEST_F(Doctor, MendsTheFiguresOfAResult) {
    const std::string second = " WHERE number = 0 AND game = '" + test::uuid(2) + "'";
    for (const char* change : {"total = total + 1", "rank = 7", "winner = 1 - winner", "winner = 5", "number = 3"})
        expect_mended("UPDATE seat_result SET " + std::string(change) + second, {{"figures", 1}});
    expect_mended("DELETE FROM seat_result" + second, {{"figures", 1}});
}

TEST_F(Doctor, RemovesAResultOfAGameThatNeverWas) {
    for (const char* actions : {"7", "-1", "9223372036854775807"}) {
        spoil("UPDATE result SET actions = " + std::string(actions) + " WHERE game = '" + test::uuid(1) + "'");
        expect_found_and_mended({{"lost_result", 1}});
        Desk desk(file);
        desk.open(test::uuid(1));
        while (desk.can_redo()) desk.redo();
        EXPECT_FALSE(desk.awarded());
        desk.award();
    }
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
    const std::pair<std::string, std::string> columns[] = {
        {"game", "id"},        {"game", "kind"},    {"game", "started_at"}, {"game", "head"},   {"turn", "part"},
        {"turn", "json"},      {"turn", "game"},    {"result", "sheet"},    {"result", "game"}, {"journal", "forward"},
        {"journal", "game"},   {"journal", "back"}, {"seat", "player"},     {"seat", "game"},   {"player", "id"},
        {"tile_face", "face"}, {"on_table", "game"}};
    for (const auto& [table, column] : columns)
        for (const std::string value : values) {
            const Folder other;
            const fs::path copy = other / "history.db";
            fs::copy_file(file, copy);
            spoil(copy, "UPDATE " + table + " SET " + column + " = " + value + " WHERE " + column + " = (SELECT min(" +
                            column + ") FROM " + table + ")");
            const Diagnosis diagnosis = repair(copy, noon);
            EXPECT_FALSE(diagnosis.found.troubles.empty()) << table << '.' << column << ' ' << value;
            for (const auto& trouble : diagnosis.now().troubles)
                EXPECT_EQ(trouble.kind, Kind::record) << table << '.' << column << ' ' << value;
        }
}

TEST_F(Doctor, MakesATableThatIsMissing) {
    spoil("DROP TABLE on_table");
    expect_found_and_mended({{"schema", 1}});
    spoil("DROP TABLE tile_face");
    EXPECT_EQ(counted(repair(file, noon).now()), Counters{});
    Desk(file).open(test::uuid(3));
    EXPECT_TRUE(rows(file) == sound) << "what stood in it follows from the games";
}

TEST_F(Doctor, MakesAnIndexThatIsMissing) { expect_mended("DROP INDEX seat_by_player", {{"schema", 1}}); }

TEST_F(Doctor, RemovesATriggerThatIsNotOurs) {
    expect_mended("CREATE TRIGGER \"a \"\"b\" AFTER INSERT ON turn BEGIN DELETE FROM turn; END", {{"schema", 1}});
    expect_mended("CREATE UNIQUE INDEX one_game ON game (id, kind)", {{"schema", 1}});
}

TEST_F(Doctor, LetsTablesOfOthersBe) {
    spoil("CREATE TABLE diary (day TEXT, game TEXT REFERENCES game); INSERT INTO diary VALUES ('Monday', 'gone')");
    EXPECT_EQ(troubles(), Counters{});
}

TEST_F(Doctor, LeavesATableThatIsDifferent) {
    spoil("ALTER TABLE tile_face ADD COLUMN colour TEXT");
    const auto spoilt = rows(file);
    const Diagnosis diagnosis = repair(file, noon);
    EXPECT_EQ(counted(diagnosis.now()), (Counters{{"schema", 1}}));
    EXPECT_TRUE(rows(file) == spoilt);
}

/// The page on which a table or an index begins.
int root_page(const fs::path& file, const std::string& name) {
    SQLite::Database db(file, SQLite::OPEN_READWRITE);
    return db.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = '" + name + "'").getInt();
}

void overwrite_page(const fs::path& file, int page, const std::string& bytes) {
    std::string all = test::bytes(file);
    all.replace(4096U * static_cast<std::size_t>(page - 1), bytes.size(), bytes);
    test::write_bytes(file, all);
}

TEST_F(Doctor, MakesAnIndexAnewThatDoesNotFitItsTable) {
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("PRAGMA wal_checkpoint(TRUNCATE)");
    const int page = root_page(file, "seat_by_player");
    std::string empty_leaf(4096, '\0');
    empty_leaf[0] = '\x0a';
    empty_leaf[5] = '\x10'; // an index page without cells
    overwrite_page(file, page, empty_leaf);
    EXPECT_GT(troubles()["structure"], 0);
    EXPECT_EQ(troubles().size(), 1U);
    EXPECT_EQ(counted(repair(file, noon).now()), Counters{});
    EXPECT_TRUE(rows(file) == sound);
}

TEST_F(Doctor, NamesTheGamesOnADamagedPage) {
    overwrite_page(file, root_page(file, "turn"), std::string(4096, '\x5a'));
    const Diagnosis diagnosis = repair(file, noon);
    EXPECT_GT(counted(diagnosis.now())["structure"], 0);
    EXPECT_EQ(counted(diagnosis.now())["record"], 3);
    EXPECT_EQ(counted(diagnosis.now()).size(), 2U);
}

TEST_F(Doctor, AFileThatCannotBeOpenedForItsContentIsDamaged) {
    overwrite_page(file, 1, test::bytes(file).substr(0, 100) + std::string(3996, '\x5a'));
    const std::string before = test::bytes(file);
    EXPECT_EQ(troubles(), (Counters{{"structure", 1}}));
    EXPECT_TRUE(test::bytes(file) == before);
}

TEST_F(Doctor, RefusesWhatIsNoHistory) {
    EXPECT_EQ(test::reason([&] { examine(folder / "nowhere.db"); }), Reason::unreadable);
    EXPECT_FALSE(fs::exists(folder / "nowhere.db"));
    test::write_bytes(folder / "letter.txt", "Dear Linda,");
    EXPECT_EQ(test::reason([&] { repair(folder / "letter.txt", noon); }), Reason::not_a_history);
    EXPECT_EQ(test::bytes(folder / "letter.txt"), "Dear Linda,");
}

TEST_F(Doctor, MendsNothingWhileAnotherProgramWrites) {
    spoil("UPDATE game SET kind = 'chess'");
    SQLite::Database other(file, SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    EXPECT_EQ(test::reason([&] { repair(file, noon); }), Reason::locked);
    other.exec("COMMIT");
    EXPECT_EQ(troubles(), (Counters{{"summary", 3}}));
}

}
