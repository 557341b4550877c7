// What stands on the table after some turns: the quarry, and what the players have.
#pragma once

#include "core/babylon/game.h"
#include "core/babylon/garden.h"
#include "core/babylon/pieces.h"

#include <array>
#include <optional>
#include <vector>

namespace clerk::babylon {

class Quarry {
public:
    explicit Quarry(const std::vector<Cell>& removed_clay = {});

    int height(Cell stack) const { return heights_[index(stack)]; } ///< 0 to 3 tiles
    Material top(Cell stack) const;                                 ///< requires a stack that is not empty
    /// The pillars of the stack's edges: one for each on the quarry's border or beside a stack that is not higher.
    int edges(Cell stack) const;
    void take(Cell stack) { --heights_[index(stack)]; }
    friend bool operator==(const Quarry&, const Quarry&) = default;

private:
    static constexpr int across = quarry_size + 2; ///< with the border, where nothing lies
    static std::size_t index(Cell stack) { return static_cast<std::size_t>((stack.y + 1) * across + stack.x + 1); }

    std::array<std::int8_t, across * across> heights_{};
};

// What stands on the table

inline constexpr int storage = 6; ///< single pillars a player may keep from turn to turn

/// What a player has from turn to turn.
struct Seat {
    Flower flower = Flower::white;
    Garden garden = {};
    int pillars = 0;               ///< singles
    std::optional<Tile> slot = {}; ///< the tile in the slot
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// What the turn in progress adds to the player's seat.
struct Hand {
    std::optional<Tile> dug = {}; ///< the tile taken and not placed yet
    bool double_pillar = false;   ///< the round's double, not used yet
    bool effect_used = false;     ///< a space was used "as if" in this turn
    int terraces_placed = 0;      ///< the last so many of the garden's terraces are this turn's
    friend bool operator==(const Hand&, const Hand&) = default;
};

struct State {
    Depth depth = Depth::full;
    Rulings rulings = {};
    std::vector<Effect> tokens = {};
    std::vector<Seat> seats = {};
    Quarry quarry{};
    int turns_played = 0;
    std::optional<Hand> hand = {}; ///< of the player at turn, once the turn has begun

    explicit State(const Game& game); ///< before the first turn

    int round() const { return turns_played / static_cast<int>(seats.size()); } ///< from 0
    int player() const { return turns_played % static_cast<int>(seats.size()); }
    bool over() const { return round() >= rounds(seats.size()); }
    /// Of this round; a missing token is `none`.
    Effect effect() const {
        const auto token = static_cast<std::size_t>(round()) - 1; // round 1 has none
        return token < tokens.size() ? tokens[token] : Effect::none;
    }
    const Seat& seat() const { return seats[static_cast<std::size_t>(player())]; }
    Seat& seat() { return seats[static_cast<std::size_t>(player())]; }
    friend bool operator==(const State&, const State&) = default;
};

/// Single pillars a dig brings, with the flower and the round's effect.
int income(const State& state, const Dig& dig);

/// The tile a placement means: the dug one, the slot's, or (in depth builds) the one written with it; none if it is
/// gone.
std::optional<Tile> tile_of(const State& state, const Placement& placement);
/// Singles the terrace costs: its singles, and two for each double that the round's does not pay.
int price(const State& state, const Supports& supports);
int price(const State& state, int singles, int doubles); ///< of so many pillars

}
