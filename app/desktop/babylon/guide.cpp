#include "app/desktop/babylon/guide.h"

#include "app/desktop/babylon/garden_view.h"
#include "app/table/babylon/guide_plan.h"
#include "app/table/babylon/position.h"

namespace clerk::desktop::babylon {

namespace {

DrawSized picture_of(const table::babylon::PlanStep& step) {
    const ViewOptions options{.fresh_terraces = step.added.terraces.size(),
                              .fresh_ornaments = step.added.ornaments.size(),
                              .singles = step.added.singles,
                              .doubles = step.added.doubles};
    return
        [garden = step.garden, options](wxGraphicsContext& gc, wxSize size) { draw_view(gc, size, garden, options); };
}

}

std::vector<GuideStep> guide(const clerk::babylon::Garden& garden) {
    std::vector<GuideStep> steps;
    for (table::babylon::PlanStep& step : table::babylon::guide_plan(garden)) {
        DrawSized draw = picture_of(step);
        steps.push_back({std::move(step.title), std::move(step.parts), std::move(draw)});
    }
    return steps;
}

std::vector<GuideStep> guide(const clerk::babylon::Game& game, int player) {
    return guide(table::babylon::position(game).garden(player));
}

}
