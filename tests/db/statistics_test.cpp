// Whatever is done to a history, its summaries say what its plays add up to.
#include "db/connection.h"
#include "db/people.h"
#include "db/plays.h"
#include "tests/db/history_model.h"
#include "tests/db/support.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace {

using namespace clerk;
using test::Folder;

/// Numbers to take one after the other.
class Dice {
public:
    explicit Dice(std::vector<unsigned> throws) : throws_(std::move(throws)) {}
    bool left() const { return next_ < throws_.size(); }
    int operator()(int sides) { return left() ? static_cast<int>(throws_[next_++] % static_cast<unsigned>(sides)) : 0; }

private:
    std::vector<unsigned> throws_;
    std::size_t next_ = 0;
};

const std::vector<std::string> names{"Linda", "John", "Mary", "Zoe", "Adam", "Uma"};
const std::vector<std::string> games{"babylon", "alhambra", "Carcassonne"};
constexpr std::int64_t first_second = 1'700'000'000;
constexpr std::int64_t evening = 1'795'199'400; // 2026-11-20T19:30:00+01:00

db::Play plain_play(const std::string& id, const std::string& game, const std::string& variant) {
    db::Play play;
    play.id = id;
    play.game = game;
    play.variant = variant;
    return play;
}

/// The same done to a store and to the model.
class Twins {
public:
    explicit Twins(std::vector<unsigned> throws) : dice(std::move(throws)) {
        store.connection()->db.exec("PRAGMA synchronous = OFF");
    }

    void run() {
        while (dice.left()) step();
    }

    /// Everything that can be asked, of everyone.
    void compare() {
        for (const std::string& game : {std::string(), games[0], games[1], games[2]}) {
            compare(statistics.leaderboard(game), model.leaderboard(game));
            for (const bool aids : {false, true})
                for (const bool waivers : {false, true}) compare_pages({game, aids, waivers});
        }
        compare_lists();
        EXPECT_EQ(charts.games(), finished_games());
    }

private:
    Folder folder;
    db::Store store{folder / "history.db"};
    db::People people{store};
    db::Plays plays{store};
    db::Statistics statistics{store};
    db::PlayerCharts charts{store};
    test::HistoryModel model;
    std::vector<std::pair<Record, std::vector<db::PlaySeat>>> records; ///< as they are, and as they were awarded
    Dice dice;
    int made = 0;

    template <class T> T& any(std::vector<T>& list) {
        return list[static_cast<std::size_t>(dice(static_cast<int>(list.size())))];
    }
    const std::string& any(const std::vector<std::string>& list) {
        return list[static_cast<std::size_t>(dice(static_cast<int>(list.size())))];
    }

    void step() {
        switch (dice(14)) {
        case 0:
        case 1:
        case 2: return import();
        case 3: return start();
        case 4:
        case 5: return award();
        case 6: return change_names();
        case 7: return step_in_journal();
        case 8: return withdraw();
        case 9: return undo_import();
        case 10: return mark();
        case 11: return bin();
        case 12: return merge();
        default: return rename();
        }
    }

    // People

    /// The entry that gets a seat, as the store is asked to find it.
    int seat_for(const std::string& name) {
        if (const int found = model.called(name); found >= 0) return found;
        model.entries.push_back({"", name});
        return static_cast<int>(model.entries.size()) - 1;
    }

    /// New entries have their ids from the store.
    void learn_ids() {
        const auto ids = db::texts(store.connection()->db, "SELECT id FROM player ORDER BY rowid");
        ASSERT_EQ(ids.size(), model.entries.size());
        for (std::size_t i = 0; i < ids.size(); ++i) model.entries[i].id = ids[i];
    }

    void merge() {
        if (model.entries.size() < 2) return;
        const int one = dice(static_cast<int>(model.entries.size())),
                  other = dice(static_cast<int>(model.entries.size()));
        auto& entry = model.entries[static_cast<std::size_t>(one)];
        if (entry.merged_into >= 0) {
            people.unmerge(entry.id);
            entry.merged_into = -1;
        } else if (model.person(other) != one) {
            EXPECT_EQ(people.merge(entry.id, model.entries[static_cast<std::size_t>(other)].id), entry.id);
            entry.merged_into = model.person(other);
        } else {
            EXPECT_THROW(people.merge(entry.id, model.entries[static_cast<std::size_t>(other)].id),
                         std::invalid_argument);
        }
    }

    void rename() {
        if (model.entries.empty()) return;
        auto& entry = any(model.entries);
        people.rename(entry.id, entry.name = any(names));
    }

    // Plays from elsewhere

    db::PlaySeat random_seat() {
        db::PlaySeat seat{.player = "", .name = any(names)};
        if (dice(5) > 0) seat.score = dice(30) - 3;
        if (dice(3) > 0) seat.rank = 1 + dice(3);
        seat.winner = dice(3) == 0;
        for (const char* category : {"statues", "height"})
            if (seat.score && dice(4) > 0) seat.categories.emplace_back(category, dice(9) - 1);
        return seat;
    }

    db::Play random_play() {
        db::Play play = plain_play(test::uuid(++made), any(games), dice(2) == 0 ? "full" : "final");
        play.waivers = std::max(0, dice(4) - 2);
        play.aids = dice(3) == 0;
        play.counted = dice(6) > 0;
        play.modified_at = "2026-11-21T19:00:00Z";
        for (int seats = 1 + dice(4); seats > 0; --seats) play.seats.push_back(random_seat());
        return play;
    }

    void import() {
        std::vector<db::Play> list;
        std::vector<std::int64_t> times;
        for (int left = 1 + dice(5); left > 0; --left) {
            list.push_back(random_play());
            times.push_back(first_second + dice(20));
            list.back().played_at =
                db::text(store.connection()->db, "SELECT strftime('%Y-%m-%dT%H:%M:%SZ', ?, 'unixepoch')", times.back())
                    .value();
        }
        const auto import = plays.import(list, "test");
        EXPECT_EQ(import.added, static_cast<int>(list.size()));
        EXPECT_EQ(plays.import(list, "again").known, import.added);
        for (std::size_t i = 0; i < list.size(); ++i) model.plays.push_back(modelled(list[i], times[i], import.id));
        learn_ids();
    }

    test::ModelPlay modelled(db::Play play, std::int64_t at, std::int64_t import) {
        test::ModelPlay one{.play = std::move(play), .at = at, .import = import};
        for (const db::PlaySeat& seat : one.play.seats) one.seats.push_back({seat_for(seat.name), seat});
        one.play.seats.clear();
        return one;
    }

    void undo_import() {
        if (model.plays.empty()) return;
        const std::int64_t import = any(model.plays).import;
        if (import == 0) return;
        plays.undo_import(import);
        std::erase_if(model.plays, [&](const auto& one) { return one.import == import; });
    }

    // Plays of ours

    void start() {
        const Record record = test::with_names(test::game(++made), {any(names), any(names)});
        store.add(record);
        records.push_back({record, {}});
        db::Play play = plain_play(record.head.id, "babylon", "builds");
        play.aids = true;
        model.plays.push_back({.play = std::move(play), .at = evening, .finished = false});
        seat(record);
    }

    test::ModelPlay* play_of(const Record& record) {
        const auto found = std::ranges::find(model.plays, record.head.id, [](const auto& one) { return one.play.id; });
        return found == model.plays.end() ? nullptr : &*found;
    }

    /// A seat keeps its player while its name stays.
    void seat(const Record& record) {
        auto& play = *play_of(record);
        const auto before = std::exchange(play.seats, {});
        for (const std::string& name : players(record)) {
            const auto same = std::ranges::find(before, name, [](const auto& each) { return each.seat.name; });
            play.seats.push_back({same == before.end() ? seat_for(name) : same->entry, {.player = "", .name = name}});
        }
        learn_ids();
    }

    /// The score counts while the result stands.
    void settle(const Record& record, const std::vector<db::PlaySeat>& awarded) {
        auto& play = *play_of(record);
        play.finished = store.result(record.head.id).has_value();
        for (std::size_t i = 0; i < play.seats.size(); ++i) {
            db::PlaySeat seat = play.finished ? awarded.at(i) : db::PlaySeat{};
            seat.name = play.seats[i].seat.name;
            play.seats[i].seat = seat;
        }
    }

    template <class Act> void with_record(Act act) {
        if (records.empty()) return;
        auto& [record, awarded] = any(records);
        if (play_of(record) == nullptr) return; // purged
        act(record, awarded);
        settle(record, awarded);
    }

    void award() {
        with_record([&](const Record& record, std::vector<db::PlaySeat>& awarded) {
            ScoreSheet sheet{.complete = true};
            for (const std::string& name : players(record))
                sheet.players.push_back(
                    {.name = name, .categories = {{"statues", {{dice(9)}}}, {"height", {{dice(5)}}}}});
            rank(sheet, "");
            store.award(record.head.id, sheet, 3, "2026-11-21T22:00:00Z");
            awarded.clear();
            for (const PlayerScore& score : sheet.players)
                awarded.push_back(
                    {"",
                     "",
                     score.total(),
                     score.rank,
                     score.winner,
                     {{"statues", score.categories[0].points()}, {"height", score.categories[1].points()}}});
        });
    }

    void change_names() {
        with_record([&](Record& record, const auto&) {
            const Record next = test::with_names(record, {any(names), any(names)});
            store.change(record, next);
            if (players(next) != players(record)) seat(next);
            record = next;
        });
    }

    void step_in_journal() {
        with_record([&](Record& record, const auto&) {
            const auto next = dice(2) == 0 ? store.undo(record.head.id) : store.redo(record.head.id);
            if (!next) return;
            if (players(*next) != players(record)) seat(*next);
            record = *next;
        });
    }

    void withdraw() {
        with_record([&](const Record& record, const auto&) { store.withdraw_result(record.head.id); });
    }

    // All of them

    void mark() {
        if (model.plays.empty()) return;
        auto& one = any(model.plays);
        one.play.counted = dice(2) == 0;
        plays.set_counted(one.play.id, one.play.counted);
    }

    void bin() {
        if (model.plays.empty()) return;
        auto& one = any(model.plays);
        const std::string id = one.play.id;
        if (!one.in_bin) {
            plays.remove(id);
            one.in_bin = true;
        } else if (dice(3) > 0) {
            plays.restore(id);
            one.in_bin = false;
        } else {
            plays.purge(id);
            EXPECT_FALSE(store.has(id));
            std::erase_if(model.plays, [&](const auto& each) { return each.play.id == id; });
        }
    }

    // Comparing

    static void compare(db::Figures found, db::Figures expected) {
        EXPECT_NEAR(found.expected, expected.expected, 1e-9);
        found.expected = expected.expected = 0;
        found.best_play.clear();
        EXPECT_TRUE(found == expected) << found.plays << " plays, expected " << expected.plays << "; best "
                                       << found.best.value_or(-99) << ", expected " << expected.best.value_or(-99);
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

    std::vector<std::string> finished_games() const {
        std::set<std::string> finished;
        for (const auto& one : model.plays)
            if (one.counts()) finished.insert(one.play.game);
        return {finished.begin(), finished.end()};
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
            if (one.in_bin == filter.in_bin && theirs && (filter.game.empty() || one.play.game == filter.game) &&
                (one.finished || !filter.finished))
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
        for (int offset = 0; offset < plays.count(filter); offset += 3)
            for (const auto& one : plays.page(filter, offset, 3)) ids.push_back(one.play.id);
        return ids;
    }

    void compare_lists() {
        for (const bool bin : {false, true})
            for (const bool finished : {false, true}) {
                db::PlayFilter filter{.finished = finished, .in_bin = bin};
                EXPECT_EQ(paged(filter), listed(filter));
                filter.game = "babylon";
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

RC_GTEST_PROP(Statistics, AreWhatThePlaysAddUpTo, ()) {
    Twins twins(*rc::gen::resize(400, rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0U, 10'000U))));
    twins.run();
    twins.compare();
    RC_ASSERT(!testing::Test::HasFailure());
}

}
