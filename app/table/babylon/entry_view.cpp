#include "app/table/babylon/entry_view.h"

#include "app/table/babylon/known_faces.h"
#include "core/babylon/record.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::babylon {

namespace {

wxString next_words(const Position& position, const Entry& entry) {
    if (position.over()) return _("The game is over.");
    if (position.undecided()) return _("Something needs a decision: see the findings on the right.");
    if (position.final()) return _("Build the garden as it stands. Right-click a piece to take it up again.");
    if (position.to_dig())
        return entry.stack ? _("Enter the tile's flower and symbols.")
                           : _("Take a tile: choose a stack of the quarry.");
    if (entry.tool == Tool::ornament) return _("Click the ornament's spaces on the board.");
    if (entry.tool == Tool::terrace) return _("Place the terrace on the board, or end the turn.");
    return _("Build ornaments, place the other tile, or end the turn.");
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
    view.may_take = entry.face.flower.has_value();
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
