#include "app/table/babylon/entry.h"

namespace clerk::table::babylon {

namespace {

bool has(const Position& position, game::From from) {
    if (!position.ready) return false;
    return from == game::From::dug ? position.has_dug() : position.ready->seat().slot.has_value();
}

/// The tile just taken is in hand.
Entry with_tile_taken(const Entry& entry) {
    return {.player = entry.player,
            .up_to_level = entry.up_to_level,
            .tool = Tool::terrace,
            .draft = {.open = entry.draft.open}};
}

Entry settled_full(Entry entry, const Position& before, const Position& now) {
    if (now.has_dug() && !before.has_dug()) entry = with_tile_taken(entry);
    if (entry.tool == Tool::terrace && !has(now, entry.draft.from)) entry.tool = Tool::look;
    if (!now.to_dig()) entry.stack.reset();
    if (now.to_dig()) entry.tool = Tool::look;
    return entry;
}

}

Entry first_entry(const Position& position) { return {.tool = position.full() ? Tool::look : Tool::terrace}; }

Entry settled(Entry entry, const Position& before, const Position& now) {
    entry.spaces.clear();
    if (now.state.turns_played != before.state.turns_played) entry.tool = Tool::look;
    if (now.full()) return settled_full(std::move(entry), before, now);
    if (!now.final() && !now.ready)
        entry.tool = Tool::look;
    else if (entry.tool == Tool::look)
        entry.tool = Tool::terrace;
    return entry;
}

Entry looking_at(Entry entry, const Position& position, int player) {
    entry.player = player;
    if (!position.full() && !entry.face.flower)
        entry.face.flower = position.state.seats[static_cast<std::size_t>(player)].flower;
    return entry;
}

Entry with_terrace_placed(Entry entry) {
    entry.face = {.flower = entry.face.flower};
    entry.draft.level.reset();
    entry.draft.rotation = 0;
    return entry;
}

std::optional<game::Tile> tile_in_hand(const Position& position, const Entry& entry) {
    if (!position.full()) return tile(entry.face, false);
    if (!position.ready) return std::nullopt;
    return entry.draft.from == game::From::dug ? position.ready->hand->dug : position.ready->seat().slot;
}

}
