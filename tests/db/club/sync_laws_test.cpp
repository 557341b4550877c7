// The laws of merging hold through a server: in whatever order laptops are in step, all have the same.
#include "db/back_up/back_up.h"
#include "db/connection/connection.h"
#include "db/merging/merge.h"
#include "db/nights/nights.h"
#include "db/plays/plays.h"
#include "tests/db/club/test_server.h"
#include "tests/db/merging/merge_model.h"
#include "tests/property.h"

#include <algorithm>

namespace {

using namespace clerk;
using namespace clerk::test;

/// So many laptops of one organiser, whose histories drift apart and come together again. What loses is kept by
/// someone.
class Drifting {
public:
    explicit Drifting(int count) : laptops(static_cast<std::size_t>(count)) {
        for (Laptop& laptop : laptops) laptop.store.connection()->db.exec("PRAGMA synchronous = OFF");
        change(*rc::gen::inRange(0, 15));
        for (Laptop& laptop : laptops) laptop.join(access());
    }
    db::ClubAccess access() const { return club.access("olga"); }

    void change(int most) {
        int first = 0;
        for (Laptop& laptop : laptops) {
            made_ = std::max(made_, first += 1000);
            for (int times = most; times > 0; --times) change_at_random(laptop.store, made_);
        }
    }
    void purge(int most) {
        for (Laptop& laptop : laptops)
            for (int times = *rc::gen::inRange(0, most + 1); times > 0; --times) {
                purge_any(laptop, "play", db::Plays(laptop.store));
                purge_any(laptop, "night", db::Nights(laptop.store));
            }
    }
    void sync_at_random(int times) {
        while (times-- > 0) (*rc::gen::elementOf(order())).get().sync(access());
    }
    /// Round after round until one brings nothing. A deletion for good can need four: the last one brings the record in
    /// the first, in the second who deleted it sees it, in the third that is told, in the fourth the first one hears of
    /// it. No game stays on a table.
    void sync_all() {
        for (Laptop& laptop : laptops) laptop.store.connection()->db.exec("DELETE FROM on_table");
        constexpr int most = 5;
        for (int round = 0; round < most; ++round) {
            int brought = 0;
            for (Laptop& laptop : laptops) {
                const db::SyncReport report = laptop.sync(access());
                brought += report.sent + report.fetched;
            }
            if (brought == 0) return;
        }
    }
    void expect_same() {
        for (const Laptop& laptop : laptops) {
            EXPECT_EQ(laptop.records(), laptops.front().records());
            EXPECT_EQ(db::club_of(laptop.store)->unsent, 0);
            EXPECT_EQ(db::text(laptop.store.connection()->db, "PRAGMA integrity_check"), "ok");
            EXPECT_TRUE(db::texts(laptop.store.connection()->db, "PRAGMA foreign_key_check").empty());
        }
        EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE purged = 0"),
                  std::ssize(laptops.front().records()));
    }

    TestClub club;
    std::vector<Laptop> laptops;

private:
    template <class Table> void purge_any(Laptop& laptop, const std::string& table, Table records) {
        const auto ids = db::texts(laptop.store.connection()->db, ("SELECT id FROM " + table).c_str());
        if (ids.empty()) return;
        const std::string id = *rc::gen::elementOf(ids);
        records.remove(id);
        records.purge(id);
    }
    std::vector<std::reference_wrapper<Laptop>> order() { return {laptops.begin(), laptops.end()}; }
    int made_ = 0;
};

PROPERTY(InStep, AllHaveTheSameInWhateverOrder, ()) {
    Drifting drifting(3);
    for (int rounds = *rc::gen::inRange(1, 4); rounds > 0; --rounds) {
        drifting.sync_at_random(*rc::gen::inRange(0, 4));
        drifting.change(*rc::gen::inRange(0, 6));
        drifting.purge(*rc::gen::inRange(0, 3));
    }
    drifting.sync_all();
    drifting.expect_same();
    const auto before = drifting.laptops.front().records();
    for (Laptop& laptop : drifting.laptops) {
        const auto report = laptop.sync(drifting.access());
        EXPECT_EQ(report.sent + report.fetched, 0);
        EXPECT_TRUE(report.refused.empty() && report.unreadable.empty());
    }
    EXPECT_EQ(drifting.laptops.front().records(), before);
    RC_ASSERT(!testing::Test::HasFailure());
}

/// The same as two files merged.
PROPERTY(InStep, GivesWhatMergingFilesGives, ()) {
    Drifting drifting(2);
    drifting.change(*rc::gen::inRange(0, 8));
    Laptop& one = drifting.laptops[0];
    const Folder folder;
    for (const char* name : {"one.db", "other.db"}) {
        const db::Store& store = drifting.laptops[name[1] == 'n' ? 0 : 1].store;
        db::copy_database(store.connection()->db, store.file(), folder / name, one.store.watch());
    }
    {
        const db::Store merged(folder / "one.db");
        db::merge(merged, folder / "other.db", db::Time());
    }
    drifting.sync_all();
    Laptop expected;
    db::merge(expected.store, folder / "one.db", db::Time());
    EXPECT_EQ(one.records(), expected.records());
    drifting.expect_same();
    RC_ASSERT(!testing::Test::HasFailure());
}

}
