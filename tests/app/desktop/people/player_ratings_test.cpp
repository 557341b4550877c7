// Ratings in the window: in the list, on a player's page, and as a chart.
#include "app/desktop/drawing/charts/chart.h"
#include "app/desktop/drawing/charts/chart_canvas.h"
#include "app/history/local_time.h"
#include "app/history/people.h"
#include "db/plays/plays.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "tests/app/desktop/people/players_page_test.h"

#include <fstream>
#include <iterator>

namespace clerk::desktop::test {
namespace {

db::Play duel(int number, const std::string& winner, const std::string& loser) {
    db::Play play;
    play.id = wxString::Format("%08x-0000-4000-8000-00000000000a", number).utf8_string();
    play.game = "babylon";
    play.variant = "final";
    play.played_at = play.modified_at = wxString::Format("2026-03-%02dT19:00:00Z", number).utf8_string();
    play.seats = {{.player = "", .name = winner, .score = 80, .rank = 1, .winner = true},
                  {.player = "", .name = loser, .score = 70, .rank = 2}};
    return play;
}

std::size_t times(const std::string& text, const std::string& word) {
    std::size_t count = 0;
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++count;
    return count;
}

class PlayerRatings : public PlayersPageTest {
protected:
    void play(const db::Store& in, const std::string& winner, const std::string& loser) {
        db::Plays(in).import({duel(++duels, winner, loser)}, "test");
    }
    /// John has lost so many games against Ada.
    void open_duels(int games) {
        {
            const db::Store in(history());
            for (int i = 0; i < games; ++i) play(in, "Ada", "John");
        }
        open_window();
        command(id_players);
    }
    Leaderboard& list() { return dynamic_cast<Leaderboard&>(*find("leaderboard")); }
    const LeaderModel& model() { return dynamic_cast<const LeaderModel&>(*list().GetModel()); }
    std::vector<std::string> listed() {
        std::vector<std::string> names;
        for (const db::Leader& leader : model().leaders()) names.push_back(leader.name);
        return names;
    }
    wxString rating_in_list(unsigned row) {
        wxVariant value;
        model().GetValueByRow(value, row, LeaderModel::rating);
        return value.GetString();
    }
    /// What is told where the mouse rests on a rating in the list.
    wxString explained(unsigned row) {
        const wxRect cell = cell_of(list(), row, LeaderModel::rating);
        move_to(list(), {cell.x + cell.width / 2, cell.y + cell.height / 2});
        wait_until([&] { return !list().GetMainWindow()->GetToolTipText().empty(); }, std::chrono::seconds(2));
        return list().GetMainWindow()->GetToolTipText();
    }
    charts::ChartCanvas& rating_chart() { return dynamic_cast<charts::ChartCanvas&>(*find("rating-chart")); }

    int duels = 0;
};

TEST_F(PlayerRatings, AreShownAfterFiveGamesAndNotAfterFour) {
    open_duels(4);
    choose("Ada");
    const wxString dash(wxUniChar(0x2013));
    EXPECT_EQ(rating_in_list(0), dash);
    EXPECT_EQ(said("player-rating"), dash);
    EXPECT_EQ(explained(0), "Shown after 5 games with a winner; so far there are 4.");
    EXPECT_EQ(find("chart-choice"), nullptr);
    play(store(), "Ada", "John");
    command(id_players);
    choose("Ada");
    std::vector<Rating> expected(2);
    for (int i = 0; i < 5; ++i) expected = rated(expected, std::vector{1, 2});
    EXPECT_EQ(rating_in_list(0), i18n::rating(expected[0]));
    EXPECT_EQ(rating_in_list(1), i18n::rating(expected[1]));
    EXPECT_EQ(said("player-rating"), i18n::rating(expected[0]));
    EXPECT_TRUE(explained(0).Contains("ranks of 5 games")) << explained(0);
    EXPECT_NE(find("chart-choice"), nullptr);
}

TEST_F(PlayerRatings, AreThoseOfTheGameWhereThereIsOne) {
    open_players();
    choose("John");
    const auto all = db::Ratings(store()).of(id_of("John"));
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(said("player-rating"), rating_figure(all[0]));
    for (const db::GameRating& one : {all[1], all[2]}) {
        EXPECT_TRUE(says(rating_figure(one))) << "by game";
        choose_line("players-game", i18n::game_name(one.game));
        EXPECT_EQ(said("player-rating"), rating_figure(one));
        choose_line("players-game", "All games");
    }
}

TEST_F(PlayerRatings, OrderTheList) {
    {
        const db::Store in(history());
        play_for_years(in, 60);
        for (int i = 0; i < 6; ++i) play(in, "Ada", "Ben");
    }
    open_window();
    command(id_players);
    choose("Marta");
    const std::vector<std::string> by_wins = listed();
    std::vector<std::string> by_rating, not_yet;
    for (const db::RatedPerson& one : db::Ratings(store()).list(""))
        (one.is_shown() ? by_rating : not_yet).push_back(one.name);
    ASSERT_EQ(not_yet.size(), 1u);
    by_rating.push_back(not_yet.front());
    ASSERT_NE(by_rating, by_wins);
    choose_line("players-order", "By rating");
    EXPECT_EQ(listed(), by_rating);
    EXPECT_EQ(said("player-name"), "Marta") << "whoever is chosen stays";
    EXPECT_EQ(list().chosen(), id_of("Marta"));
    choose_line("players-order", "By wins");
    EXPECT_EQ(listed(), by_wins);
}

TEST_F(PlayerRatings, AreDrawnWhenTheyAreChosenAndSaved) {
    open_players();
    choose("Linda");
    EXPECT_EQ(find("rating-chart"), nullptr);
    choose_line("chart-choice", "Rating in all games");
    EXPECT_EQ(find("score-chart"), nullptr);
    const auto points = db::Ratings(store()).history(id_of("Linda"), "");
    ASSERT_EQ(rating_chart().chart().marks.size(), points.size());
    scrolled_to("rating-chart");
    test::press(WXK_END);
    const Rating& last = points.back().rating;
    const wxString words = local_day(points.back().played_at) + ": " + charts::whole(last.mu) + ", between " +
                           charts::whole(last.mu - 3 * last.sigma) + " and " + charts::whole(last.mu + 3 * last.sigma);
    EXPECT_TRUE(rating_chart().spoken().Contains(words)) << rating_chart().spoken() << "\n" << words;
    rating_chart().save(file("rating.svg"));
    std::ifstream in(file("rating.svg"));
    const std::string svg(std::istreambuf_iterator<char>(in), {});
    EXPECT_NE(svg.find("Rating in all games"), std::string::npos);
    EXPECT_GE(times(svg, "<circle"), points.size()) << "one for each play";
    choose("John");
    EXPECT_EQ(find("rating-chart"), nullptr) << "nobody's games are gone through unasked";
    EXPECT_NE(find("score-chart"), nullptr);
}

TEST_F(PlayerRatings, AreDrawnOfOneGameToo) {
    open_players();
    choose("Linda");
    choose_line("players-game", i18n::game_name("alhambra"));
    choose_line("chart-choice", "Rating, Alhambra");
    EXPECT_EQ(rating_chart().chart().marks.size(), db::Ratings(store()).history(id_of("Linda"), "alhambra").size());
    choose_line("chart-choice", "Game by game");
    EXPECT_EQ(find("rating-chart"), nullptr);
    EXPECT_NE(find("score-chart"), nullptr);
}

}
}
