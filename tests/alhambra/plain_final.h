// The rules of finished palaces of Alhambra once more, read plainly from the rulebook.
#pragma once

#include "tests/alhambra/plain_palace.h"
#include "tests/alhambra/plain_verdict.h"

namespace clerk::alhambra::plain {

/// One snapshot of the palaces.
class Snapshot {
public:
    Snapshot(const Round& round, int number, Verdict& verdict) : round_(round), number_(number), verdict_(verdict) {}

    void judge() {
        for (std::size_t player = 0; player < round_.palaces.size(); ++player) {
            player_ = static_cast<int>(player);
            judge(round_.palaces[player]);
        }
    }
    const std::vector<Palace>& palaces() const { return taken_palaces_; }

private:
    const Round& round_;
    int number_;
    Verdict& verdict_;
    int player_ = 0;
    std::vector<Tile> taken_;
    std::vector<Palace> taken_palaces_;

    void tell(std::vector<Told>& list, const std::string& rule, int tile) const {
        list.push_back({.rule = rule, .player = player_, .round = number_, .piece = "tile", .index = tile});
    }

    void judge(const FinalPalace& tiles) {
        Palace palace;
        std::vector<std::size_t> taken; ///< which of the tiles
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            const auto& [tile, at] = std::pair(tiles[i].tile, tiles[i].at);
            const int index = static_cast<int>(i);
            if (is_in(round_.dirk, tile) || is_in(taken_, tile)) {
                tell(verdict_.violations, "tile.twice", index);
            } else if (!palace.is_empty(at)) {
                tell(verdict_.violations, "place.occupied", index);
            } else {
                taken_.push_back(tile);
                taken.push_back(i);
                palace = palace.with(tile, at);
            }
        }
        Palace before; ///< of those taken before this one
        for (const std::size_t i : taken) {
            const Palace with = before.with(tiles[i].tile, tiles[i].at);
            judge(tiles[i], static_cast<int>(i), palace, with);
            before = with;
        }
        const Row hole{"palace.hole", [&] { return !holes(palace).empty(); }};
        verdict_.keeps({.player = player_, .round = number_}, {hole}, round_.waived, is_waivable);
        taken_palaces_.push_back(palace);
    }

    /// `so_far`: the palace up to this tile.
    void judge(const FinalTile& tile, int index, const Palace& palace, const Palace& so_far) {
        std::vector<std::string> broken;
        if (!palace.has_neighbour(tile.at)) broken.push_back("place.apart");
        if (so_far.edges_differ(tile.at)) broken.push_back("place.edges");
        if (!is_in(palace.reachable(), tile.at)) broken.push_back("place.reach");
        if (!tile.waived && !broken.empty()) tell(verdict_.violations, broken.front(), index);
        if (tile.waived)
            for (const std::string& rule : broken) tell(verdict_.waived, rule, index);
    }
};

inline Verdict judge_palaces(const Game& game) {
    Verdict verdict;
    for (std::size_t i = 0; i < game.rounds.size(); ++i)
        Snapshot(game.rounds[i], static_cast<int>(i) + 1, verdict).judge();
    return verdict;
}

}
