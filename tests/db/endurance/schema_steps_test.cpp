// A history of each earlier step, brought up to date while the disk fails, is full, or the power goes: it stands on the
// old step or on the last, and holds what it held.
#include "db/back_up/back_up_files.h"
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/connection/open.h"
#include "tests/db/child.h"
#include "tests/db/endurance/faulty_storage.h"
#include "tests/db/support.h"
#include "tests/rounds.h"

#include <cstdio>
#include <cstdlib>
#include <new>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;
namespace fs = std::filesystem;

constexpr int games = 5;

/// On the first step, as the first program wrote it.
void make_first(const fs::path& file) {
    const Folder today;
    {
        db::Store store(today / "today.db");
        for (int game = 1; game <= games; ++game) store.add(test::game(game, 2 * game));
    }
    SQLite::Database db(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    db::migrate(db, file, db::schema().first(1));
    db.exec("ATTACH '" + (today / "today.db").string() + "' AS today");
    for (const std::string table : {"game", "turn", "tile_face", "journal"}) {
        const std::string columns =
            db::text(db, "SELECT group_concat(name) FROM pragma_table_info(?, 'main')", table).value();
        db.exec("INSERT INTO main." + table + " SELECT " + columns + " FROM today." + table);
    }
    db.exec("INSERT INTO player (id, name) SELECT id, name FROM today.player;"
            "INSERT INTO seat SELECT play.id, number, player.id FROM today.play_seat JOIN today.play"
            "    ON play.rowid = play JOIN today.player ON player.rowid = player");
}

void make(const fs::path& file, std::size_t step) {
    make_first(file);
    SQLite::Database db(file, SQLite::OPEN_READWRITE);
    db::migrate(db, file, db::schema().first(step));
    db.exec("PRAGMA journal_mode = WAL");
    for (const db::BackUp& one : db::list_back_ups(file)) fs::remove(one.file);
}

int step_of(const fs::path& file) {
    SQLite::Database db(file, SQLite::OPEN_READWRITE);
    return db::schema_version(db);
}

void expect_whole(const fs::path& file, std::size_t step, const std::string& when) {
    const int stands = step_of(file);
    EXPECT_TRUE(stands == static_cast<int>(step) || stands == static_cast<int>(db::schema().size())) << stands << when;
    EXPECT_EQ(db::check_up(file).troubles, std::vector<db::Trouble>{}) << when;
    const db::Store store(file);
    for (int game = 1; game <= games; ++game)
        EXPECT_EQ(print(store.load(test::uuid(game))), print(test::game(game, 2 * game))) << when;
}

/// SQLite 3.46.1 says of a page that the disk does not give, as of one for which there is no memory, "failed to get
/// page". The program tells them apart by the reads that the system refused; this storage refuses them above the
/// system.
void open_if_it_can(const fs::path& file) {
    try {
        static_cast<void>(test::reason([&] { const db::Store store(file); }));
    } catch (const std::bad_alloc&) { // what was there must be there still, whatever was told
    }
}

TEST(SchemaSteps, AreTakenOrNotWhateverTheDiskDoes) {
    const bool all = test::rounds(0) > 0;
    test::FaultyStorage storage;
    for (std::size_t step = 1; step < db::schema().size(); ++step)
        for (const bool full : {false, true}) {
            const Folder older;
            make(older / "history.db", step);
            int failed = 0;
            for (int n = 1; !testing::Test::HasFailure(); n += all ? 1 : 1 + n / 4) {
                const Folder folder;
                const fs::path file = folder / "history.db";
                fs::copy_file(older / "history.db", file);
                storage.fail(n, true, full);
                open_if_it_can(file);
                const bool has_failed = storage.has_failed();
                storage.fail(0, false);
                if (!has_failed) break;
                ++failed;
                expect_whole(file, step, ", from step " + std::to_string(step) + ", call " + std::to_string(n));
            }
            std::printf("from step %d, %s: %d calls failed\n", static_cast<int>(step), full ? "full" : "failing",
                        failed);
            EXPECT_GT(failed, 5);
        }
}

TEST(SchemaSteps, AreTakenOrNotWhenThePowerGoes) {
    const int wanted = test::rounds(40);
    std::mt19937 random{20261122};
    test::FaultyStorage storage;
    int points = 0;
    while (points < wanted && !testing::Test::HasFailure())
        for (std::size_t step = 1; step < db::schema().size(); ++step) {
            const Folder folder;
            const fs::path file = folder / "history.db";
            make(file, step);
            storage.watch(folder.path(), [&] {
                if (random() % (wanted > 1000 ? 4 : 40) != 0 || testing::Test::HasFailure()) return;
                ++points;
                const Folder after;
                storage.lose_power(after.path(), random);
                expect_whole(after / "history.db", step, ", from step " + std::to_string(step));
            });
            { const db::Store store(file); }
            storage.stop_watching();
        }
    std::printf("power lost at %d points\n", points);
}

/// Opens the file when the pipe's other end is closed, and adds a game. Whether it did.
pid_t start_program(const fs::path& file, int number, const int (&ends)[2]) {
    const pid_t id = ::fork();
    if (id != 0) return id;
    char none = 0;
    ::close(ends[1]);
    bool added = ::read(ends[0], &none, 1) == 0;
    try {
        db::Store(file).add(test::game(number));
    } catch (const db::Error& error) {
        std::fprintf(stderr, "%s\n", error.what());
        added = false;
    }
    test::end_child(added ? 0 : 1);
}

TEST(SchemaSteps, AreTakenOnceBySeveralProgramsAtTheSameMoment) {
    constexpr int programs = 6;
    const int rounds = test::rounds(3);
    for (std::size_t step = 1; step < db::schema().size(); ++step) {
        const Folder older;
        make(older / "history.db", step);
        for (int round = 0; round < rounds && !HasFailure(); ++round) {
            const Folder folder;
            const fs::path file = folder / "history.db";
            fs::copy_file(older / "history.db", file);
            int ends[2];
            ASSERT_EQ(::pipe(ends), 0);
            std::vector<pid_t> started;
            for (int number = 0; number < programs; ++number)
                started.push_back(start_program(file, games + 1 + number, ends));
            for (const int end : ends) ::close(end);
            for (const pid_t id : started) {
                int status = 0;
                ::waitpid(id, &status, 0);
                EXPECT_EQ(status, 0) << "from step " << step;
            }
            expect_whole(file, step, ", by several, from step " + std::to_string(step));
            EXPECT_EQ(db::Store(file).games().size(), std::size_t{games + programs});
            EXPECT_EQ(db::list_back_ups(file).size(), 1U) << "of the step before";
        }
    }
}

TEST(SchemaSteps, ANewerFileIsNotTouched) {
    const Folder folder;
    { const db::Store store(folder / "history.db"); }
    SQLite::Database(folder / "history.db", SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 999");
    const std::string before = test::bytes(folder / "history.db");
    EXPECT_EQ(test::reason([&] { const db::Store store(folder / "history.db"); }), db::Error::Reason::newer);
    EXPECT_EQ(test::bytes(folder / "history.db"), before);
}

}
