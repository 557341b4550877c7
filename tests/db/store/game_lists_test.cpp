#include "db/connection/connection.h"
#include "db/plays/plays.h"
#include "tests/db/plays/random_plays.h"

#include <algorithm>
#include <map>

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;

class History : public testing::Test {
protected:
    Folder folder;
    db::Store store{folder / "history.db"};

    std::vector<std::string> ids() const {
        std::vector<std::string> ids;
        for (const auto& game : store.games()) ids.push_back(game.id);
        return ids;
    }
};

TEST_F(History, IsEmptyAtFirst) {
    EXPECT_TRUE(store.games().empty());
    EXPECT_TRUE(store.player_names().empty());
    EXPECT_TRUE(store.tile_faces("babylon").empty());
}

TEST_F(History, ListsAGameWithItsPlayersInTurnOrder) {
    store.add(test::with_names(test::game(1, 5), {"Zoe", "Adam"}));
    const auto games = store.games();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].id, test::uuid(1));
    EXPECT_EQ(games[0].game, "babylon");
    EXPECT_EQ(games[0].depth, Depth::builds);
    EXPECT_EQ(games[0].started_at, "2026-11-20T19:30:00+01:00");
    EXPECT_FALSE(games[0].finished);
    EXPECT_EQ(games[0].sheets, 5);
    ASSERT_EQ(games[0].seats.size(), 2U);
    EXPECT_EQ(games[0].seats[0].name, "Zoe");
    EXPECT_EQ(games[0].seats[1].name, "Adam");
    EXPECT_EQ(games[0].seats[0].total, std::nullopt);
}

/// As another program, or damage, may leave it; the check-up makes its seats and its play anew.
TEST_F(History, AGameThatHasLostItsSeatsIsListedAndWithoutItsPlayItCanBeLoaded) {
    store.add(test::game(1, 5));
    store.add(test::game(2, 5));
    SQLite::Database raw(folder / "history.db", SQLite::OPEN_READWRITE);
    raw.exec("PRAGMA foreign_keys = OFF; DELETE FROM play_seat WHERE play = 1");
    EXPECT_EQ(store.games().size(), 2U);
    for (const db::GameSummary& game : store.games()) EXPECT_EQ(game.seats.size(), game.id == test::uuid(1) ? 0U : 2U);
    raw.exec("DELETE FROM play WHERE rowid = 1");
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 5));
    EXPECT_EQ(store.load(test::uuid(2)), test::game(2, 5));
}

TEST_F(History, TheLatestGamesAreTheFirstOfTheList) {
    const auto agree = [&] {
        const auto games = store.games();
        const auto open = std::ranges::find(games, false, &db::GameSummary::finished);
        EXPECT_EQ(store.latest_game().value_or(db::GameSummary{}).id, games.empty() ? "" : games.front().id);
        EXPECT_EQ(store.latest_open_game().value_or(db::GameSummary{}).id, open == games.end() ? "" : open->id);
    };
    agree();
    db::Plays plays(store);
    db::Play later;
    later.id = test::uuid(90);
    later.game = "Go";
    later.played_at = later.modified_at = "2026-11-25T19:00:00Z";
    later.seats = {{.player = {}, .name = "Zoe"}};
    plays.import({later}, "elsewhere");
    agree();
    for (const int number : {3, 1, 4, 2, 5}) {
        store.add(test::started(test::game(number, number),
                                "2026-11-2" + std::to_string(number / 2) + "T19:30:00Z")); // some at the same time
        agree();
    }
    for (const int number : {5, 2, 4}) {
        store.award(store.load(test::uuid(number)), {}, 1, "2026-11-26T20:00:00Z");
        agree();
    }
    for (const int number : {3, 5, 1, 4, 2}) {
        plays.remove(test::uuid(number));
        agree();
    }
}

TEST_F(History, FollowsTheGame) {
    const Record record = test::game(1, 5);
    store.add(record);
    store.change(record,
                 test::started(test::with_names(test::with_turns(record, 2), {"Zoe", "Adam"}), "2026-11-19T10:00:00Z"));
    EXPECT_EQ(store.games()[0].sheets, 2);
    EXPECT_EQ(store.games()[0].started_at, "2026-11-19T10:00:00Z");
    EXPECT_EQ(store.games()[0].seats[1].name, "Adam");
    EXPECT_EQ(store.player_names(), (std::vector<std::string>{"Adam", "Zoe"})) << "names no game has any more";
    store.undo(store.load(test::uuid(1)));
    EXPECT_EQ(store.games()[0].sheets, 5);
    EXPECT_EQ(store.games()[0].seats[1].name, "John");
}

TEST_F(History, TheNewestGameComesFirstWhateverTheTimeZone) {
    store.add(test::started(test::game(1), "2026-11-20T19:30:00+01:00"));
    store.add(test::started(test::game(2), "2026-11-20T19:15:00Z"));
    store.add(test::started(test::game(3), "2026-11-20T18:45:00-05:00"));
    store.add(test::started(test::game(4), "2025-12-31T23:59:59Z"));
    EXPECT_EQ(ids(), (std::vector{test::uuid(3), test::uuid(2), test::uuid(1), test::uuid(4)}));
}

TEST_F(History, OnePlayerIsOneRow) {
    store.add(test::game(1));
    store.add(test::game(2));
    store.add(test::with_names(test::game(3), {"linda", "Linda "}));
    SQLite::Database raw(folder / "history.db", SQLite::OPEN_READONLY);
    EXPECT_EQ(raw.execAndGet("SELECT group_concat(name, '|') FROM (SELECT name FROM player ORDER BY name)").getString(),
              "John|Linda|Linda |linda");
}

TEST_F(History, APlayerHasARandomUuid) {
    store.add(test::game(1));
    SQLite::Database raw(folder / "history.db", SQLite::OPEN_READONLY);
    const std::string hex = "[0-9a-f]", four = hex + hex + hex + hex;
    const std::string form =
        four + four + "-" + four + "-4" + hex + hex + hex + "-[89ab]" + hex + hex + hex + "-" + four + four + four;
    EXPECT_EQ(raw.execAndGet("SELECT count(*) FROM player WHERE id GLOB '" + form + "'").getInt(), 2);
}

TEST_F(History, OffersThePlayersOfLateGamesFirst) {
    for (int number = 1; number <= 3; ++number)
        store.add(test::started(test::with_names(test::game(number), {"Old", "Friend"}),
                                "2020-01-0" + std::to_string(number) + "T20:00:00Z"));
    for (int number = 4; number <= 25; ++number)
        store.add(
            test::started(test::with_names(test::game(number), {"Linda", number % 2 == 0 ? "John" : "Mary"}),
                          "2026-01-" + std::to_string(number + 2).insert(0, number < 8 ? 1 : 0, '0') + "T20:00:00Z"));
    store.add(test::started(test::with_names(test::game(26), {"Guest", "John"}), "2026-02-01T20:00:00Z"));
    EXPECT_EQ(store.player_names(), (std::vector<std::string>{"Linda", "John", "Mary", "Guest", "Friend", "Old"}));
}

TEST_F(History, OffersTheTileFacesSeenMostOftenFirst) {
    const auto face = [](int number) { return faces(test::with_turns(test::game(9), number)); };
    ASSERT_EQ(face(1).size(), 1U);
    store.add(test::game(1, 1));
    store.add(test::game(2, 2));
    ASSERT_EQ(store.tile_faces("babylon").size(), 2U);
    EXPECT_EQ(store.tile_faces("babylon").front(), face(1).front());
    EXPECT_TRUE(store.tile_faces("egizia").empty());
    store.change(test::game(2, 2), test::game(2, 0));
    EXPECT_EQ(store.tile_faces("babylon"), face(1)) << "a face that was corrected is not offered";
    store.undo(store.load(test::uuid(2)));
    EXPECT_EQ(store.tile_faces("babylon").size(), 2U);
}

TEST_F(History, OffersTheTileFacesOfTheLastHundredGames) {
    store.connection()->db.exec("PRAGMA synchronous = OFF");
    std::vector<std::vector<std::string>> all;
    for (int number = 0; number < 130; ++number) {
        const Record game = test::game(number, test::below(number < 20 ? 30 : 4));
        all.push_back(faces(game));
        store.add(game);
        std::map<std::string, int> seen;
        for (std::size_t i = all.size() - std::min<std::size_t>(all.size(), 100); i < all.size(); ++i)
            for (const std::string& face : all[i]) ++seen[face];
        std::vector<std::string> expected;
        for (const auto& [face, times] : seen) expected.push_back(face);
        std::ranges::stable_sort(expected, std::greater(), [&](const std::string& face) { return seen[face]; });
        ASSERT_EQ(store.tile_faces("babylon"), expected) << number;
    }
}

}
