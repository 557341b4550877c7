// The terraces that a photo shows, the marks by which they are known, the roofs over them, and how high their levels
// stand.
#pragma once

#include "app/photo/table_reader.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace clerk::photo {

// The roof that stands over a terrace.

/// The cell of a terrace over which it stands; unsure: it is not seen, or there is none.
enum class Roof { north_west, north_east, south_east, south_west, unsure };

/// `roofs`: the picture of the height at which the roofs of the terrace's level are; west, north: its north-western
/// cell.
Roof seen_roof(const StraightLevel& roofs, int west, int north, const Look& look);

// By what a terrace is known in the picture of its level.

struct TerraceMarks {
    Point flower;         ///< its middle, in cells
    double astray = 0;    ///< that from the middle of the terrace, in cells
    double ring = 0;      ///< how much of what surrounds the flower is green, from 0 to 1
    double within = 0;    ///< how much of its inside is not
    int arms = 0;         ///< of the four between the spaces that are green
    double pattern = 0;   ///< how well the edges of the spaces agree
    std::size_t kind = 0; ///< of the flower: index in Look::flowers
    double kind_certainty = 0;

    bool flower_in_green() const { return ring >= 0.7 && within >= 0.6; }
};

/// Round the middle of a terrace. None: nothing lies in the middle of something green there.
std::optional<TerraceMarks> terrace_marks(const StraightLevel& level, Point middle, const Look& look);

// The terraces that a photo shows.

/// Certainties go from 0 to 1.
struct SeenTerrace {
    int west = 0, north = 0; ///< column and row of its north-west cell, from the board's north-west
    int level = 1;           //
    double certainty = 0;    ///< of its place
    std::size_t flower = 0;  ///< index in Look::flowers
    double flower_certainty = 0;
    Roof roof = Roof::unsure;
};

struct SeenCell {
    int column = 0, row = 0; ///< from the north-west
    friend bool operator==(const SeenCell&, const SeenCell&) = default;
};

inline constexpr int highest_read = 6;

class SeenTerraces {
public:
    /// `level_high`: of a level, in sides of a cell, above 0; `stop`: what is read is not wanted any more.
    SeenTerraces(TableReader reader, double level_high, const std::stop_token& stop = {});

    /// The terraces of which place, level and flower are sure. By level, then from the north-west, row by row.
    std::vector<SeenTerrace> sure() const;
    /// The one of which a person says that it lies there: less must be seen of it. None: it is not sure which flower it
    /// has.
    std::optional<SeenTerrace> at(int west, int north, int level) const;
    /// The cells on which something surely stands, from the north-west, row by row.
    std::vector<SeenCell> covered() const;

private:
    struct Candidate {
        int west = 0, north = 0, level = 1;
        TerraceMarks marks;
        Point in_photo;  ///< its flower
        double cell = 0; ///< in pixels of the photo, there
    };
    void find_candidates(int level);
    double lead(const Candidate& one) const;
    bool may_lie_above(const Candidate& one) const;
    Roof roof_of(const Candidate& one) const;
    SeenTerrace seen(const Candidate& one, double certainty) const;

    TableReader reader_;
    double level_high_;
    std::vector<Candidate> all_; ///< what might be one
};

// How high a level of the table stands.

struct ProposedHeight {
    double level_high = 0; ///< in sides of a cell
    double certainty = 0;  ///< from 0 to 1
};

/// At which height most terraces lie on the grid. None: it cannot be told.
std::optional<ProposedHeight> proposed_level_height(const TableReader& reader);

}
