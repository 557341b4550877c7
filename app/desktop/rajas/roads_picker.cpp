#include "app/desktop/rajas/roads_picker.h"

#include "app/desktop/rajas/pieces.h"
#include "app/table/rajas/turn_input.h"
#include "app/table/rajas/words.h"

namespace clerk::desktop::rajas {

namespace {

constexpr int columns = 6, picture_side = 38;

/// Bends, straight roads, forks, the crossing and no road, then dead ends.
constexpr const char* shapes[] = {"ne",  "es",  "sw",   "nw", "ns", "ew", "nes", "esw",
                                  "nsw", "new", "nesw", "",   "n",  "e",  "s",   "w"};

game::Roads roads_of(int index) { return *game::read_roads(shapes[static_cast<std::size_t>(index)]); }

std::vector<Segment> segments(const wxWindow& window) {
    std::vector<Segment> all;
    for (int i = 0; i < static_cast<int>(std::size(shapes)); ++i) {
        const game::Roads roads = roads_of(i);
        const std::string word = write(roads);
        all.push_back({"roads-" + (word.empty() ? "none" : word), road_names(roads),
                       picture(window, window.FromDIP(picture_side), [roads](wxGraphicsContext& gc, const Area& area) {
                           draw_tile(gc, {}, roads, false, area);
                       })});
    }
    return all;
}

}

RoadsPicker::RoadsPicker(wxWindow* parent, const Act& act) : Segments(parent, segments(*parent), columns) {
    on_choose = [act](int index) {
        act([roads = roads_of(index)](const Position& position, Entry entry) {
            return choose_roads(position, std::move(entry), roads);
        });
    };
    on_release = on_choose;
}

void RoadsPicker::show(const Entry& entry) {
    int chosen = -1;
    for (int i = 0; i < static_cast<int>(std::size(shapes)); ++i)
        if (entry.in_hand && roads_of(i) == entry.tile.roads) chosen = i;
    choose(chosen);
}

}
