// What is read in pictures that a path tracer made of whole gardens (tests/app/photo/scenes): pieces in relief, other
// prints, the colours of other boxes, tables, lamps, shadows, clutter. Two are kept as fixtures; tests/long photos
// makes more and prints the table of app/photo/README.md.
#include "app/desktop/babylon/board_marks.h"
#include "app/desktop/drawing/photo_underlay.h"
#include "app/photo/board.h"
#include "app/photo/terraces.h"
#include "core/json.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>
#include <wx/image.h>

namespace clerk::desktop::test {
namespace {

constexpr double well_seen = 0.8, off_least = 0.1; ///< of a terrace; cells that a corner may be off

struct KnownTerrace {
    photo::SeenTerrace lies;
    double seen = 0; ///< the share of its face
};

struct TracedPhoto {
    std::string name, style;
    photo::Picture picture;
    photo::Corners corners;
    double focal = 0, level_high = 0;
    std::vector<KnownTerrace> terraces = {};
};

std::size_t number_of(const std::string& word, const std::vector<std::string>& words) {
    return static_cast<std::size_t>(std::ranges::find(words, word) - words.begin());
}

TracedPhoto traced_photo(const std::filesystem::path& truth) {
    std::ifstream file(truth);
    std::stringstream text;
    text << file.rdbuf();
    const Json known = parsed(text.str());
    auto picture = truth;
    TracedPhoto photo{.name = truth.stem().string(),
                      .style = known.at("style"),
                      .picture = picture_of(wxImage(picture.replace_extension("jpg").string())),
                      .corners = {},
                      .focal = known.at("focal"),
                      .level_high = known.at("level_high")};
    for (std::size_t i = 0; i < 4; ++i) photo.corners[i] = {known["corners"][i][0], known["corners"][i][1]};
    for (const Json& one : known.at("terraces")) {
        const std::string at = one.at("at");
        photo::SeenTerrace lies{.west = at[0] - 'a', .north = 7 - (at[1] - '0'), .level = one.at("level")};
        lies.flower = number_of(one.at("flower"), {"white", "pink", "yellow", "purple"});
        if (one.at("open").is_string())
            lies.roof = static_cast<photo::Roof>(number_of(one["open"], {"nw", "ne", "se", "sw"}));
        photo.terraces.push_back({lies, one.at("seen")});
    }
    return photo;
}

/// Those of the folder that CLERK_PHOTOS names, or the fixtures.
std::vector<std::filesystem::path> truths() {
    const char* folder = std::getenv("CLERK_PHOTOS");
    std::vector<std::filesystem::path> all;
    for (const auto& entry : std::filesystem::directory_iterator(folder ? folder : CLERK_FIXTURES "/photos"))
        if (entry.path().extension() == ".json") all.push_back(entry.path());
    std::ranges::sort(all);
    return all;
}

/// How far the farthest corner is from its place, in cells; a board does not tell where north is.
double off(photo::Corners found, const TracedPhoto& photo) {
    const auto known = photo::in_pixels(photo.corners, photo.picture.size);
    const double cell = photo::distance(known[0], known[2]) / (8 * std::sqrt(2));
    double least = 1e9;
    for (int turn = 0; turn < 4; ++turn, found = photo::turned(found)) {
        double most = 0;
        for (std::size_t i = 0; i < 4; ++i)
            most = std::max(most, photo::distance(photo::in_pixels(found, photo.picture.size)[i], known[i]) / cell);
        least = std::min(least, most);
    }
    return least;
}

struct Figures {
    int photos = 0, boards = 0, unsure = 0, wrong_boards = 0;
    double off = 0; ///< of the boards found, together
    int well_seen = 0, right = 0, wrong = 0, roofs = 0, wrong_roofs = 0;
    double board_seconds = 0, seconds = 0;
};

template <class Action> double seconds(const Action& action) {
    const auto begin = std::chrono::steady_clock::now();
    action();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void count_board(Figures& sum, const TracedPhoto& photo) {
    std::optional<photo::FoundBoard> board;
    sum.board_seconds += seconds([&] { board = photo::find_board(photo.picture, babylon::photo_look()); });
    ++sum.photos;
    if (!board || board->certainty < photo::sure_board) {
        ++sum.unsure;
    } else if (const double away = off(board->corners, photo); away > off_least) {
        ++sum.wrong_boards;
        std::cout << photo.name << ": a corner is " << away << " cells off, certainty " << board->certainty << '\n';
    } else {
        ++sum.boards;
        sum.off += away;
    }
}

void count_terraces(Figures& sum, const TracedPhoto& photo) {
    const auto camera = photo::Camera::from(photo.corners, {8, 8}, photo.picture.size, photo.focal);
    sum.well_seen += static_cast<int>(
        std::ranges::count_if(photo.terraces, [](const KnownTerrace& one) { return one.seen >= well_seen; }));
    auto reader = photo::TableReader::of(photo.picture, *camera, babylon::photo_look());
    if (!reader) return;
    std::vector<photo::SeenTerrace> found;
    sum.seconds += seconds([&] { found = photo::SeenTerraces(std::move(*reader), photo.level_high).sure(); });
    for (const photo::SeenTerrace& one : found) {
        const auto there = std::ranges::find_if(photo.terraces, [&](const KnownTerrace& known) {
            return known.lies.west == one.west && known.lies.north == one.north && known.lies.level == one.level;
        });
        const bool right = there != photo.terraces.end() && there->lies.flower == one.flower;
        ++(right ? sum.right : sum.wrong);
        if (right && one.roof != photo::Roof::unsure) ++(there->lies.roof == one.roof ? sum.roofs : sum.wrong_roofs);
    }
}

void print(const std::string& style, const Figures& f) {
    std::cout << std::left << std::setw(8) << style << std::right << std::fixed << std::setprecision(2) << f.photos
              << " photos | board: " << f.boards << " found, " << f.wrong_boards << " wrong, " << f.unsure
              << " unsure, off " << (f.boards ? f.off / f.boards : 0) << " cells, " << f.board_seconds / f.photos
              << " s | terraces well seen " << f.well_seen << ": " << f.right << " right, " << f.wrong
              << " wrong; roofs " << f.roofs << " right, " << f.wrong_roofs << " wrong; " << f.seconds / f.photos
              << " s\n";
}

TEST(TracedPhoto, IsReadHonestly) {
    wxInitAllImageHandlers();
    std::map<std::string, Figures> styles;
    for (const auto& truth : truths()) {
        const TracedPhoto photo = traced_photo(truth);
        Figures& sum = styles[photo.style];
        count_board(sum, photo);
        count_terraces(sum, photo);
    }
    Figures all;
    for (const auto& [style, f] : styles) {
        print(style, f);
        all.photos += f.photos, all.boards += f.boards, all.wrong_boards += f.wrong_boards;
        all.right += f.right, all.wrong += f.wrong;
    }
    ASSERT_GE(all.photos, 2);
    EXPECT_GE(all.boards, 0.8 * all.photos);
    EXPECT_LE(all.wrong_boards, 0.02 * all.photos);
    EXPECT_LE(all.wrong, 0.02 * (all.right + all.wrong));
}

}
}
