#include "app/table/alhambra/end_input.h"

#include "app/table/alhambra/wanted.h"

namespace clerk::table::alhambra {

namespace {

Outcome end_turn(const Position& position, Entry entry) {
    const Findings findings = game::check_end(*position.ready, turn_of(entry.end));
    if (!can_stand(findings)) return {.entry = std::move(entry), .refused = Refusal{findings.back()}};
    game::Game next = with_turn_ended(position.game, entry.end);
    return {std::move(entry), std::move(next)};
}

/// No scoring card can come up where no card is turned up: then the last tile ends the turn.
Outcome ended_by_last_tile(const Position& position, Entry entry) {
    const bool complete = wanted(position, entry) == Wanted::nothing && position.full();
    if (complete && due(*position.ready, entry.end).cards == 0) return end_turn(position, std::move(entry));
    return {std::move(entry)};
}

}

wxString why_not_leave_pick(const Entry& entry) {
    return entry.pick == TilePick{} ? wxString() : _("First pick the tile you have begun (K), or cancel it (Esc).");
}

Outcome end(const Position& position, Entry entry) {
    if (position.stage == Stage::give_out) return {std::move(entry), with_end(position.game)};
    if (position.stage != Stage::turn) return {std::move(entry)};
    if (wxString why = why_not_leave_pick(entry); !why.empty()) return {.entry = std::move(entry), .why_not = why};
    Entry ending = entry;
    ending.ending = true;
    ending.leaving.reset();
    ending.taking_away = false;
    if (entry.ending || wanted(position, ending) == Wanted::nothing) return end_turn(position, std::move(entry));
    return {std::move(ending)};
}

bool can_score(const Position& position) {
    return position.stage == Stage::turn && position.state.scorings.size() + 1 < game::scorings;
}

/// Dirk's tiles are drawn for a scoring alone.
Outcome toggle_scoring(const Position& position, Entry entry) {
    if (!can_score(position)) return {std::move(entry)};
    entry.end.scoring = !entry.end.scoring;
    entry.end.dirk.clear();
    return {std::move(entry)};
}

Outcome turn_up(Entry entry, const game::Card& card) {
    entry.end.cards.push_back(card);
    entry.currency.reset();
    return {std::move(entry)};
}

Outcome put_back_card(Entry entry, std::size_t place) {
    entry.end.cards.erase(entry.end.cards.begin() + static_cast<std::ptrdiff_t>(place));
    return {std::move(entry)};
}

Outcome draw_for_dirk(const Position& position, Entry entry, const game::Tile& tile) {
    entry.end.dirk.push_back(tile);
    return ended_by_last_tile(position, std::move(entry));
}

Outcome draw_for_market(const Position& position, Entry entry, const game::Tile& tile) {
    entry.end.tiles.at(space_wanted(position, entry)) = tile;
    return ended_by_last_tile(position, std::move(entry));
}

Outcome put_back_tile(Entry entry, const game::Tile& tile) {
    std::erase(entry.end.dirk, tile);
    for (auto& drawn : entry.end.tiles.spaces)
        if (drawn == tile) drawn.reset();
    return {std::move(entry)};
}

}
