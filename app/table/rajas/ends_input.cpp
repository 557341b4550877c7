#include "app/table/rajas/ends_input.h"

#include "core/rajas/score.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table::rajas {

Outcome enter_final(const Position& position, Entry entry, int player, std::optional<int> game::Final::*part,
                    std::optional<int> number) {
    game::Final final = position.game.finals.at(static_cast<std::size_t>(player));
    final.*part = position.facing_described() ? std::optional(number.value_or(0)) : number;
    return {.entry = std::move(entry), .game = with_final(position.game, player, final)};
}

Outcome turn_place(const Position& position, Entry entry, int player) {
    return {.entry = std::move(entry), .game = with_place_turned(position.game, player)};
}

bool asks_for_order(const Position& position, int player) {
    if (position.game.finals.at(static_cast<std::size_t>(player)).met) return true;
    const auto all = game::outcomes(position.game, position.state);
    const auto& gap = all.at(static_cast<std::size_t>(player)).gap;
    if (!gap) return true;
    return *gap >= 0 && std::ranges::count(all, gap, &game::Outcome::gap) > 1;
}

wxString asked_of_order(const Position& position) {
    const auto all = game::outcomes(position.game, position.state);
    const auto ranks = game::ranks(all);
    std::vector<wxString> ahead;
    for (std::size_t player = 0; player < all.size(); ++player)
        if (all[player].met && ranks[player] == 1) ahead.push_back(name_line(position.game.players[player].name));
    if (ahead.size() > 1)
        return i18n::fill(_("{1} have the same gap. Whose markers met first? Click \"met\" in that order."),
                          {i18n::listed(ahead)});
    if (!ahead.empty() || position.facing_described()) return {};
    return _("Whose markers met? Click \"met\"; of several, in the order in which they met, and type each gap: by how "
             "many fame spaces the markers have passed.");
}

Outcome enter_gap(const Position& position, Entry entry, int player, std::optional<int> gap) {
    return {.entry = std::move(entry), .game = with_gap(position.game, player, gap)};
}

bool asks_for_gaps(const Position& position) {
    return !position.final() && !position.facing_described() && !position.state.met.empty();
}

}
