#include "app/club/standings.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

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

}
