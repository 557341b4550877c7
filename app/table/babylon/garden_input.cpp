#include "app/table/babylon/garden_input.h"

#include "app/table/babylon/answers.h"
#include "app/table/babylon/entry.h"
#include "app/table/babylon/position.h"
#include "app/table/babylon/words.h"
#include "core/babylon/advice.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::babylon {

namespace {

bool lies_on(const Piece& part, game::Cell cell) {
    const std::vector<Place> covered = places(part);
    return std::any_of(covered.begin(), covered.end(),
                       [cell](const Place& place) { return place.x == cell.x && place.y == cell.y; });
}

class Search {
public:
    Search(int player, game::Cell cell) : player_(player), cell_(cell) {}

    void garden(const game::FinalGarden& garden) {
        for (std::size_t i = 0; i < garden.terraces.size(); ++i)
            look_at({.player = player_, .piece = "terrace", .index = static_cast<int>(i)},
                    garden.terraces[i].placement);
        for (std::size_t i = 0; i < garden.ornaments.size(); ++i)
            look_at({.player = player_, .piece = "ornament", .index = static_cast<int>(i)},
                    garden.ornaments[i].building);
    }

    void turn(int number, const game::Turn& turn) {
        for (std::size_t i = 0; i < turn.steps.size(); ++i)
            look_at({.player = player_, .turn = number, .step = static_cast<int>(i)}, turn.steps[i].what);
    }

    std::vector<PieceHere> found() {
        std::reverse(found_.begin(), found_.end());
        return std::move(found_);
    }

private:
    void look_at(const Where& where, const Piece& part) {
        if (!lies_on(part, cell_)) return;
        found_.push_back({where, words(part), places(part), std::holds_alternative<game::Placement>(part)});
    }

    int player_;
    game::Cell cell_;
    std::vector<PieceHere> found_;
};

}

std::vector<PieceHere> pieces_here(const game::Game& game, int player, game::Cell cell) {
    Search search(player, cell);
    if (game.depth == Depth::final) search.garden(game.gardens.at(static_cast<std::size_t>(player)));
    const int players = static_cast<int>(game.players.size());
    for (int turn = player; turn < static_cast<int>(game.turns.size()); turn += players)
        search.turn(turn, game.turns[static_cast<std::size_t>(turn)]);
    return search.found();
}

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
        one.flower = one.flower.value_or(game::Flower::white); // any stands as well
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
    std::ranges::stable_partition(proposed, [](const ProposedTerrace& one) { return one.flower && one.open; });
    return proposed;
}

Outcome take_proposed(const Position& position, Entry entry, const ProposedTerrace& proposed) {
    entry = in_hand(std::move(entry), proposed);
    if (proposed.flower && proposed.open) return place_terrace(position, std::move(entry), proposed.anchor);
    const wxString flower =
        _("The photo does not surely show its flower: enter it (W P Y U), then click where the terrace lies.");
    const wxString both = _("The photo surely shows neither its flower nor its open corner: enter both, then click "
                            "where the terrace lies.");
    const wxString open =
        _("The photo does not show which of its corners is open: choose it, then click where the terrace lies.");
    return {std::move(entry), {}, {}, proposed.flower ? open : proposed.open ? flower : both};
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
    if (!there || !there->flower) return std::nullopt;
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
    ProposedTerrace first = proposed.front();
    first.flower = first.flower.value_or(game::Flower::white);
    return why_not_place(position, in_hand(entry, first));
}

namespace {

bool may_build(const Position& position, const Entry& entry) { return position.may_build(entry.player); }

/// The tile as it would be placed. Requires one in hand.
game::Placement placement_at(const Position& position, const Entry& entry, game::Cell anchor) {
    Draft draft = entry.draft;
    draft.tile = *tile_in_hand(position, entry);
    return position.final() ? final_placement(position.game, position.garden(entry.player), entry.player, draft, anchor)
                            : placement(*position.ready, draft, anchor);
}

template <class Piece> Findings judged(const Position& position, const Entry& entry, const Piece& piece) {
    return position.final() ? judge(position.game, entry.player, piece) : game::check(*position.ready, piece);
}

/// The highest space of the cell that is not faded.
std::optional<game::Space> space_at(const Position& position, const Entry& entry, game::Cell cell) {
    std::optional<game::Space> highest;
    for (const game::Terrace& terrace : position.garden(entry.player).terraces())
        if (terrace.cells().has(cell) && terrace.level <= entry.up_to_level.value_or(game::max_level) &&
            (!highest || terrace.level > highest->level))
            highest = game::Space{cell, terrace.level};
    return highest;
}

/// The spaces chosen so far, and the cell's.
std::vector<game::Space> spaces_with(const Position& position, const Entry& entry, game::Cell cell) {
    std::vector<game::Space> spaces = entry.spaces;
    const std::optional<game::Space> space = space_at(position, entry, cell);
    const bool chosen = space && std::ranges::find(spaces, *space) != spaces.end();
    if (space && !chosen) spaces.push_back(*space);
    return spaces;
}

game::Building attempted(const Position& position, const Entry& entry, std::vector<game::Space> spaces) {
    if (position.final()) return {.kind = entry.kind, .at = std::move(spaces)};
    return attempt(*position.ready, entry.kind, std::move(spaces));
}

/// Why no ornament can be built by hand there.
wxString why_not_build_at(const Position& position, const Entry& entry, game::Cell cell) {
    if (const wxString why = why_not_build(position, entry); !why.empty()) return why;
    if (space_at(position, entry, cell)) return {};
    return position.garden(entry.player).top(cell) == 0
               ? _("No terrace lies there; ornaments stand on terraces.")
               : _("That terrace is faded: look one level higher (Page Up) to build on it.");
}

}

BoardView board_view(const Position& position, const Entry& entry, bool offers) {
    BoardView view{.garden = position.garden(entry.player), .effect = position.state.effect()};
    const bool at_turn = position.ready && may_build(position, entry);
    if (offers && at_turn && entry.tool != Tool::ornament) view.offered = position.offered;
    if (at_turn) view.served = game::effect_spaces(*position.ready);
    if (position.state.hand && position.state.player() == entry.player)
        view.fresh_terraces = static_cast<std::size_t>(position.state.hand->terraces_placed);
    view.up_to_level = entry.up_to_level;
    return view;
}

std::optional<Ghost> ghost_at(const Position& position, const Entry& entry, game::Cell anchor) {
    if (entry.tool != Tool::terrace || !may_build(position, entry)) return std::nullopt;
    const std::optional<game::Tile> tile = tile_in_hand(position, entry);
    if (!tile) return std::nullopt;
    const game::Placement placement = placement_at(position, entry, anchor);
    return Ghost{terrace(entry.draft, anchor, placement.level, *tile), judged(position, entry, placement).empty()};
}

std::optional<OrnamentGhost> ornament_ghost_at(const Position& position, const Entry& entry, game::Cell cell) {
    if (entry.tool != Tool::ornament || !may_build(position, entry)) return std::nullopt;
    const std::vector<game::Space> spaces = spaces_with(position, entry, cell);
    if (spaces.empty()) return std::nullopt;
    const bool whole = spaces.size() >= spaces_of(entry.kind);
    const bool legal = !whole || judged(position, entry, attempted(position, entry, spaces)).empty();
    return OrnamentGhost{entry.kind, spaces, legal};
}

Outcome place_terrace(const Position& position, Entry entry, game::Cell anchor) {
    if (wxString why = why_not_place(position, entry); !why.empty()) return {std::move(entry), {}, {}, std::move(why)};
    const game::Placement placement = placement_at(position, entry, anchor);
    if (!position.final()) return entered(position, std::move(entry), {placement});
    const int player = entry.player;
    return {std::move(entry), with_terrace(position.game, player, placement)};
}

std::optional<Outcome> choose_cell(const Position& position, Entry entry, game::Cell cell) {
    const bool builds = entry.tool == Tool::ornament && may_build(position, entry);
    if (!builds && piece_at(position, entry, cell)) return std::nullopt;
    wxString why =
        entry.tool == Tool::ornament ? why_not_build_at(position, entry, cell) : why_not_place(position, entry);
    if (!why.empty() || !builds) return Outcome{std::move(entry), {}, {}, std::move(why)};
    std::vector<game::Space> spaces = spaces_with(position, entry, cell);
    if (spaces.size() == entry.spaces.size()) spaces.clear();
    if (spaces.size() == spaces_of(entry.kind)) {
        const game::Building building = attempted(position, entry, std::move(spaces));
        return build(position, std::move(entry), building);
    }
    entry.spaces = std::move(spaces);
    return Outcome{std::move(entry)};
}

Outcome build(const Position& position, Entry entry, const game::Building& building) {
    if (!may_build(position, entry)) {
        wxString why = why_not_build(position, entry);
        return {std::move(entry), {}, {}, std::move(why)};
    }
    entry.spaces.clear();
    if (!position.final()) return entered(position, std::move(entry), {building});
    const int player = entry.player;
    return {std::move(entry), with_ornament(position.game, player, building)};
}

std::optional<PieceHere> piece_at(const Position& position, const Entry& entry, game::Cell cell) {
    std::optional<PieceHere> highest;
    int level = 0;
    for (PieceHere& piece : pieces_here(position.game, entry.player, cell)) {
        const auto there = std::ranges::find_if(
            piece.places, [cell](const Place& place) { return place.x == cell.x && place.y == cell.y; });
        if (there->level > entry.up_to_level.value_or(game::max_level) || there->level < level) continue;
        if (highest && there->level == level && !highest->is_terrace) continue;
        level = there->level;
        highest = std::move(piece);
    }
    return highest;
}

Outcome take_back(const Position& position, Entry entry, const PieceHere& piece) {
    return {std::move(entry), corrected(position.game, piece.where)};
}

std::vector<Offer> offers(const Position& position, const Entry& entry, game::Cell cell) {
    std::vector<Offer> all;
    for (const PieceHere& piece : pieces_here(position.game, entry.player, cell))
        all.push_back({i18n::fill(_("Take back: {1}"), {piece.words}), take_back(position, entry, piece)});
    return all;
}

Outcome look_up_to(const Position&, Entry entry, std::optional<int> level) {
    entry.up_to_level = level;
    return {std::move(entry)};
}

Outcome look_deeper(const Position&, Entry entry) {
    entry.up_to_level = std::max(1, entry.up_to_level.value_or(levels_shown + 1) - 1);
    return {std::move(entry)};
}

Outcome look_less_deep(const Position&, Entry entry) {
    const int level = entry.up_to_level.value_or(levels_shown) + 1;
    entry.up_to_level = level <= levels_shown ? std::optional(level) : std::nullopt;
    return {std::move(entry)};
}

}
