// What was changed, but not by this program, and what was lost without a trace: each change of each value is noticed.
#include "db/check_up/check_up.h"
#include "db/check_up/repair.h"
#include "db/connection/open.h"
#include "db/figures/goals.h"
#include "db/figures/ratings.h"
#include "db/figures/summaries.h"
#include "db/plays/traced_photos.h"
#include "tests/db/check_up/check_up_fixture.h"

#include <cstring>

namespace {

using namespace clerk;
using namespace clerk::test;
namespace fs = std::filesystem;

/// So that each table has a row.
void add_what_is_rare(const fs::path& file) {
    db::Store store(file);
    db::Nights nights(store);
    write_bytes(file.parent_path() / "a.jpg", "a photo");
    nights.add_photo(nights.list().front().id, file.parent_path() / "a.jpg");
    static_cast<void>(db::Goals(store).add({.name = "10 x 10", .year = 2026}));
    db::TracedPhotos(store).keep(uuid(3), 0, {.file = "b.jpg"});
    static_cast<void>(db::Ratings(store).list(""));
    static_cast<void>(db::streak(*store.connection(),
                                 db::number(store.connection()->db, "SELECT min(rowid) FROM player").value(), "", 0));
    store.connection()->transact([&] {
        db::run(store.connection()->db,
                "INSERT INTO superseded (kind, id, document, modified_at) VALUES ('night', 'a', '{}', '2026')");
    });
}

TEST_F(CheckUpTest, NoticesAChangeOfEachColumn) {
    add_what_is_rare(file);
    ASSERT_FALSE(has_trouble(file));
    int changes = 0;
    for (const char* table : {"game",      "turn",          "journal", "result",   "tile_face",  "play",
                              "play_seat", "play_category", "player",  "night",    "photo",      "traced_photo",
                              "import",    "superseded",    "tally",   "standing", "play_count", "category_tally",
                              "rivalry",   "streak",        "rating",  "goal",     "mark"}) {
        std::vector<std::string> columns;
        {
            SQLite::Database db(file, SQLite::OPEN_READONLY);
            columns =
                db::texts(db, "SELECT name FROM pragma_table_info(?) WHERE name <> 'tallied'", std::string(table));
        }
        for (const std::string& column : columns) {
            const Folder other;
            copy_to(other.path(), file);
            const std::string sql = "UPDATE " + std::string(table) + " SET " + column + " = CASE typeof(" + column +
                                    ") WHEN 'text' THEN " + column + " || 'x' WHEN 'null' THEN '7' ELSE 1000 + " +
                                    column + " END WHERE (SELECT count(*) FROM " + table + ") > 0 AND " + column +
                                    " IS (SELECT " + column + " FROM " + table + " LIMIT 1)";
            spoil(other / "history.db", past_triggers(other / "history.db", sql));
            EXPECT_TRUE(has_trouble(other / "history.db")) << table << '.' << column;
            ++changes;
        }
    }
    EXPECT_GT(changes, 80);
}

/// As the digest of a record is made, forth and back.
class Mixed {
public:
    explicit Mixed(std::uint64_t state) : state_(state) {}
    std::uint64_t state() const { return state_; }

    void mix(std::uint64_t word) {
        state_ = (state_ ^ word) * factor;
        state_ ^= state_ >> 32U;
    }
    void unmix(std::uint64_t word) {
        std::uint64_t inverse = factor;
        for (int times = 0; times < 6; ++times) inverse *= 2 - factor * inverse;
        state_ ^= state_ >> 32U;
        state_ = state_ * inverse ^ word;
    }
    static std::vector<std::uint64_t> words(const std::string& text) {
        std::vector<std::uint64_t> all{std::uint64_t{3} << 56U ^ text.size()};
        for (std::size_t at = 0; at < text.size(); at += 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, text.data() + at, std::min<std::size_t>(8, text.size() - at));
            all.push_back(word);
        }
        return all;
    }

private:
    static constexpr std::uint64_t factor = 0x9E3779B97F4A7C15U;
    std::uint64_t state_;
};

/// No text of a table comes to it by itself; who makes one for it gains nothing.
TEST_F(CheckUpTest, ARecordWithTheDigestOfNothingIsSealedToo) {
    const std::string id = "maria", name = "Maria", moment = "2026-11-21T12:00:00.000Z";
    Mixed before(0xCBF29CE484222325U), after(0);
    for (const std::uint64_t word : {std::uint64_t{1} << 56U ^ 1U, std::uint64_t{'7'}}) before.mix(word); // the row
    for (const std::string& text : {id, name, std::string()})
        for (const std::uint64_t word : Mixed::words(text)) before.mix(word);
    before.mix(std::uint64_t{3} << 56U ^ 8U);
    std::vector<std::uint64_t> rest = Mixed::words(""); // the picture
    rest.push_back(std::uint64_t{5} << 56U);            // merged into nobody
    for (const std::uint64_t word : Mixed::words(moment)) rest.push_back(word);
    rest.insert(rest.end(), {1, 2}); // the ends
    for (auto word = rest.rbegin(); word != rest.rend(); ++word) after.unmix(*word);
    after.unmix(0);
    const std::uint64_t wanted = after.state() ^ before.state();
    std::string colour(8, '\0');
    std::memcpy(colour.data(), &wanted, 8);
    {
        const db::Store store(file);
        db::Connection& connection = *store.connection();
        connection.transact([&] {
            db::run(connection, "INSERT INTO player (rowid, id, name, colour, modified_at) VALUES (7, ?, ?, ?, ?)", id,
                    name, colour, moment);
        });
        EXPECT_EQ(db::row_number(connection, "SELECT digest FROM player WHERE id = 'maria'"), 1);
    }
    EXPECT_EQ(troubles(), Counters{});
}

/// Of two rows, or of one that is not found, every look would rate the last plays again.
TEST_F(CheckUpTest, HowFarTheRatingsAreIsOneRow) {
    add_what_is_rare(file);
    spoil("UPDATE rated SET one = 2");
    expect_found_and_repaired({{"tallies", 1}});
    static_cast<void>(db::Ratings(db::Store(file)).list(""));
    EXPECT_EQ(troubles(), Counters{});
}

TEST_F(CheckUpTest, NoticesImportsThatChangedPlaces) {
    std::string first, second;
    {
        const db::Store store(file);
        db::Plays(store).import({from_elsewhere(18, 5)}, "elsewhere");
        SQLite::Database& db = store.connection()->db;
        ASSERT_EQ(db::number(db, "SELECT count(DISTINCT source) FROM import"), 1);
        first = db::text(db, "SELECT min(rowid) FROM import").value();
        second = db::text(db, "SELECT max(rowid) FROM import").value();
    }
    const auto give = [](const std::string& from, const std::string& to) {
        return "UPDATE import SET rowid = " + to + " WHERE rowid = " + from + ';';
    };
    spoil(past_triggers(give(first, "1000") + give(second, first) + give("1000", second)));
    EXPECT_TRUE(has_trouble(file));
}

/// Up to step 11 the row of a player was not sealed. What was strange then is found after the steps, too, and what was
/// not is not called so.
TEST_F(CheckUpTest, AStepOfTheSchemaHidesNothing) {
    for (std::size_t step = 6; step < db::schema().size(); ++step) {
        const Folder other;
        const fs::path earlier = other / "history.db";
        const std::string moment = "2026-11-21T12:00:00.000Z";
        {
            SQLite::Database db(earlier, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            db::migrate(db, earlier, db::schema().first(step));
            int row = 0;
            for (const char* id : {"right", "changed", "unsealed"}) {
                Mixed digest(0xCBF29CE484222325U);
                if (step > 11) digest.mix(std::uint64_t{1} << 56U ^ 1U), digest.mix(static_cast<unsigned>('1' + row));
                for (const std::string& text :
                     {std::string(id), std::string("Maria"), std::string(), std::string(), std::string()})
                    for (const std::uint64_t word : Mixed::words(text)) digest.mix(word);
                digest.mix(std::uint64_t{5} << 56U);
                for (const std::uint64_t word : Mixed::words(moment)) digest.mix(word);
                for (const std::uint64_t word : {1U, 2U}) digest.mix(word);
                db::run(db, "INSERT INTO player (rowid, id, name, modified_at, digest) VALUES (?, ?, ?, ?, ?)", ++row,
                        std::string(id), std::string(id == std::string("changed") ? "Mario" : "Maria"), moment,
                        static_cast<std::int64_t>(digest.state()));
                if (step > 6) db::run(db, "INSERT INTO roll (kind, id) VALUES ('player', ?)", std::string(id));
            }
            db.exec("UPDATE player SET digest = NULL WHERE id = 'unsealed'");
        }
        std::vector<std::string> strange;
        const db::Store migrated(earlier);
        for (const db::Trouble& one : db::check_up(migrated.connection()->db).troubles)
            if (one.kind == Kind::content && one.detail.starts_with("player")) strange.push_back(one.detail);
        EXPECT_EQ(strange, (std::vector<std::string>{"player changed", "player unsealed"})) << step;
    }
}

/// What it was sealed over changed with step 14.
TEST_F(CheckUpTest, AStepOfTheSchemaHidesNoStrangeMark) {
    for (const bool strange : {false, true}) {
        const Folder other;
        const fs::path earlier = other / "history.db";
        {
            SQLite::Database db(earlier, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            db::migrate(db, earlier, db::schema().first(13));
            const std::string history = test::uuid(5);
            Mixed digest(0xCBF29CE484222325U);
            const auto mix_digit = [&](char digit) {
                digest.mix(std::uint64_t{1} << 56U ^ 1U);
                digest.mix(static_cast<unsigned>(digit));
            };
            mix_digit('1');
            for (const std::uint64_t word : Mixed::words(history)) digest.mix(word);
            mix_digit('7');
            for (const std::uint64_t word : {1U, 2U}) digest.mix(word);
            db::run(db, "UPDATE mark SET history = ?, actions = ?, digest = 1", history, strange ? 8 : 7);
            db::run(db, "UPDATE mark SET digest = ?", static_cast<std::int64_t>(digest.state()));
            db::run(db, "INSERT INTO roll (kind, id) VALUES ('mark', ?)", history);
        }
        const db::Store migrated(earlier);
        EXPECT_EQ(counted(db::check_up(migrated.connection()->db)), strange ? Counters({{"content", 1}}) : Counters());
    }
}

/// By another program, whose deleting our triggers see, and by damage, which they do not. What can be made again from
/// the rest need not be missed.
TEST_F(CheckUpTest, NoticesARowThatIsGoneFromEachTable) {
    add_what_is_rare(file);
    int gone = 0;
    for (const char* table : {"game", "turn", "journal", "result", "play", "play_seat", "play_category", "player",
                              "night", "photo", "traced_photo", "import", "superseded", "mark", "roll"}) {
        SQLite::Database sound(file, SQLite::OPEN_READONLY);
        const auto rows = db::number(sound, ("SELECT count(*) FROM " + std::string(table)).c_str()).value();
        EXPECT_GT(rows, 0) << table;
        for (std::int64_t row = 0; row < rows; row += 1 + rows / 3)
            for (const bool seen : {true, false}) {
                const Folder other;
                copy_to(other.path(), file);
                std::string key, keys;
                for (const std::string& column :
                     db::texts(sound, "SELECT name FROM pragma_table_info(?) WHERE pk > 0", std::string(table)))
                    key += (key.empty() ? "" : ", ") + column;
                const std::string sql = "DELETE FROM " + std::string(table) + " WHERE (" + key + ") = (SELECT " + key +
                                        " FROM " + table + " LIMIT 1 OFFSET " + std::to_string(row) + ")";
                const fs::path spoilt = other / "history.db";
                spoil(spoilt, seen ? "UPDATE play SET tallied = 0;" + sql : past_triggers(spoilt, sql));
                EXPECT_TRUE(has_trouble(spoilt)) << table << ' ' << row << (seen ? "" : ", unseen");
                ++gone;
            }
    }
    EXPECT_GT(gone, 50);
}

/// All that belonged to it went with it, so that nothing else tells of it.
TEST_F(CheckUpTest, ARecordThatIsGoneIsNamedAndNoActionHidesIt) {
    add_what_is_rare(file);
    for (const bool seen : {true, false}) {
        const Folder other;
        copy_to(other.path(), file);
        const fs::path spoilt = other / "history.db";
        const std::string night = [&] {
            SQLite::Database db(spoilt, SQLite::OPEN_READONLY);
            return db::text(db, "SELECT id FROM night").value();
        }();
        const std::string sql = "UPDATE play SET tallied = 0; PRAGMA foreign_keys = ON; DELETE FROM game WHERE id = '" +
                                uuid(3) + "'; DELETE FROM play WHERE id = '" + uuid(3) + "'";
        spoil(spoilt, seen ? sql : past_triggers(spoilt, sql));
        { db::Nights(db::Store(spoilt)).add("2026-11-22", "Basel"); }
        std::vector<std::string> named;
        for (const db::Trouble& one : db::check_up(spoilt).troubles)
            if (one.kind == Kind::missing) named.push_back(one.detail);
        EXPECT_EQ(named, (std::vector{"game " + uuid(3), "play " + uuid(3), "traced_photo " + uuid(3) + " 0"}));
        EXPECT_TRUE(db::repair(spoilt).left.troubles.empty());
        EXPECT_FALSE(has_trouble(spoilt));
    }
}

/// Each has what the other had: no name and no seat is another, and yet other people won.
TEST_F(CheckUpTest, NoticesPlayersThatChangedPlaces) {
    const std::string sum = "(SELECT sum(rowid) FROM player WHERE name IN ('John', 'Zoe'))";
    spoil(past_triggers("UPDATE player SET rowid = rowid - " + sum +
                        " WHERE name IN ('John', 'Zoe');"
                        "UPDATE player SET rowid = -rowid WHERE rowid < 0"));
    EXPECT_TRUE(has_trouble(file));
}

TEST_F(CheckUpTest, WhatIsDeletedHereIsNotMissed) {
    add_what_is_rare(file);
    {
        db::Store store(file);
        db::Plays plays(store);
        plays.remove(uuid(8));
        plays.purge(uuid(8));
        plays.undo_import(db::number(store.connection()->db, "SELECT rowid FROM import").value());
        db::Nights nights(store);
        const std::string night = nights.list().front().id;
        nights.remove(night);
        nights.purge(night);
        plays.remove(uuid(3));
        plays.purge(uuid(3));
    }
    EXPECT_EQ(troubles(), Counters{});
}

TEST_F(CheckUpTest, ATurnThatWasChangedIsNotPlayedOnAndCanBeTakenAsItIs) {
    spoil(past_triggers("UPDATE turn SET json = replace(json, '\"at\":\"a1\"', '\"at\":\"a2\"') WHERE game = '" +
                        uuid(3) +
                        "' AND number = 4; UPDATE game SET head = replace(head, 'Linda', 'Lindy') WHERE id = '" +
                        uuid(3) + "'; DELETE FROM journal WHERE game = '" + uuid(3) +
                        "'; UPDATE game SET actions = 0 WHERE id = '" + uuid(3) + "'"));
    EXPECT_EQ(test::reason([&] { static_cast<void>(db::Store(file).load(uuid(3))); }), Reason::damaged);
    EXPECT_TRUE(has_trouble(file));
    EXPECT_TRUE(db::repair(file).left.troubles.empty());
    EXPECT_NO_THROW(static_cast<void>(db::Store(file).load(uuid(3))));
}

TEST_F(CheckUpTest, WhatAnotherProgramChangedIsNotHiddenByTheNextAction) {
    spoil("UPDATE night SET place = 'elsewhere'");
    {
        db::Store store(file);
        db::Nights(store).add("2026-11-22", "Basel");
    }
    EXPECT_EQ(troubles(), (Counters{{"content", 1}}));
    EXPECT_TRUE(db::repair(file).left.troubles.empty());
    EXPECT_FALSE(has_trouble(file));
}

/// A file from elsewhere may have as many as bytes; all of them are repaired.
TEST_F(CheckUpTest, TellsAThousandOfAKindAndCountsTheRest) {
    spoil("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)"
          " INSERT INTO player (id, name, modified_at) SELECT 'new ' || i, 'x', '' FROM n");
    EXPECT_EQ(check_up(file).found.troubles.size(), 1000U);
    expect_found_and_repaired({{"content", 1500}});
    spoil("UPDATE player SET merged_into = 'nobody' WHERE id LIKE 'new %'");
    EXPECT_EQ(check_up(file).found.troubles.size(), 1000U);
    expect_found_and_repaired({{"player", 1500}});
}

}
