#include "db/figures/rating_replay.h"

#include "db/plays/number_bounds.h"

#include <algorithm>
#include <cmath>

namespace clerk::db {

namespace {

/// Says who was ahead of whom; empty: nobody knows.
void complete_ranks(std::vector<RatedSeat>& seats) {
    if (std::ranges::all_of(seats, [](const RatedSeat& seat) { return seat.rank.has_value(); })) return;
    if (std::ranges::none_of(seats, &RatedSeat::winner)) return seats.clear();
    for (RatedSeat& seat : seats) seat.rank = seat.winner ? 1 : 2;
}

/// Of two seats of one person the better one stays.
std::vector<RatedSeat> each_once(const std::vector<RatedSeat>& seats) {
    std::vector<RatedSeat> found;
    for (const RatedSeat& seat : seats) {
        const auto same = std::ranges::find(found, seat.person, &RatedSeat::person);
        if (same == found.end())
            found.push_back(seat);
        else if (seat.rank < same->rank)
            *same = seat;
    }
    return found;
}

struct Teams {
    std::vector<int> ranks;            ///< one a team
    std::vector<std::size_t> of_seats; ///< which is that of each seat
};

Teams teams_of(const std::vector<RatedSeat>& seats) {
    Teams teams;
    std::map<std::string, std::size_t> known;
    for (const RatedSeat& seat : seats) {
        const std::size_t next = teams.ranks.size();
        const std::size_t team = seat.team.empty() ? next : known.try_emplace(seat.team, next).first->second;
        if (team == next) teams.ranks.push_back(seat.rank.value());
        teams.ranks[team] = std::min(teams.ranks[team], seat.rank.value());
        teams.of_seats.push_back(team);
    }
    return teams;
}

/// Whom players have been merged into, of those who were.
using Persons = std::unordered_map<std::int64_t, std::int64_t>;

Persons read_persons(SQLite::Database& db) {
    Persons persons;
    each(db, "SELECT rowid, person FROM player WHERE person IS NOT NULL",
         [&](SQLite::Statement& row) { persons.emplace(row.getColumn(0).getInt64(), row.getColumn(1).getInt64()); });
    return persons;
}

/// From the index of plays in order and from the seats alone: the rows of the plays would take as long again.
constexpr const char* plays_after = "SELECT play.rowid, play_seat.game, play.played_at, player, rank, winner, team"
                                    " FROM play CROSS JOIN play_seat ON play_seat.play = play.rowid"
                                    " AND (play_seat.class & 4) = 0"
                                    " WHERE tallied AND (play.played_at, play.id) > (?1, ?2)"
                                    " AND (play.played_at, play.id) <= (?4, ?5) AND (?3 = '' OR play_seat.game = ?3)"
                                    " ORDER BY play.played_at, play.id";

RatedSeat rated_seat(SQLite::Statement& row, const Persons& persons) {
    const std::int64_t player = row.getColumn(3).getInt64();
    const auto person = persons.find(player);
    const auto rank = row.getColumn(4);
    return {person == persons.end() ? player : person->second,
            rank.isNull() ? std::nullopt : std::optional(rank.getInt()), row.getColumn(5).getInt() != 0,
            row.getColumn(6).getString()};
}

/// Hands a play to `use` with the seats that are rated, if there are two teams of them. One with more than can be
/// entered rates nobody.
void hand_over(RatedPlay& play, const std::function<void(const RatedPlay&)>& use) {
    if (play.seats.size() > most_seats) return;
    complete_ranks(play.seats);
    play.seats = each_once(play.seats);
    if (teams_of(play.seats).ranks.size() > 1) use(play);
}

/// Those that rate nobody, too.
std::size_t plays_between(SQLite::Database& db, const Checkpoint& checkpoint, const Checkpoint& last) {
    constexpr const char* count = "SELECT count(*) FROM play WHERE tallied AND (played_at, id) > (?, ?)"
                                  " AND (played_at, id) <= (?, ?)";
    return static_cast<std::size_t>(
        number(db, count, checkpoint.played_at, checkpoint.play, last.played_at, last.play).value_or(0));
}

/// Those of one that the other has not, or has otherwise.
int others(const RatingsByPerson& one, const RatingsByPerson& other) {
    const auto same = [&](const auto& entry) {
        const auto found = other.find(entry.first);
        if (found == other.end() || found->second.rated.plays != entry.second.rated.plays) return false;
        const Rating &a = entry.second.rated.rating, &b = found->second.rated.rating;
        constexpr double rounding = 1e-6;
        return std::abs(a.mu - b.mu) <= rounding && std::abs(a.sigma - b.sigma) <= rounding;
    };
    return static_cast<int>(std::ranges::count_if(one, std::not_fn(same)));
}

}

void each_rated_play(SQLite::Database& db, const Checkpoint& checkpoint, const Checkpoint& last,
                     const std::string& game, const std::function<void(const RatedPlay&)>& use) {
    const Persons persons = read_persons(db);
    RatedPlay play;
    each(
        db, plays_after,
        [&](SQLite::Statement& row) {
            if (const std::int64_t key = row.getColumn(0).getInt64(); key != play.row) {
                hand_over(play, use);
                play = {key, row.getColumn(1).getString(), row.getColumn(2).getInt64(), {}};
            }
            play.seats.push_back(rated_seat(row, persons));
        },
        checkpoint.played_at, checkpoint.play, game, last.played_at, last.play);
    hand_over(play, use);
}

void rate(RatingsByPerson& by_person, const std::vector<RatedSeat>& seats) {
    std::vector<Rating> before;
    for (const RatedSeat& seat : seats) before.push_back(by_person[seat.person].rated.rating);
    const Teams teams = teams_of(seats);
    const auto after = rated(before, teams.ranks, teams.of_seats);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        FoldedRating& folded = by_person[seats[i].person];
        folded = {{after[i], folded.rated.plays + 1}, true};
    }
}

void rate_all(SQLite::Database& db, const Checkpoint& checkpoint, const Checkpoint& last, RatingsByGame& by_game,
              Watch& watch) {
    const std::size_t all = plays_between(db, checkpoint, last);
    std::size_t done = 0;
    each_rated_play(db, checkpoint, last, "", [&](const RatedPlay& play) {
        watch.tell(done++, all);
        rate(by_game[""], play.seats);
        rate(by_game[play.game], play.seats);
    });
}

Checkpoint read_checkpoint(SQLite::Database& db) {
    Checkpoint checkpoint;
    each(db, "SELECT played_at, play FROM rated", [&](SQLite::Statement& row) {
        checkpoint = {row.getColumn(0).getInt64(), row.getColumn(1).getString()};
    });
    return checkpoint;
}

Rated rated_row(SQLite::Statement& row) {
    return {{row.getColumn(0).getDouble(), row.getColumn(1).getDouble()}, row.getColumn(2).getInt()};
}

RatingsByGame read_ratings(SQLite::Database& db) {
    RatingsByGame by_game;
    each(db, "SELECT mu, sigma, plays, game, person FROM rating", [&](SQLite::Statement& row) {
        by_game[row.getColumn(3).getString()][row.getColumn(4).getInt64()] = {rated_row(row)};
    });
    return by_game;
}

int wrong_ratings(SQLite::Database& db, Watch& watch) {
    RatingsByGame stored = read_ratings(db), counted;
    if (const Checkpoint checkpoint = read_checkpoint(db); !checkpoint.is_none())
        rate_all(db, {}, checkpoint, counted, watch);
    int wrong = 0;
    for (const auto& [game, by_person] : stored) wrong += others(by_person, counted[game]);
    for (const auto& [game, by_person] : counted) wrong += others(by_person, stored[game]);
    return wrong;
}

}
