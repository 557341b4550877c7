#include "app/desktop/rajas/guide.h"

#include "app/desktop/rajas/province_picture.h"
#include "i18n/words.h"

namespace clerk::desktop::rajas {

namespace {

DrawSized picture_of(const ProvinceView& view, const game::Cells& fresh) {
    return [view, fresh](wxGraphicsContext& gc, wxSize size) { draw_province(gc, {size, view}, view, fresh, 1); };
}

}

/// In the order in which they were laid: none lies there before a road leads to it.
std::vector<GuideStep> guide(const game::Game& game, int player) {
    const ProvinceView whole = province_view({game, player}, player);
    if (whole.tiles.empty()) return {};
    std::vector<GuideStep> steps{{_("The whole province"), {}, picture_of(whole, {})}};
    ProvinceView so_far = whole;
    so_far.tiles.clear();
    for (const ShownTile& tile : whole.tiles) {
        so_far.tiles.push_back(tile);
        steps.front().parts.push_back(told(tile));
        steps.push_back({told(tile), {}, picture_of(so_far, {tile.at})});
    }
    return steps;
}

}
