#include "tests/db/store/history_model.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace clerk::test {

namespace {

using db::Figures;

bool passes(const ModelPlay& one, const db::PageFilter& filter) {
    return one.counts() && (filter.game.empty() || one.play.game == filter.game) &&
           !(filter.without_aids && one.play.aids) && !(filter.without_waivers && one.play.waivers > 0);
}

void add(Figures& figures, const ModelPlay& play, const db::PlaySeat& seat) {
    ++figures.plays;
    figures.wins += seat.winner ? 1 : 0;
    figures.expected += 1.0 / static_cast<double>(play.seats.size());
    if (!seat.score) return;
    ++figures.scored;
    figures.points += *seat.score;
    figures.best = std::max(figures.best.value_or(*seat.score), *seat.score);
}

void add_categories(std::map<std::pair<std::string, std::string>, db::CategoryFigures>& sums, const ModelPlay& play,
                    const db::PlaySeat& seat) {
    for (const auto& [category, points] : seat.categories) {
        auto [found, fresh] =
            sums.try_emplace({play.play.game, category}, db::CategoryFigures{play.play.game, category, 0, 0, points});
        ++found->second.scored;
        found->second.points += points;
        found->second.best = std::max(found->second.best, points);
    }
}

void add_rival(db::Rivalry& rivalry, const db::PlaySeat& mine, const db::PlaySeat& other) {
    ++rivalry.plays;
    if (mine.rank && other.rank) {
        rivalry.ahead += *mine.rank < *other.rank ? 1 : 0;
        rivalry.behind += *mine.rank > *other.rank ? 1 : 0;
        rivalry.level += *mine.rank == *other.rank ? 1 : 0;
    } else {
        rivalry.ahead += mine.winner && !other.winner ? 1 : 0;
        rivalry.behind += !mine.winner && other.winner ? 1 : 0;
    }
}

using Seat = std::tuple<std::int64_t, std::size_t, bool>; ///< when, which play, whether won

void count_streaks(db::PlayerPage& page, std::vector<Seat> seats) {
    std::ranges::sort(seats);
    for (const auto& [at, play, won] : seats) {
        page.streak = won ? page.streak + 1 : 0;
        page.longest_streak = std::max(page.longest_streak, page.streak);
    }
}

}

int HistoryModel::person(int entry) const {
    while (entries[static_cast<std::size_t>(entry)].merged_into >= 0)
        entry = entries[static_cast<std::size_t>(entry)].merged_into;
    return entry;
}

int HistoryModel::called(const std::string& name) const {
    int merged = -1;
    for (int i = static_cast<int>(entries.size()) - 1, found = -1; i >= -1; --i) {
        if (i < 0) return found >= 0 ? found : merged;
        const auto& entry = entries[static_cast<std::size_t>(i)];
        if (entry.name == name) (entry.merged_into < 0 ? found : merged) = i;
    }
    return merged;
}

db::PlayerPage HistoryModel::page(int who, const db::PageFilter& filter) const {
    db::PlayerPage page;
    std::map<int, Figures> by_players;
    std::map<std::string, Figures> by_game;
    std::map<std::pair<std::string, std::string>, Figures> by_variant;
    std::map<std::pair<std::string, std::string>, db::CategoryFigures> categories;
    std::map<std::string, db::Rivalry> rivals;
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const ModelPlay& one = plays[i];
        if (!passes(one, filter)) continue;
        for (const auto& mine : one.seats) {
            if (person(mine.entry) != who) continue;
            for (Figures* sum : {&page.total, &by_players[static_cast<int>(one.seats.size())], &by_game[one.play.game],
                                 &by_variant[{one.play.game, one.play.variant}]})
                add(*sum, one, mine.seat);
            add_categories(categories, one, mine.seat);
            seats.emplace_back(one.at, i, mine.seat.winner);
            for (const auto& other : one.seats)
                if (person(other.entry) != who) {
                    const auto& id = entries[static_cast<std::size_t>(person(other.entry))].id;
                    rivals[id].other = id;
                    add_rival(rivals[id], mine.seat, other.seat);
                }
        }
    }
    for (const auto& [players, sum] : by_players) page.by_players.push_back({players, sum});
    for (const auto& [game, sum] : by_game) page.by_game.push_back({game, "", sum});
    for (const auto& [key, sum] : by_variant) page.by_variant.push_back({key.first, key.second, sum});
    for (const auto& [key, sum] : categories) page.categories.push_back(sum);
    std::ranges::stable_sort(page.categories, {}, [](const db::CategoryFigures& one) {
        return std::pair(one.game, one.game == "babylon" && one.category == "height"); // the last on its score sheet
    });
    for (const auto& [id, sum] : rivals) page.rivals.push_back(sum);
    count_streaks(page, std::move(seats));
    return page;
}

std::vector<db::Leader> HistoryModel::leaderboard(const std::string& game) const {
    std::vector<db::Leader> leaders;
    for (int i = 0; i < static_cast<int>(entries.size()); ++i) {
        if (person(i) != i) continue;
        const auto& entry = entries[static_cast<std::size_t>(i)];
        Figures figures = page(i, {.game = game}).total;
        figures.best.reset();
        if (figures.plays > 0) leaders.push_back({entry.id, entry.name, figures});
    }
    std::ranges::sort(leaders, [](const db::Leader& a, const db::Leader& b) {
        return std::tuple(-a.figures.wins, a.figures.plays, a.name, a.player) <
               std::tuple(-b.figures.wins, b.figures.plays, b.name, b.player);
    });
    return leaders;
}

std::vector<db::DatedScore> HistoryModel::scores(int who, const db::PageFilter& filter) const {
    std::vector<const ModelPlay*> in_order;
    for (const ModelPlay& one : plays)
        if (passes(one, filter)) in_order.push_back(&one);
    std::ranges::stable_sort(in_order, {}, &ModelPlay::at);
    std::vector<db::DatedScore> scores;
    for (const ModelPlay* one : in_order)
        for (const auto& each : one->seats)
            if (person(each.entry) == who && each.seat.score) scores.push_back({one->play.id, "", *each.seat.score});
    return scores;
}

std::vector<Points> HistoryModel::totals(const db::PageFilter& filter) const {
    std::vector<Points> totals;
    for (const ModelPlay& one : plays)
        for (const auto& each : one.seats)
            if (passes(one, filter) && each.seat.score) totals.push_back(*each.seat.score);
    std::ranges::sort(totals);
    return totals;
}

std::vector<db::CategoryProfile> HistoryModel::profile(int who, const db::PageFilter& filter) const {
    struct Sum {
        double points = 0, times = 0;
        void add(const Points& more) { points += more.about(), times += 1; }
        double average() const { return points / times; }
    };
    std::map<std::string, std::pair<Sum, Sum>> sums; // of the person, of everyone
    for (const ModelPlay& one : plays)
        for (const auto& each : one.seats)
            for (const auto& [category, points] : each.seat.categories) {
                if (!passes(one, filter)) continue;
                if (person(each.entry) == who) sums[category].first.add(points);
                sums[category].second.add(points);
            }
    std::vector<db::CategoryProfile> profile;
    for (const auto& [category, both] : sums)
        if (both.first.times > 0) profile.push_back({category, both.first.average(), both.second.average()});
    std::ranges::stable_sort(profile, std::greater(), &db::CategoryProfile::everyone);
    return profile;
}

}
