// Many plays leave the summaries at once: what they then add up to.
#include "db/check_up/checks.h"
#include "db/connection/connection.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/merging/merge.h"
#include "tests/db/merging/merge_model.h"
#include "tests/db/plays/random_plays.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;

class Leaving : public testing::Test {
protected:
    Folder folder;

    static std::vector<db::Play> plays(int from, int to) {
        std::vector<db::Play> list;
        while (from < to) {
            list.push_back(test::random_play(from++));
            list.back().modified_at = "2020-01-01T00:00:00Z";
            for (db::PlaySeat& seat : list.back().seats) seat.name = "Player " + std::to_string(test::below(3));
        }
        return list;
    }

    static void count(const db::Store& store) {
        db::Statistics(store).catch_up();
        db::Ratings(store).list("");
    }

    static int tallied(const db::Store& store) {
        return db::number(store.connection()->db, "SELECT count(*) FROM play WHERE tallied").value();
    }

    /// Before they are counted again, after that, and against what each play adds for itself.
    static void expect_right(const db::Store& store) {
        SQLite::Database& db = store.connection()->db;
        db::CheckUp found;
        db::check_players(db, found);
        db::check_summaries(db, found);
        count(store);
        db::check_summaries(db, found);
        EXPECT_EQ(found.troubles, std::vector<db::Trouble>{});
        const auto ratings = db::Ratings(store).list("");
        const auto summed = test::contents(store);
        db.exec("UPDATE play SET tallied = 0 WHERE tallied; UPDATE play SET tallied = 1 WHERE class IS NOT NULL");
        EXPECT_EQ(db::Ratings(store).list(""), ratings);
        EXPECT_EQ(test::contents(store), summed);
    }
};

TEST_F(Leaving, AnImportIsTakenBack) {
    db::Store store(folder / "history.db");
    db::Plays history(store);
    history.import(plays(0, 40), "stays");
    const auto import = history.import(plays(40, 100), "goes");
    count(store);
    ASSERT_EQ(tallied(store), 100);
    history.undo_import(import.id);
    EXPECT_EQ(tallied(store), 0) << "too few for it";
    expect_right(store);
    EXPECT_EQ(tallied(store), 40);
}

/// Many with the same score, of whom a few leave: the best is found again, once.
TEST_F(Leaving, TheBestOfEqualScoresStays) {
    db::Store store(folder / "history.db");
    db::Plays history(store);
    std::vector<db::Play> equal = plays(0, 100);
    for (db::Play& play : equal)
        for (db::PlaySeat& seat : play.seats) seat.score = 7, seat.categories = {{"1", 3}, {"2", 4}};
    history.import({equal.begin(), equal.begin() + 90}, "stays");
    equal.back().seats.front().score = 8;
    equal.back().seats.front().categories = {{"1", 8}};
    const auto import = history.import({equal.begin() + 90, equal.end()}, "goes");
    count(store);
    history.undo_import(import.id);
    EXPECT_EQ(tallied(store), 90);
    EXPECT_EQ(store.connection()->db.execAndGet("SELECT max(best) FROM tally").getInt(), 7);
    EXPECT_EQ(store.connection()->db.execAndGet("SELECT max(best) FROM category_tally").getInt(), 4);
    expect_right(store);
}

TEST_F(Leaving, AnotherHistoryHasNewerVersions) {
    const auto file = folder / "ours" / "history.db", other = folder / "theirs" / "history.db";
    {
        db::Store store(file);
        db::Plays(store).import(plays(0, 100), "both");
        count(store);
    }
    test::copy_history(file, other);
    {
        db::Store store(other);
        for (int i = 0; i < 100; i += 2) db::Plays(store).set_counted(test::uuid(i), false);
    }
    db::Store store(file);
    EXPECT_EQ(db::merge(store, other, db::now()).merged.of(db::RecordKind::play).conflicts, 50);
    EXPECT_EQ(tallied(store), 0) << "too few for it";
    expect_right(store);
    EXPECT_EQ(tallied(store), 50);
}

}
