// Many plays leave the summaries at once: what they then add up to.
#include "db/check_up/checks.h"
#include "db/connection/connection.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/figures/summaries.h"
#include "db/merging/merge.h"
#include "tests/db/merging/merge_model.h"
#include "tests/db/plays/random_plays.h"
#include "tests/db/store/history_steps.h"
#include "tests/property.h"

#include <tuple>

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

// Wins in a row are those of the plays as they are, whenever they are asked for in between.

namespace {

using namespace clerk;

/// Asked after every step, of one person at a time, so that those of the others get behind.
class Streaks : public test::Steps {
public:
    using Steps::Steps;

    void compare_one() {
        EXPECT_EQ(db::wrong_streaks(connection.db), 0);
        if (model.entries.empty()) return;
        const int person = model.person(asked++ % static_cast<int>(model.entries.size()));
        for (const std::string& game : {std::string(), test::kinds[0], test::kinds[1]})
            for (const int left_out : {0, 1, 2, 3}) compare(person, game, left_out);
    }

    void compare_all() {
        for (std::size_t i = 0; i < model.entries.size(); ++i) compare_one();
    }

private:
    db::Connection& connection = *store.connection();
    int asked = 0;

    void compare(int person, const std::string& game, int left_out) {
        const std::string& id = model.entries[static_cast<std::size_t>(person)].id;
        const auto row = db::row_number(connection.db, "SELECT rowid FROM player WHERE id = ?", id).value();
        db::update_summaries(connection);
        const db::Streak found = db::streak(connection, row, game, left_out), expected = plain(person, game, left_out);
        EXPECT_EQ(found.wins, expected.wins);
        EXPECT_EQ(found.longest, expected.longest);
    }

    /// When, which play, whether won.
    std::vector<std::tuple<std::int64_t, std::size_t, bool>> seats(int person, const std::string& game, int left_out) {
        std::vector<std::tuple<std::int64_t, std::size_t, bool>> found;
        for (std::size_t i = 0; i < model.plays.size(); ++i) {
            const test::ModelPlay& one = model.plays[i];
            const int of = (one.play.aids ? 1 : 0) + (one.play.waivers > 0 ? 2 : 0);
            if (!one.counts() || (of & left_out) != 0 || (!game.empty() && one.play.game != game)) continue;
            for (const test::ModelSeat& seat : one.seats)
                if (model.person(seat.entry) == person) found.emplace_back(one.at, i, seat.seat.winner);
        }
        std::ranges::sort(found);
        return found;
    }

    db::Streak plain(int person, const std::string& game, int left_out) {
        db::Streak streak;
        for (const auto& [at, play, won] : seats(person, game, left_out)) {
            streak.wins = won ? streak.wins + 1 : 0;
            streak.longest = std::max(streak.longest, streak.wins);
        }
        return streak;
    }
};

PROPERTY(Streak, IsThatOfThePlaysAfterEveryStep, ()) {
    Streaks streaks(*rc::gen::resize(400, rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0U, 10'000U))));
    streaks.run([&] { streaks.compare_one(); });
    streaks.compare_all();
    RC_ASSERT(!testing::Test::HasFailure());
}

db::Play chess(int number, const std::string& winner, const std::string& loser, const std::string& at) {
    db::Play play = test::plain_play(test::uuid(number), "chess", "");
    play.played_at = at;
    play.seats = {{.player = "", .name = winner, .winner = true}, {.player = "", .name = loser}};
    return play;
}

/// The last play of the streaks that are kept.
std::string last(db::Connection& connection, std::int64_t person) {
    return db::text(connection.db,
                    "SELECT play.id FROM streak JOIN play ON play.rowid = streak.play WHERE streak.person = ?"
                    " AND streak.game = '' AND left_out = 0",
                    person)
        .value_or("none");
}

TEST(Streak, OfOneSecondIsTheSameInWhateverOrderThePlaysCame) {
    const test::Folder folder;
    const std::string noon = "2026-11-20T12:00:00Z";
    const std::vector<db::Play> all = {chess(1, "Linda", "John", noon), chess(2, "John", "Linda", noon),
                                       chess(3, "Linda", "John", noon), chess(4, "Linda", "John", noon)};
    std::vector<std::size_t> order{0, 1, 2, 3};
    for (int number = 0; number < 24; ++number, std::ranges::next_permutation(order)) {
        db::Store store(folder / (std::to_string(number) + ".db"));
        db::Connection& connection = *store.connection();
        connection.db.exec("PRAGMA synchronous = OFF");
        for (const std::size_t next : order) {
            db::Plays(store).import({all[next]}, "test");
            db::update_summaries(connection);
            const auto linda = db::row_number(connection.db, "SELECT rowid FROM player WHERE name = 'Linda'").value();
            EXPECT_GE(db::streak(connection, linda, "", 0).longest, 0);
            EXPECT_EQ(db::wrong_streaks(connection.db), 0);
        }
        const auto linda = db::row_number(connection.db, "SELECT rowid FROM player WHERE name = 'Linda'").value();
        EXPECT_EQ(db::streak(connection, linda, "", 0).wins, 2) << number;
        EXPECT_EQ(db::streak(connection, linda, "chess", 0).longest, 2) << number;
    }
}

TEST(Streak, IsAddedToByALaterPlayAndMadeAnewAfterAnEarlierOne) {
    const test::Folder folder;
    db::Store store(folder / "history.db");
    db::Connection& connection = *store.connection();
    db::Plays plays(store);
    const auto ask = [&](std::int64_t person) {
        db::update_summaries(connection);
        return db::streak(connection, person, "", 0).longest;
    };
    plays.import({chess(1, "Linda", "John", "2026-11-20T20:00:00Z")}, "test"); // she is the first entry, he the second
    EXPECT_EQ(ask(1), 1);
    EXPECT_EQ(ask(2), 0);
    plays.import({chess(2, "Linda", "Zoe", "2026-11-21T20:00:00Z")}, "test");
    db::update_summaries(connection);
    EXPECT_EQ(last(connection, 1), test::uuid(1)) << "what she has is kept";
    EXPECT_EQ(ask(1), 2);
    EXPECT_EQ(last(connection, 1), test::uuid(2));
    plays.import({chess(3, "Zoe", "Linda", "2026-11-21T10:00:00Z")}, "test");
    db::update_summaries(connection);
    EXPECT_EQ(last(connection, 1), "none");
    EXPECT_EQ(last(connection, 2), test::uuid(1)) << "he was not there";
    EXPECT_EQ(ask(1), 1);
    plays.remove(test::uuid(3));
    EXPECT_EQ(ask(1), 2);
}

}
