// clerk history merge.
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "db/store/store.h"
#include "tests/app/cli/records.h"
#include "tests/app/cli/runner.h"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

namespace clerk::tests {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

namespace {

Record ours() { return parse(tie()).value(); }
Record theirs() { return parse(unfinished()).value(); }

class HistoryMerge : public testing::Test {
protected:
    Folder folder;
    const std::string file = folder.path("history.db"), other = folder.path("other.db");

    void SetUp() override {
        db::Store(file).add(ours());
        db::Store(other).add(theirs());
    }

    Outcome merge(Arguments arguments) const {
        arguments.insert(arguments.begin(), {"history", "merge", "--db", file});
        return clerk(arguments);
    }
    bool came_in() const { return db::Store(file).has(theirs().head.id); }
};

}

TEST_F(HistoryMerge, TakesInWhatTheOtherHas) {
    const Json dry = merge({"--dry-run", "--json", other}).json();
    EXPECT_EQ(dry["dry_run"], true);
    EXPECT_EQ(dry["counts"]["game"], (Json{{"new", 1}, {"known", 0}, {"conflicts", 0}}));
    EXPECT_FALSE(came_in());
    EXPECT_FALSE(std::filesystem::exists(folder.path("backups")));

    const Outcome outcome = merge({"--json", other});
    EXPECT_EQ(outcome.status, 0);
    const Json merged = outcome.json();
    EXPECT_EQ(merged["counts"], dry["counts"]);
    EXPECT_EQ(merged["conflicts"], Json::array());
    EXPECT_TRUE(std::filesystem::exists(merged["back_up"].get<std::string>()));
    EXPECT_TRUE(came_in());

    const Json again = merge({"--json", other}).json();
    EXPECT_EQ(again["counts"]["game"], (Json{{"new", 0}, {"known", 1}, {"conflicts", 0}}));
    EXPECT_EQ(again["back_up"], Json());
}

TEST_F(HistoryMerge, TellsPeopleWhichVersionWins) {
    ASSERT_EQ(merge({other}).status, 0);
    db::Plays(db::Store(other)).remove(theirs().head.id);
    const Outcome dry = merge({"--dry-run", other});
    EXPECT_THAT(dry.out, AllOf(HasSubstr("game [" + theirs().head.id + "] Babylon, "),
                               HasSubstr("the version from there wins"), HasSubstr("Nothing was changed.")));
    EXPECT_EQ(db::Plays(db::Store(file)).count({}), 2);
    const Outcome outcome = merge({other});
    EXPECT_THAT(outcome.out, AllOf(HasSubstr("Merged. The history as it was: " + folder.path("backups")),
                                   HasSubstr("Versions that lost are kept")));
    EXPECT_EQ(db::Plays(db::Store(file)).count({}), 1);
    EXPECT_THAT(merge({other}).out, HasSubstr("All of it is here already; nothing was changed."));
}

TEST_F(HistoryMerge, TellsTheSameWhicheverWayItWent) {
    const auto noon = [](int number, const std::string& winner, const std::string& loser) {
        db::Play play;
        play.id = "cccc0000-0000-4000-8000-00000000000" + std::to_string(number);
        play.game = "Chess";
        play.played_at = "2026-11-20T12:00:00Z";
        play.seats = {{"", winner, 2, 1, true}, {"", loser, 1, 2, false}};
        return play;
    };
    const std::string forth = folder.path("forth.db"), back = folder.path("back.db");
    db::Plays(db::Store(forth)).import({noon(1, "Linda", "John"), noon(3, "John", "Linda")}, "test");
    db::Plays(db::Store(back)).import({noon(4, "Linda", "John"), noon(2, "Linda", "Mary")}, "test");
    const auto told = [](const std::string& history) {
        std::string all;
        for (const Arguments& command : {Arguments{"history", "list", "--json"},
                                         {"history", "list"},
                                         {"history", "players", "--json"},
                                         {"history", "leaderboard", "--json"},
                                         {"history", "export", "--csv", "-"},
                                         {"history", "export", "--records", "-"}}) {
            Arguments arguments = command;
            arguments.insert(arguments.end(), {"--db", history});
            all += clerk(arguments).out;
        }
        return all;
    };
    const std::string kept = folder.path("kept.db");
    std::filesystem::copy(back, kept);
    EXPECT_EQ(clerk({"history", "merge", forth, "--db", back}).status, 0);
    EXPECT_EQ(clerk({"history", "merge", kept, "--db", forth}).status, 0);
    EXPECT_EQ(told(forth), told(back));
    EXPECT_THAT(told(forth), HasSubstr("\"total\":4"));
}

/// The check-up lets it be: a repair would help nobody.
TEST_F(HistoryMerge, ATableOfAnotherProgramIsNamed) {
    SQLite::Database(other, SQLite::OPEN_READWRITE).exec("CREATE TABLE \"diary \x1b[31m\" (day TEXT)");
    const Outcome refused = merge({other});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, AllOf(HasSubstr("(table diary "), HasSubstr("so it is not merged"),
                                   Not(HasSubstr("doctor")), Not(HasSubstr("\x1b"))));
}

TEST_F(HistoryMerge, ALinkBesideTheOtherIsNamed) {
    std::filesystem::remove(other + "-wal");
    std::filesystem::create_symlink(folder.path("nowhere"), other + "-wal");
    EXPECT_THAT(merge({other}).err, AllOf(HasSubstr(other + "-wal lies beside a history"), HasSubstr("Remove it"),
                                          Not(HasSubstr("damaged"))));
}

TEST_F(HistoryMerge, OneThatWasNotClosedIsHeldByNobody) {
    {
        db::Store theirs(other);
        theirs.add(ours());
        std::filesystem::copy(other, folder.path("copy.db"));
        std::filesystem::copy(other + "-wal", folder.path("copy.db-wal"));
    }
    EXPECT_THAT(merge({folder.path("copy.db")}).err,
                AllOf(HasSubstr("copy.db is in use, or was not closed"), HasSubstr("open it once by itself")));
    EXPECT_EQ(clerk({"history", "list", "--all", "--db", folder.path("copy.db")}).status, 0);
    EXPECT_EQ(merge({folder.path("copy.db")}).status, 0);
}

TEST_F(HistoryMerge, WhatCannotBeMergedIsRefusedAndNamed) {
    const std::string letter = folder.file("letter\x1b.txt", "Dear Linda,");
    EXPECT_THAT(merge({letter}).err, AllOf(HasSubstr("is not a history"), Not(HasSubstr("\x1b"))));
    EXPECT_THAT(merge({folder.path("nowhere.db")}).err,
                HasSubstr(folder.path("nowhere.db") + " cannot be read: there is no such file"));
    EXPECT_THAT(merge({file}).err, HasSubstr("is the history itself"));
    EXPECT_THAT(merge({}).err, HasSubstr("A file is missing"));
    EXPECT_EQ(merge({}).status, 2);
    const Outcome nowhere = clerk({"history", "merge", other, "--json", "--db", folder.path("none.db")});
    EXPECT_EQ(nowhere.status, 2);
    EXPECT_THAT(nowhere.json()["error"]["message"].get<std::string>(), HasSubstr("none.db"));
    EXPECT_FALSE(std::filesystem::exists(folder.path("none.db")));
    EXPECT_FALSE(came_in());
}

}
