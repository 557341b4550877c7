#include "app/table/babylon/proposed_terraces.h"

#include "app/table/babylon/garden_input.h"
#include "app/table/babylon/why_not.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::babylon {

namespace {

game::Cells cells_of(const ProposedTerrace& proposed) { return game::Terrace{.anchor = proposed.anchor}.cells(); }

Entry in_hand(Entry entry, const ProposedTerrace& proposed) {
    entry.tool = Tool::terrace;
    entry.spaces.clear();
    entry.face = {.flower = proposed.flower};
    entry.draft = {.from = entry.draft.from, .level = proposed.level, .open = proposed.open};
    return entry;
}

/// What it stands on was entered. Taken before, it would stand on double pillars, and nothing would fit below.
bool is_supported(const game::Garden& garden, const ProposedTerrace& proposed) {
    if (proposed.level == 1) return true;
    const game::Terrace above{.anchor = proposed.anchor};
    game::Cells cells = above.cells();
    if (proposed.open) cells -= above.cell(*proposed.open);
    for (const game::Terrace& terrace : garden.terraces())
        if (terrace.level == proposed.level - 1) cells -= terrace.cells();
    return cells.empty();
}

/// Where its open corner is not known: with one of them.
bool can_stand(const Position& position, const Entry& entry, const ProposedTerrace& proposed) {
    const auto stands = [&](std::optional<game::Corner> open) {
        ProposedTerrace one = proposed;
        one.open = open;
        const auto ghost = ghost_at(position, in_hand(entry, one), one.anchor);
        return ghost && ghost->legal;
    };
    if (proposed.open) return stands(proposed.open);
    return stands({}) || std::ranges::any_of(game::corners, stands);
}

}

std::vector<ProposedTerrace> not_entered(const Position& position, const Entry& entry,
                                         std::vector<ProposedTerrace> proposed) {
    const game::Garden& garden = position.garden(entry.player);
    std::erase_if(proposed, [&](const ProposedTerrace& one) {
        return std::ranges::any_of(garden.terraces(),
                                   [&](const game::Terrace& terrace) {
                                       return terrace.level == one.level && !(terrace.cells() & cells_of(one)).empty();
                                   }) ||
               !is_supported(garden, one) || !can_stand(position, entry, one);
    });
    std::ranges::stable_partition(proposed, [](const ProposedTerrace& one) { return one.open.has_value(); });
    return proposed;
}

Outcome take_proposed(const Position& position, Entry entry, const ProposedTerrace& proposed) {
    entry = in_hand(std::move(entry), proposed);
    if (proposed.open) return place_terrace(position, std::move(entry), proposed.anchor);
    return {std::move(entry),
            {},
            {},
            _("The photo does not show which of its corners is open: choose it, then click where the terrace lies.")};
}

bool reads_photo(const Position& position, const Entry& entry) {
    return !position.full() && entry.tool == Tool::terrace && !entry.face.flower && position.may_build(entry.player);
}

std::optional<Entry> with_seen(const Position& position, const Entry& entry, game::Cell anchor, const SeenThere& seen) {
    if (!reads_photo(position, entry)) return std::nullopt;
    Entry next = entry;
    next.face.flower = game::Flower::white; // its level does not depend on which
    const auto lowest = ghost_at(position, next, anchor);
    if (!lowest) return std::nullopt;
    auto there = seen(anchor, lowest->terrace.level);
    if (!there) return std::nullopt;
    if (entry.draft.open) there->open = entry.draft.open;
    if (!can_stand(position, entry, *there)) return std::nullopt;
    next.face.flower = there->flower;
    next.draft.level = there->level;
    next.draft.open = there->open;
    return next;
}

wxString why_not_seen(const Position& position, const Entry& entry) {
    const wxString why = why_not_place(position, entry);
    if (!reads_photo(position, entry) || !why_not_turn(position, entry).empty()) return why;
    return _("The photo does not surely show the flower of a terrace here: enter it (W P Y U), then click.");
}

wxString why_not_take_proposed(const Position& position, const Entry& entry,
                               const std::vector<ProposedTerrace>& proposed) {
    if (position.full()) return _("Here the tile taken from the quarry is the terrace, so the photo proposes none.");
    if (proposed.empty()) return _("The photo shows no further terrace here.");
    return why_not_place(position, in_hand(entry, proposed.front()));
}

}
