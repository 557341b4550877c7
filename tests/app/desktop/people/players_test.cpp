// The pages of players: what they say, and what can be done there.
#include "app/desktop/drawing/charts/chart_canvas.h"
#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/people/player_panel.h"
#include "app/exchange/files.h"
#include "app/history/local_time.h"
#include "app/history/people.h"
#include "app/history/play_words.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "tests/app/desktop/people/players_page_test.h"

#include <set>

#include <wx/checkbox.h>
#include <wx/clrpicker.h>
#include <wx/combobox.h>
#include <wx/dataview.h>
#include <wx/listbox.h>
#include <wx/textctrl.h>

namespace clerk::desktop::test {
namespace {

class Players : public PlayersPageTest {
protected:
    void expect_figures(const std::string& name, const db::PageFilter& filter) {
        const db::PlayerPage page = statistics().player(id_of(name), filter);
        EXPECT_EQ(said("player-name"), text(name));
        EXPECT_EQ(said("figure-plays"), figure(page.total.plays));
        EXPECT_EQ(said("figure-wins"), figure(page.total.wins));
        EXPECT_EQ(said("figure-rate"), win_rate(page.total));
        EXPECT_EQ(said("figure-streak"), figure(page.streak));
        const auto most = std::ranges::max_element(page.by_game, {}, [](const auto& one) { return one.figures.plays; });
        ASSERT_NE(most, page.by_game.end());
        EXPECT_EQ(said("figure-average"), average_points(most->figures));
        EXPECT_EQ(said("figure-best"), best_points(most->figures));
    }
};

TEST_F(Players, FiguresAreThoseOfTheStatistics) {
    open_players();
    for (const char* name : {"John", "Marta", "Friedrich-Wilhelm", "Linda"}) {
        choose(name);
        expect_figures(name, {});
        const db::PlayerPage page = statistics().player(id_of(name), {});
        for (const db::Rivalry& rival : page.rivals) {
            choose_line("other-player", text(db::People(store()).load(rival.other).name));
            EXPECT_EQ(said("head-plays"), figure(rival.plays));
            EXPECT_EQ(said("head-ahead"), figure(rival.ahead));
            EXPECT_EQ(said("head-behind"), figure(rival.behind));
            EXPECT_EQ(said("head-equal"), figure(rival.level));
        }
    }
}

TEST_F(Players, TheHeadCountsThemAndAPageTellsSinceWhenSomebodyPlays) {
    open_players();
    choose("John");
    const db::Plays plays(store());
    const auto& model = dynamic_cast<LeaderModel&>(*dynamic_cast<wxDataViewCtrl&>(*find("leaderboard")).GetModel());
    EXPECT_EQ(said("players-count"), wxString::Format(text("%d people · %d games"),
                                                      static_cast<int>(model.leaders().size()), plays.count({})));
    const db::PlayFilter of_john{.player = id_of("John")};
    const auto day = [&](int place) { return day_in_words(plays.page(of_john, place, 1).at(0).play); };
    EXPECT_EQ(said("player-since"), "Since " + day(plays.count(of_john) - 1) + ", last played " + day(0));
}

TEST_F(Players, TheCardsAreEquallyHighAndEndWhereTheTablesDo) {
    open_players();
    choose("John");
    press("players-large");
    for (const int width : {1280, 1000}) {
        resize(frame().FromDIP(width), frame().FromDIP(800));
        std::set<int> heights;
        int right = 0;
        for (const char* figure :
             {"figure-plays", "figure-wins", "figure-rate", "figure-streak", "figure-average", "figure-best"}) {
            const wxWindow* label = find(figure);
            ASSERT_TRUE(label) << figure << " at " << width;
            const wxRect card = label->GetParent()->GetScreenRect();
            heights.insert(card.height);
            right = std::max(right, card.GetRight());
        }
        EXPECT_EQ(heights.size(), 1u) << width;
        EXPECT_EQ(right, find("by-game")->GetScreenRect().GetRight()) << width;
    }
}

TEST_F(Players, FiltersHoldForThePageAndTheGameForTheListToo) {
    open_players();
    choose("John");
    press("without-aids");
    expect_figures("John", {.without_aids = true});
    press("without-waivers");
    expect_figures("John", {.without_aids = true, .without_waivers = true});
    choose_line("players-game", i18n::game_name("alhambra"));
    expect_figures("John", {"alhambra", true, true});
    auto& list = dynamic_cast<wxDataViewCtrl&>(*find("leaderboard"));
    const auto& model = dynamic_cast<LeaderModel&>(*list.GetModel());
    const auto expected = statistics().leaderboard("alhambra");
    ASSERT_EQ(model.leaders().size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(model.leaders()[i].player, expected[i].player);
        EXPECT_EQ(model.leaders()[i].figures, expected[i].figures);
    }
}

/// Three finished palaces; a tile of Linda's at each scoring, but for the points that were entered.
Record with_points(int number, const std::string& rounds) {
    return parse(R"({"format":"clerk-record","version":1,"id":"00000000-0000-4000-8000-00000000000)" +
                 std::to_string(number) + R"(","game":"alhambra","started_at":"2026-11-20T19:30:00Z",)" +
                 R"("players":[{"name":"Linda"},{"name":"John"},{"name":"Mary"}],"depth":"final","rounds":[)" + rounds +
                 "]}")
        .value();
}

TEST_F(Players, PointsOfUnknownCategoriesAreInNoAverageByCategory) {
    const std::string tile = R"({"palaces":[[{"tile":"blue-8-0","at":"1,0"}],[],[]]})",
                      points = R"({"points":[90,60,30]})";
    {
        db::Store store(history());
        for (const Record& record : {with_points(1, points + "," + points + "," + points), with_points(2, tile)}) {
            store.add(record);
            store.award(record, score(record), 1, "2026-11-20T22:00:00Z");
        }
    }
    open_window();
    command(id_players);
    choose("Linda");
    EXPECT_EQ(said("figure-average"), i18n::average((270 + 1) / 2.0));
    std::vector<wxString> cells;
    for (const wxWindow* cell : scrolled_to("categories")->GetChildren()) cells.push_back(cell->GetLabel());
    const auto pavilions = std::ranges::find(cells, category_name("alhambra", "blue"));
    ASSERT_GE(cells.end() - pavilions, 4);
    EXPECT_EQ(pavilions[1], "1") << "games";
    EXPECT_EQ(pavilions[2], i18n::average(1)) << "and not half of it";
    EXPECT_EQ(std::ranges::find(cells, category_name("alhambra", "typed")), cells.end());
    EXPECT_NE(scrolled_to("category-chart"), nullptr);
    db::Plays(store()).remove(with_points(2, tile).head.id);
    command(id_players);
    choose("Linda");
    EXPECT_EQ(scrolled_to("category-chart"), nullptr) << "nothing is known of her categories";
}

TEST_F(Players, TheListIsGoneThroughByKeysAndThePageHasAllTheRoom) {
    open_players();
    auto& list = dynamic_cast<Leaderboard&>(*find("leaderboard"));
    const auto leaders = statistics().leaderboard("");
    list.SetFocus();
    settle();
    test::press(WXK_DOWN);
    EXPECT_EQ(said("player-name"), text(leaders[1].name));
    test::press(WXK_RETURN);
    EXPECT_EQ(find("leaderboard"), nullptr);
    EXPECT_EQ(said("player-name"), text(leaders[1].name));
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("leaderboard"), nullptr);
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("start-at-once"), nullptr);
}

TEST_F(Players, WhoWasNotPlayedWithForLongestComesFirst) {
    open_players();
    choose_line("players-order", "Longest since you played together");
    auto& list = dynamic_cast<wxDataViewCtrl&>(*find("leaderboard"));
    const auto& leaders = dynamic_cast<const LeaderModel&>(*list.GetModel()).leaders();
    ASSERT_EQ(leaders.size(), 5U);
    for (std::size_t i = 1; i < leaders.size(); ++i) EXPECT_LE(leaders[i - 1].last_played, leaders[i].last_played);
    EXPECT_LT(leaders.front().last_played, leaders.back().last_played);
    wxString shown;
    for (unsigned i = 0; i < list.GetColumnCount(); ++i)
        if (list.GetColumn(i)->IsShown()) shown += list.GetColumn(i)->GetTitle() + "|";
    EXPECT_EQ(shown, "Name|Games|Wins|Rating|Last played|");
    wxVariant day;
    list.GetModel()->GetValue(day, dynamic_cast<LeaderModel&>(*list.GetModel()).GetItem(0), LeaderModel::last_played);
    EXPECT_EQ(day.GetString(), local_day(leaders.front().last_played));
    choose_line("players-order", "By wins");
    const auto by_wins = statistics().leaderboard("");
    for (std::size_t i = 0; i < by_wins.size(); ++i) EXPECT_EQ(leaders[i].player, by_wins[i].player);
}

TEST_F(Players, WhoIsHiddenIsListedNoMoreUntilShownAgain) {
    open_players();
    const auto leaders = [this] {
        std::set<std::string> names;
        auto& list = dynamic_cast<wxDataViewCtrl&>(*find("leaderboard"));
        for (const db::Leader& one : dynamic_cast<const LeaderModel&>(*list.GetModel()).leaders())
            names.insert(one.name);
        return names;
    };
    choose("Marta");
    press("edit-player");
    press("hide-player");
    EXPECT_FALSE(leaders().contains("Marta"));
    EXPECT_NE(said("player-name"), "Marta");
    EXPECT_TRUE(says("Marta is in no list any more; the games stay."));
    press("undo-hide-player");
    EXPECT_TRUE(leaders().contains("Marta"));
    EXPECT_EQ(said("player-name"), "Marta") << "as before";
    press("edit-player");
    press("hide-player");
    press("players-unlisted");
    EXPECT_EQ(find("leaderboard"), nullptr);
    EXPECT_EQ(find("player-page"), nullptr);
    EXPECT_EQ(dynamic_cast<wxListBox&>(*find("unlisted")).GetString(0), "Marta (hidden)");
    EXPECT_FALSE(find("delete-player")->IsEnabled()) << "she has games";
    press("show-player");
    EXPECT_EQ(find("unlisted"), nullptr) << "nobody is hidden now";
    press("undo-show-player");
    EXPECT_NE(find("unlisted"), nullptr);
    press("show-player");
    test::press(WXK_ESCAPE);
    EXPECT_TRUE(leaders().contains("Marta"));
}

TEST_F(Players, WhoHasNoGamesIsDeletedWhenAskedAndComesBack) {
    open_players();
    db::Play play{.id = "018f6d2e-0000-4000-8000-000000000001", .game = "Chess"};
    play.played_at = "2026-11-21T19:00:00Z";
    play.seats = {{.player = "", .name = "Zacharias"}};
    db::Plays plays(store());
    plays.import({play}, "a file");
    const std::string id = id_of("Zacharias");
    plays.remove(play.id);
    plays.purge(play.id);
    command(id_players);
    press("players-unlisted");
    EXPECT_EQ(dynamic_cast<wxListBox&>(*find("unlisted")).GetString(0), "Zacharias (no games)");
    press("delete-player");
    EXPECT_TRUE(says("Delete Zacharias, with nickname, colour and picture?"));
    press("delete-player-not");
    EXPECT_NO_THROW(static_cast<void>(db::People(store()).load(id)));
    press("delete-player");
    press("delete-player-really");
    EXPECT_THROW(static_cast<void>(db::People(store()).load(id)), db::Error);
    EXPECT_EQ(find("delete-player"), nullptr) << "there is nobody else";
    press("undo-delete-player");
    EXPECT_EQ(db::People(store()).load(id).name, "Zacharias");
    EXPECT_NE(find("unlisted"), nullptr);
}

TEST_F(Players, ARenameTouchesNoGame) {
    open_players();
    choose("John");
    const std::string john = id_of("John");
    press("edit-player");
    type("Johnny");
    test::press(WXK_RETURN);
    EXPECT_EQ(said("player-name"), "Johnny");
    EXPECT_EQ(db::People(store()).load(john).name, "Johnny");
    for (const db::ListedPlay& one : db::Plays(store()).page({.player = john}, 0, 1000))
        EXPECT_EQ(std::ranges::count(one.play.seats, "John", &db::PlaySeat::name), 1);
    press("edit-player");
    dynamic_cast<wxTextCtrl&>(*find("nickname-field")).SetFocus();
    type("JJ");
    press("edit-done");
    EXPECT_EQ(db::People(store()).load(john).nickname, "JJ");
    EXPECT_TRUE(says("JJ"));
}

TEST_F(Players, ARenameIsOneOfTheGameOnTheTableToo) {
    open_players();
    start(plain_game(SetupDefaults{.names = {"Linda", "John"}, .players = 2}));
    command(id_players);
    choose("John");
    press("edit-player");
    type("Johnny");
    test::press(WXK_RETURN);
    EXPECT_EQ(players(desk().record()), (std::vector<std::string>{"Linda", "Johnny"}));
    EXPECT_EQ(said("player-name"), "Johnny") << "the page stays in sight";
    EXPECT_EQ(find("board"), nullptr);
    for (int i = 0; i < 2 && !find("board"); ++i) test::press(WXK_ESCAPE);
    EXPECT_NE(find("board"), nullptr);
    EXPECT_TRUE(says("Johnny"));
}

TEST_F(Players, ANameThatIsTakenIsAskedAboutAndMergesTheSamePerson) {
    open_players();
    choose("John");
    const std::string john = id_of("John"), marta = id_of("Marta");
    const int plays = statistics().player(john, {}).total.plays;
    press("edit-player");
    type("marta");
    test::press(WXK_RETURN);
    EXPECT_EQ(db::People(store()).load(john).name, "John") << "asked first";
    EXPECT_TRUE(says("Somebody is called Marta already. Is that the same person?"));
    press_there("rename-not");
    EXPECT_EQ(db::People(store()).load(john).name, "John");
    press("edit-player");
    type("Marta");
    test::press(WXK_RETURN);
    press_there("rename-merge");
    EXPECT_EQ(db::People(store()).load(john).merged_into, marta);
    EXPECT_EQ(said("player-name"), "Marta") << "whose games they are now is shown";
    EXPECT_GT(statistics().player(marta, {}).total.plays, plays);
}

TEST_F(Players, SomebodyElseOfANameThatIsTakenIsToldApart) {
    open_players();
    choose("John");
    const std::string john = id_of("John"), marta = id_of("Marta");
    press("edit-player");
    type("Marta");
    test::press(WXK_RETURN);
    press_there("rename-apart");
    EXPECT_EQ(db::People(store()).load(john).name, "Marta (2)");
    EXPECT_EQ(db::People(store()).load(john).merged_into, "");
    EXPECT_EQ(db::People(store()).load(marta).name, "Marta");
    EXPECT_EQ(said("player-name"), "Marta (2)");
}

TEST_F(Players, NobodyIsWithoutAName) {
    open_players();
    choose("John");
    press("edit-player");
    test::press(WXK_DELETE);
    test::press(WXK_RETURN);
    EXPECT_EQ(frame().message(), "Every player needs a name.");
    EXPECT_FALSE(id_of("John").empty());
    test::press(WXK_ESCAPE);
    EXPECT_EQ(find("name-field"), nullptr);
}

TEST_F(Players, WhoLooksTheSameIsMergedAndApartAgain) {
    open_players();
    choose("Linda");
    const std::string linda = id_of("Linda"), other = id_of("linda");
    const int plays = statistics().player(linda, {}).total.plays, others = statistics().player(other, {}).total.plays;
    ASSERT_GT(others, 0);
    press_there("merge-alike-0");
    press_there("merge-no");
    EXPECT_EQ(db::People(store()).load(other).merged_into, "");
    press_there("merge-alike-0");
    EXPECT_TRUE(says("All games of linda count as games of Linda."));
    press_there("merge-yes");
    EXPECT_EQ(db::People(store()).load(other).merged_into, linda);
    EXPECT_EQ(said("figure-plays"), figure(plays + others));
    EXPECT_EQ(find("merge-alike-0"), nullptr);
    press_there("unmerge-0");
    EXPECT_EQ(db::People(store()).load(other).merged_into, "");
    EXPECT_EQ(said("figure-plays"), figure(plays));
}

TEST_F(Players, AnyTwoCanBeMerged) {
    open_players();
    choose("Marta");
    choose_line("merge-other", "John");
    press_there("merge");
    press_there("merge-yes");
    EXPECT_EQ(id_of("John"), "");
    expect_figures("Marta", {});
}

TEST_F(Players, OnlyAPictureIsAPicture) {
    open_players();
    choose("John");
    const std::string john = id_of("John");
    auto& head = dynamic_cast<PlayerPanel&>(*find("player-page")).head();
    write("not-one.png", "no picture");
    head.take_picture(file("not-one.png"));
    head.take_picture(file("not-there.png"));
    head.take_picture(file("."));
    settle();
    EXPECT_TRUE(frame().message().Contains("is not a picture")) << frame().message();
    EXPECT_EQ(db::People(store()).load(john).picture, "");
    exchange::write_file(file("named-otherwise.txt"), png_of(wxImage(40, 20)));
    head.take_picture(file("named-otherwise.txt"));
    settle();
    const std::string kept = db::People(store()).load(john).picture;
    ASSERT_NE(kept, "");
    EXPECT_TRUE(std::filesystem::exists(db::People(store()).pictures() / kept));
    press("edit-player");
    press("remove-picture");
    EXPECT_EQ(db::People(store()).load(john).picture, "");
    EXPECT_FALSE(std::filesystem::exists(db::People(store()).pictures() / kept));
}

TEST_F(Players, AColourIsKept) {
    open_players();
    choose("John");
    press("edit-player");
    auto& picker = dynamic_cast<wxColourPickerCtrl&>(*find("player-colour"));
    wxColourPickerEvent chosen(&picker, picker.GetId(), wxColour(0x12, 0x34, 0xab));
    picker.ProcessWindowEvent(chosen);
    settle();
    EXPECT_EQ(db::People(store()).load(id_of("John")).colour, "#1234AB");
    EXPECT_EQ(picker.GetColour(), wxColour(0x12, 0x34, 0xab));
    press("no-colour");
    EXPECT_EQ(db::People(store()).load(id_of("John")).colour, "");
    EXPECT_FALSE(find("no-colour")->IsEnabled());
    EXPECT_NE(picker.GetColour(), wxColour(0x12, 0x34, 0xab));
}

TEST_F(Players, ANewNameThatLooksLikeAKnownOneIsToldWithIt) {
    open_players(12);
    press("players-back");
    press("new-game");
    auto& name = dynamic_cast<wxComboBox&>(*find("name-1"));
    EXPECT_EQ(find("known-1"), nullptr);
    const auto write = [&](const wxString& words) {
        name.SetValue(words); // as typed: with its event
        settle();
    };
    write("Somebody");
    EXPECT_EQ(find("known-1"), nullptr);
    write("MARTA");
    ASSERT_NE(find("known-1"), nullptr);
    EXPECT_LE(find("known-1")->GetScreenRect().GetBottom(), find("name-2")->GetScreenRect().GetTop());
    press("known-1");
    EXPECT_EQ(name.GetValue(), "Marta");
    EXPECT_EQ(find("known-1"), nullptr);
    dynamic_cast<wxComboBox&>(*find("name-2")).SetValue("marta");
    settle();
    EXPECT_EQ(find("known-2"), nullptr) << "Marta has her seat already";
}

TEST_F(Players, ChartsSayTheirFiguresByKeys) {
    open_players();
    choose("John");
    const auto scores = db::PlayerCharts(store()).scores(id_of("John"), {"babylon"});
    ASSERT_GT(scores.size(), 3u);
    auto& chart = dynamic_cast<charts::ChartCanvas&>(*scrolled_to("score-chart"));
    test::press(WXK_HOME);
    for (const db::DatedScore& one : {scores[0], scores[1]}) {
        EXPECT_TRUE(chart.spoken().Contains(local_day(one.played_at) + ": " + figure(one.score))) << chart.spoken();
        test::press(WXK_RIGHT);
    }
    EXPECT_EQ(chart.chart().marks.size(), scores.size());
    auto& categories = dynamic_cast<charts::ChartCanvas&>(*scrolled_to("category-chart"));
    EXPECT_EQ(categories.chart().marks.size(), 8u);
}

TEST_F(Players, TheBestGameOfOursIsOpenedByAClick) {
    open_window();
    frame().open_file(std::filesystem::path(CLERK_SAMPLES) / "babylon-two-players.clerk.json");
    desk().award();
    const std::string id = desk().record().head.id;
    const std::string who = players(desk().record()).front();
    desk().close();
    command(id_players);
    choose(who);
    choose_line("players-game", i18n::game_name("babylon"));
    press("open-best");
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(desk().record().head.id, id);
}

TEST_F(Players, AHistoryWithoutPlaysSaysSo) {
    open_window();
    command(id_players);
    EXPECT_TRUE(says("Nobody has finished a game yet."));
    EXPECT_EQ(find("player-page"), nullptr);
    press("players-back");
    EXPECT_NE(find("start-at-once"), nullptr);
}

TEST_F(Players, TheListHasRoomForItsHeadsInEveryLanguage) {
    open_players();
    for (const i18n::Language& language : i18n::languages()) {
        command(id_preferences);
        choose_line("language", language.name);
        command(id_players);
        const auto& list = dynamic_cast<Leaderboard&>(*find("leaderboard"));
        const wxFont bold = list.GetFont().Bold();
        for (unsigned i = 1; i < list.GetColumnCount(); ++i) {
            const wxDataViewColumn& column = *list.GetColumn(i);
            int width = 0;
            list.GetTextExtent(column.GetTitle(), &width, nullptr, nullptr, nullptr, &bold);
            if (column.IsShown()) EXPECT_GT(column.GetWidth(), width + 8) << column.GetTitle();
        }
    }
}

TEST_F(Players, WhateverPeopleAreCalledThePageStands) {
    open_players(12);
    choose("John");
    const std::string john = id_of("John");
    db::People people(store());
    people.rename(john, std::string(200, 'W'));
    people.set_nickname(john, "<b>&amp;{1}%s</b>");
    people.set_colour(john, "#000000");
    command(id_players);
    EXPECT_TRUE(said("player-name").StartsWith("WWW"));
    EXPECT_LE(find("player-name")->GetScreenRect().GetRight(), find("edit-player")->GetScreenRect().GetLeft());
    EXPECT_EQ(said("player-nickname"), "<b>&amp;{1}%s</b>");
}

}
}
