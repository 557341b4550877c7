// A file of the first step comes up as if every game had been entered today.
#include "app/table/desk.h"
#include "core/record.h"
#include "core/score_sheet.h"
#include "db/back_up/back_up_files.h"
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/connection/open.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/merging/merge.h"
#include "db/plays/plays.h"
#include "tests/db/merging/merge_model.h"
#include "tests/db/support.h"

#include <fstream>
#include <span>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using namespace clerk;
using test::Folder;

/// Whole games of all kinds, some in progress, under ids of their own.
std::vector<Record> samples() {
    std::vector<Record> records;
    for (const std::string_view game : {"babylon", "alhambra"}) { // those that a file on the first step may hold
        std::ifstream file(CLERK_FIXTURES "/" + std::string(game) + ".ndjson");
        int left = 60;
        for (std::string line; left-- > 0 && std::getline(file, line);) {
            records.push_back(parse(nlohmann::json::parse(line)["record"].dump()).value());
            records.back().head.id = test::uuid(static_cast<int>(records.size()));
        }
    }
    records.front().head.ended_at = "2030-01-01T00:00:00+02:00";
    records.front().head.location = "Basel";
    records.front().head.notes = "long";
    agree(records[1].head, {.offers = Offers::never});
    agree(records[2].head, {.offers = Offers::never, .missed = MissedTold::after_turn});
    return records;
}

/// A store in which every second legal game has its result, and every fourth of them one that stands no longer.
void fill(db::Store& store) {
    store.connection()->db.exec("PRAGMA synchronous = OFF");
    int number = 0;
    for (const Record& record : samples()) {
        store.add(record);
        if (!check(record).legal() || ++number % 2 == 0) continue;
        store.award(record, score(record), 7, "2026-11-21T22:00:00+01:00");
        if (number % 8 == 1) store.change(record, test::with_note(record, "changed"));
    }
}

/// The rows of today's tables written back into a file that stands on the first step.
void take_down(const std::filesystem::path& from, const std::filesystem::path& to) {
    SQLite::Database db(to, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    db::migrate(db, to, db::schema().first(1));
    db.exec("ATTACH '" + from.string() + "' AS today");
    for (const std::string table : {"game", "turn", "result", "tile_face", "journal"}) {
        const std::string columns =
            db::text(db, "SELECT group_concat(name) FROM pragma_table_info(?, 'main')", table).value();
        db.exec("INSERT INTO main." + table + " SELECT " + columns + " FROM today." + table);
    }
    db.exec(
        "INSERT INTO player (id, name) SELECT id, name FROM today.player;"
        "INSERT INTO seat SELECT play.id, number, player.id FROM today.play_seat JOIN today.play ON play.rowid = play"
        "    JOIN today.player ON player.rowid = player;"
        "INSERT INTO seat_result SELECT result.game, key, value ->> '$.total', value ->> '$.rank', value ->> '$.winner'"
        "    FROM result, json_each(sheet, '$.players');");
}

/// How many steps the table agreed to let stand.
int marks(std::string_view record) {
    int count = 0;
    for (auto at = record.find("\"waived\":true"); at != record.npos; at = record.find("\"waived\":true", at + 1))
        ++count;
    return count;
}

/// None where some points are of an unknown one.
std::vector<std::pair<std::string, Points>> known_categories(const PlayerScore& score) {
    std::vector<std::pair<std::string, Points>> found;
    for (const Category& category : score.categories) {
        if (category.id == unknown_category) return {};
        found.emplace_back(category.id, category.points());
    }
    return found;
}

std::vector<db::ListedPlay> all(const db::Store& store) {
    auto list = db::Plays(store).page({}, 0, 1000);
    for (auto& one : list) one.play.modified_at.clear();
    std::ranges::sort(list, {}, [](const auto& one) { return one.play.id; });
    return list;
}

class Migration : public testing::Test {
protected:
    Folder folder;
};

TEST_F(Migration, GivesWhatEnteringGives) {
    db::Store entered(folder / "today.db");
    fill(entered);
    take_down(folder / "today.db", folder / "history.db");
    const db::Store migrated(folder / "history.db");
    const auto kept = db::list_back_ups(folder / "history.db");
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept[0].occasion, db::Occasion::schema_step);
    const auto contents = db::contents(kept[0].file).value_or(db::Contents{});
    EXPECT_EQ(contents.games, static_cast<int>(samples().size()));
    EXPECT_EQ(contents.plays, contents.games);
    EXPECT_EQ(db::check_up(migrated.connection()->db).troubles, std::vector<db::Trouble>{});

    const auto plays = all(entered);
    ASSERT_GT(std::ranges::count(plays, true, &db::ListedPlay::finished), 10);
    EXPECT_EQ(all(migrated), plays);
    for (const auto& one : plays) EXPECT_EQ(migrated.load(one.play.id), entered.load(one.play.id));
    const db::Statistics before(entered), after(migrated);
    ASSERT_FALSE(before.leaderboard("").empty());
    for (const auto& leader : before.leaderboard("")) {
        const db::PlayerPage page = after.player(leader.player, {}), expected = before.player(leader.player, {});
        EXPECT_NEAR(page.total.expected, expected.total.expected, 1e-9);
        EXPECT_EQ(page.total.plays, expected.total.plays);
        EXPECT_EQ(page.total.points, expected.total.points);
        EXPECT_EQ(page.categories, expected.categories);
        EXPECT_EQ(page.rivals, expected.rivals);
        EXPECT_EQ(page.longest_streak, expected.longest_streak);
    }
}

TEST_F(Migration, APlayIsWhatItsRecordSays) {
    db::Store store(folder / "history.db");
    fill(store);
    for (const Record& sample : samples()) {
        const auto [play, finished, ours, night] = db::Plays(store).load(sample.head.id);
        const Record record = store.load(sample.head.id);
        EXPECT_TRUE(ours);
        EXPECT_EQ(play.game, game_id(record));
        EXPECT_TRUE(play.variant.starts_with(id(depth(record))));
        EXPECT_EQ(play.place, record.head.location.value_or(""));
        EXPECT_EQ(play.notes, record.head.notes.value_or(""));
        const Aids agreed = aids(record.head);
        const bool shown = agreed.offers != Offers::never || agreed.missed == MissedTold::after_turn;
        EXPECT_EQ(play.aids, depth(record) != Depth::final && shown);
        EXPECT_EQ(finished, store.result(record.head.id).has_value());
        EXPECT_EQ(play.waivers, finished ? marks(print(record)) : 0);
        const ScoreSheet sheet = score(record);
        for (std::size_t i = 0; finished && i < play.seats.size(); ++i) {
            EXPECT_EQ(play.seats[i].score, sheet.players[i].total());
            EXPECT_EQ(play.seats[i].categories, known_categories(sheet.players[i]));
        }
    }
}

TEST_F(Migration, FromTheSecondStepNothingIsLost) {
    db::Store entered(folder / "today.db");
    fill(entered);
    take_down(folder / "today.db", folder / "history.db");
    {
        SQLite::Database db(folder / "history.db", SQLite::OPEN_READWRITE);
        db::migrate(db, folder / "history.db", db::schema().first(2));
    }
    const db::Store migrated(folder / "history.db");
    EXPECT_EQ(db::list_back_ups(folder / "history.db").size(), 2U);
    EXPECT_EQ(all(migrated), all(entered));
    const auto ratings = db::Ratings(entered).list("");
    ASSERT_FALSE(ratings.empty());
    EXPECT_EQ(db::Ratings(migrated).list(""), ratings);
}

TEST_F(Migration, AnOlderHistoryIsJoinedAsIfItWereOfToday) {
    {
        db::Store entered(folder / "today.db");
        fill(entered);
    }
    take_down(folder / "today.db", folder / "old.db");
    std::filesystem::copy_file(folder / "old.db", folder / "migrated.db");
    const std::string bytes = test::bytes(folder / "old.db");
    const db::Store one(folder / "one.db"), other(folder / "other.db");
    db::merge(one, folder / "old.db", db::Time());
    EXPECT_EQ(test::bytes(folder / "old.db"), bytes);
    EXPECT_TRUE(db::list_back_ups(folder / "old.db").empty());
    { const db::Store migrated(folder / "migrated.db"); }
    db::merge(other, folder / "migrated.db", db::Time());
    EXPECT_EQ(db::Plays(one).count({}), static_cast<int>(samples().size()));
    EXPECT_EQ(test::contents(one), test::contents(other));
}

TEST_F(Migration, WhatCannotBeReadStandsInNobodysWay) {
    {
        db::Store entered(folder / "today.db");
        fill(entered);
    }
    take_down(folder / "today.db", folder / "history.db");
    SQLite::Database(folder / "history.db", SQLite::OPEN_READWRITE)
        .exec("UPDATE game SET head = '{' WHERE rowid % 5 = 0; UPDATE game SET started_at = 'soon' WHERE rowid % 5 = 1;"
              "UPDATE turn SET json = '[' WHERE rowid % 7 = 0; UPDATE result SET sheet = '' WHERE rowid % 5 = 0;"
              "UPDATE result SET sheet = '[1]' WHERE rowid % 5 = 1;"
              "UPDATE result SET sheet = '{\"players\":[{\"categories\":{\"statues\":{}}},7]}' WHERE rowid % 5 = 2");
    db::Store store(folder / "history.db");
    EXPECT_EQ(all(store).size(), samples().size());
    EXPECT_NO_THROW(db::Statistics(store).leaderboard(""));
}

}
