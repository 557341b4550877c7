// The same done to a store and to its model, by chance.
#pragma once

#include "db/connection/connection.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/store/history_model.h"
#include "tests/db/support.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace clerk::test {

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

inline const std::vector<std::string> names{"Linda", "John", "Mary", "Zoe", "Adam", "Uma"};
inline const std::vector<std::string> kinds{"babylon", "alhambra", "Carcassonne"};
inline constexpr std::int64_t first_second = 1'700'000'000;
inline constexpr std::int64_t evening = 1'795'199'400; // 2026-11-20T19:30:00+01:00

inline db::Play plain_play(const std::string& id, const std::string& game, const std::string& variant) {
    db::Play play;
    play.id = id;
    play.game = game;
    play.variant = variant;
    return play;
}

class Steps {
public:
    explicit Steps(std::vector<unsigned> throws) : dice(std::move(throws)) {
        store.connection()->db.exec("PRAGMA synchronous = OFF");
    }

    void run() {
        run([] {});
    }
    /// Looks at it after every step.
    template <class Look> void run(Look look) {
        while (dice.left()) {
            step();
            look();
        }
    }

protected:
    Folder folder;
    db::Store store{folder / "history.db"};
    db::People people{store};
    db::Plays plays{store};
    HistoryModel model;

private:
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
        switch (dice(16)) {
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
        case 13:
        case 14: return db::Statistics(store).catch_up();
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

    /// Few of them are not whole, or more than 32 bits hold.
    Points random_points(int most) {
        const int whole = dice(most) - 3, kind = dice(12);
        if (kind == 0) return std::numeric_limits<std::int64_t>::max() - dice(3);
        return {kind == 1 ? std::numeric_limits<std::int64_t>::min() : whole, kind == 2 ? 250'000'000 : 0};
    }

    db::PlaySeat random_seat() {
        db::PlaySeat seat{.player = "", .name = any(names)};
        if (dice(5) > 0) seat.score = random_points(30);
        if (dice(3) > 0) seat.rank = 1 + dice(3);
        seat.winner = dice(3) == 0;
        for (const char* category : {"statues", "height"})
            if (seat.score && dice(4) > 0) seat.categories.emplace_back(category, dice(9) - 1);
        return seat;
    }

    db::Play random_play() {
        db::Play play = plain_play(uuid(++made), any(kinds), dice(2) == 0 ? "full" : "final");
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

    ModelPlay modelled(db::Play play, std::int64_t at, std::int64_t import) {
        ModelPlay one{.play = std::move(play), .at = at, .import = import};
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
        const Record record = with_names(game(++made), {any(names), any(names)});
        store.add(record);
        records.push_back({record, {}});
        db::Play play = plain_play(record.head.id, "babylon", "builds");
        play.aids = true;
        model.plays.push_back({.play = std::move(play), .at = evening, .finished = false});
        seat(record);
    }

    ModelPlay* play_of(const Record& record) {
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
    void write_persons(const Record& record, const std::vector<db::PlaySeat>& awarded) {
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
        write_persons(record, awarded);
    }

    void award() {
        with_record([&](const Record& record, std::vector<db::PlaySeat>& awarded) {
            ScoreSheet sheet{.complete = true};
            for (const std::string& name : players(record))
                sheet.players.push_back(
                    {.name = name, .categories = {{"statues", {{dice(9)}}}, {"height", {{dice(5)}}}}});
            rank(sheet, "");
            store.award(record, sheet, 3, "2026-11-21T22:00:00Z");
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
            const Record next = with_names(record, {any(names), any(names)});
            store.change(record, next);
            if (players(next) != players(record)) seat(next);
            record = next;
        });
    }

    void step_in_journal() {
        with_record([&](Record& record, const auto&) {
            const auto next = dice(2) == 0 ? store.undo(record) : store.redo(record);
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
};

}
