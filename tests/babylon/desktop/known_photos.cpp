#include "tests/babylon/desktop/known_photos.h"

#include "app/desktop/drawing/photo_underlay.h"
#include "tests/babylon/desktop/gardens.h"

#include <algorithm>
#include <filesystem>
#include <random>
#include <unistd.h>

namespace clerk::desktop::test {

namespace {

using namespace clerk::babylon;

photo::Picture taken(const KnownPhoto& photo, const TableLight& light, int quality) {
    const auto file = std::filesystem::temp_directory_path() / ("known-photo-" + std::to_string(getpid()) + ".jpg");
    save_photo(table_photo(photo.garden, photo.camera, photo.level_high, light), file, quality);
    const wxImage image(file.string());
    std::filesystem::remove(file);
    return picture_of(image);
}

int below(std::mt19937& random, std::size_t count) { return static_cast<int>(random() % count); }

/// Up to 14 terraces with any flowers and symbols, each on the board or wholly on others, some with a gazebo, and
/// statues on some of what lies highest.
Garden garden_by(unsigned seed) {
    std::mt19937 random(seed);
    Garden garden;
    for (int tries = 0; tries < 60 && garden.terraces().size() < 14; ++tries) {
        Terrace next{.anchor = Cell{0, 0}.moved(below(random, 7), below(random, 7)),
                     .flower = flowers[random() % flowers.size()]};
        for (Symbol& symbol : next.symbols) symbol = static_cast<Symbol>(random() % 5);
        std::vector<int> tops;
        for (const Corner corner : corners) tops.push_back(garden.top(next.cell(corner)));
        const bool gazebo = std::ranges::any_of(garden.terraces(), [&](const Terrace& terrace) {
            return terrace.open && next.covers(terrace.cell(*terrace.open));
        });
        if (std::ranges::count(tops, tops[0]) < 4 || gazebo) continue;
        next.level = static_cast<std::int8_t>(tops[0] + 1);
        if (random() % 3) next.open = corners[random() % 4];
        place(garden, next);
    }
    for (int i = 0; i < 4; ++i) {
        const Cell cell = Cell{0, 0}.moved(below(random, 8), below(random, 8));
        const Space top{cell, static_cast<std::int8_t>(garden.top(cell))};
        const bool free = std::ranges::none_of(garden.ornaments(), [&](const Ornament& one) { return one.a == top; });
        if (top.level > 0 && free && !garden.gazebo_at(top)) garden.build({Kind::statue, top, top});
    }
    return garden;
}

std::vector<KnownPhoto> chosen_by() {
    const Garden gardens[] = {small_garden(), crowded_garden(), tower(), Garden()};
    const TableLight lights[] = {{}, {.noise = 6}, {.noise = 4, .shadow = true}, {.noise = 4, .lamp = {1, 0.88, 0.7}}};
    const double heights[] = {0.75, 0.6, 0.9};
    std::vector<KnownPhoto> made;
    for (auto camera : photo::test::twenty_cameras()) {
        camera.picture = {960, 720};
        const std::size_t i = made.size();
        KnownPhoto one{camera, gardens[i % 4], heights[i % 3]};
        one.picture = taken(one, lights[(i + i / 4) % 4], 60);
        made.push_back(std::move(one));
    }
    return made;
}

std::vector<KnownPhoto> judged_by() {
    constexpr int count = 30;
    constexpr double focals[] = {0.47, 0.59, 0.77, 1.2, 0.66, 0.53}; // 20 to 52 mm on film
    const double heights[] = {0.72, 0.84, 0.63, 0.78, 0.68};
    std::vector<KnownPhoto> made;
    for (int i = 0; i < count; ++i) {
        const auto seed = static_cast<unsigned>(5000 + i);
        const photo::test::KnownCamera camera{.picture = {960, 720},
                                              .focal = focals[i % 6],
                                              .tilt = 1.0 + 37.0 * (i * 7 % count) / (count - 1),
                                              .side = static_cast<double>((i * 131 + 40) % 360),
                                              .roll = static_cast<double>(i * 4 % 11 - 5),
                                              .filled = 0.6 + 0.02 * (i % 4)};
        const TableLight lights[] = {{.noise = 3, .grain = seed},
                                     {.noise = 5, .grain = seed, .shadow = true},
                                     {.noise = 4, .grain = seed, .lamp = {1, 0.9, 0.74}},
                                     {.noise = 6, .grain = seed, .lamp = {0.9, 0.96, 1}},
                                     {.noise = 4, .grain = seed, .lamp = {0.8, 0.8, 0.76}}};
        KnownPhoto one{camera, i % 6 == 5 ? finished_garden() : garden_by(seed), heights[i * 3 % 5]};
        one.picture = taken(one, lights[i % 5], 60);
        made.push_back(std::move(one));
    }
    return made;
}

}

photo::Camera KnownPhoto::known(double off) const {
    auto corners = camera.corners(photo_board);
    if (off > 0) corners = photo::test::off_by(corners, camera.picture, off, static_cast<int>(camera.side));
    return *photo::Camera::from(corners, photo_board, picture.size, camera.focal);
}

std::string KnownPhoto::name() const {
    return std::to_string(camera.tilt) + " degrees, lens " + std::to_string(camera.focal);
}

const std::vector<KnownPhoto>& photos_to_choose_by() {
    static const std::vector<KnownPhoto> all = chosen_by();
    return all;
}

const std::vector<KnownPhoto>& photos_to_judge_by() {
    static const std::vector<KnownPhoto> all = judged_by();
    return all;
}

}
