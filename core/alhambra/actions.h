// The rules for the actions of a turn, for redesigning and placing, one function a rule, in the order of the rulebook's
// tables.
#pragma once

#include "core/alhambra/state.h"
#include "core/finding.h"

namespace clerk::alhambra::actions {

inline constexpr Rule order_of_steps{"turn.order", true};
inline constexpr Rule tile_twice{"tile.twice", false}; ///< wherever a tile comes up

struct Taking {
    const State& state;
    const Take& take;
};

struct Buying {
    const State& state;
    const Buy& buy;
};

Checks<State> of_the_beginning(); ///< of a turn
Checks<State> of_all();           ///< actions, whatever they are
Checks<Taking> of_taking();
Checks<Buying> of_buying();

/// The tile a purchase means. Requires that it is there.
Tile tile_of(const State& state, const Buy& buy);

}

// The rules for redesigning and placing, one function a rule, in the order of the rulebook's table.
namespace clerk::alhambra::redesign {

// Asked of a finished palace, too.
inline constexpr Rule occupied_cell{"place.occupied", false};
inline constexpr Rule palace_hole{"palace.hole", true};

inline constexpr int the_fountain = -1; ///< in a finding, where it is not a tile that is meant

/// How a palace is changed.
enum class Kind : std::uint8_t { build, remove, swap, place, give };

/// A tile that comes to a palace, one that leaves it, or both.
struct Change {
    const State& state;
    Kind kind;
    std::optional<Cell> out = {};
    std::optional<Tile> tile = {};
    Cell at = {}; ///< of the tile that comes

    const Palace& before() const { return state.seat().palace; }
    Palace without() const; ///< the tile that leaves
    Palace after() const;
};

Change change(const State& state, const Build& build);
Change change(const State& state, const Remove& remove);
Change change(const State& state, const Swap& swap);
Change change(const State& state, const PutDown& put);
Change change(const State& state, const Give& give);

/// A tile of a finished palace, with the part that was taken before it.
struct Lying {
    const Palace& before;
    const Palace& whole;
    const Tile& tile;
    Cell at;
};

struct RedesignCheck {
    Rule rule;
    unsigned kinds; ///< of changes that it is asked of, one bit each
    Verdict (*in_turn)(const Change&);
    Verdict (*when_finished)(const Lying&) = nullptr;

    bool asked_of(Kind kind) const { return (kinds & 1U << static_cast<unsigned>(kind)) != 0; }
};

std::span<const RedesignCheck> checks();

std::vector<Place> places(const Cells& cells);

}
