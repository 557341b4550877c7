// What comes in from elsewhere, and how it is named. What an import brings is tested with the plan of it.
#include "db/check_up/check_up.h"
#include "db/imports/imports.h"
#include "db/people/people.h"
#include "tests/db/support.h"

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using testing::ElementsAre;
using testing::IsEmpty;
using Reason = db::Error::Reason;

db::Play play(const std::string& id, const std::string& game = "Carcassonne") {
    return {.id = id,
            .game = game,
            .played_at = "2026-11-21T19:00:00Z",
            .seats = {{.player = {}, .name = "Linda", .rank = 1, .winner = true},
                      {.player = {}, .name = "John", .rank = 2}}};
}

class ImportsTest : public testing::Test {
protected:
    test::Folder folder;
    db::Store store{folder / "history.db"};

    void import(const std::vector<std::string>& ids) {
        std::vector<db::Play> plays;
        for (const std::string& id : ids) plays.push_back(play(id));
        db::import_plays_and_games(store, plays, {}, "a file");
    }
};

TEST_F(ImportsTest, AGameWhoseIdIsTakenBringsNothingIn) {
    store.add(test::game(1, 3));
    const auto incoming = [](int number) {
        return db::IncomingGame{.play = play(test::uuid(number), "babylon"),
                                .record = std::make_shared<const Record>(test::game(number, 5))};
    };
    const auto bring = [&] {
        db::import_plays_and_games(store, {play(test::uuid(8))}, {incoming(2), incoming(1)}, "a file");
    };
    EXPECT_EQ(test::reason(bring), Reason::exists);
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 3));
    EXPECT_EQ(db::Plays(store).count({}), 1) << "neither the play nor the first game";
    EXPECT_THAT(db::past_imports(store), IsEmpty());
}

/// Who gives the same command once more would take another one back.
TEST_F(ImportsTest, ANumberIsNotGivenAgain) {
    const auto bring = [&](int number) {
        return db::import_plays_and_games(store, {play(test::uuid(number))}, {}, "a file").id;
    };
    EXPECT_EQ(bring(1), 1);
    EXPECT_EQ(bring(2), 2);
    db::revert_import(store, 2, test::noon);
    const std::int64_t third = bring(3);
    EXPECT_GT(third, 2);
    db::revert_import(store, third, test::noon);
    db::revert_import(store, 1, test::noon);
    EXPECT_GT(bring(4), third);
    EXPECT_EQ(test::reason([&] { db::revert_import(store, third, test::noon); }), Reason::not_found);
}

/// By a clock that was ahead its entry is later than the import.
TEST_F(ImportsTest, WhoWasMergedBeforeItStays) {
    const auto of = [](int number, const std::string& name) {
        db::Play made = play(test::uuid(number));
        made.seats = {{.player = "", .name = name}};
        return made;
    };
    db::Plays(store).import({of(1, "Lin"), of(2, "Linda")}, "a file");
    db::People people(store);
    const auto id = [&](const std::string& name) {
        return db::texts(store.connection()->db, "SELECT id FROM player WHERE name = ?", name).front();
    };
    people.merge(id("Lin"), id("Linda"));
    store.connection()->transact(
        [&] { db::run(*store.connection(), "UPDATE player SET modified_at = '2099-01-01T00:00:00.000Z'"); });
    db::Plays(store).remove(test::uuid(1));
    db::Plays(store).purge(test::uuid(1));
    const std::int64_t import = db::import_plays_and_games(store, {of(3, "Lin")}, {}, "a file").id;
    EXPECT_EQ(db::past_imports(store).front().players, 0);
    db::revert_import(store, import, test::noon);
    EXPECT_EQ(id("Lin").size(), id("Linda").size());
    EXPECT_EQ(people.list().size(), 1U) << "they are one person still";
}

TEST_F(ImportsTest, OfAGameThatWasPlayedOnABackUpIsKept) {
    const auto bring = [&](int number) {
        const db::IncomingGame game{.play = play(test::uuid(number), "babylon"),
                                    .record = std::make_shared<const Record>(test::game(number, 5))};
        return db::import_plays_and_games(store, {}, {game}, "a file").id;
    };
    const std::int64_t first = bring(1), second = bring(2);
    store.change(test::game(1, 5), test::game(1, 6));
    EXPECT_EQ(db::revert_import(store, second, test::noon), std::filesystem::path()) << "nothing was entered in it";
    const std::filesystem::path kept = db::revert_import(store, first, test::noon);
    EXPECT_FALSE(store.has(test::uuid(1)));
    ASSERT_TRUE(std::filesystem::exists(kept));
    EXPECT_EQ(db::Store(kept).load(test::uuid(1)), test::game(1, 6));
}

TEST_F(ImportsTest, IdsAreFoundByTheirBeginning) {
    import({"aaaaaaaa-1", "aaaaaaaa-2", "aaab", "b%_"});
    EXPECT_THAT(db::play_ids(store, "aaaa", 10), ElementsAre("aaaaaaaa-1", "aaaaaaaa-2"));
    EXPECT_THAT(db::play_ids(store, "aaa", 2), ElementsAre("aaaaaaaa-1", "aaaaaaaa-2")) << "no more than were asked";
    EXPECT_THAT(db::play_ids(store, "b%_", 10), ElementsAre("b%_"));
    EXPECT_THAT(db::play_ids(store, "b_", 10), IsEmpty()) << "it is no pattern";
    EXPECT_EQ(db::play_ids(store, "", 10).size(), 4U);
}

TEST_F(ImportsTest, AnIdIsShownAsFarAsNoOtherHasIt) {
    import({"aaaaaaaa-1234", "aaaaaaaa-1299", "bbbbbbbb-1234", "cc"});
    EXPECT_EQ(db::short_id(store, "aaaaaaaa-1234"), "aaaaaaaa-123");
    EXPECT_EQ(db::short_id(store, "aaaaaaaa-1299"), "aaaaaaaa-129");
    EXPECT_EQ(db::short_id(store, "bbbbbbbb-1234"), "bbbbbbbb") << "eight characters at least";
    EXPECT_EQ(db::short_id(store, "cc"), "cc");
    for (const char* id : {"aaaaaaaa-1234", "aaaaaaaa-1299", "bbbbbbbb-1234", "cc"})
        EXPECT_THAT(db::play_ids(store, db::short_id(store, id), 10), ElementsAre(id));
}

/// What belongs to many is gone through once, and to few one by one: the digests are the same.
TEST_F(ImportsTest, ManyPlaysAreSealedAsEachOfThemIs) {
    std::vector<db::Play> plays;
    for (int number = 1; number <= 300; ++number) {
        db::Play one = play(test::uuid(number), number % 2 == 0 ? "Golf" : "Tichu");
        one.lowest_wins = number % 2 == 0;
        one.seats[0].score = Points(number, number % 3 == 0 ? 500'000'000 : 0);
        if (number % 5 == 0) one.seats[1].team = "A";
        if (number % 4 == 0) one.seats[1].categories = {{"towns", 3}, {"roads", Points(-1, 250'000'000)}};
        if (number % 7 == 0) one.seats.clear();
        plays.push_back(std::move(one));
    }
    db::import_plays_and_games(store, plays, {}, "a file");
    db::Plays(store).set_counted(test::uuid(9), false);
    for (const db::Play& one : plays) EXPECT_TRUE(store.connection()->seals.is_sealed_game(one.id)) << one.id;
    EXPECT_THAT(store.connection()->seals.strange_records(true), IsEmpty());
    EXPECT_THAT(db::check_up(store.connection()->db).troubles, IsEmpty());
}

}
