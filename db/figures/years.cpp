#include "db/figures/years.h"

#include "db/figures/statistics.h"
#include "db/figures/summaries.h"
#include "db/people/people.h"
#include "db/plays/play_rows.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace clerk::db {

namespace {

constexpr int days_of_week = 7;

/// SQL: the day of a play here, as days since 1970; its year; its month, from 0.
const std::string moment = std::string(moment_here) + ", 'unixepoch', 'localtime'",
                  day_of_play = "unixepoch(date(" + moment + ")) / 86400",
                  year_of_play = "CAST(strftime('%Y', " + moment + ") AS INTEGER)",
                  month_of_play = "CAST(strftime('%m', " + moment + ") AS INTEGER) - 1";

/// A seat with the play that it is of. Of a play of nobody alone there is one without a person.
struct Seat {
    std::int64_t play;
    std::string id, game;
    std::int64_t day;
    int month;
    std::optional<int> minutes;
    std::string night;
    int way;
    std::optional<std::int64_t> person;
    std::string name;
    std::optional<Points> score;
    bool winner;
};

Seat read_seat(SQLite::Statement& row) {
    const auto column = [&](int index) { return row.getColumn(index); };
    Seat seat{.play = column(0).getInt64(),
              .id = column(1).getString(),
              .game = column(2).getString(),
              .day = column(3).getInt64(),
              .month = column(4).getInt(),
              .minutes = {},
              .night = column(6).getString(),
              .way = column(7).getInt(),
              .person = {},
              .name = column(9).getString(),
              .score = {},
              .winner = column(12).getInt() != 0};
    if (!column(5).isNull()) seat.minutes = column(5).getInt();
    if (!column(8).isNull()) seat.person = column(8).getInt64();
    if (!column(10).isNull() && (seat.way & without_points) == 0)
        seat.score = Points(column(10).getInt64(), column(11).getInt());
    return seat;
}

/// In the order of time. The index finds the year and a day on either side.
const std::string seats_of_year =
    "SELECT play.rowid, play.id, play.game, " + day_of_play + ", " + month_of_play +
    ", minutes, coalesce(night, ''), way, coalesce(player.person, player.rowid), play_seat.name, score, billionths,"
    " winner FROM play LEFT JOIN play_seat ON play_seat.play = play.rowid AND play_seat.class IS NOT NULL"
    " LEFT JOIN player ON player.rowid = play_seat.player"
    " WHERE tallied AND play.played_at BETWEEN unixepoch(format('%04d-01-01', ?1)) - 172800"
    "     AND unixepoch(format('%04d-12-31', ?1)) + 172800 AND " +
    year_of_play + " = ?1 ORDER BY play.played_at, play.id, number";

/// Games of earlier years: of all, or those in which a person has a seat.
const std::string earlier_games = "SELECT DISTINCT game FROM play WHERE tallied AND deleted_at IS NULL"
                                  " AND played_at < unixepoch(format('%04d-01-01', ?1)) + 172800 AND " +
                                  year_of_play + " < ?1",
                  earlier_games_of_person =
                      "SELECT DISTINCT play.game FROM play_seat JOIN play ON play.rowid = play_seat.play"
                      " WHERE player IN (SELECT rowid FROM player WHERE rowid = ?2 OR person = ?2)"
                      " AND play_seat.class IS NOT NULL AND " +
                      year_of_play + " < ?1";

/// The most of them that follow one another.
int in_a_row(const std::set<std::int64_t>& numbers) {
    int longest = 0, row = 0;
    std::optional<std::int64_t> before;
    for (const std::int64_t number : numbers) {
        row = before && number == *before + 1 ? row + 1 : 1;
        longest = std::max(longest, row);
        before = number;
    }
    return longest;
}

/// From Monday on. The first day of 1970 was a Thursday.
std::int64_t week_of(std::int64_t day) {
    const std::int64_t from_monday = day + 3;
    return (from_monday - (from_monday % days_of_week + days_of_week) % days_of_week) / days_of_week;
}

/// Adds up the plays of a year, one after the other.
class Sum {
public:
    Sum(int year, std::optional<std::int64_t> person) : person_(person) { review_.year = year; }

    void add(const std::vector<Seat>& play) {
        const auto own = std::ranges::find_if(play, [&](const Seat& seat) { return seat.person == person_; });
        if (person_ && own == play.end()) return;
        const Seat& first = play.front();
        ++review_.plays;
        ++review_.by_month[static_cast<std::size_t>(first.month)];
        days_.insert(first.day);
        if (!first.night.empty()) nights_.insert(first.night);
        if (first.minutes) ++review_.timed, review_.minutes += *first.minutes;
        if (person_ &&
            std::ranges::any_of(play, [&](const Seat& seat) { return seat.person == person_ && seat.winner; }))
            ++review_.wins;
        YearGame& game = games_[first.game];
        ++game.plays;
        for (const Seat& seat : play)
            if (!person_ || seat.person == person_) take_best(game, seat);
        add_people(play);
    }

    YearInReview take(SQLite::Database& db, const std::set<std::string>& known_games) {
        review_.days = static_cast<int>(days_.size());
        review_.nights = static_cast<int>(nights_.size());
        review_.people = static_cast<int>(people_.size());
        review_.days_in_a_row = in_a_row(days_);
        std::set<std::int64_t> weeks;
        for (const std::int64_t day : days_) weeks.insert(week_of(day));
        review_.weeks_in_a_row = in_a_row(weeks);
        take_games(known_games);
        take_people(db);
        return std::move(review_);
    }

private:
    void take_best(YearGame& game, const Seat& seat) const {
        if (!seat.score) return;
        const bool lowest = (seat.way & by_fewest_points) != 0;
        if (game.best && lowest != game.lowest_wins) return;
        if (game.best && !(lowest ? *seat.score < *game.best : *seat.score > *game.best)) return;
        game.best = seat.score;
        game.best_by = seat.name;
        game.lowest_wins = lowest;
        game.best_play = seat.id;
    }

    /// Once each, whoever sits there twice.
    void add_people(const std::vector<Seat>& play) {
        std::map<std::int64_t, bool> here;
        for (const Seat& seat : play)
            if (seat.person && seat.person != person_) here[*seat.person] |= seat.winner;
        for (const auto& [who, won] : here) {
            ++people_[who].plays;
            people_[who].wins += won ? 1 : 0;
        }
    }

    void take_games(const std::set<std::string>& known_games) {
        std::vector<int> counts;
        for (auto& [name, game] : games_) {
            game.game = name;
            game.fresh = !known_games.contains(name);
            counts.push_back(game.plays);
            review_.games.push_back(game);
        }
        std::ranges::stable_sort(review_.games, std::greater(), &YearGame::plays);
        review_.h_index = h_index(std::move(counts));
    }

    void take_people(SQLite::Database& db) {
        SQLite::Statement named(db, "SELECT id, name, hidden FROM player WHERE rowid = ?");
        for (const auto& [who, sums] : people_) {
            named.reset();
            named.bind(1, who);
            if (named.executeStep() && named.getColumn(2).getInt() == 0)
                review_.players.push_back(
                    {named.getColumn(0).getString(), named.getColumn(1).getString(), sums.plays, sums.wins});
        }
        std::ranges::sort(review_.players, {},
                          [](const YearPerson& one) { return std::tuple(-one.plays, -one.wins, one.name, one.id); });
    }

    std::optional<std::int64_t> person_;
    YearInReview review_;
    std::set<std::int64_t> days_;
    std::set<std::string> nights_;
    std::map<std::string, YearGame> games_;
    std::map<std::int64_t, YearPerson> people_;
};

std::set<std::string> games_before(SQLite::Database& db, int year, const std::optional<std::int64_t>& person) {
    const auto found =
        person ? texts(db, earlier_games_of_person.c_str(), year, *person) : texts(db, earlier_games.c_str(), year);
    return {found.begin(), found.end()};
}

}

int h_index(std::vector<int> plays) {
    std::ranges::sort(plays, std::greater());
    int index = 0;
    while (index < std::ssize(plays) && plays[static_cast<std::size_t>(index)] > index) ++index;
    return index;
}

std::vector<int> Years::list() const {
    return connection_->query([&] {
        update_summaries(*connection_);
        std::vector<int> years;
        each(connection_->db, ("SELECT DISTINCT " + year_of_play + " FROM play WHERE tallied ORDER BY 1 DESC").c_str(),
             [&](SQLite::Statement& row) { years.push_back(row.getColumn(0).getInt()); });
        return years;
    });
}

YearInReview Years::review(int year, const std::string& id) const {
    return connection_->query([&] {
        SQLite::Database& db = connection_->db;
        update_summaries(*connection_);
        std::optional<std::int64_t> person;
        if (!id.empty()) person = require_person(*connection_, id);
        Sum sum(year, person);
        std::vector<Seat> play;
        each(
            db, seats_of_year.c_str(),
            [&](SQLite::Statement& row) {
                Seat seat = read_seat(row);
                if (!play.empty() && play.front().play != seat.play) sum.add(std::exchange(play, {}));
                play.push_back(std::move(seat));
            },
            year);
        if (!play.empty()) sum.add(play);
        YearInReview review = sum.take(db, games_before(db, year, person));
        if (person) review.person = text(db, "SELECT id FROM player WHERE rowid = ?", *person).value();
        return review;
    });
}

}
