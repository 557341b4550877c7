#include "app/table/babylon/entry.h"

#include "app/table/babylon/position.h"
#include "core/finding.h"

#include <algorithm>
#include <vector>

#include <wx/translation.h>

namespace clerk::table::babylon {

namespace {

Tool without_tool(const Position& position) { return position.full() ? Tool::look : Tool::terrace; }

bool has(const Position& position, game::From from) {
    if (!position.ready) return false;
    return from == game::From::dug ? position.has_dug() : position.ready->seat().slot.has_value();
}

/// The terraces of the turn in progress, or of a finished garden.
std::vector<game::Placement> placements(const Position& position, int player) {
    std::vector<game::Placement> all;
    if (position.final()) {
        for (const auto& terrace : position.game.gardens.at(static_cast<std::size_t>(player)).terraces)
            all.push_back(terrace.placement);
    } else if (begun(position.game)) {
        for (const game::Step& step : position.game.turns.back().steps)
            if (const auto* placement = std::get_if<game::Placement>(&step.what)) all.push_back(*placement);
    }
    return all;
}

/// The one of `more` that is not among `fewer`; none: they differ in something else.
std::optional<game::Placement> one_more(const std::vector<game::Placement>& more,
                                        const std::vector<game::Placement>& fewer) {
    if (more.size() != fewer.size() + 1) return std::nullopt;
    const auto [there, here] = std::ranges::mismatch(more, fewer);
    return std::equal(there + 1, more.end(), here, fewer.end()) ? std::optional(*there) : std::nullopt;
}

/// Its level is asked for only where it is not the lowest that fits.
Entry with_terrace_in_hand(Entry entry, const Position& now, const game::Placement& taken) {
    entry.tool = Tool::terrace;
    entry.draft = {.from = taken.from, .rotation = taken.rotation, .open = taken.open};
    Draft lying = entry.draft;
    if (taken.tile && !now.full()) {
        lying.tile = taken.tile->tile;
        entry.face = of(lying.tile);
    }
    if (!now.ready && !now.final()) return entry;
    const game::Placement again =
        now.final() ? final_placement(now.game, now.garden(entry.player), entry.player, lying, taken.at)
                    : placement(*now.ready, lying, taken.at);
    if (again.level != taken.level) entry.draft.level = taken.level;
    return entry;
}

/// The tile just taken is in hand, or the one just given back has its face typed.
Entry settled_full(Entry entry, const Position& before, const Position& now) {
    if (now.has_dug() && !before.has_dug())
        entry = {.player = entry.player, .up_to_level = entry.up_to_level, .tool = Tool::terrace};
    if (entry.tool == Tool::terrace && !has(now, entry.draft.from)) entry.tool = Tool::look;
    if (!now.to_dig()) {
        entry.stack.reset();
        return entry;
    }
    entry.tool = Tool::look;
    const bool given_back = begun(before.game) && before.game.turns.back().dig && !begun(now.game);
    if (given_back) {
        const game::Dig& dig = *before.game.turns.back().dig;
        entry.stack = dig.at;
        entry.face = of(dig.tile.tile);
    }
    return entry;
}

}

Entry first_entry(const Position& position) { return {.tool = without_tool(position)}; }

Entry settled(Entry entry, const Position& before, const Position& now, bool is_typed) {
    entry.spaces.clear();
    entry.column.reset();
    if (now.state.turns_played != before.state.turns_played)
        return {.player = entry.player, .up_to_level = entry.up_to_level, .tool = without_tool(now)};
    if (now.full())
        entry = settled_full(std::move(entry), before, now);
    else if (!now.final() && !now.ready)
        entry.tool = Tool::look;
    else if (entry.tool == Tool::look)
        entry.tool = Tool::terrace;
    const auto was = placements(before, entry.player), is = placements(now, entry.player);
    if (const auto taken = one_more(was, is))
        return is_typed ? entry : with_terrace_in_hand(std::move(entry), now, *taken);
    if (is.size() > was.size()) entry.face = {}, entry.draft = {.from = entry.draft.from};
    return entry;
}

Entry looking_at(Entry entry, const Position& position, int player) {
    if (position.final() && entry.player != player)
        return {.player = player, .up_to_level = entry.up_to_level, .tool = without_tool(position)};
    entry.player = player;
    return entry;
}

bool begun(const Entry& entry, const Position& position) {
    return entry.tool != without_tool(position) || entry.face != FaceDraft{} || entry.draft != Draft{} || entry.stack ||
           entry.column;
}

Entry let_go(Entry entry, const Position& position) {
    if (!entry.spaces.empty()) {
        entry.spaces.clear();
    } else if (entry.tool == Tool::ornament) {
        entry.tool = without_tool(position);
    } else if (entry.column) {
        entry.column.reset();
    } else if (entry.face != FaceDraft{} || !entry.stack) {
        entry.face = {};
        entry.draft = {};
        entry.tool = without_tool(position);
    } else {
        entry.stack.reset();
    }
    return entry;
}

bool begun_since(const Entry& before, const Entry& now, const Position& position) {
    return begun(now, position) && held(now) != held(before);
}

std::optional<game::Tile> tile_in_hand(const Position& position, const Entry& entry) {
    if (!position.full()) return entry.face.flower ? std::optional(tile(entry.face, false)) : std::nullopt;
    if (!position.ready) return std::nullopt;
    return entry.draft.from == game::From::dug ? position.ready->hand->dug : position.ready->seat().slot;
}

bool enters_face(const Position& position, const Entry& entry) {
    if (position.full()) return position.to_dig();
    if (entry.tool == Tool::ornament || whole(entry.face)) return false;
    return entry.face.flower || begun(entry.face) || placements(position, entry.player).empty();
}

Outcome entered(const Position& position, Entry entry, game::Step step) {
    const Findings findings = game::check(*position.ready, step);
    game::Game next = with_step(position.game, std::move(step));
    if (cannot_exist(findings)) return {std::move(entry), {}, Refusal{findings.back(), std::move(next)}};
    return {std::move(entry), std::move(next)};
}

wxString why_not_build(const Position& position, const Entry& entry) {
    if (position.over()) return _("The game is over.");
    if (position.undecided()) return _("First decide about the broken rule on the right.");
    if (position.to_dig()) return _("A turn begins with a tile of the quarry: take one first.");
    if (!position.may_build(entry.player))
        return _("This is the garden of another player. Escape goes back to the player whose turn it is.");
    return {};
}

wxString why_not_place(const Position& position, const Entry& entry) {
    if (const wxString why = why_not_turn(position, entry); !why.empty() || position.full()) return why;
    return entry.face.flower ? wxString() : _("No terrace is in hand: first enter its flower (W P Y U).");
}

wxString why_not_turn(const Position& position, const Entry& entry) {
    if (const wxString why = why_not_build(position, entry); !why.empty()) return why;
    if (entry.tool == Tool::ornament) return _("You are building an ornament by hand: Escape cancels it.");
    if (!position.full() || (entry.tool == Tool::terrace && tile_in_hand(position, entry))) return {};
    return position.has_dug() || position.ready->seat().slot
               ? _("No terrace is in hand: first click the tile that is placed.")
               : _("No terrace is left to be placed in this turn.");
}

wxString why_not_enter_face(const Position& position, const Entry& entry) {
    if (!position.full()) return why_not_build(position, entry);
    if (!position.to_dig()) return _("A face is entered when a tile is taken from the quarry.");
    return entry.stack ? wxString() : _("First choose the stack that the tile is taken from.");
}

wxString why_not_take_tile(const Position& position, const Entry& entry) {
    if (const wxString why = why_not_enter_face(position, entry); !why.empty()) return why;
    return entry.face.flower ? wxString() : _("First enter the tile's flower.");
}

wxString why_not_end_turn(const Position& position, const Entry& entry) {
    if (position.final()) return _("Finished gardens have no turns.");
    if (!position.ready) return why_not_build(position, entry);
    if (!entry.spaces.empty()) return _("First build the ornament you have begun, or cancel it (Esc).");
    const bool terrace_in_hand = !position.full() && entry.face.flower;
    return terrace_in_hand ? _("First place the terrace in hand, or cancel it (Esc).") : wxString();
}

}
