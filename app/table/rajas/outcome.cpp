#include "app/table/rajas/outcome.h"

namespace clerk::table::rajas {

Outcome entered(const Position& position, Entry entry, game::Step step) {
    const Findings findings = position.judged(step);
    game::Game next = position.with(std::move(step));
    if (!can_stand(findings)) return {.entry = std::move(entry), .refused = Refusal{findings.back(), std::move(next)}};
    return {.entry = std::move(entry), .game = std::move(next)};
}

}
