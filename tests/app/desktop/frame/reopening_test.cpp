// Quit or killed: the next start opens the game where it was.
#include "app/desktop/frame/menu_bar.h"
#include "app/table/babylon/setup.h"
#include "db/back_up/back_up_files.h"
#include "db/figures/statistics.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/app/desktop/program.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class Reopening : public BabylonWindowTest {
protected:
    Record begin_with_a_terrace() {
        open_window();
        press("start-at-once");
        place("c4");
        return desk().record();
    }
    /// In a copy: what is opened is written to, and its time tells which change it holds.
    bool is_in_newest_back_up(const std::string& game) {
        const auto copy = file("copy-for-" + game + ".db");
        std::filesystem::copy_file(db::list_back_ups(history()).at(0).file, copy);
        return db::Store(copy).has(game);
    }
};

TEST_F(Reopening, TheGameIsWhereItWas) {
    const Record before = begin_with_a_terrace();
    close_window();
    open_window();
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(desk().record(), before);
    EXPECT_NE(find("board"), nullptr);
    command(wxID_UNDO);
    EXPECT_TRUE(record().turns.empty());
}

TEST_F(Reopening, WhatChangedIsBackedUpWhenAGameIsPutAwayAndAtTheEnd) {
    open_window();
    EXPECT_TRUE(db::list_back_ups(history()).empty()) << "the start makes none";
    press("start-at-once");
    place("c4");
    const std::string id = desk().record().head.id;
    command(id_close_game);
    ASSERT_EQ(db::list_back_ups(history()).size(), 1u);
    EXPECT_TRUE(is_in_newest_back_up(id));
    press("start-at-once");
    const std::string second = desk().record().head.id;
    close_window();
    EXPECT_TRUE(is_in_newest_back_up(second));
}

TEST_F(Reopening, ADecisionThatIsOpenStaysOpen) {
    open_window();
    press("start-at-once");
    press("level-2");
    place("c4");
    close_window();
    open_window();
    EXPECT_FALSE(desk().report().legal());
    EXPECT_NE(find("agree"), nullptr);
}

TEST_F(Reopening, AGameInWhichNothingWasEnteredDoesNotStayInThePastGames) {
    open_window();
    press("start-at-once");
    command(id_start_at_once); // in its place
    command(id_close_game);
    EXPECT_TRUE(frame().message().Contains("Nothing was entered")) << frame().message();
    EXPECT_EQ(db::Plays(desk().store()).count({}), 0);
    EXPECT_EQ(db::Plays(desk().store()).count({.in_bin = true}), 2) << "and none is lost";
    EXPECT_EQ(find("go-on"), nullptr);
}

TEST_F(Reopening, PastGamesAreOpenedAgain) {
    const Record before = begin_with_a_terrace();
    command(id_close_game);
    EXPECT_FALSE(desk().has_game());
    press("past-games");
    press("open-game");
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(desk().record(), before);
}

TEST_F(Reopening, TheStartPageGoesOnWithTheGameThatIsOpen) {
    const Record before = begin_with_a_terrace();
    command(id_close_game);
    press("go-on");
    EXPECT_EQ(desk().record(), before);
}

TEST_F(Reopening, AFinishedGameThatIsChangedIsOpenAgainAndSaysSo) {
    open_window();
    start(table::babylon::plain_game({"Linda", "John"}, 2, Depth::final));
    place("c4");
    command(id_finish);
    ASSERT_TRUE(desk().awarded());
    EXPECT_TRUE(frame().message().Contains("Nothing was built by John")) << frame().message();
    command(wxID_UNDO);
    EXPECT_FALSE(desk().awarded());
    EXPECT_TRUE(frame().message().Contains("open again")) << frame().message();
    place("e2");
    EXPECT_EQ(frame().message(), "") << "it is said once";
}

class Samples : public Reopening {
protected:
    static constexpr const char* lies_at = "share/clerk-of-works/samples/a-sample.clerk.json";
    Record sample{{.id = new_id(), .started_at = now_rfc3339()}, table::babylon::plain_game({}, 3, Depth::final)};

    void SetUp() override {
        std::filesystem::create_directories(file(lies_at).parent_path());
        write(lies_at, print(sample));
        open_window();
    }
    void press_message_button() { press("message-choice-1"); }
    db::Play play() { return db::Plays(desk().store()).load(desk().record().head.id).play; }
    std::size_t people() { return db::People(desk().store()).list().size(); }
    void expect_not_played() {
        ASSERT_TRUE(desk().has_game());
        EXPECT_TRUE(play().sample);
        EXPECT_FALSE(play().counted);
        EXPECT_EQ(people(), 0u);
    }
};

TEST_F(Samples, AreOpenedFromTheHelpMenuAndAreNoGamesPlayed) {
    command(id_first_sample);
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(desk().record(), sample);
    EXPECT_TRUE(frame().message().Contains("does not count"));
    expect_not_played();
    command(id_finish);
    EXPECT_TRUE(desk().awarded());
    expect_not_played();
    EXPECT_TRUE(db::Statistics(desk().store()).leaderboard("").empty());
}

TEST_F(Samples, CountWhenSomebodySaysSo) {
    command(id_first_sample);
    press_message_button();
    EXPECT_TRUE(play().counted);
    EXPECT_EQ(people(), 3u);
    EXPECT_EQ(frame().message(), "");
    command(id_first_sample);
    EXPECT_EQ(frame().message(), "") << "that was said";
}

TEST_F(Samples, CountByTheBoxAmongPastGames) {
    command(id_first_sample);
    command(id_past_games);
    press("counts");
    EXPECT_TRUE(play().counted);
    EXPECT_EQ(people(), 3u);
    press("counts");
    expect_not_played();
}

TEST_F(Samples, AreKnownByTheirFile) {
    frame().open_file(file("share/../share/clerk-of-works/samples/a-sample.clerk.json"));
    settle();
    expect_not_played();
}

TEST_F(Samples, AreKnownByTheirGameWhereverACopyOfTheFileLies) {
    write("a-copy.clerk.json", print(sample));
    frame().open_file(file("a-copy.clerk.json"));
    settle();
    expect_not_played();
}

TEST_F(Samples, OfTheSameContentsUnderAnotherIdAreGamesLikeOthers) {
    Record other = sample;
    other.head.id = new_id();
    write("other.clerk.json", print(other));
    frame().open_file(file("other.clerk.json"));
    settle();
    EXPECT_FALSE(play().sample);
    EXPECT_EQ(frame().message(), "");
    EXPECT_EQ(people(), 3u);
}

TEST_F(Samples, ThatAreContinuedStaySamplesAndSoDoesACopy) {
    command(id_first_sample);
    Record changed = sample;
    changed.head.notes = "we went on";
    desk().change(changed);
    expect_not_played();
    command(id_first_sample);
    EXPECT_TRUE(frame().message().Contains("other turns"));
    press_message_button();
    EXPECT_NE(desk().record().head.id, sample.head.id);
    expect_not_played();
}

TEST_F(Reopening, KilledTheProgramHasLostNothing) {
    game::Game game = table::babylon::plain_game({}, 2, Depth::builds);
    game.turns.push_back({});
    const Record record{{.id = new_id(), .started_at = now_rfc3339()}, game};
    write("game.clerk.json", print(record));
    Program program(history(), file("game.clerk.json"));
    ASSERT_TRUE(wait_until([&] { return on_table(history()) == record.head.id; }, std::chrono::seconds(60)));
    program.kill_it();
    open_window();
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(desk().record(), record);
}

TEST_F(Reopening, WhatWasEnteredWithoutClosingIsThere) {
    open_window();
    press("start-at-once");
    place("c4");
    press("end-turn");
    Desk other(history()); // as after a kill: nothing was closed
    EXPECT_EQ(other.record(), desk().record());
}

}
}
