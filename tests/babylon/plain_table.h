// The table of a game of Babylon and the turn in progress, for the plain reading of the rules.
#pragma once

#include "tests/babylon/plain_garden.h"

namespace clerk::babylon::plain {

struct Seat {
    Garden garden = {};
    int pillars = 0; ///< singles
    std::optional<Tile> slot = {};
};

class Table {
public:
    explicit Table(const Game& game) : game_(game), seats_(game.players.size()), heights_(16, 3) {
        for (const Cell cell : game.removed_clay) --height(cell);
        for (std::size_t i = 0; i < seats_.size(); ++i)
            if (game.players[i].start_tile) seats_[i].slot = game.players[i].start_tile->tile;
    }

    const std::vector<Seat>& seats() const { return seats_; }
    bool is_over() const { return round() >= rounds(); }

protected:
    const Game& game_;
    std::vector<Seat> seats_;
    std::vector<int> heights_; ///< of the stacks of the quarry
    int turns_played_ = 0;
    // Of the turn:
    std::optional<Tile> dug_;
    bool double_ = false, effect_used_ = false;
    int laid_ = 0;

    bool full() const { return game_.depth == Depth::full; }
    int players() const { return static_cast<int>(seats_.size()); }
    int rounds() const { return players() == 2 ? 15 : players() == 3 ? 13 : 11; }
    int round() const { return turns_played_ / players(); }
    int player() const { return turns_played_ % players(); }
    Seat& seat() { return seats_[static_cast<std::size_t>(player())]; }
    Garden& garden() { return seat().garden; }
    int& height(Cell cell) { return heights_[static_cast<std::size_t>(cell.y * 4 + cell.x)]; }
    Effect effect() const {
        const bool revealed = round() > 0 && round() <= static_cast<int>(game_.tokens.size());
        return revealed ? game_.tokens[static_cast<std::size_t>(round() - 1)] : Effect::none;
    }
};

}
