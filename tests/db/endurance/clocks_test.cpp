// Whatever the clock says, what came later comes later.
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/merging/merge.h"
#include "db/people/people.h"
#include "tests/db/endurance/faulty_storage.h"
#include "tests/db/support.h"
#include "tests/rounds.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;

constexpr std::int64_t day = 86'400, year = 365 * day;
constexpr std::int64_t now = 1'795'392'000;             // 2026-11-23
constexpr std::int64_t last_of_32_bits = 2'147'483'647; // 2038-01-19

class Clocks : public testing::Test {
protected:
    test::FaultyStorage storage;
    std::mt19937_64 random{20261122};
    Folder folder;

    /// Fifty years before or after, some hours, or about the second at which 32 bits end.
    void turn_clock() {
        const std::int64_t moments[] = {now - 50 * year, now + 50 * year, now - 3600,
                                        now + 3600,      last_of_32_bits, last_of_32_bits + 1};
        storage.set_clock(moments[random() % std::size(moments)] + static_cast<std::int64_t>(random() % 7200) - 3600);
    }
};

TEST_F(Clocks, TurnsAreUndoneAndDoneAgainInTheirOrder) {
    constexpr int turns = 20;
    for (int game = 1; game <= test::rounds(5); ++game) {
        const Folder other;
        db::Store store(other / "history.db");
        turn_clock();
        store.start(test::game(game));
        for (int turn = 1; turn <= turns; ++turn) {
            turn_clock();
            store.change(test::game(game, turn - 1), test::game(game, turn));
        }
        for (int turn = turns - 1; turn >= 0; --turn) {
            turn_clock();
            ASSERT_EQ(store.undo(store.load(test::uuid(game))), test::game(game, turn));
        }
        for (int turn = 1; turn <= turns; ++turn) {
            turn_clock();
            ASSERT_EQ(store.redo(store.load(test::uuid(game))), test::game(game, turn));
        }
        ASSERT_EQ(db::check_up(store.connection()->db).troubles, std::vector<db::Trouble>{});
    }
}

/// The last to know of a version has the last word, on whichever computer.
TEST_F(Clocks, OfTwoVersionsTheOneThatKnewTheOtherWins) {
    db::Store one(folder / "one.db"), other(folder / "other.db");
    storage.set_clock(now);
    one.add(test::game(1, 2));
    const auto id = [](const db::Store& store) {
        return db::text(store.connection()->db, "SELECT id FROM player WHERE name IN ('Linda') OR nickname <> ''")
            .value();
    };
    const std::string linda = id(one);
    const auto merge = [this](db::Store& into, const std::string& from) {
        const Folder away;
        std::filesystem::copy_file(folder / from, away / "other.db");
        db::merge(into, away / "other.db", db::Time());
    };
    const auto nickname = [&](const db::Store& store) {
        return db::text(store.connection()->db, "SELECT nickname FROM player WHERE id = ?", linda).value();
    };
    one.connection()->db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    merge(other, "one.db");
    for (int round = 0; round < test::rounds(10); ++round) {
        db::Store& from = round % 2 == 0 ? one : other;
        db::Store& into = round % 2 == 0 ? other : one;
        const std::string name = "L" + std::to_string(round);
        turn_clock();
        db::People(from).set_nickname(linda, name);
        turn_clock();
        from.connection()->db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
        merge(into, round % 2 == 0 ? "one.db" : "other.db");
        ASSERT_EQ(nickname(into), name) << round;
    }
}

}
