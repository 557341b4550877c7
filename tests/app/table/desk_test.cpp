#include "app/table/catalogue.h"
#include "app/table/desk.h"
#include "db/back_up/back_up_files.h"
#include "db/connection/connection.h"
#include "tests/db/support.h"

#include <cstdlib>
#include <ctime>
#include <functional>
#include <regex>
#include <set>

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
using Reason = db::Error::Reason;
using test::Folder;

class AtTheDesk : public testing::Test {
protected:
    Folder folder;
    const std::filesystem::path file = folder / "history.db";
};

TEST_F(AtTheDesk, NothingLiesAtFirst) {
    const Desk desk(file);
    EXPECT_FALSE(desk.has_game());
    EXPECT_FALSE(desk.score());
    EXPECT_TRUE(desk.report().legal());
    EXPECT_FALSE(desk.can_undo());
    EXPECT_FALSE(desk.can_redo());
    EXPECT_FALSE(desk.awarded());
}

TEST_F(AtTheDesk, AGameIsJudgedAndScored) {
    Desk desk(file);
    desk.start(test::game(1, 4));
    EXPECT_EQ(desk.record(), test::game(1, 4));
    EXPECT_EQ(desk.report(), check(test::game(1, 4)));
    EXPECT_EQ(desk.report().turns_played, 4);
    ASSERT_TRUE(desk.score());
    EXPECT_EQ(desk.score()->players.at(0).category("height").points(), 2);

    Record illegal = test::game(1, 4);
    test::babylon_of(illegal).turns[2] = test::turn(0);
    desk.change(illegal);
    EXPECT_FALSE(desk.report().legal());
    EXPECT_TRUE(desk.score()) << "of the part that stands";
}

TEST_F(AtTheDesk, TheGameIsOpenAgainWhereItWas) {
    {
        Desk desk(file);
        desk.start(test::game(1));
        desk.change(test::game(1, 1));
        desk.change(test::game(1, 2));
        desk.undo();
    }
    Desk desk(file);
    ASSERT_TRUE(desk.has_game());
    EXPECT_EQ(desk.record(), test::game(1, 1));
    EXPECT_TRUE(desk.score());
    EXPECT_TRUE(desk.can_undo());
    EXPECT_TRUE(desk.can_redo());
    desk.redo();
    EXPECT_EQ(desk.record(), test::game(1, 2));
    desk.redo();
    EXPECT_EQ(desk.record(), test::game(1, 2)) << "nothing more to redo";
}

TEST_F(AtTheDesk, AGameIsOpenedAndClosed) {
    Desk desk(file);
    desk.start(test::game(1, 1));
    desk.start(test::game(2, 2));
    desk.open(test::uuid(1));
    EXPECT_EQ(desk.record(), test::game(1, 1));
    EXPECT_EQ(Desk(file).record(), test::game(1, 1));
    EXPECT_EQ(test::reason([&] { desk.open(test::uuid(3)); }), Reason::not_found);
    EXPECT_EQ(desk.record(), test::game(1, 1));
    desk.close();
    EXPECT_FALSE(desk.has_game());
    EXPECT_FALSE(desk.score());
    EXPECT_FALSE(Desk(file).has_game());
    EXPECT_EQ(desk.store().games().size(), 2U);
}

TEST_F(AtTheDesk, AChangeIsOnTheDiskBeforeItShows) {
    Desk desk(file);
    desk.start(test::game(1));
    int told = 0;
    desk.listen([&] {
        ++told;
        EXPECT_EQ(db::Store(file).load(test::uuid(1)), desk.record());
    });
    desk.change(test::game(1, 1));
    desk.change(test::game(1, 2));
    desk.undo();
    EXPECT_EQ(told, 3);
}

TEST_F(AtTheDesk, AChangeThatFailsChangesNothing) {
    Desk desk(file);
    desk.start(test::game(1));
    int told = 0;
    desk.listen([&] { ++told; });
    {
        SQLite::Database other(file, SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        EXPECT_EQ(test::reason([&] { desk.change(test::game(1, 1)); }), Reason::locked);
    }
    EXPECT_THROW(desk.change(test::with_note(test::game(1), std::string(limits::note + 1, 'x'))),
                 std::invalid_argument);
    EXPECT_EQ(desk.record(), test::game(1));
    EXPECT_EQ(told, 0);
    EXPECT_FALSE(desk.can_undo());
    desk.change(test::game(1, 1));
    EXPECT_EQ(told, 1);
}

/// Later it would come into another game, or into this one though nobody wants it any more.
TEST_F(AtTheDesk, ARefusedChangeIsForgottenByWhateverIsDoneNext) {
    using Action = std::function<void(Desk&)>;
    const std::vector<std::pair<const char*, Action>> actions{
        {"undo", [](Desk& desk) { desk.undo(); }},
        {"redo", [](Desk& desk) { desk.redo(); }},
        {"award", [](Desk& desk) { desk.award(); }},
        {"close", [](Desk& desk) { desk.close(); }},
        {"open", [](Desk& desk) { desk.open(test::uuid(2)); }},
        {"start", [](Desk& desk) { desk.start(test::game(3)); }},
    };
    Desk desk(file);
    desk.import(test::game(2));
    desk.start(test::game(1));
    std::filesystem::rename(file, folder / "elsewhere.db");
    for (const auto& [name, action] : actions) {
        EXPECT_EQ(test::reason([&] { desk.change(test::game(1, 1)); }), Reason::moved);
        ASSERT_TRUE(desk.refused_change());
        EXPECT_EQ(test::reason([&] { action(desk); }), Reason::moved) << name;
        EXPECT_FALSE(desk.refused_change()) << name;
    }
}

TEST_F(AtTheDesk, AGameStaysOfItsKind) {
    Desk desk(file);
    desk.start(test::game(1));
    Record other = desk.record();
    other.game = rajas::Game{};
    EXPECT_THROW(desk.change(other), std::invalid_argument);
    EXPECT_EQ(desk.record(), test::game(1));
}

TEST_F(AtTheDesk, WhatAnotherProgramChangedIsNotTakenBackUnseen) {
    Desk desk(file), other(file);
    desk.start(test::game(1));
    other.open(test::uuid(1));
    other.change(test::game(1, 1));
    EXPECT_FALSE(desk.after_undo()) << "what would be taken back is not named by what is shown";
    EXPECT_EQ(test::reason([&] { desk.undo(); }), Reason::changed);
    EXPECT_EQ(test::reason([&] { desk.award(); }), Reason::changed);
    EXPECT_EQ(db::Store(file).load(test::uuid(1)), test::game(1, 1));
    desk.open(test::uuid(1));
    desk.undo();
    EXPECT_EQ(desk.record(), test::game(1));
}

TEST_F(AtTheDesk, AStepThatCannotBeReadIsNotNamed) {
    {
        Desk desk(file);
        desk.start(test::game(1));
        desk.change(test::game(1, 1));
        desk.store().connection()->db.exec("UPDATE journal SET back = '{\"game\":\"rajas\"}'");
        desk.store().connection()->seals.seal();
    }
    Desk desk(file);
    EXPECT_TRUE(desk.can_undo());
    EXPECT_FALSE(desk.after_undo());
    EXPECT_EQ(test::reason([&] { desk.undo(); }), Reason::damaged);
    EXPECT_EQ(desk.record(), test::game(1, 1));
}

TEST_F(AtTheDesk, ADayOnWhichSomethingChangedHasItsBackUp) {
    const db::Time evening = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21) + std::chrono::hours(22);
    Desk desk(file);
    EXPECT_FALSE(std::filesystem::exists(folder / "backups")) << "the start makes none";
    desk.start(test::game(1, 2));
    desk.close();
    desk.back_up(evening);
    desk.back_up(evening + std::chrono::minutes(5));
    ASSERT_EQ(db::list_back_ups(file).size(), 1U);
    EXPECT_EQ(db::list_back_ups(file)[0].made, evening);
    desk.open(test::uuid(1));
    desk.change(test::game(1, 3));
    desk.back_up(evening + std::chrono::days(1));
    const auto made = db::list_back_ups(file);
    ASSERT_EQ(made.size(), 2U);
    for (int day = 0; day < 2; ++day) // opened last: that writes to it
        EXPECT_EQ(db::Store(made[1 - day].file).load(test::uuid(1)), test::game(1, 2 + day));
    EXPECT_EQ(desk.record(), test::game(1, 3));
}

TEST_F(AtTheDesk, AGameThatCannotBeReadKeepsNobodyOut) {
    {
        Desk desk(file);
        desk.start(test::game(1, 2));
        desk.start(test::game(2, 2));
    }
    SQLite::Database(file, SQLite::OPEN_READWRITE)
        .exec("UPDATE turn SET json = '[]' WHERE game = '" + test::uuid(2) + "'");
    Desk desk(file);
    EXPECT_FALSE(desk.has_game());
    EXPECT_EQ(desk.store().on_table(), test::uuid(2));
    EXPECT_EQ(test::reason([&] { desk.open(test::uuid(2)); }), Reason::damaged);
    EXPECT_EQ(desk.import(test::game(2, 2)), Desk::Imported::differs);
    desk.open(test::uuid(1));
    EXPECT_EQ(desk.record(), test::game(1, 2));
}

TEST_F(AtTheDesk, AGameThatIsGoneKeepsNobodyOut) {
    { db::Store store(file); }
    SQLite::Database(file, SQLite::OPEN_READWRITE)
        .exec("PRAGMA foreign_keys = OFF; INSERT INTO on_table VALUES (1, 'nothing')");
    EXPECT_FALSE(Desk(file).has_game());
}

TEST_F(AtTheDesk, ARecordFromOutsideIsAddedOnce) {
    Desk desk(file);
    EXPECT_EQ(desk.import(test::game(1, 3)), Desk::Imported::added);
    EXPECT_EQ(desk.import(test::game(1, 3)), Desk::Imported::same);
    EXPECT_EQ(desk.import(test::game(1, 4)), Desk::Imported::differs);
    EXPECT_EQ(desk.store().load(test::uuid(1)), test::game(1, 3));
    EXPECT_FALSE(desk.has_game()) << "an import puts nothing on the table";

    Record copy = desk.import_as_copy(test::game(1, 4));
    EXPECT_NE(copy.head.id, test::uuid(1));
    EXPECT_EQ(desk.store().load(copy.head.id), copy);
    copy.head.id = test::uuid(1);
    EXPECT_EQ(copy, test::game(1, 4));
    EXPECT_EQ(desk.store().games().size(), 2U);
}

TEST_F(AtTheDesk, TheResultIsKeptWithRanks) {
    Desk desk(file);
    desk.start(test::game(1, 29));
    desk.change(test::game(1, 30));
    int told = 0;
    desk.listen([&] { ++told; });
    desk.award();
    EXPECT_EQ(told, 1);
    EXPECT_TRUE(desk.awarded());
    const auto result = desk.store().result(test::uuid(1));
    ASSERT_TRUE(result);
    EXPECT_EQ(result->rules_version, rules_version("babylon"));
    const auto game = desk.store().games().at(0);
    EXPECT_TRUE(game.finished);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        EXPECT_EQ(game.seats[seat].total, desk.score()->players[seat].total());
        EXPECT_EQ(game.seats[seat].rank, desk.score()->players[seat].rank);
        EXPECT_EQ(game.seats[seat].winner, desk.score()->players[seat].winner);
    }
    desk.undo();
    EXPECT_FALSE(desk.awarded());
    desk.redo();
    EXPECT_TRUE(desk.awarded());
    desk.change(test::with_note(test::game(1, 30), "Linda was tired"));
    EXPECT_FALSE(desk.awarded());
}

TEST(Id, IsARandomUuid) {
    const std::regex form("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}");
    std::set<std::string> ids;
    for (int i = 0; i < 1000; ++i) {
        ids.insert(new_id());
        EXPECT_TRUE(std::regex_match(*ids.rbegin(), form)) << *ids.rbegin();
    }
    EXPECT_EQ(ids.size(), 1000U);
}

TEST(Now, IsLocalTimeWithItsOffset) {
    const char* before = std::getenv("TZ");
    const std::string zone = before ? before : "";
    for (const auto& [name, offset] : {std::pair{"XXX-05:30", "+05:30"}, {"XXX+03:00", "-03:00"}, {"UTC", "+00:00"}}) {
        setenv("TZ", name, 1);
        tzset();
        const std::string now = now_rfc3339();
        EXPECT_TRUE(std::regex_match(now, std::regex(R"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d)"))) << now;
        EXPECT_EQ(now.substr(19), offset);
    }
    before ? setenv("TZ", zone.c_str(), 1) : unsetenv("TZ");
    tzset();
}

}
