// What is printed on a table's own copy and stands in no rulebook: described part by part, as far as the table likes.
#pragma once

#include "core/egizia/pieces.h"

#include <algorithm>
#include <utility>

namespace clerk::egizia {

/// What a card or a ring space gives: what it lacks it does not give.
struct Gain {
    std::vector<Crew> raise = {}; ///< one as often as its strength goes up
    EnumArray<Field, int, egizia::fields.size()> fields = {};
    int quarry = 0;
    int stones = 0;
    int food = 0;   ///< grain for this round
    int sphinx = 0; ///< cards held
    int points = 0;
    EnumArray<Market, int, markets.size()> steps = {};
    std::optional<int> ring = {}; ///< where the water ring then lies
    Extra extra = {};
    friend bool operator==(const Gain&, const Gain&) = default;
};

/// The effect of a ring space.
struct Effect {
    Gain gain = {};                    ///< with the crews shown
    std::optional<int> of_choice = {}; ///< instead of crews shown: so many different ones
    bool moves_ring = false;           ///< the water ring may be moved by one
    friend bool operator==(const Effect&, const Effect&) = default;
};

struct PyramidSpace {
    int value = 1;
    std::optional<std::vector<int>> on = {}; ///< columns of the row below; none: the same and the next one
    Extra extra = {};
    friend bool operator==(const PyramidSpace&, const PyramidSpace&) = default;
};
using PyramidRow = std::vector<PyramidSpace>; ///< from the left
using Values = std::vector<int>;              ///< of spaces, from below

struct Temple {
    std::optional<Values> left = {}, right = {};
    std::optional<int> middle = {};
    std::optional<Values> roof = {};
    Extra extra = {};
    friend bool operator==(const Temple&, const Temple&) = default;
};

/// What the players have at the start.
struct Start {
    std::vector<int> strengths{1, 1, 1}; ///< of the crews but the joker
    int joker = 2;
    std::vector<int> stones{2, 3, 4, 5}; ///< by the turn order of round 1
    int quarry = 3;
    int green = 6; ///< fields
    Extra extra = {};
    friend bool operator==(const Start&, const Start&) = default;
};

struct Board {
    std::vector<Spot> nile = {}; ///< downstream; some or all places
    std::vector<std::pair<std::string, Effect>> spaces = {};
    std::vector<std::pair<std::string, Gain>> cards = {};
    std::optional<Values> obelisk = {};
    std::optional<std::vector<PyramidRow>> pyramid = {}; ///< rows from below
    Temple temple = {};
    std::optional<Values> graves = {}; ///< of all 20 tiles
    Start start = {};
    std::optional<int> max_strength = {};
    Extra extra = {};

    const Effect* space(std::string_view name) const; ///< null: not described
    const Gain* card(std::string_view name) const;    ///< null: not described
    /// The described spaces of a part, a grave not among them; none: it is not described.
    std::optional<int> spaces_of(Part part) const;
    std::optional<int> columns_of(int row) const;          ///< of the pyramid; none: it is not described
    std::optional<int> value_of(const Space& space) const; ///< but of a grave; none: not described, or there is none
    friend bool operator==(const Board&, const Board&) = default;
};

/// The effect that is known of a ring space, by the board or by the rules; none: beni-hasan's, where not described.
std::optional<Effect> effect_of(const Board& board, const std::string& ring_space);

}
