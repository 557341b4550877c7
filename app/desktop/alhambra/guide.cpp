#include "app/desktop/alhambra/guide.h"

#include "app/desktop/alhambra/palace_picture.h"
#include "app/table/alhambra/built.h"
#include "app/table/alhambra/guide_plan.h"

namespace clerk::desktop::alhambra {

/// The geometry is that of the whole palace in every step, so that nothing moves.
std::vector<GuideStep> guide(const game::Palace& palace) {
    std::vector<GuideStep> steps;
    for (const table::alhambra::PlanStep& plan : table::alhambra::guide_plan(palace))
        steps.push_back({plan.title, plan.parts, [=](wxGraphicsContext& gc, wxSize size) {
                             SpriteCache sprites;
                             draw_palace(gc, PalaceGeometry(size, palace), plan.palace, {.fresh = plan.fresh}, 1,
                                         sprites);
                         }});
    return steps;
}

std::vector<GuideStep> guide(const game::Game& game, int player) {
    return guide(table::alhambra::built_palace(game, {game, player, 1}, player));
}

}
