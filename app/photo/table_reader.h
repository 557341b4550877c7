// A photo of the table that is read level by level: each level from straight above, and its bare cells.
#pragma once

#include "app/photo/algebra.h"
#include "app/photo/camera.h"
#include "app/photo/colours.h"
#include "app/photo/picture.h"

#include <map>
#include <memory>
#include <vector>

namespace clerk::photo {

// A level of the table from straight above, each pixel by what kind of thing it shows.

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

// Cells of the board on which nothing lies: their slot is seen.

struct BareCell {
    int column = 0, row = 0; ///< from the north-west
    Point slot;              ///< its middle as it is seen, in cells from the grid's north-west corner
    Colour ground;           ///< round it, as it is seen
    double certainty = 0;    ///< from 0 to 1
};

/// In the picture straightened for the board itself, whose cells are `side` pixels wide: those whose slot lies no
/// farther from its place than `astray`, in cells. What is in doubt is left out.
std::vector<BareCell> bare_cells(const Picture& straight, int side, const Look& look, double astray);

// A photo of the table that is read level by level.

class TableReader {
public:
    /// `camera`: of this photo (its size counts). None: it is no photo of such a board, or too little of the board is
    /// seen to know the light by.
    static std::optional<TableReader> of(const Picture& photo, const Camera& camera, const Look& look);

    const Look& look() const { return look_; }
    const std::vector<BareCell>& bare() const { return bare_; }
    /// Heights are in sides of a cell. Null: it is not below the camera. It is straightened once.
    const StraightLevel* at(double height) const;
    Point in_photo(Point cell, double height) const; ///< requires that something is there

private:
    TableReader(const Picture& photo, const Camera& camera, const Look& look);
    std::optional<Picture> straight(double height) const;

    Picture photo_;
    double scale_; ///< from the photo as it was to what is read
    Camera camera_;
    Look look_;
    std::vector<BareCell> bare_;
    std::unique_ptr<const Colours> colours_; ///< none: the light is not known
    mutable std::map<double, std::optional<StraightLevel>> levels_;
};

}
