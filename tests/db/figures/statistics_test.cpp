// Whatever is done to a history, its summaries say what its plays add up to.
#include "db/check_up/checks.h"
#include "db/connection/connection.h"
#include "tests/db/store/history_steps.h"
#include "tests/property.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::kinds;

/// A store and its model, and what both say.
class Twins : public test::Steps {
public:
    using Steps::Steps;

    /// Everything that can be asked, of everyone.
    void compare() {
        for (const std::string& game : {std::string(), kinds[0], kinds[1], kinds[2]}) {
            compare(statistics.leaderboard(game), model.leaderboard(game));
            for (const db::Leader& one : statistics.leaderboard(game))
                EXPECT_EQ(one.last_played, last_played(one.player, game));
            for (const bool aids : {false, true})
                for (const bool waivers : {false, true}) compare_pages({game, aids, waivers});
        }
        compare_lists();
        EXPECT_EQ(charts.games(), games(true));
        EXPECT_EQ(plays.games(), games(false));
        db::CheckUp found;
        db::check_players(store.connection()->db, found);
        db::check_summaries(store.connection()->db, found);
        EXPECT_EQ(found.troubles, std::vector<db::Trouble>{});
    }

private:
    db::Statistics statistics{store};
    db::PlayerCharts charts{store};

    std::string last_played(const std::string& player, const std::string& game) const {
        std::int64_t last = 0;
        for (const test::ModelPlay& one : model.plays)
            for (const test::ModelSeat& seat : one.seats) {
                const test::ModelEntry& person = model.entries[static_cast<std::size_t>(model.person(seat.entry))];
                if (one.counts() && (game.empty() || one.play.game == game) && person.id == player)
                    last = std::max(last, one.at);
            }
        return db::text(store.connection()->db, "SELECT strftime('%Y-%m-%dT%H:%M:%SZ', ?, 'unixepoch')", last).value();
    }

    static void compare(db::Figures found, db::Figures expected) {
        EXPECT_NEAR(found.expected, expected.expected, 1e-9);
        found.expected = expected.expected = 0;
        found.best_play.clear();
        EXPECT_TRUE(found == expected) << found.plays << " plays, expected " << expected.plays << "; best "
                                       << print(found.best.value_or(-99)) << ", expected "
                                       << print(expected.best.value_or(-99));
    }

    static void compare(const std::vector<db::Leader>& found, const std::vector<db::Leader>& expected) {
        ASSERT_EQ(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_EQ(found[i].player, expected[i].player);
            EXPECT_EQ(found[i].name, expected[i].name);
            compare(found[i].figures, expected[i].figures);
        }
    }

    void compare_pages(const db::PageFilter& filter) {
        for (int i = 0; i < static_cast<int>(model.entries.size()); ++i) {
            const auto found = statistics.player(model.entries[static_cast<std::size_t>(i)].id, filter);
            compare(found, model.page(model.person(i), filter), model.person(i), filter);
            compare_charts(i, filter);
        }
        EXPECT_EQ(charts.totals(filter), model.totals(filter));
    }

    std::vector<std::string> games(bool that_count) const {
        std::set<std::string> games;
        for (const auto& one : model.plays)
            if (one.counts() || !that_count) games.insert(one.play.game);
        return {games.begin(), games.end()};
    }

    void compare_charts(int entry, const db::PageFilter& filter) {
        const std::string& id = model.entries[static_cast<std::size_t>(entry)].id;
        std::vector<db::DatedScore> scores = charts.scores(id, filter);
        for (db::DatedScore& one : scores)
            EXPECT_EQ(std::exchange(one.played_at, ""), plays.load(one.play).play.played_at);
        EXPECT_EQ(scores, model.scores(model.person(entry), filter));
        if (filter.game.empty()) return;
        EXPECT_EQ(charts.profile(id, filter), model.profile(model.person(entry), filter));
    }

    void compare(db::PlayerPage found, const db::PlayerPage& expected, int person, const db::PageFilter& filter) {
        compare(found.total, expected.total);
        ASSERT_EQ(found.by_players.size(), expected.by_players.size());
        for (std::size_t i = 0; i < found.by_players.size(); ++i) {
            EXPECT_EQ(found.by_players[i].players, expected.by_players[i].players);
            compare(found.by_players[i].figures, expected.by_players[i].figures);
        }
        compare(found.by_game, expected.by_game);
        compare(found.by_variant, expected.by_variant);
        for (const auto& game : found.by_game) expect_best(game, person, filter);
        EXPECT_EQ(found.categories, expected.categories);
        EXPECT_EQ(found.streak, expected.streak);
        EXPECT_EQ(found.longest_streak, expected.longest_streak);
        EXPECT_TRUE(std::ranges::is_sorted(found.rivals, std::greater(), &db::Rivalry::plays));
        for (const auto& rival : found.rivals)
            EXPECT_EQ(statistics.head_to_head(model.entries[static_cast<std::size_t>(person)].id, rival.other, filter),
                      rival);
        std::ranges::sort(found.rivals, {}, &db::Rivalry::other);
        EXPECT_EQ(found.rivals, expected.rivals);
    }

    static void compare(const std::vector<db::GameFigures>& found, const std::vector<db::GameFigures>& expected) {
        ASSERT_EQ(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_EQ(found[i].game, expected[i].game);
            EXPECT_EQ(found[i].variant, expected[i].variant);
            compare(found[i].figures, expected[i].figures);
        }
    }

    /// The best play is one of theirs, passes the filter, and has the score.
    void expect_best(const db::GameFigures& game, int person, const db::PageFilter& filter) {
        if (!game.figures.best) return;
        const auto found =
            std::ranges::find(model.plays, game.figures.best_play, [](const auto& one) { return one.play.id; });
        ASSERT_NE(found, model.plays.end());
        EXPECT_TRUE(found->counts() && found->play.game == game.game);
        EXPECT_FALSE((filter.without_aids && found->play.aids) || (filter.without_waivers && found->play.waivers > 0));
        EXPECT_TRUE(std::ranges::any_of(found->seats, [&](const auto& each) {
            return model.person(each.entry) == person && each.seat.score == game.figures.best;
        }));
    }

    /// The latest first; of those at the same moment by game, of those the one that came in last.
    std::vector<std::string> listed(const db::PlayFilter& filter) {
        std::vector<std::pair<std::pair<std::int64_t, std::string>, std::string>> list;
        for (const auto& one : model.plays) {
            const bool theirs =
                filter.player.empty() || std::ranges::any_of(one.seats, [&](const auto& each) {
                    return model.entries[static_cast<std::size_t>(model.person(each.entry))].id == filter.player;
                });
            if (one.in_bin == filter.in_bin && theirs && (one.play.counted || !filter.counted) &&
                (filter.game.empty() || one.play.game == filter.game) && (one.finished || !filter.finished))
                list.push_back({{one.at, one.play.game}, one.play.id});
        }
        std::ranges::reverse(list);
        std::ranges::stable_sort(list, std::greater(), [](const auto& each) { return each.first; });
        std::vector<std::string> ids;
        for (const auto& [when, id] : list) ids.push_back(id);
        return ids;
    }

    std::vector<std::string> paged(const db::PlayFilter& filter) {
        std::vector<std::string> ids;
        EXPECT_EQ(plays.count(filter), static_cast<int>(listed(filter).size()));
        for (int offset = 0; offset < plays.count(filter); offset += 3)
            for (const auto& one : plays.page(filter, offset, 3)) ids.push_back(one.play.id);
        return ids;
    }

    void compare_lists() {
        for (const bool bin : {false, true})
            for (const bool finished : {false, true}) {
                db::PlayFilter filter{.finished = finished, .in_bin = bin};
                EXPECT_EQ(paged(filter), listed(filter));
                filter.counted = true;
                EXPECT_EQ(paged(filter), listed(filter));
                filter.game = "babylon";
                EXPECT_EQ(paged(filter), listed(filter));
                filter.counted = false;
                EXPECT_EQ(paged(filter), listed(filter));
                for (int i = 0; i < static_cast<int>(model.entries.size()); ++i) {
                    filter.player = model.entries[static_cast<std::size_t>(model.person(i))].id;
                    EXPECT_EQ(paged(filter), listed(filter));
                }
            }
        for (const auto& one : model.plays) compare(plays.load(one.play.id), one);
    }

    void compare(const db::ListedPlay& found, const test::ModelPlay& expected) {
        EXPECT_EQ(found.finished, expected.finished);
        EXPECT_EQ(found.ours, expected.import == 0);
        EXPECT_EQ(found.play.variant, expected.play.variant);
        EXPECT_EQ(found.play.aids, expected.play.aids);
        EXPECT_EQ(found.play.counted, expected.play.counted);
        ASSERT_EQ(found.play.seats.size(), expected.seats.size());
        for (std::size_t i = 0; i < expected.seats.size(); ++i) {
            db::PlaySeat seat = expected.seats[i].seat;
            seat.player = model.entries[static_cast<std::size_t>(model.person(expected.seats[i].entry))].id;
            EXPECT_EQ(found.play.seats[i], seat) << seat.name;
        }
    }
};

TEST(HeadToHead, OfTwoWhoNeverMetIsOfNoPlay) {
    const test::Folder folder;
    const db::Store store(folder / "history.db");
    const auto play = [](int number, const char* one, const char* other) {
        return db::Play{.id = test::uuid(number),
                        .game = "Carcassonne",
                        .played_at = "2026-11-21T19:00:00Z",
                        .seats = {{.player = {}, .name = one, .rank = 1, .winner = true},
                                  {.player = {}, .name = other, .rank = 2}}};
    };
    db::Plays(store).import({play(1, "Linda", "John"), play(2, "Zoe", "John")}, "a file");
    const db::Statistics statistics(store);
    const auto leaders = statistics.leaderboard("");
    ASSERT_EQ(leaders.size(), 3U);
    const auto id = [&](const char* name) { return std::ranges::find(leaders, name, &db::Leader::name)->player; };
    EXPECT_EQ(statistics.head_to_head(id("Linda"), id("Zoe"), {}), db::Rivalry{.other = id("Zoe")});
    EXPECT_EQ(statistics.head_to_head(id("Linda"), id("John"), {}).ahead, 1);
    EXPECT_EQ(leaders.front().figures.average(), 0) << "without a score there is none";
}

PROPERTY(Statistics, AreWhatThePlaysAddUpTo, ()) {
    Twins twins(*rc::gen::resize(400, rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0U, 10'000U))));
    twins.run();
    twins.compare();
    RC_ASSERT(!testing::Test::HasFailure());
}

}
