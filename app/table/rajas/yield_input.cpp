#include "app/table/rajas/yield_input.h"

#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"

#include <algorithm>

namespace clerk::table::rajas {

bool owes_yield(const Position& position) {
    const game::Owed* all = owed(position);
    return all && all->yields > 0;
}

std::vector<FreeSlot> free_slots(const Position& position) {
    std::vector<FreeSlot> slots;
    const game::ProvinceSide* side = position.ready ? position.ready->province_side() : nullptr;
    if (!side) return slots;
    const auto& laid = position.ready->seat().province.yields;
    for (const game::Yield& yield : side->yields)
        if (yield.colour && std::ranges::none_of(laid, [&](const auto& one) { return one.at == yield.at; }))
            slots.push_back({yield.at, *yield.colour});
    return slots;
}

Outcome lay_yield(const Position& position, Entry entry, const game::Edge& at) {
    return take_owed(position, std::move(entry), {game::LayYield{{.at = at}}});
}

Outcome choose_yield(const Position& position, Entry entry, game::YieldColour colour) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    entry.yield = colour;
    return {.entry = std::move(entry), .to_board = true};
}

Outcome choose_yield_side(const Position& position, Entry entry, game::Side side) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    entry.yield_side = side;
    return {.entry = std::move(entry), .to_board = true};
}

}
