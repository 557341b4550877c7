// As large as a history may become.
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/figures/statistics.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/support.h"
#include "tests/rounds.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;

TEST(Size, AGameHasAsManyTurnsAsARecordMayHave) {
    const int turns = test::rounds(0) > 0 ? static_cast<int>(limits::turns) : 120;
    const Folder folder;
    db::Store store(folder / "history.db");
    store.connection()->db.exec("PRAGMA synchronous = OFF");
    Record entered = test::game(1);
    store.start(entered);
    for (int turn = 1; turn <= turns; ++turn) {
        const Record next = test::with_turns(entered, turn);
        store.change(entered, next);
        entered = next;
    }
    EXPECT_EQ(print(store.load(test::uuid(1))), print(test::game(1, turns)));
    for (int turn = turns - 1; turn >= turns - 20; --turn)
        EXPECT_EQ(store.undo(store.load(test::uuid(1))), test::game(1, turn));
    EXPECT_EQ(db::check_up(store.connection()->db).troubles, std::vector<db::Trouble>{});
}

TEST(Size, ThereAreTenThousandPlayers) {
    const int players = test::rounds(0) > 0 ? 10'000 : 1'000;
    std::vector<db::Play> plays;
    for (int first = 0; first < players; first += 4) {
        db::Play& play = plays.emplace_back();
        play.id = test::uuid(first);
        play.game = "chess";
        play.played_at = "2026-11-20T22:00:00Z";
        for (int seat = 0; seat < 4; ++seat)
            play.seats.push_back({.player = "",
                                  .name = "Player " + std::to_string(first + seat),
                                  .score = seat,
                                  .rank = 4 - seat,
                                  .winner = seat == 3});
    }
    const Folder folder;
    db::Store store(folder / "history.db");
    db::Plays(store).import(plays, "elsewhere");
    EXPECT_EQ(db::People(store).list().size(), static_cast<std::size_t>(players));
    EXPECT_EQ(db::Statistics(store).leaderboard("").size(), static_cast<std::size_t>(players));
    EXPECT_EQ(db::check_up(store.connection()->db).troubles, std::vector<db::Trouble>{});
}

TEST(Size, ANameOfTenThousandCharactersIsRefused) {
    const std::string name(10'000, 'x');
    std::string json = print(test::game(1));
    json.replace(json.find("Linda"), 5, name);
    EXPECT_FALSE(parse(json));
    const Folder folder;
    db::Store store(folder / "history.db");
    store.add(test::game(1));
    const db::People people(store);
    EXPECT_THROW(db::People(store).rename(people.list().front().id, name), std::invalid_argument);
    db::Play play;
    play.id = test::uuid(2);
    play.game = "chess";
    play.played_at = "2026-11-20T22:00:00Z";
    play.seats = {{.player = "", .name = name}};
    EXPECT_THROW(db::Plays(store).import({play}, "elsewhere"), std::invalid_argument);
    EXPECT_EQ(people.list().size(), 2U);
}

}
