// What is found in photos of gardens, taken with known cameras from up to 40 degrees off the vertical, with noise, in
// shadow, in the light of a lamp, and packed by JPEG. They are drawn, with the program's own pieces and colours: that
// it is right here says that its geometry is right and that it keeps silent when in doubt, not how it does on a table.
// Measured on 80 such photos of 1280 by 960 pixels: see app/photo/README.md.
#include "app/desktop/babylon/board_marks.h"
#include "app/photo/alike_terraces.h"
#include "app/photo/board.h"
#include "app/photo/table_reader.h"
#include "tests/babylon/desktop/known_photos.h"

#include <algorithm>
#include <cmath>
#include <iostream>

#include <gtest/gtest.h>

namespace clerk::desktop::test {
namespace {

using clerk::babylon::Garden;
using clerk::babylon::Terrace;
using photo::Roof;
using photo::SeenTerrace;

const std::vector<KnownPhoto>& photos() { return photos_to_choose_by(); }

photo::TableReader reader(const KnownPhoto& photo, double off = 0) {
    return *photo::TableReader::of(photo.picture, photo.known(off), babylon::photo_look());
}

photo::SeenTerraces seen_on(const KnownPhoto& photo, double off = 0) { return {reader(photo, off), photo.level_high}; }

struct Count {
    int right = 0, wrong = 0, there = 0;
};

const Terrace* terrace_of(const Garden& garden, const SeenTerrace& seen) {
    for (const Terrace& one : garden.terraces())
        if (one.anchor.x == seen.west && clerk::babylon::board_size - 2 - one.anchor.y == seen.north &&
            one.level == seen.level)
            return &one;
    return nullptr;
}

void count(Count& terraces, Count& roofs, const KnownPhoto& photo, const SeenTerrace& seen) {
    const Terrace* there = terrace_of(photo.garden, seen);
    ++(there && static_cast<std::size_t>(there->flower) == seen.flower ? terraces.right : terraces.wrong);
    if (!there || seen.roof == Roof::unsure) return;
    ++(there->open && static_cast<Roof>(*there->open) == seen.roof ? roofs.right : roofs.wrong);
}

/// Every place where a person may say that a terrace lies, as the garden grows level by level.
template <class Action> void each_place(const Garden& garden, const Action& action) {
    for (int stage = 1; stage <= photo::highest_read; ++stage)
        for (int y = 0; y < 7; ++y)
            for (int x = 0; x < 7; ++x) {
                const Terrace here{.anchor = clerk::babylon::Cell{0, 0}.moved(x, y)};
                int top = 0;
                for (const Terrace& one : garden.terraces())
                    if (one.level < stage && !(one.cells() & here.cells()).empty()) top = std::max<int>(top, one.level);
                const bool grows =
                    std::ranges::any_of(garden.terraces(), [&](const Terrace& one) { return one.level >= stage; });
                if (top + 1 == stage && grows) action(here.anchor, stage);
            }
}

/// Of two hundred, two may be wrong.
void expect_right(const Count& count, const char* what) {
    std::cout << what << ": " << count.right << " right, " << count.wrong << " wrong";
    if (count.there) std::cout << ", of " << count.there << " that are there";
    std::cout << '\n';
    EXPECT_GE(count.right, 0.98 * (count.right + count.wrong)) << what;
}

struct Counts {
    Count terraces, roofs, flowers, flower_roofs, covered;
    int ghosts = 0; ///< where nothing lies
};

void expect_right(const Counts& all) {
    expect_right(all.terraces, "terraces that are proposed");
    expect_right(all.roofs, "their roofs");
    expect_right(all.flowers, "flowers where one points");
    expect_right(all.flower_roofs, "roofs where one points");
    expect_right(all.covered, "covered cells");
    std::cout << all.ghosts << " terraces where one points and none lies\n";
    EXPECT_LE(all.ghosts, 0.04 * all.flowers.right);
}

Counts counts(const std::vector<KnownPhoto>& photos, double off) {
    Counts all;
    for (const KnownPhoto& photo : photos) {
        const auto seen = seen_on(photo, off);
        for (const SeenTerrace& one : seen.sure()) count(all.terraces, all.roofs, photo, one);
        all.terraces.there += static_cast<int>(photo.garden.terraces().size());
        each_place(photo.garden, [&](clerk::babylon::Cell anchor, int level) {
            const auto one = seen.at(anchor.x, clerk::babylon::board_size - 2 - anchor.y, level);
            if (one && !terrace_of(photo.garden, *one))
                ++all.ghosts;
            else if (one)
                count(all.flowers, all.flower_roofs, photo, *one);
        });
        all.flowers.there += static_cast<int>(photo.garden.terraces().size());
        for (const photo::SeenCell& cell : seen.covered()) {
            const auto at = clerk::babylon::Cell{0, 0}.moved(cell.column, clerk::babylon::board_size - 1 - cell.row);
            ++(photo.garden.top(at) > 0 ? all.covered.right : all.covered.wrong);
        }
    }
    return all;
}

TEST(PhotoReading, WhatIsReadInPhotosThatNoBoundWasChosenByIsNearlyAllRight) {
    const Counts all = counts(photos_to_judge_by(), 0);
    expect_right(all);
    EXPECT_GE(all.terraces.right, 100);
    EXPECT_GE(all.roofs.right, 50);
    EXPECT_GE(all.flowers.right, 200);
    EXPECT_GE(all.covered.right, 100);
}

TEST(PhotoReading, ItIsRightByCornersPixelsOffToo) {
    const Counts all = counts(photos_to_judge_by(), 4); // as 8 are of 1920
    expect_right(all);
    EXPECT_GE(all.flowers.right, 150);
}

TEST(PhotoReading, WhatIsReadInThePhotosTheBoundsWereChosenByIsNearlyAllRight) {
    const Counts all = counts(photos(), 0);
    expect_right(all);
    EXPECT_GE(all.terraces.right, 15);
}

TEST(PhotoReading, OthersAreKnownByTwoThatLieOnTop) {
    Count places, flowers;
    for (const KnownPhoto& photo : photos_to_judge_by()) {
        std::vector<SeenTerrace> shown;
        for (const Terrace& one : photo.garden.terraces())
            if (photo.garden.covered_above(one.level).holds_terrace(one.anchor) == 0 && shown.size() < 2 &&
                (photo.garden.covered_above(one.level) & one.cells()).empty())
                shown.push_back({.west = one.anchor.x,
                                 .north = clerk::babylon::board_size - 2 - one.anchor.y,
                                 .level = one.level,
                                 .flower = static_cast<std::size_t>(one.flower)});
        for (const SeenTerrace& seen :
             photo::alike_terraces(photo.picture, photo.known(), babylon::photo_look(), photo.level_high, shown)) {
            const Terrace* there = terrace_of(photo.garden, seen);
            ++(there ? places.right : places.wrong);
            if (there && seen.flower_certainty > 0)
                ++(static_cast<std::size_t>(there->flower) == seen.flower ? flowers.right : flowers.wrong);
        }
    }
    expect_right(places, "places learnt from two");
    expect_right(flowers, "their flowers");
    EXPECT_GE(places.right, 200);
}

TEST(PhotoReading, IsSilentOfAnEmptyBoard) {
    for (const KnownPhoto& photo : photos())
        if (photo.garden.terraces().empty()) EXPECT_TRUE(seen_on(photo).sure().empty()) << photo.name();
}

TEST(PhotoReading, BareCellsAreThoseThatNothingCovers) {
    int bare = 0, wrong = 0;
    for (const KnownPhoto& photo : photos()) {
        const photo::TableReader of_photo = reader(photo);
        for (const photo::BareCell& cell : of_photo.bare()) {
            const auto at = clerk::babylon::Cell{0, 0}.moved(cell.column, clerk::babylon::board_size - 1 - cell.row);
            ++bare;
            wrong += photo.garden.top(at) > 0 && photo.camera.tilt < 10; // aslant one sees in under a terrace
        }
    }
    EXPECT_GE(bare, 400);
    EXPECT_LE(wrong, 0.02 * bare);
}

double farthest(photo::Corners found, const KnownPhoto& photo) {
    const auto known = photo::in_pixels(photo.camera.corners(photo_board), photo.picture.size);
    double least = 1e9;
    for (int turn = 0; turn < 4; ++turn, found = photo::turned(found)) {
        double most = 0;
        for (std::size_t i = 0; i < 4; ++i)
            most = std::max(most, photo::distance(photo::in_pixels(found, photo.picture.size)[i], known[i]));
        least = std::min(least, most);
    }
    return least;
}

double cell_of(const KnownPhoto& photo) {
    const auto known = photo::in_pixels(photo.camera.corners(photo_board), photo.picture.size);
    return photo::distance(known[0], known[2]) / (8 * std::sqrt(2));
}

TEST(PhotoReading, TheCornersOfTheGridAreFound) {
    int found = 0;
    for (const KnownPhoto& photo : photos()) {
        const auto board = photo::find_board(photo.picture, babylon::photo_look());
        if (!board || board->certainty < photo::sure_board) continue;
        ++found;
        EXPECT_LE(farthest(board->corners, photo), 0.15 * cell_of(photo)) << photo.name();
    }
    std::cout << found << " of 20 boards\n";
    EXPECT_GE(found, 12);
}

TEST(PhotoReading, TheHeightOfALevelIsProposed) {
    int found = 0, tried = 0;
    for (const KnownPhoto& photo : photos()) {
        if (photo.garden.terraces().size() < 10 || photo.camera.tilt < 5) continue; // several terraces, seen aslant
        ++tried;
        const auto height = photo::proposed_level_height(reader(photo));
        if (!height) continue;
        ++found;
        EXPECT_NEAR(height->level_high, photo.level_high, 0.06) << photo.name();
    }
    std::cout << found << " of " << tried << " heights\n";
    EXPECT_GE(found, 1);
}

}
}
