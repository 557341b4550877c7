// Games that were played by the rules, and then spoilt in one place or another; and what the core says of a game, told
// as the plain reading of the rules tells it.
#pragma once

#include "tests/babylon/plain_rules.h"
#include "tests/babylon/random_game.h"

namespace clerk::babylon::test {

inline plain::Broken judged(const Game& game) {
    const auto violations = replay(game).report.violations;
    if (violations.empty()) return {};
    const auto& [where, finding] = violations.front();
    return {std::string(finding.rule->id), where.turn.value_or(-2), where.step.value_or(-2)};
}

inline void spoil(Placement& placement) {
    switch (pick(4)) {
    case 0: placement.level = 1 + static_cast<int>(pick(4)); break;
    case 1: placement.at = Cell{}.moved(static_cast<int>(pick(8)), static_cast<int>(pick(8))); break;
    case 2: placement.open = one_in(3) ? std::nullopt : std::optional(any_of(corners)); break;
    default: placement.from = placement.from == From::dug ? From::slot : From::dug;
    }
}

inline void spoil(Building& building) {
    const auto moved = [](Space space) {
        return Space{Cell{}.moved(std::clamp(space.cell.x + static_cast<int>(pick(3)) - 1, 0, 7),
                                  std::clamp(space.cell.y + static_cast<int>(pick(3)) - 1, 0, 7)),
                     static_cast<std::int8_t>(std::clamp(space.level + static_cast<int>(pick(3)) - 1, 1, 16))};
    };
    switch (pick(4)) {
    case 0: building.kind = any_of(kinds); break;
    case 1: building.at[pick(building.at.size())] = moved(building.at[0]); break;
    case 2: building.as_if.push_back(building.at[pick(building.at.size())]); break;
    default: building.as_if.clear();
    }
}

inline void spoil(Game& game) {
    Turn& turn = game.turns[pick(game.turns.size())];
    if (turn.dig && one_in(6)) turn.dig->at = Cell{}.moved(static_cast<int>(pick(4)), static_cast<int>(pick(4)));
    if (turn.steps.empty()) return;
    Step& step = turn.steps[pick(turn.steps.size())];
    std::visit([](auto& what) { spoil(what); }, step.what);
    if (one_in(4)) turn.steps.push_back(step);
}

}
