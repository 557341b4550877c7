// The score track of Egizia.
#pragma once

#include "core/egizia/game.h"

namespace clerk::egizia {

/// The score track: where each marker stands, and who stands in front of whom.
struct Track {
    std::vector<int> scores = {};  ///< one a player
    std::vector<int> ranking = {}; ///< players, the leader first; of those on one space the one in front first

    Track() = default;
    Track(std::size_t players, StartTrack start);
    explicit Track(std::vector<int> ranking, std::vector<int> scores)
        : scores(std::move(scores)), ranking(std::move(ranking)) {}

    int score(int player) const { return scores[static_cast<std::size_t>(player)]; }
    /// By points that are not 0 the marker comes to stand behind those that are on its new space.
    void move(int player, int points);
    /// Within each space the earlier one in the order now stands further behind.
    void arrange(const std::vector<int>& order);
    std::vector<int> order_due() const { return {ranking.rbegin(), ranking.rend()}; } ///< of turns
    friend bool operator==(const Track&, const Track&) = default;
};

}
