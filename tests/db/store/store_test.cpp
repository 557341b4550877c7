#include "db/connection/connection.h"
#include "db/store/store.h"
#include "tests/db/support.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
using Reason = db::Error::Reason;
using test::Folder;

/// A store, and the file as another program sees it.
class Store : public testing::Test {
protected:
    Folder folder;
    db::Store store{folder / "history.db"};

    SQLite::Database raw() { return {folder / "history.db", SQLite::OPEN_READWRITE}; }
    std::string value(const std::string& query) { return raw().execAndGet(query).getString(); }
    void reopen() { store = db::Store(folder / "history.db"); }
};

TEST_F(Store, GivesBackWhatItWasGiven) {
    const Record record = test::game(1, 12);
    store.add(record);
    reopen();
    EXPECT_EQ(store.load(test::uuid(1)), record);
    EXPECT_EQ(store.file(), folder / "history.db");
}

TEST_F(Store, CanBeHandedOn) {
    store.add(test::game(1, 3));
    db::Store next = std::move(store);
    next.change(test::game(1, 3), test::game(1, 4));
    EXPECT_EQ(next.undo(next.load(test::uuid(1))), test::game(1, 3));
}

TEST_F(Store, KeepsEveryDepth) {
    for (int number = 1;
         const char* own :
         {R"("depth":"builds","turns":[])", R"("depth":"final","gardens":[{"terraces":[],"ornaments":[]},
                 {"terraces":[{"tile":{"flower":"pink"},"at":"a1","level":1}],"ornaments":[]}])",
          R"("depth":"full","removed_clay":["a1","b1","c1","d1","a2","b2"],"turns":[{"dig":{"at":"b3","tile":
                 {"flower":"pink","symbols":["stairs",null,null,"fountain"]}},"steps":[],"unplaced":"store"}])"}) {
        const std::string start = R"("start_tile":{"flower":"white","symbols":["statue",null,"stairs",null]})";
        const std::string tile = std::string(own).find("full") == std::string::npos ? "" : "," + start;
        const auto record = parse(R"({"format":"clerk-record","version":1,"game":"babylon","id":")" +
                                  test::uuid(number) + R"(","started_at":"2026-11-20T19:30:00Z","players":[
            {"name":"Linda","flower":"white")" +
                                  tile + R"(},{"name":"John","flower":"pink")" + tile + "}]," + own + "}");
        ASSERT_TRUE(record) << diagnosis(record.error());
        store.add(*record);
        EXPECT_EQ(store.load(test::uuid(number)), *record);
        EXPECT_EQ(store.games().size(), static_cast<std::size_t>(number++));
    }
}

TEST_F(Store, KeepsKeysItDoesNotKnow) {
    std::string text = print(test::game(1, 2));
    text.insert(1, R"("mood":{"of":["Linda",1.5,null]},)");
    text.insert(text.find(R"("steps")"), R"("weather":"rain","spare":[],)");
    text.insert(text.find(R"("name":"John")"), R"("age":41,)");
    const auto record = parse(text);
    ASSERT_TRUE(record) << diagnosis(record.error());
    store.add(*record);
    store.change(*record, test::with_turns(*record, 5));
    store.change(test::with_turns(*record, 5), *record);
    store.undo(store.load(test::uuid(1)));
    store.undo(store.load(test::uuid(1)));
    reopen();
    EXPECT_EQ(store.load(test::uuid(1)), *record);
    for (const char* key : {"\"mood\"", "\"weather\"", "\"spare\"", "\"age\""})
        EXPECT_NE(print(store.load(test::uuid(1))).find(key), std::string::npos) << key;
}

TEST_F(Store, TakesHostileTextAsText) {
    const std::vector<std::string> hostile{
        "Robert'); DROP TABLE game;--",
        "\" OR \"\"=\"",
        "?1 :name @name $name %s {1}",
        "back\\slash \b\f\n\r\t\x01\x1b[31m\x7f",
        "\U0001F469\u200D\U0001F680\U0001F3F0 \u0645\u0631\u062D\u0628\u0627 \u202Eabc\u202C",
        "\u5DF4\u6BD4\u502B \uFEFF\uFFFD e\u0301",
        "../../etc/passwd",
        "null"};
    for (int number = 1; const std::string& text : hostile) {
        const Record record = test::with_note(test::with_names(test::game(number, 2), {text, "John"}), text);
        store.add(record);
        store.change(record, test::with_note(record, text + text));
        EXPECT_EQ(store.undo(store.load(test::uuid(number))), record);
        EXPECT_EQ(store.load(test::uuid(number++)), record);
    }
    reopen();
    EXPECT_EQ(store.games().size(), hostile.size());
    EXPECT_EQ(store.player_names().size(), hostile.size() + 1);
    for (std::size_t game = 0; const db::GameSummary& summary : store.games())
        EXPECT_EQ(summary.seats.at(0).name, hostile[game++]);
}

TEST_F(Store, TakesAnIdForAnIdAlone) {
    store.add(test::game(1, 2));
    for (const char* id : {"' OR 1=1 --", "%", "", "0192F0C4"}) {
        EXPECT_FALSE(store.has(id));
        EXPECT_EQ(test::reason([&] { store.load(id); }), Reason::not_found);
    }
}

/// Whatever takes away what was written, another program's trigger or a fault of the disk: nobody is told that it is
/// kept.
TEST_F(Store, ReadsBackWhatItWroteBeforeItIsDone) {
    const Record record = test::game(1, 10);
    store.add(record);
    SQLite::Database& own = store.connection()->db; // whose passing triggers are no change of the file
    own.exec(
        "CREATE TEMP TRIGGER gone AFTER INSERT ON main.turn BEGIN DELETE FROM turn WHERE number = new.number; END");
    EXPECT_EQ(test::reason([&] { store.change(record, test::with_turns(record, 11)); }), Reason::damaged);
    EXPECT_EQ(test::reason([&] { store.add(test::game(2, 3)); }), Reason::damaged);
    own.exec("DROP TRIGGER gone");
    EXPECT_EQ(store.load(test::uuid(1)), record);
    EXPECT_FALSE(store.has(test::uuid(2)));
    store.change(record, test::with_turns(record, 11));
    EXPECT_EQ(store.load(test::uuid(1)), test::with_turns(record, 11));
}

TEST_F(Store, WritesOnlyTheSheetsThatChanged) {
    const Record record = test::game(1, 10);
    store.add(record);
    raw().exec("CREATE TABLE log (what TEXT, number INTEGER)");
    store.connection()->db.exec(
        "CREATE TEMP TRIGGER came AFTER INSERT ON main.turn BEGIN INSERT INTO log VALUES ('+', new.number); END;"
        "CREATE TEMP TRIGGER went AFTER DELETE ON main.turn BEGIN INSERT INTO log VALUES ('-', old.number); END;"
        "CREATE TEMP TRIGGER other AFTER UPDATE ON main.turn BEGIN INSERT INTO log VALUES ('!', old.number); END;");
    const auto log = [&] { return value("SELECT coalesce(group_concat(what || number), '') FROM log"); };

    store.change(record, test::with_turns(record, 11));
    EXPECT_EQ(log(), "+10");
    Record corrected = test::with_turns(record, 11);
    test::babylon_of(corrected).turns[3] = test::turn(20);
    store.change(test::with_turns(record, 11), corrected);
    EXPECT_EQ(log(), "+10,-3,+3");
    store.change(corrected, test::with_note(corrected, "late"));
    EXPECT_EQ(log(), "+10,-3,+3");
    store.undo(store.load(test::uuid(1)));
    store.undo(store.load(test::uuid(1)));
    store.undo(store.load(test::uuid(1)));
    EXPECT_EQ(log(), "+10,-3,+3,-3,+3,-10");
    EXPECT_EQ(store.load(test::uuid(1)), record);
}

TEST_F(Store, ChangesAGameThatIsStoredInAnotherForm) {
    store.start(test::game(1, 3));
    raw().exec("UPDATE turn SET json = ' ' || json WHERE number = 1");
    store.connection()->seals.seal();
    store.change(test::game(1, 3), test::game(1, 4));
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 4));
    EXPECT_EQ(store.undo(store.load(test::uuid(1))), test::game(1, 3));
}

TEST_F(Store, GoesBackFromWhatAnotherProgramStored) {
    store.start(test::game(1));
    db::Store other(folder / "history.db");
    other.change(test::game(1), test::game(1, 1));
    other.change(test::game(1, 1), test::game(1, 2));
    EXPECT_EQ(store.undo(store.load(test::uuid(1))), test::game(1, 1));
    EXPECT_EQ(other.undo(other.load(test::uuid(1))), test::game(1));
    EXPECT_EQ(store.redo(store.load(test::uuid(1))), test::game(1, 1));
}

TEST_F(Store, RefusesWhatTheFormatDoesNotAllow) {
    const Record record = test::game(1, 3);
    const Record endless = test::with_names(record, {std::string(limits::name + 1, 'x'), "John"});
    EXPECT_THROW(store.add(endless), std::invalid_argument);
    EXPECT_THROW(store.start(endless), std::invalid_argument);
    EXPECT_FALSE(store.has(test::uuid(1)));
    store.add(record);
    EXPECT_THROW(store.change(record, endless), std::invalid_argument);
    EXPECT_THROW(store.change(record, test::game(2, 3)), std::invalid_argument) << "a game keeps its id";
    EXPECT_EQ(store.load(test::uuid(1)), record);
    EXPECT_FALSE(store.can_undo(test::uuid(1)));
}

TEST_F(Store, AGameThatCannotBeReadLeavesTheOthersAlone) {
    store.add(test::game(1, 3));
    store.add(test::game(2, 3));
    store.add(test::game(3, 3));
    raw().exec("UPDATE turn SET json = '{\"steps\":7}' WHERE number = 1 AND game = '" + test::uuid(1) + "'");
    raw().exec("UPDATE game SET head = '[]', depth = 'deep', started_at = 'now' WHERE id = '" + test::uuid(2) + "'");
    reopen();
    EXPECT_EQ(test::reason([&] { store.load(test::uuid(1)); }), Reason::damaged);
    EXPECT_EQ(test::reason([&] { store.load(test::uuid(2)); }), Reason::damaged);
    EXPECT_EQ(test::reason([&] { store.change(test::game(1, 3), test::game(1, 4)); }), Reason::damaged);
    EXPECT_EQ(store.games().size(), 3U);
    EXPECT_EQ(store.load(test::uuid(3)), test::game(3, 3));
}

TEST_F(Store, AGameUnderAnotherGamesIdIsDamaged) {
    store.add(test::game(1, 3));
    raw().exec("UPDATE game SET head = json_set(head, '$.id', '" + test::uuid(2) + "')");
    EXPECT_EQ(test::reason([&] { store.load(test::uuid(1)); }), Reason::damaged);
}

TEST_F(Store, AWayBackThatLeadsNowhereIsDamaged) {
    store.add(test::game(1, 3));
    store.change(test::game(1, 3), test::game(1, 4));
    raw().exec("UPDATE journal SET back = '[{\"op\":\"remove\",\"path\":\"/nowhere\"}]'");
    store.connection()->seals.seal();
    EXPECT_EQ(test::reason([&] { store.undo(store.load(test::uuid(1))); }), Reason::damaged);
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 4));
}

TEST_F(Store, KeepsTheGameOnTheTable) {
    EXPECT_EQ(store.on_table(), "");
    store.add(test::game(1));
    EXPECT_EQ(store.on_table(), "");
    store.start(test::game(2));
    reopen();
    EXPECT_EQ(store.on_table(), test::uuid(2));
    store.put_on_table(test::uuid(1));
    reopen();
    EXPECT_EQ(store.on_table(), test::uuid(1));
    EXPECT_EQ(test::reason([&] { store.put_on_table(test::uuid(3)); }), Reason::not_found);
    EXPECT_EQ(store.on_table(), test::uuid(1)) << "a game that is not there clears no table";
    store.put_on_table("");
    reopen();
    EXPECT_EQ(store.on_table(), "");
}

}
