#include "app/table/babylon/outcome.h"

#include "app/table/babylon/changes.h"
#include "core/finding.h"

namespace clerk::table::babylon {

Outcome entered(const Position& position, Entry entry, game::Step step) {
    const Findings findings = game::check(*position.ready, step);
    game::Game next = with_step(position.game, std::move(step));
    if (cannot_exist(findings)) return {std::move(entry), {}, Refusal{findings.back(), std::move(next)}};
    return {std::move(entry), std::move(next)};
}

}
