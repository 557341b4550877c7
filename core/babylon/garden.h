// A player's garden: terraces on pillars, what stands on them, and what can be seen of it.
#pragma once

#include "core/babylon/pieces.h"
#include "core/values.h"

#include <array>
#include <optional>
#include <vector>

namespace clerk::babylon {

/// A terrace in place. Covers 2×2 cells; the anchor is the south-west one.
struct Terrace {
    Cell anchor;
    std::int8_t level = 1;
    std::optional<Corner> open = {}; ///< the corner without a support; a gazebo stands on it
    Flower flower = Flower::white;
    std::array<Symbol, 4> symbols{}; ///< as they lie, clockwise from north-west

    Cell cell(Corner corner) const {
        const bool east = corner == Corner::ne || corner == Corner::se;
        const bool north = corner == Corner::nw || corner == Corner::ne;
        return anchor.moved(east, north);
    }
    Cells cells() const {
        if (!anchor.on_board()) return Cells(anchor.moved(1, 0)) | anchor.moved(0, 1) | anchor.moved(1, 1);
        const Cells row = Cells(anchor) | Cells(anchor).shifted(1, 0);
        return row | row.shifted(0, 1);
    }
    bool covers(Cell cell) const {
        const int east = cell.x - anchor.x, north = cell.y - anchor.y;
        return (east == 0 || east == 1) && (north == 0 || north == 1);
    }
    Symbol symbol_at(Cell cell) const; ///< requires that the terrace covers the cell
    friend bool operator==(const Terrace&, const Terrace&) = default;
};

/// An ornament in place. A statue stands on one space (`a` and `b` are the same), the others join two.
struct Ornament {
    Kind kind = Kind::statue;
    Space a;
    Space b;

    int level() const; ///< the lower of the two
    /// The space a bridge passes over, on its level. None for a bridge whose ends do not face each other (a waived
    /// one).
    std::optional<Space> middle() const;
    /// It is a bridge and passes over a space: middle() is one.
    bool passes() const {
        const int dx = b.cell.x - a.cell.x, dy = b.cell.y - a.cell.y, up = b.level - a.level;
        constexpr int far = reach(Kind::bridge) * reach(Kind::bridge);
        return ((static_cast<int>(kind) ^ static_cast<int>(Kind::bridge)) | ((dx * dx + dy * dy) ^ far) | up) == 0;
    }
    friend bool operator==(const Ornament&, const Ornament&) = default;
};

/// What carries a corner of a terrace. `missing`: nothing does and something should.
enum class Support : std::uint8_t { open, statue, single, double_, missing };
using Supports = EnumArray<Corner, Support, corners.size()>;

class Garden {
public:
    const std::vector<Terrace>& terraces() const { return terraces_; }
    const std::vector<Ornament>& ornaments() const { return ornaments_; }

    int highest() const { return highest_; } ///< the level of the highest terrace; 0: there is none
    /// The level of the highest terrace over the cell; 0: the board.
    int top(Cell cell) const { return cell.on_board() ? tops_[index(Cells::number(cell))] : 0; }
    bool covered(Space space) const { return covered_above(space.level).has(space.cell); }
    Cells covered_above(int level) const { return storeys_[index(level)].covered; } ///< by terraces of higher levels
    Cells terraces_on(int level) const { return storeys_[index(level)].terraces; }
    Cells anchors_on(int level) const { return storeys_[index(level)].anchors; } ///< of its terraces
    Cells bearing(Symbol symbol) const { return bearing_[symbol]; }              ///< cells, as seen from above
    Cells taken_on(int level) const { return storeys_[index(level)].taken; }
    Cells statues_on(int level) const { return storeys_[index(level)].statues; } ///< that carry nothing
    /// Cells over which a bridge of that level or a higher one passes.
    Cells bridged_from(int level) const { return storeys_[index(level)].bridged; }
    const Terrace* terrace_at(Space space) const;    ///< the terrace whose space it is, if any
    const Terrace* terrace_above(Space space) const; ///< the lowest terrace that lies over the space, if any
    bool gazebo_at(Space space) const { return storeys_[index(space.level)].gazebos.has(space.cell); }
    Cells gazebos() const { return gazebos_; } ///< cells, as seen from above
    /// Anchors of the terraces with that flower of which anything is seen from above.
    Cells anchors_of(Flower flower) const { return anchors_of_[flower]; }
    /// A supported corner of the next level lies over the space: a statue there is a pillar.
    bool carries(Space space) const;

    bool statue_stands(Space space) const { return storeys_[index(space.level)].statues.has(space.cell); }
    Cells standing_statues() const; ///< of all levels, seen from above

    /// Holds an ornament (a statue that became a pillar included), a gazebo or a pillar.
    bool taken(Space space) const { return storeys_[index(space.level)].taken.has(space.cell); }
    /// A bridge on that level or a higher one passes over the cell.
    bool bridged(Space space) const { return bridged_from(space.level).has(space.cell); }
    bool bridge_passes(Space space) const { return storeys_[index(space.level)].bridges.has(space.cell); }

    // Seen from straight above, by the final score. Of pieces of this garden, and without a branch: what shows is not
    // to be foreseen.
    bool visible(const Terrace& terrace) const {
        return covered_above(terrace.level).holds_terrace(terrace.anchor) == 0;
    }
    bool visible(const Ornament& ornament) const {
        const auto& [kind, a, b] = ornament;
        const Cells over_a = covered_above(a.level), over_b = covered_above(b.level);
        const int middle_hidden = static_cast<int>(!ornament.passes()) | over_a.holds_between(a.cell, b.cell);
        return (over_a.holds(a.cell) & over_b.holds(b.cell) & middle_hidden) == 0;
    }
    Cells open_slots() const; ///< slots of the board that no terrace covers

    /// Adds a terrace: requires that it lies on top of all that its cells bear. Statues that carry a corner become
    /// pillars; single and double pillars take their spaces.
    void place(const Terrace& terrace, const Supports& supports);
    void build(const Ornament& ornament); ///< on spaces of terraces

    friend bool operator==(const Garden&, const Garden&) = default;

private:
    struct Storey {
        Cells terraces; ///< covered by a terrace of this level
        Cells anchors;  ///< of those terraces
        Cells covered;  ///< by a terrace of a higher level
        Cells gazebos;  ///< on its terraces
        Cells taken;    ///< spaces that hold something
        Cells statues;  ///< statues that carry nothing
        Cells bridges;  ///< spaces a bridge of this level passes over
        Cells bridged;  ///< spaces a bridge of this level or a higher one passes over
        friend bool operator==(const Storey&, const Storey&) = default;
    };
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    void see(const Terrace& terrace); ///< what it bears, and what is seen yet of the others, once it lies there

    std::array<Storey, max_level + 1> storeys_{};             ///< storey 0 is the board
    std::array<std::int8_t, board_size * board_size> tops_{}; ///< of each cell: top(cell)
    // As seen from above:
    EnumArray<Symbol, Cells, 6> bearing_{};
    Cells gazebos_;
    EnumArray<Flower, Cells, flowers.size()> anchors_of_{};
    int highest_ = 0;                 ///< the storeys above it are empty
    std::vector<Terrace> terraces_;   ///< in the order placed
    std::vector<Ornament> ornaments_; ///< in the order built
};

// What carries each corner of the terraces that stand in a garden, what its spaces hold, and how it is built again:
// told from the garden alone.

/// The space that a corner of the terrace rests over: of the terrace next below, or a slot of the board.
Space below(const Garden& garden, const Terrace& terrace, Corner corner);
/// What carries the terrace, corner by corner. Requires that it stands in the garden.
Supports supports_of(const Garden& garden, const Terrace& terrace);

// What a space of a garden holds, so that nothing else can stand on it.

/// The first four are the kinds of ornaments.
enum class Holds : std::uint8_t { statue, fountain, bridge, stairs, pillar_statue, gazebo, pillar, bridge_above };

struct Occupant {
    Holds what = Holds::statue;
    int level = 0; ///< of the space; of `bridge_above` the bridge's own
    friend bool operator==(const Occupant&, const Occupant&) = default;
};

/// None: the space is free. A bridge that passes over it, the lowest, counts where the rulings say so.
std::optional<Occupant> occupant(const Garden& garden, Space space, bool bridge_covers);

/// A statue is there that became a pillar.
bool pillar_statue_at(const Garden& garden, Space space);

// How a garden that fell is built again: level by level, so that whatever carries something stands before it.

/// What is done at once: the pillars under a level's terraces, one terrace, or a level's ornaments.
struct RebuildStep {
    int level = 1;
    std::vector<Space> singles = {};  ///< spaces that single pillars are put on
    std::vector<Space> doubles = {};  ///< spaces that double pillars are put on
    std::vector<Space> carriers = {}; ///< of statues that stand already and carry a corner
    std::vector<Terrace> terraces = {};
    std::vector<Ornament> ornaments = {};
    friend bool operator==(const RebuildStep&, const RebuildStep&) = default;
};

std::vector<RebuildStep> rebuilding(const Garden& garden);

/// The garden as far as it is after the first so many steps. Pillars come with what rests on them.
Garden rebuilt(const Garden& garden, const std::vector<RebuildStep>& steps, std::size_t count);

}
