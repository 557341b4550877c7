// Who sits where on a game night, and how it stands: clerk club pair and standings.
#include "db/nights/nights.h"
#include "db/plays/plays.h"
#include "db/store/store.h"
#include "tests/app/cli/on_history.h"

#include <set>

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

/// A night whose timer runs, and what is played on it.
class ClubNight : public OnHistory {
protected:
    std::string night;
    int plays = 0;

    void SetUp() override {
        db::Nights nights{db::Store(file)};
        night = nights.add("2026-11-21", "Vienna");
        nights.start_timer(night, "2026-11-21T19:00:00Z");
    }
    /// The first is the winner, and so on.
    void play(const std::vector<std::string>& names) {
        const db::Store store(file);
        db::Play play;
        play.id = "aaaa0000-0000-4000-8000-00000000000" + std::to_string(plays);
        play.game = "Chess";
        play.played_at = "2026-11-21T19:0" + std::to_string(plays++) + ":00Z";
        for (const std::string& name : names) {
            const int rank = static_cast<int>(play.seats.size()) + 1;
            play.seats.push_back({"", name, {}, rank, rank == 1, {}});
        }
        db::Plays(store).import({play}, "test");
        db::Nights(store).put(play.id, night);
    }
    static std::set<std::string> names(const Json& seats) {
        std::set<std::string> all;
        for (const Json& seat : seats) all.insert(seat.at("name"));
        return all;
    }
};

}

TEST_F(ClubNight, SeatsThoseWhoHavePlayedSoThatNobodyMeetsAgain) {
    play({"Linda", "John"});
    play({"Anna", "Bert"});
    const Json pairing = answer({"club", "pair", "--tables", "2"});
    EXPECT_EQ(pairing.at("night"), night);
    EXPECT_THAT(names(pairing.at("tables").at(0)), ElementsAre("Anna", "Linda")) << "both have a point";
    EXPECT_THAT(names(pairing.at("tables").at(1)), ElementsAre("Bert", "John"));
    EXPECT_EQ(pairing.at("rematches"), 0);
    EXPECT_EQ(pairing.at("best"), true);
    EXPECT_EQ(on_file({"club", "pair", "--tables", "2"}).out, "Table 1: Anna and Linda\nTable 2: Bert and John\n");
}

TEST_F(ClubNight, TakesWhoComesAndLeavesOutWhoGoes) {
    play({"Linda", "John", "Anna"});
    const Json pairing = answer({"club", "pair", "--new", "Zoe", "--new", "Max", "--without", "John"});
    EXPECT_THAT(names(pairing.at("tables").at(0)), ElementsAre("Anna", "Linda", "Max", "Zoe"));
    EXPECT_EQ(answer({"club", "pair", "--without", "Nobody"}, 1).at("error").at("message"),
              "There is no player Nobody; clerk history players lists those there are.");
    const Json named = answer({"club", "pair", "--night", "2026-11-21", "linda"});
    EXPECT_EQ(names(named.at("tables").at(0)).size(), 3u) << "who is here already is not here twice";
}

TEST_F(ClubNight, ANameInBracketsIsThatOfOnePerson) {
    play({"Gast", "[Gast]", "[a,b]"});
    const Arguments all_but_one{"club", "pair", "[Gast]", "[a,b]", "--without", "Gast"};
    EXPECT_THAT(names(answer(all_but_one).at("tables").at(0)), ElementsAre("[Gast]", "[a,b]"));
    EXPECT_THAT(on_file({"club", "pair", "[Bert]"}).err, HasSubstr("There is no player [Bert];"));
}

TEST_F(ClubNight, SeatsAsManyAsTheGameTakesWhereTheTablesAreFew) {
    const Arguments six{"club",  "pair", "--new", "Ann", "--new", "Bob", "--new",    "Cid",
                        "--new", "Dan",  "--new", "Eve", "--new", "Fay", "--tables", "1"};
    Arguments alhambra = six;
    alhambra.insert(alhambra.end(), {"--game", "Alhambra"});
    EXPECT_EQ(answer(alhambra).at("tables").at(0).size(), 6u);
    const Json four = answer(six);
    EXPECT_EQ(four.at("tables").at(0).size(), 4u);
    EXPECT_EQ(four.at("sitting_out").size(), 2u);
    EXPECT_THAT(on_file(six).out, HasSubstr("\nSitting out: "));
}

TEST_F(ClubNight, SaysWhyNobodyCanBeSeated) {
    EXPECT_EQ(on_file({"club", "pair"}).status, 1);
    EXPECT_THAT(on_file({"club", "pair", "--new", "Zoe"}).err, HasSubstr("There is 1 person here"));
    const std::string night_is_over = "2026-11-21T23:00:00Z";
    db::Nights(db::Store(file)).pause_timer(night, night_is_over);
    EXPECT_THAT(on_file({"club", "pair"}).err, HasSubstr("No game night is under way"));
    EXPECT_THAT(on_file({"club", "standings", "1999-01-01"}).err, HasSubstr("There is no game night 1999-01-01."));
    for (const char* tables : {"0", "1001", "0x2", "+2", "2 ", ""})
        EXPECT_EQ(on_file({"club", "pair", "--tables", tables}).status, 2) << tables;
}

TEST_F(ClubNight, StandsByThePointsOfAllTables) {
    EXPECT_EQ(on_file({"club", "standings"}).status, 1) << "nothing was played";
    play({"Linda", "John", "Anna"});
    play({"John", "Anna"});
    const Json standings = answer({"club", "standings"}).at("standings");
    ASSERT_EQ(standings.size(), 3u);
    EXPECT_EQ(standings.at(0).at("name"), "John");
    EXPECT_EQ(standings.at(0).at("points"), 1.5);
    EXPECT_EQ(standings.at(1).at("name"), "Linda");
    EXPECT_EQ(standings.at(2).at("rank"), 3);
    EXPECT_THAT(on_file({"club", "standings", "2026-11-21"}).out, HasSubstr("John"));
}

TEST_F(ClubNight, ShowsAHostileNameHarmless) {
    play({"\x1b[2J\nLinda", "John"});
    EXPECT_THAT(on_file({"club", "pair"}).out, testing::Not(HasSubstr("\x1b")));
    EXPECT_THAT(on_file({"club", "standings"}).out, testing::Not(HasSubstr("\x1b")));
}

}
