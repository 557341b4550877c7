#include "app/table/babylon/entry_view.h"

#include "app/table/babylon/known_faces.h"
#include "core/babylon/record.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table::babylon {

namespace {

wxString words_to_dig(const Position& position, const Entry& entry) {
    if (entry.column)
        return i18n::fill(_("Column {1} of the quarry: now the row, from 1 at the front."),
                          {figure(*entry.column + 1)});
    if (!entry.stack) return _("Take a tile: choose a stack of the quarry.");
    if (complete(entry.face, position.state.quarry.top(*entry.stack)))
        return _("Take the tile, or change its face: click a space to enter it anew.");
    return _("Enter the tile's flower and symbols.");
}

/// Where tiles are inline: the face, then where.
wxString words_to_place(const Position& position, const Entry& entry) {
    if (entry.face.flower && begun(entry.face)) return _("Place the terrace on the board.");
    if (entry.face.flower) return _("Enter its symbols (S F B T N) or leave them out; then place it on the board.");
    if (begun(entry.face)) return _("Enter the flower too (W P Y U); then place the terrace on the board.");
    if (position.final())
        return _("Build the garden as it stands: a terrace's face, its symbols if you like; then where it lies. "
                 "Right-click a piece to take it up again.");
    const int placed = position.ready->hand->terraces_placed;
    if (placed == 0)
        return _("Enter the terrace's face, its symbols if you like; then where it lies. Or end the turn.");
    return placed == 1 ? _("Build ornaments, enter another terrace, or end the turn.")
                       : _("Build ornaments, or end the turn.");
}

wxString next_words(const Position& position, const Entry& entry) {
    if (position.over()) return _("The game is over.");
    if (position.undecided()) return _("Something needs a decision: see the findings on the right.");
    if (position.to_dig()) return words_to_dig(position, entry);
    if (entry.tool == Tool::ornament) return _("Click the ornament's spaces on the board. Escape cancels it.");
    if (!position.full()) return words_to_place(position, entry);
    if (entry.tool == Tool::terrace) return _("Place the terrace on the board, or end the turn.");
    if (position.has_dug() || position.ready->seat().slot)
        return _("Build ornaments, place the other tile, or end the turn.");
    return _("Build ornaments, or end the turn.");
}

std::optional<TokenView> token_view(const Position& position) {
    if (!position.has_token()) return std::nullopt;
    const auto before = static_cast<std::size_t>(position.state.round() - 1);
    TokenView view{.used = position.state.hand && position.state.hand->effect_used};
    if (before < position.game.tokens.size()) view.effect = position.game.tokens[before];
    return view;
}

/// Of the material of the stack, while a tile is dug.
std::vector<game::Tile> known_faces(const Position& position, const Entry& entry,
                                    const std::vector<game::Tile>& known) {
    std::optional<game::Material> material;
    if (position.to_dig() && entry.stack) material = position.state.quarry.top(*entry.stack);
    return likely_faces(known, game::faces(position.game), entry.face, material);
}

/// The table may have mistaken the face for another.
int too_often(const Position& position, const FaceDraft& face, const Box& box) {
    if (!whole(face)) return 0;
    const int times = times_entered(position.game, tile(face, true));
    return times >= box.most_copies() ? times : 0;
}

}

EntryView entry_view(const Position& position, const Entry& entry, const std::vector<game::Tile>& known,
                     const Box& box) {
    const bool building = position.ready.has_value() || position.final();
    const bool inline_tile = building && !position.full();
    EntryView view{.next = next_words(position, entry), .token = token_view(position), .quarry = position.to_dig()};
    view.slot = position.full() && !position.over();
    view.take = position.to_dig() && entry.stack;
    view.face = inline_tile || view.take;
    view.placing = inline_tile || (building && entry.tool == Tool::terrace);
    view.kinds = building;
    if (entry.tool == Tool::ornament) view.kind = entry.kind;
    if (view.face) view.known = known_faces(position, entry, known);
    if (view.face) view.times_entered = too_often(position, entry.face, box);
    view.end_with_tile = position.has_dug();
    view.end = position.ready && !view.end_with_tile;
    return view;
}

}
