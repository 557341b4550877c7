// A year in review, and who is hidden, as the commands show them: clerk history year, people and players.
#include "db/plays/plays.h"
#include "db/store/store.h"
#include "tests/app/cli/on_history.h"

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace {

constexpr const char* hostile = "<script>alert(\"1\")</script>&'\x1B[2J";

class HistoryYear : public OnHistory {
protected:
    HistoryYear() {
        add("2025-05-01", {{"Ann", 3}, {"Bob", 2}});
        add("2026-05-01", {{"Ann", 4}, {hostile, 9}});
        add("2026-05-02", {{"Ann", 7}, {"Bob", 2}});
    }
    void add(const std::string& day, const std::vector<std::pair<std::string, int>>& seats) {
        db::Play play;
        play.id = "aaaa0000-0000-4000-8000-00000000000" + std::to_string(++plays);
        play.game = day < "2026" ? "Chess" : "Go";
        play.played_at = day + "T12:00:00Z";
        for (const auto& [name, score] : seats)
            play.seats.push_back({.player = "", .name = name, .score = score, .winner = play.seats.empty()});
        db::Plays(db::Store(file)).import({play}, "test");
    }

    int plays = 0;
};

std::vector<std::string> names(const Json& people) {
    std::vector<std::string> names;
    for (const Json& one : people) names.push_back(one.at("name"));
    return names;
}

}

TEST_F(HistoryYear, IsTheLatestUnlessAnotherIsNamed) {
    const Json latest = answer({"history", "year"}), before = answer({"history", "year", "2025"});
    EXPECT_EQ(latest.at("year"), 2026);
    EXPECT_EQ(latest.at("plays"), 2);
    EXPECT_EQ(latest.at("days_in_a_row"), 2);
    EXPECT_EQ(latest.at("games").at(0).at("best_by"), hostile);
    EXPECT_EQ(latest.at("games").at(0).at("new"), true);
    EXPECT_EQ(before.at("plays"), 1);
    EXPECT_EQ(answer({"history", "year", "--player", "Bob"}).at("plays"), 1);
    EXPECT_EQ(on_file({"history", "year", "1999"}).status, 1);
    const std::string text = on_file({"history", "year"}).out;
    EXPECT_THAT(text, HasSubstr("2026 in review"));
    EXPECT_THAT(text, Not(HasSubstr("\x1B")));
    EXPECT_EQ(on_file({"history", "year", "MMXX"}).status, 2);
}

TEST_F(HistoryYear, IsOnePageInWhichNothingRunsOrComesFromElsewhere) {
    const std::string page = folder.path("year.html");
    EXPECT_EQ(on_file({"history", "year", "--html", page}).status, 0);
    const std::string html = contents(page);
    EXPECT_THAT(html, HasSubstr("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;'"));
    for (const char* never : {"<script", "src=", "href=", "url(", "@import", "\x1B"})
        EXPECT_THAT(html, Not(HasSubstr(never)));
    for (std::size_t at = html.find("http"); at != std::string::npos; at = html.find("http", at + 1))
        EXPECT_TRUE(html.substr(at).starts_with("http://www.w3.org/") || html.substr(at).starts_with("http-equiv"))
            << html.substr(at, 60);
    EXPECT_EQ(run("xmllint", {"--noout", page}).err, "") << "it is XML too";
    EXPECT_EQ(on_file({"history", "year", "--html", page}).status, 2) << "it is there already";
    EXPECT_EQ(on_file({"history", "year", "2025", "--html", page, "--force"}).status, 0);
    EXPECT_THAT(contents(page), Not(HasSubstr("alert")));
    EXPECT_THAT(on_file({"history", "year", "--html", "-"}).out, HasSubstr("<title>2026 in review</title>"));
}

TEST_F(HistoryYear, PlayersAreHiddenShownAndDeletedWithoutPlays) {
    EXPECT_THAT(names(answer({"history", "players", "--by", "last"}).at("players")),
                ElementsAre(hostile, "Ann", "Bob"));
    EXPECT_EQ(answer({"history", "players"}).at("players").at(0).at("last_played_at"), "2026-05-01T12:00:00Z");
    EXPECT_EQ(answer({"history", "people", "hide", "Bob"}).at("hidden"), true);
    EXPECT_THAT(names(answer({"history", "players"}).at("players")), Not(testing::Contains("Bob")));
    EXPECT_THAT(names(answer({"history", "leaderboard"}).at("players")), Not(testing::Contains("Bob")));
    EXPECT_THAT(names(answer({"history", "people"}).at("people")), ElementsAre("Bob"));
    EXPECT_EQ(answer({"history", "stats", "Bob"}).at("total").at("plays"), 2);
    const Outcome refused = on_file({"history", "people", "delete", "Bob", "--yes"});
    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.err, HasSubstr("Bob has plays"));
    EXPECT_EQ(on_file({"history", "people", "show", "Bob"}).status, 0);
    EXPECT_THAT(answer({"history", "people"}).at("people"), IsEmpty());
    add("2026-06-01", {{"Zoe", 1}});
    {
        db::Store store(file);
        db::Plays(store).remove("aaaa0000-0000-4000-8000-000000000004");
        db::Plays(store).purge("aaaa0000-0000-4000-8000-000000000004");
    }
    EXPECT_EQ(answer({"history", "people", "delete", "Zoe"}).at("deleted"), false);
    EXPECT_THAT(names(answer({"history", "people"}).at("people")), ElementsAre("Zoe"));
    EXPECT_EQ(answer({"history", "people", "delete", "Zoe", "--yes"}).at("deleted"), true);
    EXPECT_THAT(answer({"history", "people"}).at("people"), IsEmpty());
    EXPECT_EQ(on_file({"history", "people", "delete", "Zoe"}).status, 1);
    EXPECT_EQ(on_file({"history", "people", "lose", "Ann"}).status, 2);
}

TEST_F(HistoryYear, GoalsAreAddedToldAndTakenAway) {
    EXPECT_EQ(on_file({"history", "goals"}).status, 1);
    EXPECT_EQ(
        on_file({"history", "goals", "add", "<b>2 x 1</b>", "--year", "2026", "--games", "2", "--plays", "1"}).status,
        0);
    const Json goal = answer({"history", "goals"}).at("goals").at(0);
    EXPECT_EQ(goal.at("games_reached"), 1);
    EXPECT_EQ(goal.at("plays_counted"), 1);
    EXPECT_EQ(goal.at("reached"), false);
    EXPECT_EQ(answer({"history", "year"}).at("goals").at(0), goal);
    EXPECT_THAT(answer({"history", "year", "2025"}).at("goals"), IsEmpty());
    EXPECT_THAT(on_file({"history", "year", "--html", "-"}).out, HasSubstr("&lt;b&gt;2 x 1&lt;/b&gt;"));
    EXPECT_EQ(on_file({"history", "goals", "add", "no year"}).status, 2);
    EXPECT_EQ(on_file({"history", "goals", "add", "", "--year", "2026"}).status, 2);
    EXPECT_EQ(on_file({"history", "goals", "remove", "another"}).status, 1);
    EXPECT_EQ(on_file({"history", "goals", "remove", "<b>2 x 1</b>"}).status, 0);
    EXPECT_THAT(answer({"history", "goals"}, 1).at("goals"), IsEmpty());
}

}
