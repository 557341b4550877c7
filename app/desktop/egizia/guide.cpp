#include "app/desktop/egizia/guide.h"

#include "app/desktop/egizia/monuments_picture.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop::egizia {

namespace {

using game::Part;

DrawSized picture_of(const MonumentsView& view, const Players& players, const std::vector<Place>& fresh) {
    return [=](wxGraphicsContext& gc, wxSize size) {
        const MonumentsGeometry geometry(size, view);
        draw_monuments(gc, geometry, view, players);
        for (const Place& place : fresh)
            if (const auto area = area_of(geometry, view, place)) draw_lit(gc, *area);
    };
}

wxString title_of(const game::Space& space) {
    switch (space.part) {
    case Part::obelisk: return _("Obelisk");
    case Part::grave: return _("Graves");
    case Part::pyramid: return i18n::fill_figures(_("Pyramid, row {1}"), {space.row});
    case Part::left: return _("Temple, left column");
    case Part::right: return _("Temple, right column");
    case Part::middle: return _("Temple, middle");
    case Part::roof: return _("Temple, roof");
    }
    return {};
}

}

/// A step for each part of a monument, and for each row of the pyramid, as they are built from below.
std::vector<GuideStep> guide(const game::Game& game, int player) {
    const Position position(game, player);
    if (position.final() || position.state.monuments.built.empty()) return {};
    MonumentsView whole = monuments_view(position, {});
    for (ShownSpace& space : whole.spaces) space.open = false;
    std::vector<GuideStep> steps{{_("The monuments as they stand"), {}, picture_of(whole, game.players, {})}};
    std::vector<ShownSpace> built;
    for (const ShownSpace& space : whole.spaces)
        if (space.owner) built.push_back(space);
    const auto group = [](const ShownSpace& space) { return std::pair(space.at.part, space.at.row); };
    std::ranges::stable_sort(built, {}, group);
    MonumentsView so_far = whole;
    for (ShownSpace& space : so_far.spaces) space.owner.reset();
    for (std::size_t i = 0; i < built.size();) {
        GuideStep step{.title = title_of(built[i].at)};
        std::vector<Place> fresh;
        for (const auto now = group(built[i]); i < built.size() && group(built[i]) == now; ++i) {
            std::ranges::find(so_far.spaces, built[i].at, &ShownSpace::at)->owner = built[i].owner;
            step.parts.push_back(told(position, built[i]));
            fresh.push_back(game::place(built[i].at));
        }
        steps.front().parts.push_back(i18n::fill(_("{1}: {2}"), {step.title, figure(static_cast<int>(fresh.size()))}));
        step.draw = picture_of(so_far, game.players, fresh);
        steps.push_back(std::move(step));
    }
    return steps;
}

}
