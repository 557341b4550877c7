// The power goes at any moment: what was told to be done is there, and what was going on is there or is not.
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "tests/db/endurance/faulty_storage.h"
#include "tests/db/support.h"
#include "tests/rounds.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;
namespace fs = std::filesystem;

/// One history into which turns are entered, and what is left of it whenever the power goes.
class PowerLoss : public testing::Test {
protected:
    static constexpr int turns = 24;
    test::FaultyStorage storage;
    std::mt19937 random{20261122};
    int acknowledged = 0, points = 0;

    /// Turns of the first game after a power loss; -1: there is no game.
    int turns_left(const fs::path& file) {
        db::Store store(file);
        if (!store.has(test::uuid(1))) return -1;
        Record left = store.load(test::uuid(1));
        const int count = static_cast<int>(test::babylon_of(left).turns.size());
        EXPECT_EQ(print(left), print(test::game(1, count)));
        return count;
    }

    void expect_old_or_new(const Folder& folder) {
        ++points;
        const Folder after;
        storage.lose_power(after.path(), random);
        const fs::path mark = folder / "history.db-mark";
        if (fs::exists(mark) && random() % 2 == 0)
            fs::copy_file(mark, after / "history.db-mark", fs::copy_options::overwrite_existing);
        const int left = turns_left(after / "history.db");
        EXPECT_TRUE(left == acknowledged || left == acknowledged + 1) << left << " of " << acknowledged;
        EXPECT_EQ(db::check_up(after / "history.db").troubles, std::vector<db::Trouble>{});
    }

    /// About every `step`-th call is one where the power goes.
    void enter_turns(const Folder& folder, unsigned step) {
        db::Store store(folder / "history.db");
        store.connection()->db.exec("PRAGMA wal_autocheckpoint = 20");
        acknowledged = -1;
        storage.watch(folder.path(), [&] {
            if (random() % step == 0 && !HasFailure()) expect_old_or_new(folder);
        });
        store.start(test::game(1));
        acknowledged = 0;
        for (int turn = 1; turn <= turns && !HasFailure(); ++turn) {
            store.change(test::game(1, turn - 1), test::game(1, turn));
            acknowledged = turn;
        }
        storage.stop_watching();
    }
};

TEST_F(PowerLoss, LeavesTheOldStateOrTheNewOne) {
    const int wanted = test::rounds(60);
    while (points < wanted && !HasFailure()) {
        const Folder folder;
        { const db::Store made(folder / "history.db"); }
        enter_turns(folder, wanted > 1000 ? 2 : 12);
    }
    RecordProperty("points", points);
    std::printf("power lost at %d points\n", points);
}

}
