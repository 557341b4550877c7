// The check-up of plays, players, nights and what they add up to.
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "tests/db/check_up/check_up_fixture.h"

namespace {

using namespace clerk;
using namespace clerk::test;

class SpoiltPlay : public CheckUpTest {
protected:
    static std::string second(const std::string& column) { return " WHERE " + column + " = " + second_play; }
    void expect_each_mended(const std::string& table, const std::vector<std::string>& changes,
                            const std::string& condition, const Counters& expected) {
        for (const std::string& change : changes)
            expect_repaired(past_triggers("UPDATE " + table + " SET " + change + condition), expected);
    }
    std::map<std::string, db::ListedPlay> plays() const {
        const db::Store store(file);
        std::map<std::string, db::ListedPlay> found;
        for (auto& one : db::Plays(store).page({}, 0, 100)) found[one.play.id] = one;
        return found;
    }
};

TEST_F(SpoiltPlay, IsMadeAnewFromItsGame) {
    expect_each_mended("play",
                       {"game = 'chess'", "variant = 'full'", "rules_version = 9", "played_at = 0", "minutes = 7",
                        "place = 'Mars'", "notes = 'fun'", "waivers = 2", "aids = 1 - aids", "aids = 7", "finished = 0",
                        "finished = 8"},
                       second("rowid"), {{"play", 1}});
    expect_repaired("UPDATE play SET finished = 1 WHERE id = '" + test::uuid(1) + "'", {{"play", 1}});
}

TEST_F(SpoiltPlay, ThatIsLostIsThereAgain) {
    const auto before = plays();
    spoil(past_triggers("PRAGMA foreign_keys = ON; DELETE FROM play" + second("rowid")));
    expect_found_and_repaired({{"play", 1}});
    auto expected = before.at(test::uuid(2));
    expected.night = "";
    expected.play.modified_at = "1970-01-01T00:00:00.000Z";
    EXPECT_EQ(plays().at(test::uuid(2)), expected) << "older than a version of it that is whole";
    EXPECT_EQ(plays().size(), before.size());
}

TEST_F(SpoiltPlay, HasItsSeatsAgain) {
    const std::string third = "(SELECT rowid FROM play WHERE id = '" + test::uuid(3) + "')";
    expect_repaired("PRAGMA foreign_keys = ON; DELETE FROM play_seat WHERE number = 1 AND play = " + second_play,
                    {{"seats", 1}});
    expect_repaired("INSERT INTO play_seat SELECT play, 2, player, name, score, rank, winner, game, played_at, class,"
                    " '', '', 0 FROM play_seat WHERE number = 0 AND play = " +
                        second_play,
                    {{"seats", 1}});
    expect_repaired("UPDATE play_seat SET number = -1 WHERE number = 1 AND play = " + third, {{"seats", 1}});
}

TEST_F(SpoiltPlay, KeepsThePlayerOfASeatWithAWrongName) {
    {
        db::Store store(file);
        db::People(store).rename(id_of(store, "John"), "Jonathan");
    }
    sound = rows(file);
    expect_repaired("UPDATE play_seat SET name = 'Nobody' WHERE number = 1 AND play = " + second_play, {{"seats", 1}});
}

TEST_F(SpoiltPlay, HasTheFiguresOfItsResultAgain) {
    expect_each_mended("play_seat",
                       {"score = score + 1", "billionths = 5", "score = NULL", "rank = 7", "rank = NULL",
                        "winner = 1 - winner", "winner = 5", "game = 'chess'", "played_at = 0"},
                       second("play") + " AND number = 0", {{"figures", 1}});
    const std::string one = second("play") + " AND seat = 1 AND number = (SELECT max(number) FROM play_category" +
                            second("play") + " AND seat = 1)";
    expect_each_mended("play_category", {"points = points + 1", "billionths = 5", "category = 'pawns'"}, one,
                       {{"figures", 1}});
    expect_repaired("DELETE FROM play_category" + one, {{"figures", 1}});
    expect_repaired("INSERT INTO play_category VALUES (" + second_play + ", 0, 999, 'pawns', 1, 0)", {{"figures", 1}});
    expect_repaired("UPDATE play_seat SET score = 4, rank = 1 WHERE play = (SELECT rowid FROM play WHERE id = '" +
                        test::uuid(3) + "')",
                    {{"figures", 1}});
}

TEST_F(SpoiltPlay, CarriesNothingWrongOnIntoTheSummaries) {
    spoil("UPDATE play_seat SET score = 900" + second("play") + "; UPDATE tally SET points = 17, best = 2");
    expect_found_and_repaired({{"figures", 1}});
    EXPECT_TRUE(rows(file) == sound);
}

/// The sums are wrong with it, and explain nothing of it.
TEST_F(SpoiltPlay, FromElsewhereIsNamedBesideTheSums) {
    spoil("UPDATE play_seat SET score = 999 WHERE number = 0 AND play = (SELECT rowid FROM play WHERE game = 'chess')");
    EXPECT_EQ(troubles(), (Counters{{"content", 1}, {"tallies", 1}}));
    EXPECT_EQ(counted(repair(file, noon).now()), Counters{});
}

TEST_F(SpoiltPlay, WithManyTroublesIsMendedAtOnce) {
    spoil(past_triggers(
        "UPDATE player SET person = 1 WHERE name = 'Johnny'; UPDATE play SET waivers = 3, finished = 0;"
        "UPDATE play SET finished = 1 WHERE game = 'chess'; UPDATE play SET waivers = 0 WHERE game = 'chess';"
        "UPDATE play_seat SET winner = 3 WHERE game = 'babylon'; DELETE FROM standing; DELETE FROM tile_face;"
        "UPDATE game SET kind = 'chess'; UPDATE result SET sheet = '{}'"));
    EXPECT_EQ(counted(repair(file, noon).now()), Counters{});
    EXPECT_TRUE(rows(file) == sound);
}

TEST_F(SpoiltPlay, IsAddedUpAgain) {
    expect_each_mended("tally",
                       {"plays = plays + 1", "wins = wins + 1", "scored = 0", "points = points - 1", "best = best + 1",
                        "best = NULL", "best_play = 1", "best_play = NULL", "variant = 'full'", "class = class + 4",
                        "players = 9"},
                       " WHERE player = 1", {{"tallies", 1}});
    expect_each_mended("category_tally",
                       {"scored = scored + 1", "points = points + 1", "points_high = 1", "best = 99",
                        "best_billionths = 1", "category = 'x'"},
                       " WHERE player = 4", {{"tallies", 1}});
    expect_each_mended("rivalry", {"plays = plays + 1", "ahead = 9", "behind = 9", "level = 9", "other = 77"},
                       " WHERE player = 3", {{"tallies", 1}});
    expect_each_mended(
        "standing",
        {"plays = 0", "wins = 9", "expected = expected + 0.01", "scored = 9", "points = 9", "points_billionths = 9"},
        " WHERE player = 3", {{"tallies", 1}});
    expect_each_mended("play_count", {"plays = plays + 1", "plays = 0", "game = 'go'", "in_bin = 7"},
                       " WHERE game = 'chess'", {{"tallies", 1}});
    for (const char* table : {"tally", "category_tally", "rivalry", "standing"})
        for (const char* which : {"", " WHERE player = 3"})
            expect_repaired("DELETE FROM " + std::string(table) + which, {{"tallies", 1}});
    expect_repaired("DELETE FROM play_count", {{"tallies", 1}});
    expect_repaired("INSERT INTO standing VALUES ('chess', 77, 1, 1, 0.5, 1, 4, 0, 0, 0, 0)", {{"tallies", 1}});
}

TEST_F(SpoiltPlay, IsInItsPlaceInTheStreaks) {
    const auto streaks = [&] {
        db::Store store(file);
        const auto page = db::Statistics(store).player(id_of(store, "John"), {});
        return std::pair(page.streak, page.longest_streak);
    };
    const auto before = streaks();
    ASSERT_GT(before.second, 0);
    for (const char* change :
         {"UPDATE streak SET wins = wins + 1", "UPDATE streak SET longest = 9", "UPDATE streak SET played_at = 0",
          "UPDATE streak SET play = play + 1", "UPDATE streak SET game = 'go' WHERE game = 'chess'",
          "UPDATE streak SET left_out = 9 WHERE left_out = 3", "UPDATE streak SET person = 77 WHERE person = 2",
          "DELETE FROM streak WHERE left_out = 0 AND game = ''", "DELETE FROM streak WHERE left_out = 1"}) {
        expect_repaired(change, {{"tallies", 1}});
        EXPECT_EQ(streaks(), before) << change;
    }
    spoil("DELETE FROM streak");
    EXPECT_EQ(troubles(), Counters{}) << "they are made when they are asked for";
    EXPECT_EQ(streaks(), before);
}

TEST_F(SpoiltPlay, IsRated) {
    const auto ratings = [&] {
        const db::Store store(file);
        return std::pair(db::Ratings(store).list(""), db::Ratings(store).list("chess"));
    };
    const auto before = ratings();
    ASSERT_FALSE(before.second.empty());
    for (const char* change :
         {"UPDATE rating SET mu = mu + 0.1", "UPDATE rating SET sigma = 9 WHERE game = 'chess'",
          "UPDATE rating SET plays = 9 WHERE game = ''", "UPDATE rating SET person = 77 WHERE person = 2",
          "UPDATE rating SET game = 'go' WHERE game = 'chess'", "UPDATE rated SET played_at = 0",
          "DELETE FROM rating WHERE game = ''", "DELETE FROM rating", "DELETE FROM rated"}) {
        expect_repaired(change, {{"tallies", 1}});
        EXPECT_EQ(ratings(), before) << change;
    }
    spoil("DELETE FROM rating; DELETE FROM rated");
    EXPECT_EQ(troubles(), Counters{}) << "they are made when they are asked for";
    EXPECT_EQ(ratings(), before);
}

TEST_F(SpoiltPlay, IsRatedOnceWhereTheMarkOfTheRatingsIsLost) {
    const auto ratings = [&] { return db::Ratings(db::Store(file)).list(""); };
    const auto before = ratings();
    spoil("DELETE FROM rated");
    EXPECT_EQ(ratings(), before);
    spoil("DROP TABLE rated");
    expect_found_and_repaired({{"schema", 1}});
    EXPECT_EQ(ratings(), before);
}

TEST_F(SpoiltPlay, AgreesWithItsSeatsAndWithWhetherItCounts) {
    expect_each_mended("play", {"tallied = 0", "tallied = 5"}, second("rowid"), {{"tallies", 1}});
    expect_each_mended("play", {"tallied = 1"}, " WHERE id = '" + test::uuid(1) + "'", {{"tallies", 1}});
    expect_each_mended("play", {"players = 9", "players = 0"}, " WHERE id = '" + test::uuid(9) + "'", {{"tallies", 1}});
    expect_each_mended("play_seat", {"class = 3", "class = NULL", "game = 'go'", "played_at = 1"},
                       " WHERE number = 1 AND play = (SELECT rowid FROM play WHERE id = '" + test::uuid(9) + "')",
                       {{"tallies", 1}});
}

TEST_F(SpoiltPlay, CountsItsSeatsFromNought) {
    const std::string ninth = " AND play = (SELECT rowid FROM play WHERE id = '" + test::uuid(9) + "')";
    for (const std::string number : {"5", "-2"})
        expect_repaired("UPDATE play_seat SET number = " + number + " WHERE number = 1" + ninth +
                            "; UPDATE play_category SET seat = " + number + " WHERE seat = 1" + ninth,
                        {{"tallies", 1}});
    expect_repaired("UPDATE play_seat SET number = number + 3 WHERE number >= 0" + ninth +
                        "; UPDATE play_category SET seat = seat + 3 WHERE seat >= 0" + ninth,
                    {{"tallies", 1}});
}

TEST_F(SpoiltPlay, NamesThePersonOfAMergedEntryAgain) {
    expect_each_mended("player",
                       {"person = NULL", "person = 1", "person = 77", "merged_into = 'nobody'", "merged_into = id"},
                       " WHERE name = 'Johnny'", {{"player", 1}});
    expect_each_mended("player", {"person = 1"}, " WHERE name = 'Zoe'", {{"player", 1}});
}

TEST_F(SpoiltPlay, OfARingOfMergesIsOnePerson) {
    spoil("UPDATE player SET person = NULL, merged_into = (SELECT id FROM player AS other WHERE other.name ="
          " iif(player.name = 'John', 'Johnny', 'John')) WHERE name LIKE 'John%'");
    EXPECT_EQ(troubles(), (Counters{{"player", 1}}));
    const CheckUpReport report = repair(file, noon);
    EXPECT_EQ(counted(report.found), (Counters{{"player", 1}, {"content", 2}})) << "the merges are taken as they are";
    EXPECT_EQ(counted(report.now()), Counters{});
    const db::Store store(file);
    EXPECT_EQ(db::People(store).list().size(), 3U);
}

TEST_F(SpoiltPlay, HasAPlayerAgainWhoIsGone) {
    const auto before = plays();
    spoil("DELETE FROM player WHERE name = 'Zoe'");
    expect_found_and_repaired({{"player", 1}, {"missing", 1}});
    auto after = plays();
    for (const int number : {8, 9}) {
        auto& zoe = after.at(test::uuid(number)).play.seats.at(1);
        EXPECT_NE(zoe.player, "");
        zoe.player = before.at(test::uuid(number)).play.seats.at(1).player;
    }
    EXPECT_EQ(after, before);
}

/// The seats lead to one entry, whatever names they bear.
TEST_F(SpoiltPlay, HasAPlayerAgainWhoWasSeatedUnderTwoNames) {
    write("UPDATE play_seat SET name = 'Zoe the Great' WHERE name = 'Zoe' AND play ="
          " (SELECT rowid FROM play WHERE id = '" +
          test::uuid(9) + "')");
    const auto seats = [&](int number) { return plays().at(test::uuid(number)).play.seats.at(1); };
    spoil("DELETE FROM player WHERE name = 'Zoe'");
    expect_found_and_repaired({{"player", 1}, {"missing", 1}});
    EXPECT_EQ(seats(8).player, seats(9).player);
    EXPECT_EQ(seats(8).name, "Zoe");
    EXPECT_EQ(seats(9).name, "Zoe the Great");
}

TEST_F(SpoiltPlay, IsToldBesideOneThatIsMissing) {
    spoil(past_triggers("PRAGMA foreign_keys = ON; UPDATE play SET notes = 'fun'" + second("rowid") +
                        "; DELETE FROM play WHERE id = '" + test::uuid(9) + "'"));
    expect_found_and_repaired({{"play", 1}, {"missing", 1}});
    EXPECT_EQ(plays().size(), 4U);
}

TEST_F(SpoiltPlay, SeatsWhoBearsTheName) {
    expect_repaired("UPDATE play_seat SET player = 99 WHERE number = 1 AND play = " + second_play, {{"player", 1}});
}

TEST_F(SpoiltPlay, StaysWithoutTheNightOrTheImportThatIsGone) {
    auto expected = plays();
    spoil("DELETE FROM night");
    expect_found_and_repaired({{"orphan", 1}, {"missing", 1}});
    auto& without_night = expected.at(test::uuid(2));
    without_night.night = "";
    const std::string modified_at = plays().at(test::uuid(2)).play.modified_at;
    EXPECT_LT(modified_at, without_night.play.modified_at) << "it loses to a version that has its night";
    without_night.play.modified_at = modified_at;
    EXPECT_EQ(plays(), expected);
    spoil("DELETE FROM import");
    expect_found_and_repaired({{"orphan", 1}, {"missing", 1}});
    EXPECT_EQ(plays(), expected);
}

/// As a file from elsewhere may have it: until then it is in no figure.
TEST_F(SpoiltPlay, HasNoMoreSeatsThanCanBeEntered) {
    db::Play crowd = from_elsewhere(11, 3);
    for (int i = 2; i < 150; ++i)
        crowd.seats.push_back({.player = "", .name = "Guest " + std::to_string(i), .categories = {{"pawns", i}}});
    {
        const db::Store store(file);
        const auto leaders = db::Statistics(store).leaderboard("chess").size();
        db::Plays(store).import({crowd}, "elsewhere");
        EXPECT_EQ(db::Statistics(store).leaderboard("chess").size(), leaders);
    }
    expect_found_and_repaired({{"number", 1}});
    const auto seats = plays().at(crowd.id).play.seats;
    EXPECT_EQ(seats.size(), 100U);
    EXPECT_EQ(seats.back().categories, (std::vector<std::pair<std::string, Points>>{{"pawns", 99}}));
    EXPECT_EQ(rows(file).at("play_category").size(), sound.at("play_category").size() + 101U)
        << "the others went along";
    EXPECT_EQ(db::Statistics(db::Store(file)).leaderboard("chess").size(), 100U);
}

}
