#include "core/egizia/track.h"

#include <algorithm>
#include <numeric>

namespace clerk::egizia {

Track::Track(std::size_t players, StartTrack start) : scores(players), ranking(players) {
    std::iota(ranking.begin(), ranking.end(), 0);
    if (start == StartTrack::first_behind) std::ranges::reverse(ranking);
}

void Track::move(int player, int points) {
    if (points == 0) return;
    const int now = scores[static_cast<std::size_t>(player)] += points;
    std::erase(ranking, player);
    ranking.insert(std::ranges::find_if(ranking, [&](int other) { return score(other) < now; }), player);
}

void Track::arrange(const std::vector<int>& order) {
    ranking.assign(order.rbegin(), order.rend());
    std::ranges::stable_sort(ranking, std::ranges::greater{}, [&](int player) { return score(player); });
}

}
