// A level of the table from straight above, each pixel by what kind of thing it shows.
#pragma once

#include "app/photo/known_colours.h"
#include "app/photo/look.h"

namespace clerk::photo {

/// Kinds of things; flowers are 0, 1 and so on.
enum Kind : std::uint8_t { green = 100, roof_tiles, bare_ground, other };

/// The look's colours in the light of the photo.
struct Colours {
    Colours(const Look& look, const Light& light);

    KnownColours all;
    KnownColours flowers; ///< and green: for a flower that is known to be one
};

/// Places and lengths in cells, from the north-west corner of the grid.
class StraightLevel {
public:
    static constexpr int side = 24; ///< pixels of a cell

    StraightLevel(Picture straight, const Colours& colours);

    /// Of what is seen between the two places; none: less than half of it is in the photo.
    std::optional<double> share(std::uint8_t kind, Point low, Point high) const;
    /// Likewise of a ring, or of a disc where `from` is 0.
    std::optional<double> share(std::uint8_t kind, Point middle, double from, double to) const;
    /// The middle of what is not green in the middle of green, from there on. None: there is no such thing.
    std::optional<Point> middle_of_flower(Point from, double width) const;
    /// The shares of a ring that come nearest to each flower, of what is not green there.
    std::vector<double> flowers(Point middle, double from, double to, std::size_t count) const;

private:
    template <class Action> void each(Point low, Point high, const Action& action) const;
    /// Of the pixels between that are meant; none: too few of them are seen.
    template <class Meant>
    std::optional<double> share_of(std::uint8_t kind, Point low, Point high, const Meant& meant) const;
    std::uint8_t at(int x, int y) const;

    Picture straight_;
    std::vector<std::uint8_t> kinds_;
    const Colours& colours_;
};

}
