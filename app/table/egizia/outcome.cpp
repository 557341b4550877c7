#include "app/table/egizia/outcome.h"

#include "core/finding.h"

namespace clerk::table::egizia {

namespace {

Outcome judged(Entry entry, const Findings& findings, game::Game next) {
    if (cannot_exist(findings))
        return {.entry = std::move(entry), .refused = Refusal{findings.back(), std::move(next)}};
    return {.entry = {}, .game = std::move(next)};
}

}

Outcome entered(const Position& position, Entry entry, game::Ship ship) {
    const Findings findings = position.judged(ship);
    return judged(std::move(entry), findings, with_ship(position.game, std::move(ship)));
}

Outcome entered(const Position& position, Entry entry, game::Build build) {
    const Findings findings = position.judged(build);
    return judged(std::move(entry), findings, with_build(position.game, std::move(build)));
}

}
