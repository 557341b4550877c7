// A history of which the file stays where it is while it is open, and what is in it is written over: by a program that
// synchronises folders, or by damage. Only what is the same history, and no older, is gone on with.
#include "db/back_up/back_up.h"
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/connection/moved_history.h"
#include "db/connection/open.h"
#include "tests/db/interrupted_call.h"
#include "tests/db/support.h"

#include <functional>
#include <map>
#include <optional>
#include <tuple>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using Reason = db::Error::Reason;
using test::Folder;

using test::noon;

/// The file stays, by its name and its number: what is in it is another's.
class OverwrittenHistory : public testing::Test {
protected:
    const Folder folder, elsewhere;
    std::optional<db::Store> open{elsewhere / "history.db"};
    const fs::path there = elsewhere / "history.db";

    void SetUp() override { open->add(test::game(1, 3)); }

    std::optional<Reason> change(int game, int turns) {
        return test::reason([&] { open->change(test::game(game, turns), test::game(game, turns + 1)); });
    }

    /// What a laptop makes of what is in the file now, which has the game with so many turns: three turns more.
    std::string newer(int game, int turns) const {
        const Folder laptop;
        test::write_bytes(laptop / "history.db", test::bytes(there));
        {
            db::Store store(laptop / "history.db");
            for (int more = 0; more < 3; ++more)
                store.change(test::game(game, turns + more), test::game(game, turns + more + 1));
        }
        return test::bytes(laptop / "history.db");
    }

    std::vector<std::string> others() const {
        const Folder folder;
        db::Store(folder / "other.db").add(test::game(2, 3));
        std::vector<std::string> all{"", "Dear Linda,", test::bytes(folder / "other.db"),
                                     test::bytes(db::back_up(there, db::Occasion::by_hand, noon).file)};
        SQLite::Database(folder / "other.db", SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 1000");
        all.push_back(test::bytes(folder / "other.db"));
        return all;
    }

    void expect_left_alone(const std::string& content) {
        open.reset();
        EXPECT_TRUE(test::bytes(there) == content);
        for (const char* log : {"-wal", "-shm"}) EXPECT_FALSE(fs::exists(there.string() + log)) << log;
        fs::remove_all(elsewhere.path());
        fs::create_directory(elsewhere.path());
        open.emplace(there);
        open->add(test::game(1, 3));
    }
};

TEST_F(OverwrittenHistory, TakesInNothingMoreAndLeavesItAlone) {
    for (const bool with_log : {false, true})
        for (const std::string& content : others()) {
            open->change(test::game(1, 3), test::game(1, 4));
            if (!with_log) db::empty_log(*open);
            EXPECT_EQ(db::has_log(*open), with_log);
            EXPECT_FALSE(db::has_moved(*open));
            test::write_bytes(there, content);
            EXPECT_EQ(test::reason([&] { open->change(test::game(1, 4), test::game(1, 5)); }), Reason::moved);
            EXPECT_TRUE(db::has_moved(*open));
            EXPECT_FALSE(db::keep_moved(*open, noon));
            EXPECT_FALSE(db::keep_moved_in(*open, elsewhere / "kept.db"));
            EXPECT_EQ(test::reason([&] { open->change(test::game(1, 4), test::game(1, 5)); }), Reason::moved);
            expect_left_alone(content);
        }
}

/// Or what is written over it in the same tick of the system's clock would bear the time of its own last write.
TEST_F(OverwrittenHistory, HasATimeThatIsOfNoTick) {
    EXPECT_EQ(change(1, 3), std::nullopt);
    const auto before = fs::file_time_type::clock::now();
    db::empty_log(*open);
    EXPECT_GE(fs::last_write_time(there), before);
    const auto long_ago = before - std::chrono::hours(1);
    fs::last_write_time(there, long_ago);
    EXPECT_FALSE(db::has_moved(*open));
    EXPECT_EQ(change(1, 4), std::nullopt);
    open.reset();
    fs::last_write_time(there, long_ago);
    open.emplace(there);
    EXPECT_EQ(fs::last_write_time(there), long_ago) << "nobody has written to it";
}

/// What SQLite remembers of the older one would come over it.
TEST_F(OverwrittenHistory, ByANewerOfItsOwnGoesOnWithThat) {
    for (int number = 2; number <= 10; ++number) open->add(test::game(number, 20));
    static_cast<void>(open->load(test::uuid(2)));
    open->change(test::game(2, 20), test::game(2, 21));
    db::empty_log(*open);
    const fs::path laptop = folder / "laptop.db";
    fs::copy_file(there, laptop);
    for (int turns = 21; turns < 24; ++turns) db::Store(laptop).change(test::game(2, turns), test::game(2, turns + 1));
    ASSERT_EQ(fs::file_size(laptop), fs::file_size(there)) << "SQLite itself would not notice it";
    test::write_bytes(there, test::bytes(laptop));
    EXPECT_FALSE(db::has_moved(*open));
    EXPECT_EQ(test::reason([&] { open->change(test::game(2, 21), test::game(2, 22)); }), Reason::changed);
    open->change(test::game(3, 20), test::game(3, 21));
    EXPECT_EQ(open->load(test::uuid(2)), test::game(2, 24));
    open.reset();
    EXPECT_EQ(db::Store(there).load(test::uuid(2)), test::game(2, 24));
    EXPECT_EQ(db::Store(there).load(test::uuid(3)), test::game(3, 21));
    EXPECT_TRUE(db::check_up(there).troubles.empty());
}

/// The log is that of what was there.
TEST_F(OverwrittenHistory, WithTheLogThatAKilledProgramLeftIsToldAndLeftAlone) {
    const std::string content = others()[2];
    open->change(test::game(1, 3), test::game(1, 4));
    const Folder place;
    const fs::path file = place / "history.db";
    fs::copy_file(there.string() + "-wal", file.string() + "-wal");
    test::write_bytes(file, content);
    EXPECT_EQ(test::reason([&] { db::Store{file}; }), Reason::damaged);
    EXPECT_EQ(db::check_up(file).troubles.front().kind, db::Trouble::Kind::file);
    EXPECT_TRUE(test::bytes(file) == content);
}

/// A sound one that is put in its place meanwhile is not touched by that log, nor called damaged once it is there.
TEST_F(OverwrittenHistory, WithTheLogThatAKilledProgramLeftIsReplacedWhileItIsOpened) {
    const std::string content = others()[2];
    open->change(test::game(1, 3), test::game(1, 4));
    bool told = false;
    for (int look = 1; !testing::Test::HasFailure(); ++look) {
        const Folder place;
        const fs::path file = place / "history.db";
        fs::copy_file(there.string() + "-wal", file.string() + "-wal");
        test::write_bytes(file, content);
        db::Store(place / "sound.db").add(test::game(3, 3));
        const std::string sound = test::bytes(place / "sound.db");
        std::optional<Reason> why_not;
        {
            const test::AfterLook meanwhile(look, [&] { fs::rename(place / "sound.db", file); });
            why_not = test::reason([&] { db::Store{file}; });
            if (!test::AfterLook::was_reached()) break;
        }
        EXPECT_TRUE(why_not == Reason::damaged || why_not == Reason::moved || why_not == Reason::locked) << look;
        EXPECT_TRUE(test::bytes(file) == sound) << look;
        told |= why_not == Reason::moved;
    }
    EXPECT_TRUE(told);
}

/// As a program that synchronises folders brings back what was there in the morning, the mark beside it or not.
TEST_F(OverwrittenHistory, ByAnOlderOfItsOwnTakesInNothingMore) {
    for (const bool with_log : {false, true})
        for (const bool with_mark : {true, false}) {
            db::empty_log(*open);
            const std::string older = test::bytes(there);
            EXPECT_EQ(change(1, 3), std::nullopt);
            db::empty_log(*open);
            if (with_log) EXPECT_EQ(change(1, 4), std::nullopt);
            if (!with_mark) fs::remove(there.string() + "-mark");
            test::write_bytes(there, older);
            EXPECT_TRUE(db::has_moved(*open)) << with_log << with_mark;
            EXPECT_EQ(change(1, with_log ? 5 : 4), Reason::moved);
            expect_left_alone(older);
        }
}

/// What another program of ours has entered meanwhile is lost, too.
TEST_F(OverwrittenHistory, ByAnOlderOneThanAnotherProgramHasWrittenTakesInNothingMore) {
    db::empty_log(*open);
    const std::string older = test::bytes(there);
    {
        db::Store other(there);
        other.change(test::game(1, 3), test::game(1, 4));
        db::empty_log(other);
    }
    test::write_bytes(there, older);
    EXPECT_EQ(change(1, 3), Reason::moved);
    expect_left_alone(older);
}

/// In its log there is a turn that the other does not have; the other has three that are not in the log.
TEST_F(OverwrittenHistory, ByANewerOfItsOwnBesideItsLogTakesInNothingMore) {
    db::empty_log(*open);
    const std::string theirs = newer(1, 3);
    EXPECT_EQ(change(1, 3), std::nullopt);
    test::write_bytes(there, theirs);
    EXPECT_EQ(change(1, 4), Reason::moved);
    expect_left_alone(theirs);
}

/// Each has what the other does not have; only one has more.
TEST_F(OverwrittenHistory, ByACopyThatWentAnotherWayTakesInNothingMore) {
    for (const int done_here : {1, 3, 5}) {
        db::empty_log(*open);
        const std::string theirs = newer(1, 3);
        for (int more = 0; more < done_here; ++more) EXPECT_EQ(change(1, 3 + more), std::nullopt);
        db::empty_log(*open);
        test::write_bytes(there, theirs);
        EXPECT_TRUE(db::has_moved(*open)) << done_here;
        EXPECT_EQ(change(1, 3 + done_here), Reason::moved) << done_here;
        expect_left_alone(theirs);
    }
}

/// Its log and the index of that are those of an earlier day: SQLite reads what was there then.
TEST_F(OverwrittenHistory, BesideAnEarlierLogTakesInNothingMore) {
    std::map<std::string, std::string> earlier;
    for (const char* end : {"-wal", "-shm"}) earlier[end] = test::bytes(there.string() + end);
    EXPECT_EQ(change(1, 3), std::nullopt);
    open->add(test::game(2, 20));
    db::empty_log(*open);
    const std::string whole = test::bytes(there);
    for (const auto& [end, bytes] : earlier) test::write_bytes(there.string() + end, bytes);
    EXPECT_EQ(change(1, 4), Reason::moved);
    EXPECT_TRUE(db::has_moved(*open));
    open.reset();
    EXPECT_TRUE(test::bytes(there) == whole);
    const db::Store again(there);
    EXPECT_EQ(again.load(test::uuid(1)), test::game(1, 4));
    EXPECT_TRUE(again.has(test::uuid(2)));
}

/// Where it is closed at once; or its log is to be brought into the file.
TEST_F(OverwrittenHistory, IsNotWrittenToWhenItIsClosedOrAtRest) {
    for (const bool rests : {false, true}) {
        EXPECT_EQ(change(1, 3), std::nullopt);
        const std::string content = others()[2];
        test::write_bytes(there, content);
        if (rests) {
            open->connection()->empty_log();
            EXPECT_TRUE(test::bytes(there) == content);
        }
        expect_left_alone(content);
    }
}

TEST_F(OverwrittenHistory, WithAPageOfZerosTakesInNothingMore) {
    constexpr std::size_t page = 4096;
    for (int game = 2; game <= 10; ++game) open->add(test::game(game, 20));
    db::empty_log(*open);
    const std::string whole = test::bytes(there);
    int noticed = 0;
    for (std::size_t at = page; at < whole.size(); at += page) {
        std::string damaged = whole;
        damaged.replace(at, page, page, '\0');
        test::write_bytes(there, damaged);
        noticed += db::has_moved(*open);
        open.reset();
        for (const char* log : {"-wal", "-shm"}) EXPECT_FALSE(fs::exists(there.string() + log)) << log;
        EXPECT_TRUE(test::bytes(there) == damaged) << at;
        test::write_bytes(there, whole);
        open.emplace(there);
    }
    EXPECT_EQ(noticed, static_cast<int>(whole.size() / page - 1)) << "no page is left to chance";
}

TEST_F(OverwrittenHistory, IsNoticedWhileItIsRead) {
    db::empty_log(*open);
    const std::string theirs = newer(1, 3);
    for (const std::string& content : {theirs, std::string("Dear Linda,")}) {
        SQLite::Statement reading(open->connection()->db, "SELECT id FROM game");
        EXPECT_TRUE(reading.executeStep());
        test::write_bytes(there, content);
        EXPECT_EQ(db::has_moved(*open), content != theirs);
    }
    expect_left_alone("Dear Linda,");
}

/// As only a program that removes rows leaves it. Then it may be anybody's.
TEST_F(OverwrittenHistory, WithoutAMarkIsKnownByItsLackOfOne) {
    open.reset();
    SQLite::Database(there, SQLite::OPEN_READWRITE).exec("DELETE FROM mark; PRAGMA journal_mode = DELETE");
    fs::remove(there.string() + "-mark");
    open.emplace(there);
    static_cast<void>(open->load(test::uuid(1)));
    const std::string same = test::bytes(there);
    fs::last_write_time(there, fs::last_write_time(there) + std::chrono::seconds(1));
    EXPECT_FALSE(db::has_moved(*open));
    const std::string content = others()[2];
    test::write_bytes(there, content);
    EXPECT_TRUE(db::has_moved(*open));
    expect_left_alone(content);
}

/// Whenever an action looks where its file is, another program has just put another content there, or has taken away
/// the file or its log, which it had written over before.
TEST_F(OverwrittenHistory, AtAnyMomentOfAnActionKeepsWhatIsThereThen) {
    using Disturbance = std::function<void(const fs::path&)>;
    db::empty_log(*open);
    const std::string before = test::bytes(there), newer_own = newer(1, 3), another = others()[2];
    const Disturbance nothing = [](const fs::path&) {};
    const auto write = [](const std::string& content) {
        return [content](const fs::path& file) { test::write_bytes(file, content); };
    };
    const auto take_away = [](const char* end) {
        return [end](const fs::path& file) { fs::rename(file.string() + end, file.string() + end + ".away"); };
    };
    const std::vector<std::tuple<const char*, Disturbance, Disturbance>> disturbances{
        {"the same once more", nothing, write(before)},
        {"a newer one of its own", nothing, write(newer_own)},
        {"another one", nothing, write(another)},
        {"another one, which is taken away", write(another), take_away("")},
        {"another one, of which the log is taken away", write(another), take_away("-wal")}};
    for (const auto& [what, at_first, at_a_look] : disturbances) {
        int refused = 0;
        for (int look = 1; !HasFailure(); ++look) {
            const Folder place;
            const fs::path file = place / "history.db";
            test::write_bytes(file, before);
            std::optional<db::Store> store(file);
            at_first(file);
            std::optional<Reason> why_not;
            {
                const test::AfterLook meanwhile(look, [&, act = at_a_look] { act(file); });
                why_not = test::reason([&] { store->change(test::game(1, 3), test::game(1, 4)); });
                if (!test::AfterLook::was_reached()) break;
            }
            refused += why_not.has_value();
            store.reset();
            if (!why_not || !fs::exists(file)) continue;
            const std::string found = test::bytes(file);
            EXPECT_TRUE(found == before || found == newer_own || found == another) << what << " after look " << look;
        }
        EXPECT_EQ(refused > 0, what != std::string_view("the same once more")) << what;
    }
}

/// Of the same history, but from before.
TEST_F(OverwrittenHistory, ByANewerOneWithTheLogThatAKilledProgramLeftIsToldAndLeftAlone) {
    db::empty_log(*open);
    const std::string theirs = newer(1, 3);
    EXPECT_EQ(change(1, 3), std::nullopt);
    const Folder place;
    const fs::path file = place / "history.db";
    fs::copy_file(there.string() + "-wal", file.string() + "-wal");
    test::write_bytes(file, theirs);
    EXPECT_EQ(test::reason([&] { db::Store{file}; }), Reason::damaged);
    EXPECT_TRUE(test::bytes(file) == theirs);
}

/// What a check-up has opened may have any tables, and may be given more.
TEST_F(OverwrittenHistory, OpenedForItsRepairMayBeGivenOtherTables) {
    db::Connection connection(there, db::Altered::let_be);
    SQLite::Database(there, SQLite::OPEN_READWRITE).exec("CREATE VIEW strange AS SELECT 1");
    EXPECT_NO_THROW(connection.keep([&] { connection.db.exec("DROP VIEW strange"); }));
}

}
