// What is read in pictures that a path tracer made of whole gardens (tests/app/photo/scenes): pieces in relief, other
// prints, the colours of other boxes, tables, lamps, shadows, clutter. Two are kept as fixtures; tests/long photos
// makes more and prints the table of app/photo/README.md.
#include "app/desktop/babylon/board_marks.h"
#include "app/desktop/drawing/photo_underlay.h"
#include "app/photo/alike_terraces.h"
#include "app/photo/board.h"
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

constexpr double well_seen = 0.8, off_least = 0.15; ///< of a terrace; cells that a corner may be off

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

/// Of the pictures in the folder that CLERK_PHOTOS names, or of the fixtures.
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

struct Count {
    int right = 0, wrong = 0;
    void operator+=(const Count& other) { right += other.right, wrong += other.wrong; }
    void count(bool is_right) { ++(is_right ? right : wrong); }
};
std::ostream& operator<<(std::ostream& out, const Count& count) { return out << count.right << '/' << count.wrong; }

/// What is read of terraces, of those `well_seen` and of others.
struct Terraces {
    int well_seen = 0, well_read = 0;
    Count places, flowers, roofs;
    double seconds = 0;
    void operator+=(const Terraces& other) {
        well_seen += other.well_seen, well_read += other.well_read, seconds += other.seconds;
        places += other.places, flowers += other.flowers, roofs += other.roofs;
    }
};
std::ostream& operator<<(std::ostream& out, const Terraces& sum) {
    return out << sum.well_read << " of " << sum.well_seen << ", places " << sum.places << ", flowers " << sum.flowers
               << ", roofs " << sum.roofs << ", " << sum.seconds << " s";
}

struct Figures {
    int photos = 0, unsure = 0;
    Count boards;
    double off = 0; ///< of the boards found, together
    double board_seconds = 0;
    Terraces usual, learnt; ///< by the pieces' usual look; from two terraces of the photo
    void operator+=(const Figures& other) {
        photos += other.photos, unsure += other.unsure, boards += other.boards, off += other.off;
        board_seconds += other.board_seconds, usual += other.usual, learnt += other.learnt;
    }
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
        return;
    }
    const double away = off(board->corners, photo);
    sum.boards.count(away <= off_least);
    if (away <= off_least) sum.off += away;
}

void count_found(Terraces& sum, const std::vector<KnownTerrace>& there, const std::vector<photo::SeenTerrace>& found) {
    for (const photo::SeenTerrace& one : found) {
        const auto lies = std::ranges::find_if(there, [&](const KnownTerrace& known) {
            return known.lies.west == one.west && known.lies.north == one.north && known.lies.level == one.level;
        });
        sum.places.count(lies != there.end());
        if (lies == there.end()) continue;
        sum.well_read += lies->seen >= well_seen;
        if (one.flower_certainty > 0) sum.flowers.count(one.flower == lies->lies.flower);
        if (one.roof != photo::Roof::unsure) sum.roofs.count(one.roof == lies->lies.roof);
    }
}

int count_well_seen(const std::vector<KnownTerrace>& all) {
    return static_cast<int>(std::ranges::count_if(all, [](const KnownTerrace& one) { return one.seen >= well_seen; }));
}

void count_usual(Terraces& sum, const TracedPhoto& photo, const photo::Camera& camera) {
    sum.well_seen += count_well_seen(photo.terraces);
    auto reader = photo::TableReader::of(photo.picture, camera, babylon::photo_look());
    if (!reader) return;
    std::vector<photo::SeenTerrace> found;
    sum.seconds += seconds([&] { found = photo::SeenTerraces(std::move(*reader), photo.level_high).sure(); });
    count_found(sum, photo.terraces, found);
}

/// The two that are seen best are shown to it.
void count_learnt(Terraces& sum, const TracedPhoto& photo, const photo::Camera& camera) {
    auto others = photo.terraces;
    std::ranges::stable_sort(others, std::greater(), &KnownTerrace::seen);
    const std::vector<photo::SeenTerrace> shown{others[0].lies, others[1].lies};
    others.erase(others.begin(), others.begin() + 2);
    sum.well_seen += count_well_seen(others);
    std::vector<photo::SeenTerrace> found;
    sum.seconds += seconds(
        [&] { found = photo::alike_terraces(photo.picture, camera, babylon::photo_look(), photo.level_high, shown); });
    count_found(sum, others, found);
}

void print(const std::string& style, const Figures& f) {
    std::cout << std::fixed << std::setprecision(2) << style << ", " << f.photos << " photos: board " << f.boards
              << ", " << f.unsure << " unsure, off " << (f.boards.right ? f.off / f.boards.right : 0) << " cells, "
              << f.board_seconds << " s; by the usual look " << f.usual << "; learnt from two " << f.learnt << '\n';
}

TEST(TracedPhoto, IsReadHonestly) {
    wxInitAllImageHandlers();
    std::map<std::string, Figures> styles;
    for (const auto& truth : truths()) {
        const TracedPhoto photo = traced_photo(truth);
        Figures& sum = styles[photo.style];
        const auto camera = photo::Camera::from(photo.corners, {8, 8}, photo.picture.size, photo.focal);
        ASSERT_TRUE(camera) << photo.name;
        count_board(sum, photo);
        count_usual(sum.usual, photo, *camera);
        count_learnt(sum.learnt, photo, *camera);
    }
    std::cout << "right/wrong\n";
    Figures all;
    for (const auto& [style, f] : styles) print(style, f), all += f;
    print("all", all);
    ASSERT_GE(all.photos, 2);
    EXPECT_GE(all.boards.right, 0.6 * all.photos);
    EXPECT_LE(all.boards.wrong, 0.02 * all.photos);
    EXPECT_GE(all.learnt.well_read, 0.75 * all.learnt.well_seen);
    EXPECT_GE(all.learnt.places.right, 6 * all.photos) << "what is partly hidden counts too";
    EXPECT_LE(all.learnt.places.wrong, 0.01 * (all.learnt.places.right + all.learnt.places.wrong));
    EXPECT_LE(all.learnt.flowers.wrong, 0.02 * all.learnt.flowers.right);
    EXPECT_GE(all.learnt.roofs.right, 0.6 * all.learnt.places.right);
    EXPECT_LE(all.learnt.roofs.wrong, 0.01 * all.learnt.roofs.right);
}

}
}
