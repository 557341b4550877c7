#include "app/club/evening.h"

#include "core/game.h"
#include "db/figures/ratings.h"
#include "db/plays/plays.h"
#include "db/store/store.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <tuple>

#include <wx/translation.h>

namespace clerk::club {

namespace {

bool is_decided(const Sitting& sitting) {
    return sitting.players.size() > 1 && sitting.ranks.size() == sitting.players.size();
}

/// Adds what the table gives to the one at that seat.
void add(Standing& standing, const Sitting& sitting, std::size_t seat) {
    std::int64_t halves = 0;
    bool first = true;
    for (std::size_t other = 0; other < sitting.ranks.size(); ++other) {
        if (other == seat) continue;
        const int mine = sitting.ranks[seat], theirs = sitting.ranks[other];
        halves += mine < theirs ? 2 : mine == theirs ? 1 : 0;
        first = first && mine <= theirs;
    }
    standing.points += halves * parts_of_a_point / (2 * static_cast<std::int64_t>(sitting.ranks.size() - 1));
    standing.wins += first ? 1 : 0;
    ++standing.plays;
}

auto order(const Standing& one) { return std::tuple(-one.points, -one.wins, -one.opponents); }

}

std::vector<Standing> standings(const std::vector<Sitting>& sittings) {
    std::map<std::string, Standing> by_player;
    for (const Sitting& sitting : sittings)
        for (std::size_t seat = 0; is_decided(sitting) && seat < sitting.players.size(); ++seat)
            add(by_player[sitting.players[seat]], sitting, seat);
    for (const Sitting& sitting : sittings)
        for (const std::string& player : is_decided(sitting) ? sitting.players : std::vector<std::string>())
            for (const std::string& other : sitting.players)
                if (other != player) by_player[player].opponents += by_player[other].points;
    std::vector<Standing> all;
    for (auto& [player, standing] : by_player) {
        standing.player = player;
        all.push_back(standing);
    }
    std::ranges::stable_sort(all, {}, order);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].rank = i > 0 && order(all[i]) == order(all[i - 1]) ? all[i - 1].rank : static_cast<int>(i) + 1;
    return all;
}

namespace {

/// By the ranks where all are known, else by who won, as ratings are counted; none: nobody is known to have won.
std::vector<int> ranks(const db::ListedPlay& listed) {
    const std::vector<db::PlaySeat>& seats = listed.play.seats;
    if (!listed.finished || !listed.play.counted || listed.play.cooperative) return {};
    const bool all = std::ranges::all_of(seats, [](const db::PlaySeat& seat) { return seat.rank.has_value(); });
    if (!all && std::ranges::none_of(seats, &db::PlaySeat::winner)) return {};
    std::vector<int> found;
    for (const db::PlaySeat& seat : seats) found.push_back(all ? *seat.rank : seat.winner ? 1 : 2);
    return found;
}

/// A person who sits there twice after a merge of two people counts by the better seat.
Sitting sitting(const db::ListedPlay& listed) {
    const std::vector<int> all = ranks(listed);
    Sitting sitting;
    for (std::size_t seat = 0; seat < listed.play.seats.size(); ++seat) {
        const std::string& player = listed.play.seats[seat].player;
        if (player == db::nobody) continue;
        const auto same = std::ranges::find(sitting.players, player);
        if (same == sitting.players.end()) {
            sitting.players.push_back(player);
            if (!all.empty()) sitting.ranks.push_back(all[seat]);
        } else if (!all.empty()) {
            int& rank = sitting.ranks[static_cast<std::size_t>(same - sitting.players.begin())];
            rank = std::min(rank, all[seat]);
        }
    }
    return sitting;
}

std::int64_t points(const std::vector<Standing>& all, const std::string& id) {
    const auto found = std::ranges::find(all, id, &Standing::player);
    return found == all.end() ? 0 : found->points;
}

/// In thousandths; who has none yet is as strong as everyone begins.
std::int64_t strength(const std::vector<db::RatedPerson>& rated, const std::string& id) {
    const auto found = std::ranges::find(rated, id, &db::RatedPerson::player);
    return std::llround(1000 * ordinal(found == rated.end() ? Rating{} : found->rating));
}

bool sits(const Sitting& sitting, const std::string& player) {
    return !player.empty() && std::ranges::find(sitting.players, player) != sitting.players.end();
}

/// The most people at a table of the evening.
std::size_t largest(const Evening& evening) {
    std::size_t most = 0;
    for (const Sitting& sitting : evening.sittings) most = std::max(most, sitting.players.size());
    return most;
}

int meetings(const Evening& evening, const std::string& one, const std::string& other) {
    return static_cast<int>(std::ranges::count_if(evening.sittings, [&](const Sitting& sitting) {
        return one != other && sits(sitting, one) && sits(sitting, other);
    }));
}

}

std::vector<db::Night> nights_called(const std::vector<db::Night>& nights, const std::string& name) {
    const std::string meant = name.empty() ? current_night(nights) : name;
    std::vector<db::Night> found;
    for (const db::Night& night : nights)
        if (!meant.empty() && (night.date == meant || night.id.starts_with(meant))) found.push_back(night);
    return found;
}

Evening evening(const db::Store& store, const std::string& night) {
    Evening evening;
    if (night.empty()) return evening;
    auto plays = db::Plays(store).page({.night = night}, 0, std::numeric_limits<int>::max());
    std::ranges::sort(plays, {}, [](const db::ListedPlay& one) { return std::tie(one.play.played_at, one.play.id); });
    for (const db::ListedPlay& listed : plays) {
        evening.sittings.push_back(sitting(listed));
        for (const std::string& player : evening.sittings.back().players)
            if (std::ranges::find(evening.people, player) == evening.people.end()) evening.people.push_back(player);
    }
    return evening;
}

Round next_round(const db::Store& store, const Evening& evening, std::vector<Visitor>& visitors, PairedBy by) {
    const std::vector<Standing> so_far = standings(evening.sittings);
    const std::vector<db::RatedPerson> rated = db::Ratings(store).list("");
    std::ranges::sort(visitors, {}, [&](const Visitor& one) {
        return std::tuple(-points(so_far, one.id), -strength(rated, one.id), one.name, one.id);
    });
    Round round;
    for (const Visitor& one : visitors) {
        Guest& guest = round.guests.emplace_back();
        guest.strength = by == PairedBy::rating ? strength(rated, one.id) : points(so_far, one.id);
        for (const Sitting& sitting : evening.sittings) {
            if (!sits(sitting, one.id)) continue;
            ++guest.plays;
            guest.smaller += sitting.players.size() < largest(evening) ? 1 : 0;
        }
        std::vector<int>& met = round.met.emplace_back();
        for (const Visitor& other : visitors) met.push_back(meetings(evening, one.id, other.id));
    }
    return round;
}

wxString points_in_words(std::int64_t parts) {
    return i18n::hundredths(static_cast<double>(parts) / static_cast<double>(parts_of_a_point));
}

wxString points_explained() {
    return _(
        "Points: at each table, the share of the others whom you beat. Opponents: the points of everybody you met.");
}

namespace {

constexpr int usual_table = 4;

/// Of a game that is not in the catalogue nobody says how many it takes.
int most_at_a_table(const TablesWanted& wanted) {
    const bool known = std::ranges::find(games(), wanted.game) != games().end();
    const int most = known ? largest_table(wanted.game) : usual_table;
    return wanted.tables ? most : std::min(most, usual_table);
}

std::optional<TableSizes> sizes(std::size_t people, const TablesWanted& wanted) {
    return table_sizes(static_cast<int>(people), most_at_a_table(wanted), wanted.tables);
}

}

wxString why_not_seated(std::size_t people, const TablesWanted& wanted) {
    if (people > most_guests)
        return i18n::fill_figures(_("More than {1} people cannot be seated at once."), {most_guests});
    if (sizes(people, wanted)) return {};
    const int count = static_cast<int>(people);
    return i18n::fill_figures(wxPLURAL("There is {1} person here, too few for the tables ({2}) of two at least.",
                                       "There are {1} people here, too few for the tables ({2}) of two at least.",
                                       count),
                              {count, wanted.tables.value_or(1)});
}

std::vector<std::string> NextTables::names(const std::vector<std::size_t>& guests) const {
    std::vector<std::string> all;
    for (const std::size_t guest : guests) all.push_back(visitors.at(guest).name);
    return all;
}

NextTables next_tables(const db::Store& store, const Evening& evening, std::vector<Visitor> visitors,
                       const TablesWanted& wanted) {
    NextTables next{.visitors = std::move(visitors), .pairing = {}};
    const Round round = next_round(store, evening, next.visitors, wanted.by);
    next.pairing = paired(round.guests, round.met, sizes(next.visitors.size(), wanted).value(), wanted.by);
    return next;
}

std::vector<wxString> remarks(const Pairing& pairing) {
    std::vector<wxString> all;
    if (const int again = pairing.rematches; again > 0)
        all.push_back(i18n::fill_figures(wxPLURAL("{1} pair at a table has met on this evening before.",
                                                  "{1} pairs at a table have met on this evening before.", again),
                                         {again}));
    if (!pairing.is_best) all.push_back(_("There may be better tables: not all were looked at."));
    return all;
}

}

namespace clerk {

std::string current_night(const std::vector<db::Night>& nights) {
    const auto running = std::ranges::max_element(nights, {}, &db::Night::timer_started_at);
    return running == nights.end() || running->timer_started_at.empty() ? std::string() : running->id;
}

void put_into_current_night(const db::Store& store, const std::string& play) {
    db::Nights nights(store);
    if (const std::string night = current_night(nights.list()); !night.empty()) nights.put(play, night);
}

}
