// The check-up of the file: its tables, indexes and pages.
#include "db/back_up/back_up_files.h"
#include "db/check_up/check_up.h"
#include "db/check_up/repair.h"
#include "db/connection/open.h"
#include "tests/db/check_up/check_up_fixture.h"
#include "tests/db/ordinary_user.h"

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using namespace clerk::test;

TEST_F(CheckUpTest, MakesATableThatIsMissing) {
    spoil("DROP TABLE on_table");
    expect_found_and_repaired({{"schema", 1}});
    spoil("DROP TABLE tile_face");
    EXPECT_EQ(counted(repair(file, noon).now()), Counters{});
    Desk(file).open(test::uuid(3));
    EXPECT_TRUE(rows(file) == sound) << "what stood in it follows from the games";
}

TEST_F(CheckUpTest, MakesAnIndexThatIsMissing) { expect_repaired("DROP INDEX play_seat_by_player", {{"schema", 1}}); }

TEST_F(CheckUpTest, MakesATriggerOrAViewThatIsMissing) {
    for (const char* one : {"TRIGGER play_tallied", "TRIGGER play_kept", "VIEW new_uuid"})
        expect_repaired("DROP " + std::string(one), {{"schema", 1}});
}

TEST_F(CheckUpTest, RemovesATriggerThatIsNotOurs) {
    expect_repaired("CREATE TRIGGER \"a \"\"b\" AFTER INSERT ON turn BEGIN DELETE FROM turn; END", {{"schema", 1}});
    expect_repaired("CREATE UNIQUE INDEX one_game ON game (id, kind)", {{"schema", 1}});
    expect_repaired(
        "PRAGMA writable_schema = ON; INSERT INTO sqlite_schema VALUES ('trigger', 'sqlite_evil', 'turn', 0,"
        " 'CREATE TRIGGER sqlite_evil AFTER INSERT ON turn BEGIN DELETE FROM turn; END')",
        {{"schema", 1}});
}

TEST_F(CheckUpTest, RemovesATableThatHoldsOursOrHidesAFunction) {
    expect_repaired("CREATE TABLE diary (game TEXT REFERENCES Game ON DELETE RESTRICT)", {{"schema", 1}});
    expect_repaired("CREATE TABLE json_each (a)", {{"schema", 1}});
    expect_repaired("CREATE VIEW Pragma_Table_Info AS SELECT 1", {{"schema", 1}});
}

TEST_F(CheckUpTest, LetsTablesOfOthersBe) {
    spoil("CREATE TABLE diary (day TEXT, game TEXT REFERENCES diary); INSERT INTO diary VALUES ('Monday', 'gone')");
    EXPECT_EQ(troubles(), Counters{});
}

TEST_F(CheckUpTest, LeavesATableThatIsDifferent) {
    spoil("ALTER TABLE tile_face ADD COLUMN colour TEXT");
    const auto spoilt = rows(file);
    const CheckUpReport report = repair(file, noon);
    EXPECT_EQ(counted(report.now()), (Counters{{"schema", 1}}));
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

TEST_F(CheckUpTest, MakesAnIndexAnewThatDoesNotFitItsTable) {
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("PRAGMA wal_checkpoint(TRUNCATE)");
    const int page = root_page(file, "play_seat_by_player");
    std::string empty_leaf(4096, '\0');
    empty_leaf[0] = '\x0a';
    empty_leaf[5] = '\x10'; // an index page without cells
    overwrite_page(file, page, empty_leaf);
    EXPECT_GT(troubles()["structure"], 0);
    EXPECT_EQ(troubles().size(), 1U);
    EXPECT_EQ(counted(repair(file, noon).now()), Counters{});
    EXPECT_TRUE(rows(file) == sound);
}

TEST_F(CheckUpTest, NamesTheGamesOnADamagedPage) {
    overwrite_page(file, root_page(file, "turn"), std::string(4096, '\x5a'));
    const CheckUpReport report = repair(file, noon);
    EXPECT_GT(counted(report.now())["structure"], 0);
    EXPECT_EQ(counted(report.now())["record"], 3);
    EXPECT_EQ(counted(report.now()).size(), 2U);
}

TEST_F(CheckUpTest, AFileThatCannotBeOpenedForItsContentIsDamaged) {
    overwrite_page(file, 1, test::bytes(file).substr(0, 100) + std::string(3996, '\x5a'));
    const std::string before = test::bytes(file);
    EXPECT_EQ(troubles(), (Counters{{"file", 1}}));
    const CheckUpReport report = repair(file, noon);
    EXPECT_FALSE(report.repair) << "a back-up can take its place";
    EXPECT_EQ(counted(report.now()), (Counters{{"file", 1}}));
    EXPECT_TRUE(test::bytes(file) == before);
    EXPECT_FALSE(fs::exists(folder / "backups"));
}

/// What is named would be looked for, copied and removed beside the history.
TEST_F(CheckUpTest, DropsNamesThatLeadOutOfTheirFolders) {
    write("UPDATE player SET picture = 'zoe.png' WHERE name = 'Zoe';"
          "UPDATE player SET picture = '../../secret' WHERE name = 'John';"
          "INSERT INTO photo (file, night, bytes, modified_at) SELECT name, id, 1, '' FROM night,"
          " (SELECT 'a.jpg' AS name UNION ALL SELECT '../b.jpg')");
    write("INSERT INTO traced_photo VALUES ('" + uuid(2) + "', 0, 'c.jpg', '', '', NULL), ('" + uuid(2) +
          "', 1, '..', '', '', NULL)");
    expect_found_and_repaired({{"file_name", 3}});
    SQLite::Database db(file, SQLite::OPEN_READONLY);
    EXPECT_EQ(db::texts(db, "SELECT file FROM photo UNION SELECT file FROM traced_photo UNION"
                            " SELECT picture FROM player ORDER BY 1"),
              (std::vector<std::string>{"", "a.jpg", "c.jpg", "zoe.png"}));
    EXPECT_EQ(db.execAndGet("SELECT count(*) FROM player").getInt(), 4) << "whoever it pictures is there";
}

/// It is as one that leads to nobody.
TEST_F(CheckUpTest, AMergeThatIsLongerThanAnyIdLeadsToThePersonAgain) {
    const auto johnny = [&] {
        SQLite::Database db(file, SQLite::OPEN_READONLY);
        return db::text(db, "SELECT merged_into FROM player WHERE name = 'Johnny'");
    };
    const auto before = johnny();
    spoil("UPDATE player SET merged_into = printf('%.*c', 5000, 'x') WHERE name = 'Johnny'");
    EXPECT_EQ(troubles(), (Counters{{"text", 1}}));
    const CheckUpReport report = repair(file, noon);
    EXPECT_EQ(counted(report.found), (Counters{{"player", 1}, {"text", 1}}));
    EXPECT_EQ(counted(report.now()), Counters{});
    EXPECT_EQ(johnny(), before);
}

TEST_F(CheckUpTest, DropsMomentsThatAreLongerThanAny) {
    spoil(past_triggers("UPDATE night SET deleted_at = printf('%.*c', 5000, 'x'), timer_started_at = deleted_at;"
                        "UPDATE night SET timer_started_at = deleted_at;"
                        "UPDATE play SET deleted_at = printf('%.*c', 5000, 'x') WHERE id = '" +
                        test::uuid(9) + "'"));
    expect_found_and_repaired({{"text", 3}});
    const db::Store store(file);
    EXPECT_EQ(db::Nights(store).list().size(), 1U);
    EXPECT_EQ(db::Plays(store).page({}, 0, 100).size(), 5U);
}

/// Of a winner many times over no wins could be added up.
TEST_F(CheckUpTest, DropsWhatIsNeitherSoNorNot) {
    spoil(past_triggers("UPDATE play_seat SET winner = 9223372036854775807 WHERE winner AND play IN"
                        " (SELECT rowid FROM play WHERE game = 'chess'); UPDATE play SET aids = 2, finished = 2,"
                        " counted = -1, sample = 7 WHERE game = 'chess'"));
    expect_found_and_repaired({{"number", 5}});
    const db::Store store(file);
    const db::Play play = db::Plays(store).load(uuid(8)).play;
    EXPECT_FALSE(play.aids || play.sample || play.seats[0].winner);
    EXPECT_TRUE(play.counted);
    EXPECT_EQ(db::Plays(store).count({.game = "chess", .finished = true}), 2);
}

/// The points of a seat follow from the result, which under earlier rules may say anything.
TEST_F(CheckUpTest, PointsOfAResultBeyondAllThatCanBeEnteredAreNone) {
    spoil(past_triggers("UPDATE result SET rules_version = 0, sheet = json_set(sheet, '$.players[0].total',"
                        " 1000000000000) WHERE game = '" +
                        uuid(2) + "'"));
    EXPECT_FALSE(troubles().empty());
    EXPECT_TRUE(db::repair(file).left.troubles.empty());
    EXPECT_EQ(troubles(), Counters{});
}

TEST_F(CheckUpTest, DropsATimeBelowNone) {
    spoil("UPDATE night SET seconds = -1");
    expect_found_and_repaired({{"number", 1}});
    EXPECT_EQ(db::Nights(db::Store(file)).list().front().seconds, 0);
}

/// After the last number there is no further action.
TEST_F(CheckUpTest, CountsActionsAnewThatAreBeyondAllCounting) {
    for (const char* actions : {"9223372036854775807", "2147483648"}) {
        spoil("UPDATE mark SET actions = " + std::string(actions));
        expect_found_and_repaired({{"number", 1}});
        db::Store store(file);
        const Record game = store.load(uuid(1));
        store.change(game, test::with_names(game, {"Some", "Body"}));
    }
}

/// Their sums could not be kept, and no leaderboard would be shown any more. Points may be as many as there can be.
TEST_F(CheckUpTest, DropsNumbersThatNobodyCanHaveEntered) {
    const std::string of_chess = " WHERE play IN (SELECT rowid FROM play WHERE game = 'chess')";
    spoil(past_triggers("UPDATE play_seat SET score = 9223372036854775807, rank = -9223372036854775808" + of_chess +
                        "; UPDATE play_category SET points = 9223372036854775807" + of_chess +
                        "; UPDATE play SET minutes = 2147483648, waivers = 2147483648, rules_version = -2147483649"
                        " WHERE game = 'chess'; UPDATE night SET seconds = 9223372036854775807"));
    expect_found_and_repaired({{"number", 5}});
    const db::Store store(file);
    db::ListedPlay expected = db::Plays(store).load(uuid(8));
    EXPECT_EQ(expected.play.minutes, std::nullopt);
    EXPECT_EQ(expected.play.waivers + expected.play.rules_version, 0);
    for (const db::PlaySeat& seat : expected.play.seats) {
        EXPECT_EQ(seat.score, Points(9223372036854775807));
        EXPECT_EQ(seat.rank, std::nullopt);
    }
    EXPECT_EQ(db::Nights(store).list().front().seconds, 0);
    EXPECT_FALSE(db::Statistics(store).leaderboard("").empty());
}

TEST_F(CheckUpTest, AnAlteredFileOfAnEarlierStepIsToldAndLeft) {
    const fs::path earlier = folder / "earlier.db";
    {
        SQLite::Database raw(earlier, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        db::migrate_copy(raw, earlier, db::schema().first(1));
        raw.exec("PRAGMA user_version = 1; CREATE TRIGGER mine AFTER INSERT ON turn BEGIN DELETE FROM turn; END");
    }
    const std::string before = test::bytes(earlier);
    EXPECT_EQ(counted(db::check_up(earlier)), (Counters{{"file", 1}}));
    EXPECT_TRUE(test::bytes(earlier) == before);
}

TEST_F(CheckUpTest, AFileOfAnEarlierStepGetsAnIndexATriggerOrAViewThatItLacksAndItsSteps) {
    for (const char* lost :
         {"INDEX play_by_import", "TRIGGER night_unsealed", "TRIGGER mark_unsealed", "VIEW new_uuid"}) {
        const Folder other;
        const fs::path earlier = other / "history.db";
        {
            SQLite::Database raw(earlier, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            db::migrate(raw, earlier, db::schema().first(13));
            raw.exec("DROP " + std::string(lost));
        }
        EXPECT_EQ(test::reason([&] { db::Store store(earlier); }), Reason::altered) << lost;
        EXPECT_EQ(counted(repair(earlier, noon).now()), Counters{}) << lost;
        EXPECT_EQ(test::reason([&] { db::Store store(earlier); }), std::nullopt) << lost;
        const auto kept = db::list_back_ups(earlier);
        ASSERT_EQ(kept.size(), 1U) << lost;
        EXPECT_EQ(kept[0].occasion, db::Occasion::schema_step);
    }
}

/// A copy of it has no name: a mark that lies where the program runs is not its own.
TEST_F(CheckUpTest, OfWhatMayOnlyBeReadLooksAtNoMarkElsewhere) {
    const Folder elsewhere;
    std::string mark = test::bytes(file.string() + "-mark");
    mark.replace(37, 4, "9999");
    test::write_bytes(elsewhere / "-mark", mark);
    fs::permissions(file, fs::perms(0444));
    fs::permissions(folder.path(), fs::perms(0555));
    const fs::path before = fs::current_path();
    fs::current_path(elsewhere.path());
    fs::permissions(elsewhere.path(), fs::perms(0755));
    {
        const test::OrdinaryUser user;
        EXPECT_EQ(counted(db::check_up(file)), Counters{});
        EXPECT_EQ(counted(db::check_up(db::Store(file).connection()->db)), Counters{});
    }
    fs::current_path(before);
    fs::permissions(folder.path(), fs::perms::owner_all);
}

TEST_F(CheckUpTest, RefusesWhatIsNoHistory) {
    EXPECT_EQ(test::reason([&] { check_up(folder / "nowhere.db"); }), Reason::unreadable);
    EXPECT_FALSE(fs::exists(folder / "nowhere.db"));
    test::write_bytes(folder / "letter.txt", "Dear Linda,");
    EXPECT_EQ(test::reason([&] { repair(folder / "letter.txt", noon); }), Reason::not_a_history);
    EXPECT_EQ(test::bytes(folder / "letter.txt"), "Dear Linda,");
}

TEST_F(CheckUpTest, MendsNothingWhileAnotherProgramWrites) {
    spoil("UPDATE game SET kind = 'chess'");
    SQLite::Database other(file, SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    EXPECT_EQ(test::reason([&] { repair(file, noon); }), Reason::locked);
    other.exec("COMMIT");
    EXPECT_EQ(troubles(), (Counters{{"summary", 3}}));
}

}
