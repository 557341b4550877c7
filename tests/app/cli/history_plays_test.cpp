// The commands on plays and players: clerk history list, show, players, stats, leaderboard, export, import.
#include "db/imports/imports.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "db/store/store.h"
#include "tests/app/cli/on_history.h"
#include "tests/app/cli/records.h"
#include "tests/app/cli/terminal.h"

#include <algorithm>
#include <map>

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

namespace clerk::tests {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

namespace {

constexpr const char* hostile = "\x1b[31m\xE2\x80\xAEred\nnext";

db::Play chess(int number, const std::string& winner, const std::string& loser) {
    db::Play play;
    play.id = "aaaa0000-0000-4000-8000-00000000000" + std::to_string(number);
    play.game = "Chess";
    play.played_at = "2026-11-2" + std::to_string(number) + "T19:00:00Z";
    play.place = "Basel";
    play.notes = "Long.";
    play.seats = {{"", winner, 2, 1, true, {{"wins", 2}}}, {"", loser, 1, 2, false, {{"wins", 1}}}};
    return play;
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    text.replace(text.find(what), what.size(), with);
    return text;
}

const std::string second = replaced(tie(), "000000000001", "000000000002");

/// Four plays of chess and one game of ours; one does not count.
class HistoryPlays : public OnHistory {
protected:
    const std::string record = folder.file("tie.clerk.json", tie());

    void SetUp() override {
        const db::Store store(file);
        db::Plays plays(store);
        plays.import({chess(1, "Linda", "John"), chess(2, "Linda", "John"), chess(3, "John", "Linda"),
                      chess(4, hostile, "John")},
                     "test");
        plays.set_counted(chess(2, "", "").id, false);
        ASSERT_EQ(on_file({"history", "import", record}).status, 0);
    }

    /// The first and the last characters of their ids.
    std::vector<std::string> listed(Arguments options) const {
        options.insert(options.begin(), {"history", "list"});
        options.push_back("--json");
        const Json answered = on_file(options).json();
        std::vector<std::string> ids;
        for (const Json& play : answered["plays"])
            ids.push_back(play["id"].get<std::string>().substr(0, 8) + play["id"].get<std::string>().substr(35));
        return ids;
    }
};

}

TEST_F(HistoryPlays, AreListedTheNewestFirst) {
    EXPECT_THAT(listed({}), ElementsAre("aaaa00004", "aaaa00003", "aaaa00001", "018f6d2e1"));
    EXPECT_THAT(listed({"--all"}), ElementsAre("aaaa00004", "aaaa00003", "aaaa00002", "aaaa00001", "018f6d2e1"));
    EXPECT_THAT(listed({"--limit", "2"}), ElementsAre("aaaa00004", "aaaa00003"));
    EXPECT_THAT(listed({"--limit", "0"}).size(), 4U);
    EXPECT_THAT(listed({"--game", "chess"}), IsEmpty());
    EXPECT_THAT(listed({"--game", "Chess", "--player", "Linda"}), ElementsAre("aaaa00003", "aaaa00001"));
    EXPECT_THAT(listed({"--game", "Babylon"}), ElementsAre("018f6d2e1")) << "by the name of the game";
    EXPECT_THAT(listed({"--bin"}), IsEmpty());
    db::Plays(db::Store(file)).remove(chess(3, "", "").id);
    EXPECT_THAT(listed({"--bin"}), ElementsAre("aaaa00003"));
    EXPECT_EQ(answer({"history", "list", "--limit", "1"})["total"], 3);
    EXPECT_EQ(on_file({"history", "list", "--game", "Go"}).status, 1);
    EXPECT_EQ(on_file({"history", "list", "--limit", "-1"}).status, 2);
    // CLI11 2.1.2 itself reads an empty text as 0, refuses 08, and takes 010 for eight.
    for (const char* none : {"", " ", "0x2", "2.0", "+2"})
        EXPECT_EQ(on_file({"history", "list", "--limit", none}).status, 2) << none;
    EXPECT_EQ(on_file({"history", "list", "--limit="}).status, 2);
    EXPECT_THAT(listed({"--limit", "02"}).size(), 2U);
    EXPECT_EQ(listed({"--limit", "08"}), listed({"--limit", "8"}));
    EXPECT_LT(on_file({"history", "list", "--limit", "-1"}).err.size(), 150U);
}

TEST_F(HistoryPlays, NumbersAreReadInTens) {
    EXPECT_EQ(listed({"--limit", "02"}).size(), 2U);
    EXPECT_EQ(listed({"--limit", "010", "--all"}).size(), 5U);
    EXPECT_THAT(on_file({"history", "import", "--undo", "010"}).err, HasSubstr("There is no import 10."));
    for (const char* number : {"0x2", "+2", "-2", "2.0", " 2", "2 ", "", "two", "true", "99999999999999999999"}) {
        const std::string why = ": Value " + std::string(number) + " not in range";
        EXPECT_THAT(on_file({"history", "list", "--limit", number}).err, HasSubstr("--limit" + why));
        EXPECT_THAT(on_file({"history", "import", "--undo", number}).err, HasSubstr("--undo" + why));
    }
    const std::int64_t last = db::past_imports(db::Store(file)).front().id;
    EXPECT_EQ(answer({"history", "import", "--undo", "0" + std::to_string(last)})["undone"], last);
}

TEST_F(HistoryPlays, AreListedForPeople) {
    const Outcome outcome = on_file({"history", "list", "--limit", "2", "--all", "--player", "Linda"});
    EXPECT_EQ(outcome.status, 0);
    const auto told = lines(outcome.out);
    ASSERT_EQ(told.size(), 5U);
    EXPECT_THAT(told[1], AllOf(StartsWith("aaaa0000-0000-4000-8000-000000000003"), HasSubstr("Chess"),
                               HasSubstr("John 2, Linda 1")));
    EXPECT_THAT(told[2], HasSubstr("not counted"));
    EXPECT_THAT(told[4], HasSubstr("2 of 4 plays"));
}

TEST_F(HistoryPlays, AreListedInJsonOnOneLine) {
    for (const Arguments& command : {Arguments{"history", "list", "--json"},
                                     {"history", "list", "--bin", "--json"},
                                     {"history", "players", "--json"},
                                     {"history", "leaderboard", "--json"},
                                     {"history", "leaderboard", "--game", "Go", "--json"}}) {
        const Outcome outcome = on_file(command);
        std::string plain = outcome.json().dump() + "\n";
        const std::string turned = "\u202e"; // no terminal is to obey it
        for (std::size_t at = 0; (at = plain.find(turned, at)) != std::string::npos;)
            plain.replace(at, turned.size(), "\\u202e");
        EXPECT_EQ(outcome.out, plain);
    }
    EXPECT_EQ(on_file({"history", "list", "--bin", "--json"}).out, "{\"total\":0,\"plays\":[]}\n");
}

/// However much of it could be read before.
TEST_F(HistoryPlays, WhatCannotBeReadIsToldAndNothingElse) {
    std::int64_t page = 0;
    {
        SQLite::Database db(file, SQLite::OPEN_READWRITE);
        page = db.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'play_category'").getInt64();
    }
    std::string bytes = contents(file);
    bytes.replace(static_cast<std::size_t>(4096 * (page - 1)), 4096, 4096, 'Z');
    folder.file("history.db", bytes);
    const Outcome refused = on_file({"history", "list", "--json"});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.json()["error"]["message"].get<std::string>(), HasSubstr("damaged"));
    for (const std::string& name : {std::string("-"), folder.path("plays.csv")}) {
        const Outcome none = on_file({"history", "export", "--csv", name});
        EXPECT_EQ(none.status, 2);
        EXPECT_THAT(none.err, HasSubstr("damaged"));
        EXPECT_EQ(none.out, "");
    }
    EXPECT_FALSE(std::filesystem::exists(folder.path("plays.csv")));
    EXPECT_FALSE(std::filesystem::exists(folder.path("plays.csv.part")));
}

TEST_F(HistoryPlays, ThoseThatDoNotCountAreToldFromThoseThatAreNot) {
    EXPECT_THAT(on_file({"history", "list", "--player", "Linda"}).out,
                HasSubstr("\n1 more is open or does not count; --all shows it.\n"));
    EXPECT_THAT(on_file({"history", "list", "--player", hostile}).out, Not(HasSubstr("--all")));
    db::Plays(db::Store(file)).set_counted(chess(4, "", "").id, false);
    const Outcome none_counts = on_file({"history", "list", "--player", hostile});
    EXPECT_EQ(none_counts.out, "There is 1 such play, but it is open or does not count; --all shows it.\n");
    EXPECT_EQ(none_counts.status, 1);
    EXPECT_EQ(on_file({"history", "list", "--player", hostile, "--all"}).status, 0);
    EXPECT_EQ(on_file({"history", "list", "--player", hostile, "--game", "Go"}).out, "There is no such play.\n");
    EXPECT_EQ(on_file({"history", "list", "--bin"}).out, "There is no such play.\n") << "the bin has no others";
}

TEST_F(HistoryPlays, OneIsShownByTheBeginningOfItsId) {
    const Json play = answer({"history", "show", "018"});
    EXPECT_EQ(play["game"], "babylon");
    EXPECT_EQ(play["record"], true);
    EXPECT_EQ(play["players"][1]["winner"], true);
    EXPECT_FALSE(play["players"][0]["categories"].empty());
    EXPECT_EQ(answer({"history", "show", "aaaa"}, 1)["error"]["path"], "");
    EXPECT_THAT(on_file({"history", "show", "aaaa"}).err, HasSubstr("aaaa0000-0000-4000-8000-000000000002"));
    EXPECT_THAT(on_file({"history", "show", "x%\x1b"}).err,
                AllOf(HasSubstr("There is no play x%"), Not(HasSubstr("\x1b"))));
    EXPECT_EQ(on_file({"history", "show"}).status, 2);
    EXPECT_EQ(play["variant"], "final") << "for programs";
    EXPECT_THAT(on_file({"history", "show", "018"}).out,
                AllOf(testing::ContainsRegex("Variant +The end only"), Not(HasSubstr("final"))));
    const Outcome told = on_file({"history", "show", chess(1, "", "").id});
    for (const char* word : {"Chess", "Linda", "Basel", "wins", "Long.", "Won by Linda."})
        EXPECT_THAT(told.out, HasSubstr(word));
}

TEST_F(HistoryPlays, NoNameReachesTheScreenAsItCame) {
    for (const Arguments& command : {Arguments{"history", "list"},
                                     {"history", "show", "aaaa0000-0000-4000-8000-000000000004"},
                                     {"history", "players"},
                                     {"history", "leaderboard"},
                                     {"history", "stats", "John"},
                                     {"history", "stats", hostile},
                                     {"history", "stats", "redd\x1b"}})
        for (const bool in_json : {false, true}) {
            Arguments words = command;
            if (in_json) words.emplace_back("--json");
            const Outcome outcome = on_file(words);
            EXPECT_THAT(outcome.out + outcome.err,
                        AllOf(Not(HasSubstr("\x1b")), Not(HasSubstr("\xE2\x80\xAE")), Not(HasSubstr("\nnext"))))
                << command[1];
        }
}

TEST_F(HistoryPlays, PlayersAndTheLeaderboardAddUp) {
    const Json players = answer({"history", "players"})["players"];
    ASSERT_EQ(players.size(), 4U);
    EXPECT_EQ(players[1]["name"], "John");
    EXPECT_EQ(players[1]["plays"], 3);
    EXPECT_EQ(players[1]["wins"], 1);
    const Json leaders = answer({"history", "leaderboard", "--game", "Chess"})["players"];
    ASSERT_EQ(leaders.size(), 3U);
    EXPECT_EQ(leaders[0]["wins"], 1);
    EXPECT_EQ(leaders[2]["name"], "John") << "of the same wins most plays last";
    EXPECT_EQ(leaders[2]["expected_wins"], 1.5);
    EXPECT_THAT(on_file({"history", "leaderboard"}).out, AllOf(HasSubstr("Linda"), HasSubstr("By chance")));
    EXPECT_EQ(on_file({"history", "leaderboard", "--game", "Go"}).status, 1);
}

/// A game against the game, won and lost, in two files that are one import.
TEST_F(HistoryPlays, PlaysAgainstTheGameStandByThemselves) {
    const auto plague = [&](const std::string& number, const std::string& winner) {
        return folder.file(
            "plague-" + number + ".json",
            R"({"players":[{"id":1,"name":"Linda"},{"id":2,"name":"John"}],"games":[{"id":1,"name":"Plague",)"
            R"("cooperative":true}],"plays":[{"uuid":"5e0c2f7e-0007-4000-8000-00000000000)" +
                number + R"(","playDate":"2021-07-0)" + number + R"( 10:00:00","gameRefId":1,"playerScores":[)" +
                R"({"playerRefId":1,"role":"Medic","winner":)" + winner + R"(},{"playerRefId":2,"winner":)" + winner +
                "}]}]}");
    };
    EXPECT_EQ(answer({"history", "import", plague("1", "true"), plague("2", "false")})["new"], 2);
    EXPECT_EQ(answer({"history", "stats", "Linda"})["total"]["plays"], 3) << "as before";
    EXPECT_EQ(answer({"history", "stats", "Linda"})["together"], (Json{{"plays", 2}, {"wins", 1}}));
    EXPECT_THAT(on_file({"history", "leaderboard"}).out, AllOf(HasSubstr("Won against the game"), HasSubstr("1 of 2")));
    EXPECT_EQ(answer({"history", "leaderboard", "--game", "Plague"})["players"][0]["wins"], 1);
    const Json plays = answer({"history", "list", "--game", "Plague"})["plays"];
    EXPECT_EQ(plays[0]["played_at"], "2021-07-02") << "a day is the same everywhere";
    EXPECT_EQ(plays[0]["cooperative"], true);
    EXPECT_EQ(plays[0]["players"][0]["role"], "Medic");
    EXPECT_THAT(on_file({"history", "show", "5e0c2f7e-0007-4000-8000-000000000002"}).out,
                AllOf(HasSubstr("together against the game"), HasSubstr("lost together"), HasSubstr("Medic")));
}

/// A play of a game for its number, won by the first; points as they stand in the file.
std::string play_of(const std::string& number, const std::string& game, const std::string& linda,
                    const std::string& john) {
    return R"({"uuid":"5e0c2f7e-0008-4000-8000-00000000000)" + number + R"(","playDate":"2021-07-0)" + number +
           R"( 20:15:30","gameRefId":)" + game +
           R"(,"playerScores":[{"playerRefId":1,"rank":1,"winner":true,"score":)" + linda +
           R"(},{"playerRefId":2,"rank":2,"score":)" + john + "}]}";
}

/// As people write them: a sum whose last sign was left, decimals, as many as 64 bits hold.
TEST_F(HistoryPlays, PointsAreTakenAsTheyWereWritten) {
    const std::string export_of_bgstats = folder.file(
        "points.json",
        R"({"players":[{"id":1,"name":"Linda"},{"id":2,"name":"John"}],"games":[{"id":1,"name":"Stocks"},{"id":2,)"
        R"("name":"Rally","highestWins":false}],"plays":[)" +
            play_of("1", "1", "\"8+2+10+4+\"", "\"0--9\"") + "," + play_of("2", "1", "9223372036854775807", "2400000") +
            "," + play_of("3", "1", "\"6.+8\"", "null") + "," + play_of("4", "1", "45.0", "\"won on time\"") + "," +
            play_of("5", "2", "\"3.44\"", "\"4,13\"") + "," + play_of("6", "2", "3.5", "\"1,000\"") + "]}");
    const Json preview = answer({"history", "import", "--dry-run", export_of_bgstats});
    ASSERT_EQ(preview["unread_points"].size(), 2U);
    EXPECT_EQ(preview["unread_points"][0]["text"], "won on time");
    EXPECT_EQ(preview["unread_points"][1]["text"], "1,000") << "one, or a thousand";
    EXPECT_THAT(on_file({"history", "import", "--dry-run", export_of_bgstats}).out,
                AllOf(HasSubstr("cannot be read as points"), HasSubstr("John: won on time"), HasSubstr("John: 1,000")));
    ASSERT_EQ(answer({"history", "import", export_of_bgstats})["new"], 6);

    const auto scores = [&](const char* game) {
        std::string all;
        const Json listed = answer({"history", "list", "--game", game});
        for (const Json& play : listed["plays"])
            for (const Json& seat : play["players"]) all += seat["score"].dump() + ' ';
        return all;
    };
    EXPECT_EQ(scores("Stocks"), "45 null 14 null 9223372036854775807 2400000 24 9 ");
    EXPECT_EQ(scores("Rally"), "3.5 null 3.44 4.13 ");
    const Json rally = answer({"history", "stats", "Linda", "--game", "Rally"})["total"];
    EXPECT_EQ(rally["best"].dump(), "3.44");
    EXPECT_EQ(rally["points"].dump(), "6.94");
    const Json stocks = answer({"history", "leaderboard", "--game", "Stocks"})["players"];
    EXPECT_EQ(stocks[0]["points"], nullptr) << "64 bits do not hold what they come to";
    EXPECT_EQ(stocks[1]["points"], 2'400'009);

    EXPECT_THAT(on_file({"history", "list", "--game", "Rally"}).out, HasSubstr("Linda 3.44, John 4.13"));
    const std::string german = clerk({"history", "list", "--game", "Rally", "--db", file}, "", "de_DE.UTF-8").out;
    EXPECT_THAT(german, HasSubstr("Linda 3,44, John 4,13"));
    EXPECT_THAT(on_file({"history", "export", "--csv", "-"}).out,
                AllOf(HasSubstr(",3.44,"), HasSubstr(",9223372036854775807,"), HasSubstr(",24,")));
    EXPECT_EQ(on_file({"history", "export", "--bgsplay", "5e0c", "-"}).status, 1);
    const std::string again = folder.path("again.bgsplay");
    const std::string play = answer({"history", "list", "--game", "Rally"})["plays"][1]["id"];
    ASSERT_EQ(on_file({"history", "export", "--bgsplay", play, again}).status, 0);
    EXPECT_THAT(contents(again), AllOf(HasSubstr("\"3.44\""), HasSubstr("\"4.13\"")));
}

TEST_F(HistoryPlays, APlayerHasAPage) {
    const Json page = answer({"history", "stats", "Linda"});
    EXPECT_EQ(page["total"]["plays"], 3);
    EXPECT_EQ(page["by_game"].size(), 2U);
    EXPECT_EQ(page["rivals"][0]["name"], "John");
    EXPECT_EQ(page["rivals"][0]["ahead"], 1);
    EXPECT_EQ(page["longest_streak"], 1);
    EXPECT_EQ(answer({"history", "stats", "linda", "--game", "Chess"})["total"]["plays"], 2) << "in other letters";
    EXPECT_EQ(on_file({"history", "stats", "Linda", "--game", "Go"}).status, 1);
    const std::string told = on_file({"history", "stats", "Linda"}).out;
    for (const char* word : {"All plays", "By game", "Chess", "Babylon: The end only", "wins", "Wins in a row", "John"})
        EXPECT_THAT(told, HasSubstr(word));
    EXPECT_THAT(told, Not(HasSubstr("final")));
}

TEST_F(HistoryPlays, TheCategoriesOfAPlayerAreInTheOrderOfTheScoreSheet) {
    std::vector<std::string> ids;
    const Json page = answer({"history", "stats", "Linda", "--game", "Babylon"});
    for (const Json& one : page["categories"]) ids.push_back(one["category"]);
    EXPECT_THAT(ids,
                ElementsAre("statues", "fountains", "bridges", "stairs", "variety", "flowers", "gazebos", "height"));
    const std::string told = on_file({"history", "stats", "Linda"}).out;
    std::size_t place = 0;
    for (const char* word : {"Statues", "Fountains", "Bridges", "Stairs", "Height points"}) {
        EXPECT_GT(told.find(word), place) << word;
        place = told.find(word);
    }
    EXPECT_NE(place, std::string::npos);
}

/// Three finished palaces; a tile of Linda's at each scoring, but for the first of which only points are known, if so.
std::string palaces_of(int number, bool typed) {
    const std::string drawn = R"({"palaces":[[{"tile":"blue-8-0","at":"1,0"}],[],[]]})";
    return R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-00000000001)" +
           std::to_string(number) + R"(","game":"alhambra","started_at":"2026-11-20T19:30:00Z","depth":"final",)" +
           R"("players":[{"name":"Linda"},{"name":"John"},{"name":"Mary"}],"rounds":[)" +
           (typed ? R"({"points":[90,60,30]})" : drawn) + "," + drawn + "," + drawn + "]}";
}

TEST_F(HistoryPlays, PointsOfUnknownCategoriesAreInNoAverageByCategory) {
    const std::string drawn = folder.file("drawn.clerk.json", palaces_of(1, false)),
                      typed = folder.file("typed.clerk.json", palaces_of(2, true));
    ASSERT_EQ(on_file({"history", "import", drawn}).status, 0);
    const Json known = answer({"history", "stats", "Linda", "--game", "Alhambra"})["categories"];
    EXPECT_EQ(known[0]["category"], "blue");
    EXPECT_EQ(known[0]["points"], 1 + 8 + 16);
    ASSERT_EQ(on_file({"history", "import", typed}).status, 0);
    const Json page = answer({"history", "stats", "Linda", "--game", "Alhambra"});
    EXPECT_EQ(page["total"]["points"], 25 + 90 + 8 + 16) << "the points are known";
    EXPECT_EQ(page["categories"], known);
    EXPECT_THAT(on_file({"history", "stats", "Linda", "--game", "Alhambra"}).out, Not(HasSubstr("Entered as points")));
}

TEST_F(HistoryPlays, AnUnknownNameGetsTheNearestAndAnUnclearOneAllOfThem) {
    const Outcome unknown = on_file({"history", "stats", "Lynda"});
    EXPECT_EQ(unknown.status, 1);
    EXPECT_EQ(unknown.err, "clerk: There is no player Lynda; the nearest: Linda.\n");
    EXPECT_EQ(answer({"history", "stats", "Lynda"}, 1)["error"]["people"][0]["name"], "Linda");
    EXPECT_THAT(on_file({"history", "list", "--player", "Wolfgang"}).err, HasSubstr("clerk history players"));

    const std::string john = answer({"history", "stats", "John"})["id"];
    db::People(db::Store(file)).rename(john, "Linda");
    const Outcome unclear = on_file({"history", "stats", "Linda"});
    EXPECT_EQ(unclear.status, 1);
    EXPECT_THAT(unclear.err, HasSubstr(john));
    EXPECT_EQ(answer({"history", "stats", "Linda"}, 1)["error"]["people"].size(), 2U);
    EXPECT_EQ(answer({"history", "stats", john})["total"]["plays"], 3) << "the id tells";
}

class HistoryFiles : public HistoryPlays {};

TEST_F(HistoryFiles, RecordsComeBackAsTheyWent) {
    const std::string name = folder.path("games.ndjson");
    EXPECT_EQ(answer({"history", "export", "--records", name})["plays"], 1);
    EXPECT_EQ(clerk({"check", "--lines", name}).status, 0);
    EXPECT_EQ(on_file({"history", "export", "--records", "-"}).out, contents(name));
    const std::string other = folder.path("other.db");
    const Outcome brought = clerk({"history", "import", name, "--db", other});
    EXPECT_EQ(brought.status, 0);
    EXPECT_THAT(brought.out, HasSubstr("--undo 1"));
    EXPECT_EQ(clerk({"history", "export", "--records", "-", "--db", other}).out, contents(name));
    EXPECT_EQ(clerk({"history", "stats", "Linda", "--json", "--db", other}).json()["total"]["plays"], 1)
        << "with its result";
}

TEST_F(HistoryFiles, APlayForBgStatsIsKnownAgain) {
    const std::string name = folder.path("tie.bgsplay");
    EXPECT_EQ(on_file({"history", "export", "--bgsplay", "018f", name}).status, 0);
    EXPECT_EQ(answer({"history", "import", name})["known"], 1);
    EXPECT_EQ(on_file({"history", "export", "--bgsplay", "nothing", name}).status, 1);
}

TEST_F(HistoryFiles, ANameInBracketsIsThatOfOneFile) {
    const std::string letter = folder.file("o", "Dear Linda,");
    const std::string command = "cd " + folder.path("") + " && " CLERK " history export --force --db " + file;
    EXPECT_EQ(run("sh", {"-c", command + " --bgsplay 018f '[o]'"}).status, 0);
    EXPECT_TRUE(std::filesystem::exists(folder.path("[o]")));
    EXPECT_EQ(run("sh", {"-c", command + " --bgsplay='[018f,o]'"}).status, 2);
    EXPECT_EQ(contents(letter), "Dear Linda,");
    EXPECT_EQ(on_file({"history", "export", "--bgsplay", "018f", folder.path("a"), folder.path("b")}).status, 2);
}

TEST_F(HistoryFiles, ATableHasEveryPlay) {
    const Outcome table = on_file({"history", "export", "--csv", "-"});
    EXPECT_EQ(table.status, 0);
    EXPECT_THAT(table.out, AllOf(HasSubstr("Chess"), HasSubstr("babylon,1,The end only,"),
                                 HasSubstr("aaaa0000-0000-4000-8000-000000000002")));
}

TEST_F(HistoryFiles, OnATerminalNoNameIsObeyed) {
    for (const Arguments& what : {Arguments{"--csv", "-"}, {"--bgsplay", chess(4, "", "").id, "-"}}) {
        Arguments words{"history", "export"};
        words.insert(words.end(), what.begin(), what.end());
        words.insert(words.end(), {"--db", file});
        Terminal terminal(words);
        EXPECT_EQ(terminal.end(), 0);
        EXPECT_THAT(terminal.shown(), AllOf(HasSubstr("\xEF\xBF\xBDred"), HasSubstr("John"), Not(HasSubstr("\x1b")),
                                            Not(HasSubstr("\xE2\x80\xAE"))));
    }
    EXPECT_THAT(on_file({"history", "export", "--csv", "-"}).out, HasSubstr("\x1b[31m\xE2\x80\xAEred\nnext"))
        << "to a program, as it is";
}

TEST_F(HistoryFiles, NothingIsReplacedWithoutForce) {
    const std::string letter = folder.file("letter.txt", "Dear Linda,");
    const Outcome refused = on_file({"history", "export", "--csv", letter});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, HasSubstr("--force"));
    EXPECT_EQ(contents(letter), "Dear Linda,");
    EXPECT_EQ(on_file({"history", "export", "--csv", letter, "--force"}).status, 0);
    EXPECT_THAT(contents(letter), HasSubstr("Chess"));
    EXPECT_EQ(on_file({"history", "export", "--csv", folder.path("no/where.csv")}).status, 2);
    EXPECT_EQ(on_file({"history", "export", "--csv", folder.path(""), "--force"}).status, 2);
    EXPECT_EQ(on_file({"history", "export", "--csv", "/dev/full", "--force"}).status, 2);
    EXPECT_EQ(on_file({"history", "export"}).status, 2);
    EXPECT_EQ(on_file({"history", "export", "--csv", "-", "--records", "-"}).status, 2);
}

TEST_F(HistoryFiles, NoForceReplacesTheHistoryOrWhatBelongsToIt) {
    ASSERT_EQ(on_file({"history", "backup"}).status, 0);
    const std::string before = contents(file), mark = contents(file + "-mark");
    const std::string kept = std::filesystem::directory_iterator(folder.path("backups"))->path();
    for (const std::string& name : {file, file + "-mark", file + "-wal", kept, folder.path("backups/plays.csv")})
        for (const Arguments& force : {Arguments{}, Arguments{"--force"}}) {
            Arguments words = {"history", "export", "--csv", name};
            words.insert(words.end(), force.begin(), force.end());
            const Outcome refused = on_file(words);
            EXPECT_EQ(refused.status, 2) << name;
            EXPECT_THAT(refused.err, HasSubstr("belongs to a history")) << name;
        }
    EXPECT_TRUE(contents(file) == before);
    EXPECT_EQ(contents(file + "-mark"), mark);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path("backups")), {}), 1);
    EXPECT_FALSE(std::filesystem::exists(file + "-wal"));
}

TEST_F(HistoryFiles, AGameThatCannotBeReadDoesNotKeepTheOthersBack) {
    on_file({"history", "import", "-"}, second);
    const std::string name = folder.path("games.ndjson");
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("UPDATE game SET head = '[' WHERE id LIKE '%2'");
    EXPECT_EQ(on_file({"history", "export", "--records", name}).status, 1);
    EXPECT_EQ(lines(contents(name)).size(), 1U);
}

TEST_F(HistoryFiles, APreviewChangesNothing) {
    const std::string before = on_file({"history", "export", "--csv", "-"}).out;
    const Json preview = answer({"history", "import", "--dry-run", "-"}, 0, second);
    EXPECT_EQ(preview["new"], 1);
    EXPECT_EQ(preview["plays"][0]["arrival"], "new");
    EXPECT_EQ(preview["people"][0]["match"], "name");
    EXPECT_TRUE(preview["import"].is_null());
    EXPECT_EQ(on_file({"history", "export", "--csv", "-"}).out, before);
    const std::string nowhere = folder.path("nowhere.db");
    const Outcome first = clerk({"history", "import", "--dry-run", record, "--db", nowhere});
    EXPECT_EQ(first.status, 0) << first.err << "before there is a history, too";
    EXPECT_THAT(first.out, HasSubstr("Plays that are new: 1;"));
    for (const std::string& unfit : {folder.path("none.json"), folder.path(""), folder.file("unfit.json", "{}")})
        EXPECT_EQ(clerk({"history", "import", unfit, "--db", nowhere}).status, 2) << unfit;
    EXPECT_FALSE(std::filesystem::exists(nowhere));
}

TEST_F(HistoryFiles, APlayThatIsNotRightIsToldAndCanBeLeftOut) {
    const std::string name =
        folder.file("plays.xml", "<plays><play id='1' date='0000-00-00'><item name='Go'/></play>"
                                 "<play id='2' date='2026-08-04'><item name='Othello'/></play>"
                                 "<play id='3' date='2026-08-05'><item name='Hex'/></play></plays>");
    const Outcome refused = on_file({"history", "import", name});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, AllOf(HasSubstr("Nothing was brought in. Go, 0000-00-00, at /plays[1]/play[1]/@date"),
                                   HasSubstr("--leave-out-unreadable brings in the others without this play.")));
    EXPECT_EQ(answer({"history", "import", name}, 2)["error"]["path"], "/plays[1]/play[1]/@date");

    const Outcome preview = on_file({"history", "import", "--dry-run", name});
    EXPECT_EQ(preview.status, 1);
    EXPECT_THAT(preview.out,
                AllOf(HasSubstr("2026-08-04  Othello"), HasSubstr("These cannot be read and are left out:\n"
                                                                  "  Go, 0000-00-00, at /plays[1]")));
    const Json told = answer({"history", "import", "--dry-run", name}, 1);
    EXPECT_EQ(told["unreadable"][0]["play"], "Go, 0000-00-00");
    const std::string hex = told["plays"][1]["id"];

    const Arguments without{"history", "import", name, "--leave-out-unreadable", "--leave-out", hex.substr(0, 8)};
    const Json brought = answer(without);
    EXPECT_EQ(brought["plays"][1]["left_out"], true);
    EXPECT_EQ(on_file({"history", "list", "--game", "Othello"}).status, 0);
    EXPECT_EQ(on_file({"history", "list", "--game", "Hex", "--all"}).status, 1);
    EXPECT_EQ(on_file({"history", "import", name, "--leave-out-unreadable", "--leave-out", "none"}).status, 1);
    EXPECT_EQ(on_file({"history", "import", "--undo", "1", "--leave-out", hex}).status, 2);
}

TEST_F(HistoryFiles, OnlyThePlayThatIsMeantIsLeftOut) {
    std::string plays;
    for (int i = 0; i < 17; ++i)
        plays += "<play id='" + std::to_string(i) + "' date='2026-08-04'><item name='Hex'/></play>";
    const std::string name = folder.file("plays.xml", "<plays>" + plays + "</plays>");
    std::map<char, int> beginnings; // sixteen digits: two of the ids begin alike
    const Json preview = answer({"history", "import", "--dry-run", name});
    for (const Json& play : preview["plays"]) ++beginnings[play["id"].get<std::string>().front()];
    const auto several = std::ranges::find_if(beginnings, [](const auto& one) { return one.second > 1; });
    const Outcome refused = on_file({"history", "import", name, "--leave-out", std::string(1, several->first)});
    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.err, HasSubstr("Several plays begin with"));
    EXPECT_EQ(on_file({"history", "list", "--game", "Hex", "--all"}).status, 1);
}

TEST_F(HistoryFiles, AnImportIsTakenBack) {
    const std::string before = on_file({"history", "export", "--csv", "-"}).out;
    const Json import = answer({"history", "import", "-"}, 0, second)["import"];
    EXPECT_NE(on_file({"history", "export", "--csv", "-"}).out, before);
    const std::string number = import.dump();
    EXPECT_EQ(answer({"history", "import", "--undo", number})["undone"], import);
    EXPECT_EQ(on_file({"history", "export", "--csv", "-"}).out, before);
    EXPECT_EQ(on_file({"history", "import", "--undo", number}).status, 1);
    EXPECT_EQ(on_file({"history", "import"}).status, 2);
    EXPECT_EQ(on_file({"history", "import", record, "--undo", number}).status, 2);
}

TEST_F(HistoryFiles, AConflictIsToldAndStays) {
    const std::string other = replaced(tie(), R"("depth")", R"("notes":"\u001b[31mother","depth")");
    EXPECT_EQ(answer({"history", "import", "-"}, 1, other)["conflict"], 1);
    const Outcome told = on_file({"history", "import", "-"}, other);
    EXPECT_EQ(told.status, 1);
    EXPECT_THAT(told.out, AllOf(HasSubstr("018f6d2e-0000-4000-8000-000000000001"), Not(HasSubstr("\x1b"))));
    EXPECT_EQ(answer({"history", "show", "018f"})["notes"], "");
}

TEST_F(HistoryFiles, WhoIsWhoCanBeSaid) {
    const std::string lindy = replaced(second, "Linda", "Lindy");
    const Json brought = answer({"history", "import", "--match", "Lindy=Linda", "--match", "約翰=", "-"}, 0, lindy);
    EXPECT_EQ(brought["people"][0]["match"], "chosen");
    EXPECT_EQ(brought["people"][0]["to"]["name"], "Linda");
    EXPECT_EQ(answer({"history", "stats", "Linda"})["total"]["plays"], 4);
    EXPECT_EQ(on_file({"history", "stats", "約翰"}).status, 1) << "there are two now";
    EXPECT_EQ(on_file({"history", "import", "--match", "Lindy", "-"}, lindy).status, 2);
    EXPECT_EQ(on_file({"history", "import", "--match", "Carol=Linda", "-"}, lindy).status, 1);
    EXPECT_EQ(on_file({"history", "import", "--match", "Lindy=Carol", "-"}, lindy).status, 1);
}

TEST_F(HistoryFiles, ANameMayHoldTheSignThatMatches) {
    const std::string odd = replaced(second, "Linda", "=A=B");
    const Json brought = answer({"history", "import", "--dry-run", "--match", "=A=B=Linda", "-"}, 0, odd);
    EXPECT_EQ(brought["people"][0]["to"]["name"], "Linda");
    EXPECT_EQ(on_file({"history", "import", "--dry-run", "--match", "=A=Linda", "-"}, odd).status, 1);
}

TEST_F(HistoryFiles, WhatIsInTheBinIsSoughtThere) {
    const Json brought = answer({"history", "import", "-"}, 0, second);
    db::Plays(db::Store(file)).remove(brought["plays"][0]["id"]);
    EXPECT_THAT(on_file({"history", "import", "-"}, second).out,
                HasSubstr("One of these plays is in the bin; clerk history list --bin shows it."));
}

TEST_F(HistoryFiles, AFileThatIsTooLargeIsToldInWholeWords) {
    const std::string large = folder.file("large.json", "");
    std::filesystem::resize_file(large, (std::uintmax_t{64} << 20U) + 1);
    EXPECT_EQ(on_file({"history", "import", large}).err,
              "clerk: Nothing was brought in: expected at most 67108864 bytes, found more.\n");
}

/// 1e14 is kept as 100000000000000.0: what would be stored is longer than what was read.
TEST_F(HistoryFiles, ARecordThatWouldBeStoredTooLargeIsToldInWords) {
    const auto repeated = [](const std::string& one, int times) {
        std::string list = '[' + one;
        for (int more = 1; more < times; ++more) list += ',' + one;
        return list + ']';
    };
    const std::string large = repeated(repeated("1e14", 200), 100);
    std::string record = second;
    for (int key = 0; key < 25; ++key) record.insert(record.rfind('}'), ",\"k" + std::to_string(key) + "\":" + large);
    const Outcome outcome = on_file({"history", "import", folder.file("long.json", record)});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("expected at most 8388608 bytes, found "));
    EXPECT_THAT(outcome.err, Not(HasSubstr("expected(")));
}

TEST_F(HistoryFiles, WhatIsNoFileOfPlaysIsRefusedWithItsPlace) {
    for (const char* text : {"", "Dear Linda,", "{}", "<plays>", "\x1b[31m", R"({"format":"clerk-record"})"}) {
        const Outcome outcome = on_file({"history", "import", "-"}, text);
        EXPECT_EQ(outcome.status, 2) << text;
        EXPECT_THAT(outcome.err, AllOf(StartsWith("clerk: Nothing was brought in"), Not(HasSubstr("\x1b"))));
    }
    EXPECT_THAT(on_file({"history", "import", "-"}, tie() + "\n" + replaced(second, "babylon", "chess")).err,
                HasSubstr("Line 2, at /game"));
    EXPECT_THAT(on_file({"history", "import", "-"}, tie() + "\n" + second.substr(0, 150)).err,
                HasSubstr("Nothing was brought in. Line 2: expected JSON in UTF-8, found a fault at line "));
    EXPECT_THAT(on_file({"history", "import", "-"}, tie() + "\n" + std::string((8U << 20U) + 1, 'x')).err,
                HasSubstr("Nothing was brought in. Line 2: expected at most 8388608 bytes, found 8388609."));
    EXPECT_EQ(on_file({"history", "import", folder.path("nothing.json")}).status, 2);
    EXPECT_EQ(answer({"history", "import", "-"}, 2, "{}")["error"]["path"], "/plays");
}

}
