// The commands on the history: clerk doctor, clerk history backup, clerk history restore.
#include "core/game.h"
#include "db/figures/statistics.h"
#include "db/store/store.h"
#include "tests/app/cli/on_history.h"
#include "tests/app/cli/records.h"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

namespace clerk::tests {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

Record tied() { return parse(tie()).value(); }
Record begun() { return parse(unfinished()).value(); }

class History : public OnHistory {
protected:
    /// A game that was awarded, and one on the table.
    void SetUp() override {
        db::Store store(file);
        store.add(tied());
        store.award(tied(), score(tied()), rules_version(game_id(tied())), "2026-11-20T22:00:00+01:00");
        store.start(begun());
        db::Statistics(store).catch_up();
    }

    void spoil(const std::string& sql) const {
        SQLite::Database db(file, SQLite::OPEN_READWRITE);
        db.exec("PRAGMA foreign_keys = OFF");
        db.exec(sql);
    }
    bool has(const Record& record) const { return db::Store(file).has(record.head.id); }
};

}

/// No other command does so: it might only be elsewhere.
TEST_F(History, ThatIsGoneIsBegunAnewWhenThatIsAsked) {
    EXPECT_EQ(on_file({"history", "begin"}).err, "clerk: " + file + " is there already. It was left as it is.\n");
    EXPECT_TRUE(has(begun()));
    std::filesystem::remove(file);
    for (const Arguments& other : {Arguments{"history", "list"}, Arguments{"doctor", "--repair"}})
        EXPECT_THAT(on_file(other).err, HasSubstr("clerk history begin"));
    EXPECT_EQ(on_file({"history", "begin"}).out, "A new history begins in " + file + ".\n");
    EXPECT_FALSE(has(begun()));
    EXPECT_EQ(on_file({"doctor"}).status, 0);
    EXPECT_THAT(answer({"history", "begin"}, 2)["error"]["message"].get<std::string>(), HasSubstr("there already"));
    std::filesystem::remove(file);
    EXPECT_EQ(answer({"history", "begin"}), (Json{{"history", file}, {"begun", true}}));
}

/// It is not even brought up to date, for whoever made it so may have meant harm.
TEST_F(History, WithTablesThatAreNotOursIsNotMended) {
    spoil("CREATE TRIGGER evil AFTER INSERT ON turn BEGIN DELETE FROM game; END; PRAGMA user_version = 3");
    const Outcome told = on_file({"doctor", "--repair"});
    EXPECT_EQ(told.status, 1);
    EXPECT_EQ(told.err, "");
    EXPECT_THAT(told.out, AllOf(HasSubstr("[file]"), HasSubstr("\n\nclerk history restore lists the back-ups")));
    EXPECT_THAT(on_file({"history", "list"}).err, HasSubstr("Put one of its back-ups in its place"));
}

TEST_F(History, TellsAThousandTroublesOfAKindAndHowManyMoreThereAre) {
    spoil("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)"
          " INSERT INTO player (id, name, modified_at) SELECT 'new ' || i, 'x', '' FROM n");
    EXPECT_THAT(on_file({"doctor"}).out, AllOf(HasSubstr("troubles 1500"), HasSubstr("[content] and 500 more\n")));
    const Json found = answer({"doctor"}, 1);
    EXPECT_EQ(found["counters"]["content"], 1500);
    EXPECT_EQ(found["troubles"].size(), 1000U);
}

TEST_F(History, IsBackedUpListedAndPutBack) {
    const Json made = answer({"history", "backup"});
    EXPECT_EQ(made["history"], file);
    EXPECT_EQ(made["back_up"]["reason"], "hand");
    EXPECT_THAT(made["back_up"]["name"].get<std::string>(), AllOf(StartsWith("history-20"), EndsWith("Z-hand.db")));
    EXPECT_EQ(made["back_up"]["games"], 2);
    EXPECT_EQ(made["back_up"]["plays"], 2);
    EXPECT_EQ(made["back_up"]["results"], 1);
    EXPECT_EQ(made["back_up"]["players"], 2);
    EXPECT_EQ(answer({"history", "restore"})["back_ups"], Json::array({made["back_up"]}));

    spoil("DELETE FROM turn; DELETE FROM game");
    EXPECT_FALSE(has(tied()));
    const Json restored = answer({"history", "restore", made["back_up"]["name"]});
    EXPECT_EQ(restored["restored"], made["back_up"]["file"]);
    EXPECT_TRUE(has(tied()));

    EXPECT_EQ(answer({"history", "restore", restored["kept"]})["restored"], restored["kept"]);
    EXPECT_FALSE(has(tied())) << "the one that was replaced was kept";
    EXPECT_EQ(answer({"history", "restore"})["back_ups"].size(), 3u);
}

TEST_F(History, TellsPeopleOfItsBackUps) {
    EXPECT_EQ(on_file({"history", "restore"}).out, "There is no back-up of " + file + " yet.\n");
    EXPECT_THAT(on_file({"history", "backup"}).out, StartsWith("Backed up: " + folder.path("backups/history-20")));
    const Outcome listed = on_file({"history", "restore"});
    EXPECT_EQ(listed.status, 0);
    ASSERT_EQ(lines(listed.out).size(), 2u);
    EXPECT_THAT(lines(listed.out)[1],
                AllOf(StartsWith("history-20"), HasSubstr("by hand"), EndsWith("2      2        1        2")));
}

TEST_F(History, ABackUpThatCannotBeReadIsListedAndRefused) {
    const Json made = answer({"history", "backup"});
    std::filesystem::resize_file(made["back_up"]["file"].get<std::string>(), 4096);
    const Json listed = answer({"history", "restore"});
    EXPECT_EQ(listed["back_ups"][0]["readable"], false);
    EXPECT_THAT(on_file({"history", "restore"}).out, HasSubstr("unreadable"));
    const Outcome refused = on_file({"history", "restore", made["back_up"]["name"]});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, HasSubstr("is damaged"));
    EXPECT_TRUE(has(tied()));
}

TEST_F(History, WhatIsDamagedIsNamed) {
    const Json made = answer({"history", "backup"});
    const std::string copy = made["back_up"]["file"];
    for (const std::string& damaged : {copy, file})
        std::filesystem::resize_file(damaged, std::filesystem::file_size(damaged) / 2);
    for (const Arguments& command :
         {Arguments{"history", "restore", made["back_up"]["name"]}, Arguments{"history", "list"}}) {
        const Outcome refused = on_file(command);
        EXPECT_EQ(refused.status, 2);
        EXPECT_THAT(refused.err, StartsWith("clerk: " + (command.size() == 3 ? copy : file) + " is damaged."));
    }
    const Outcome not_repaired = on_file({"doctor", "--repair"});
    EXPECT_EQ(not_repaired.status, 1);
    EXPECT_THAT(not_repaired.out, AllOf(HasSubstr("[file]"), HasSubstr("clerk history restore lists the back-ups")));
    EXPECT_EQ(answer({"history", "restore"})["back_ups"].size(), 1U);
}

TEST_F(History, ThatIsNotThereYetIsSaidToBeNone) {
    const std::string nowhere = folder.path("nowhere.db");
    for (const Arguments& command : {Arguments{"doctor"},
                                     {"history", "list"},
                                     {"history", "backup"},
                                     {"history", "merge", file},
                                     {"history", "export", "--csv", "-"},
                                     {"history", "import", "--undo", "1"}}) {
        Arguments arguments = command;
        arguments.insert(arguments.end(), {"--db", nowhere});
        const Outcome outcome = clerk(arguments);
        EXPECT_EQ(outcome.status, 2);
        EXPECT_THAT(outcome.err, StartsWith("clerk: There is no history " + nowhere + " yet")) << command[0];
        arguments.push_back("--json");
        EXPECT_THAT(clerk(arguments).json()["error"]["message"].get<std::string>(), HasSubstr(nowhere));
    }
    EXPECT_FALSE(std::filesystem::exists(nowhere));
}

TEST_F(History, ThatIsGoneIsNotTakenForNone) {
    const std::string name = answer({"history", "backup"})["back_up"]["name"];
    std::filesystem::remove(file);
    for (const Arguments& command : {Arguments{"doctor"}, {"history", "list"}, {"history", "merge", file}}) {
        const Outcome refused = on_file(command);
        EXPECT_EQ(refused.status, 2);
        EXPECT_THAT(refused.err,
                    StartsWith("clerk: " + file + " is not there any more. Put it or one of its back-ups back"));
    }
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_EQ(on_file({"history", "restore", name}).status, 0);
    EXPECT_EQ(on_file({"history", "list"}).status, 0);
}

TEST_F(History, IsNotPutBackWhileAProgramHasItOpen) {
    const std::string name = answer({"history", "backup"})["back_up"]["name"];
    const db::Store store(file);
    const Outcome refused = on_file({"history", "restore", name});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, StartsWith("clerk: Another program holds " + file));
}

/// By itself the first byte beyond the limit ends the program.
TEST_F(History, ALimitOnTheSizeOfFilesIsTold) {
    const std::string before = contents(file);
    ASSERT_GT(before.size(), 102'400U) << "the limit, where a block has 1024 bytes";
    for (const char* command : {"ulimit -f 100; exec " CLERK " history backup --db \"$0\"",
                                "ulimit -f 1; exec " CLERK " history export --csv \"$0.csv\" --db \"$0\""}) {
        const Outcome outcome = run("sh", {"-c", command, file});
        EXPECT_EQ(outcome.status, 2) << command;
        EXPECT_EQ(lines(outcome.err).size(), 1U) << command << outcome.err;
    }
    EXPECT_TRUE(contents(file) == before);
    EXPECT_EQ(on_file({"history", "list"}).status, 0);
    EXPECT_FALSE(std::filesystem::exists(file + ".csv"));
}

TEST_F(History, OfAnUnknownBackUpTheWayOutIsTold) {
    const Outcome outcome = on_file({"history", "restore", "yesterday\x1b[31m"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, AllOf(HasSubstr("clerk history restore lists"), testing::Not(HasSubstr("\x1b"))));
    EXPECT_THAT(answer({"history", "restore", "yesterday"}, 2)["error"]["message"].get<std::string>(),
                HasSubstr("yesterday"));
    EXPECT_THAT(on_file({"history", "restore", file}).err, HasSubstr("There is no back-up " + file))
        << "it is the history itself";
}

TEST_F(History, ThatIsNoneIsLeftAlone) {
    const std::string letter = folder.file("letter.txt", "Dear Linda,");
    for (const Arguments& command : {Arguments{"doctor", "--repair"}, {"history", "backup"}}) {
        for (const std::string& name : {letter, folder.path("nowhere.db"), folder.path("")}) {
            Arguments arguments = command;
            arguments.insert(arguments.end(), {"--db", name});
            const Outcome outcome = clerk(arguments);
            EXPECT_EQ(outcome.status, 2);
            EXPECT_THAT(outcome.err, HasSubstr(name));
        }
    }
    EXPECT_EQ(contents(letter), "Dear Linda,");
    EXPECT_FALSE(std::filesystem::exists(folder.path("nowhere.db")));
    EXPECT_FALSE(std::filesystem::exists(folder.path("backups")));
}

TEST_F(History, IsTheUsualOneUnlessAnotherIsNamed) {
    setenv("CLERK_DB", file.c_str(), 1);
    EXPECT_EQ(clerk({"doctor", "--json"}).json()["games"], 2);
    unsetenv("CLERK_DB");
}

TEST_F(History, NeedsACommandThatThereIs) {
    EXPECT_EQ(clerk({"history"}).status, 2);
    EXPECT_THAT(clerk({"history"}).err, HasSubstr("A command is missing"));
    EXPECT_THAT(clerk({"history", "burn"}).err, HasSubstr("no command burn"));
    EXPECT_THAT(clerk({"history", "backup", "--repair"}).err, HasSubstr("no option --repair"));
    EXPECT_EQ(clerk({"doctor", "--db"}).status, 2);
}

class DoctorCommand : public History {};

TEST_F(DoctorCommand, FindsNothingInASoundHistory) {
    const Json answered = answer({"doctor"});
    EXPECT_EQ(answered["games"], 2);
    for (const auto& [kind, count] : answered["counters"].items()) EXPECT_EQ(count, 0) << kind;
    EXPECT_EQ(answered["counters"].size(), 22u);
    EXPECT_EQ(answered["troubles"], Json::array());
    EXPECT_FALSE(answered.contains("repair"));
    EXPECT_FALSE(answer({"doctor", "--repair"}).contains("repair"));
    EXPECT_EQ(on_file({"doctor"}).out, file + ": games 2, troubles 0\n\nNo trouble was found.\n");
}

TEST_F(DoctorCommand, FindsMendsAndTells) {
    spoil("UPDATE game SET kind = 'chess' WHERE id = '" + tied().head.id + "'");
    const Json found = answer({"doctor"}, 1);
    EXPECT_EQ(found["counters"]["summary"], 1);
    EXPECT_EQ(found["troubles"][0]["game"], tied().head.id);
    const Outcome told = on_file({"doctor"});
    EXPECT_EQ(told.status, 1);
    EXPECT_THAT(told.out, AllOf(HasSubstr("Game " + tied().head.id), HasSubstr("[summary]"), HasSubstr("--repair")));
    const Json mended = answer({"doctor", "--repair"});
    EXPECT_EQ(mended["counters"]["summary"], 1) << "what was found";
    EXPECT_EQ(mended["repair"]["counters"]["summary"], 0) << "what is left";
    EXPECT_TRUE(std::filesystem::exists(mended["repair"]["back_up"].get<std::string>()));
    EXPECT_EQ(answer({"doctor"})["troubles"], Json::array());
}

TEST_F(DoctorCommand, TellsWhatOnlyTheRepairUncovers) {
    spoil("UPDATE on_table SET game = 'gone'; UPDATE player SET nickname = 'Mallory' WHERE rowid = 1");
    EXPECT_EQ(answer({"doctor"}, 1)["counters"]["content"], 0);
    const std::filesystem::path copy = folder.path("copy.db");
    std::filesystem::copy_file(file, copy);
    const Json mended = answer({"doctor", "--repair"});
    EXPECT_EQ(mended["counters"]["content"], 1);
    EXPECT_THAT(mended["troubles"].back()["detail"].get<std::string>(), StartsWith("player "));
    EXPECT_EQ(mended["repair"]["troubles"], Json::array());
    std::filesystem::rename(copy, file);
    EXPECT_THAT(on_file({"doctor", "--repair"}).out,
                AllOf(HasSubstr("troubles 2"), HasSubstr("[content] player "), HasSubstr("All of it is mended.")));
}

TEST_F(DoctorCommand, NamesWhatCannotBeMended) {
    spoil("UPDATE game SET head = char(27) || '[31m' WHERE id = '" + tied().head.id + "'");
    const Outcome told = on_file({"doctor", "--repair"});
    EXPECT_EQ(told.status, 1);
    EXPECT_THAT(told.out,
                AllOf(HasSubstr("could not be mended"), HasSubstr(tied().head.id), testing::Not(HasSubstr("\x1b"))));
    EXPECT_EQ(answer({"doctor"}, 1)["counters"]["record"], 1);
}

TEST_F(DoctorCommand, TellsWhatTodaysRulesWouldAward) {
    spoil("UPDATE result SET rules_version = 77, sheet = json_set(sheet, '$.players[0].total', 99);"
          " UPDATE play_seat SET score = 99 WHERE number = 0 AND score IS NOT NULL;"
          " UPDATE play SET rules_version = 77 WHERE finished");
    EXPECT_EQ(answer({"doctor"}, 1)["counters"]["tallies"], 1);
    const Json answered = answer({"doctor", "--repair"});
    ASSERT_EQ(answered["differences"].size(), 1u);
    EXPECT_EQ(answered["differences"][0]["rules_version"], 77);
    EXPECT_EQ(answered["differences"][0]["awarded"]["players"][0]["total"], 99);
    EXPECT_EQ(answered["differences"][0]["today"]["players"][0]["total"], 3);
    const Outcome told = on_file({"doctor"});
    EXPECT_EQ(told.status, 0);
    EXPECT_THAT(told.out, AllOf(HasSubstr("version 77 of the rules: 99 and 3"), HasSubstr("would award 3 and 3")));
}

}
