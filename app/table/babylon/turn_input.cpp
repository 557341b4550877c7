#include "app/table/babylon/turn_input.h"

#include "app/table/babylon/draft.h"
#include "app/table/babylon/entry.h"
#include "app/table/babylon/position.h"
#include "core/babylon/record.h"
#include "core/finding.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/translation.h>

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

namespace {

game::Flower another(game::Flower flower) {
    return game::flowers[(static_cast<std::size_t>(flower) + 1) % game::flowers.size()];
}

Outcome nothing(Entry entry, wxString why) { return {std::move(entry), {}, {}, std::move(why)}; }

/// Where tiles are inline, a terrace is begun: what was being built by hand is let go.
Outcome with_face(const Position& position, Entry entry, FaceDraft face) {
    entry.face = face;
    if (!position.full()) {
        entry.tool = Tool::terrace;
        entry.spaces.clear();
    }
    const bool whole = position.to_dig() && entry.stack && complete(face, position.state.quarry.top(*entry.stack));
    return whole ? take_tile(position, std::move(entry)) : Outcome{std::move(entry)};
}

}

Outcome reveal_token(const Position& position, Entry entry, game::Effect effect) {
    return {std::move(entry), with_token(position.game, position.state.round(), effect)};
}

std::optional<int> income(const Position& position, const Entry& entry, game::Cell stack) {
    if (!position.to_dig() || position.state.quarry.height(stack) == 0) return std::nullopt;
    const bool chosen = entry.stack == stack && entry.face.flower;
    const game::Flower flower = chosen ? *entry.face.flower : another(position.state.seat().flower);
    return game::income(position.state, game::Dig{.at = stack, .tile = {{.flower = flower}}});
}

Outcome choose_stack(const Position& position, Entry entry, game::Cell stack) {
    entry.column.reset();
    if (position.state.quarry.height(stack) == 0) return nothing(std::move(entry), _("This stack is empty."));
    if (entry.stack == stack) return take_tile(position, std::move(entry));
    entry.stack = stack;
    entry.face = {};
    return {std::move(entry)};
}

Outcome choose_stack_by_figure(const Position& position, Entry entry, int figure) {
    if (figure < 1 || figure > game::quarry_size)
        return nothing(std::move(entry), _("The quarry has four columns and four rows."));
    if (entry.column) {
        const game::Cell stack = game::Cell{0, 0}.moved(*entry.column, figure - 1);
        return choose_stack(position, std::move(entry), stack);
    }
    entry.column = figure - 1;
    return {std::move(entry)};
}

Outcome enter_flower(const Position& position, Entry entry, game::Flower flower) {
    FaceDraft face = entry.face;
    face.flower = flower;
    return with_face(position, std::move(entry), face);
}

Outcome enter_symbol(const Position& position, Entry entry, game::Symbol symbol) {
    const FaceDraft face = with_symbol(entry.face, symbol);
    return with_face(position, std::move(entry), face);
}

Outcome enter_face(const Position& position, Entry entry, game::Tile face) {
    return with_face(position, std::move(entry), of(face));
}

Outcome choose_space(const Position& position, Entry entry, game::Corner as_it_lies) {
    entry.face.next = unturned(as_it_lies, position.full() ? 0 : entry.draft.rotation);
    entry.face.symbols[static_cast<std::size_t>(entry.face.next)].reset();
    return {std::move(entry)};
}

Outcome take_tile(const Position& position, Entry entry) {
    if (wxString why = why_not_take_tile(position, entry); !why.empty())
        return nothing(std::move(entry), std::move(why));
    const game::Tile taken = tile(entry.face, true);
    const Findings findings = game::check(position.state, game::Dig{.at = *entry.stack, .tile = {taken}});
    if (cannot_exist(findings)) return {std::move(entry), {}, Refusal{findings.back()}};
    game::Game next = with_dig(position.game, *entry.stack, taken);
    return {std::move(entry), std::move(next)};
}

Outcome choose_tile(const Position& position, Entry entry, std::optional<game::From> from) {
    if (!position.ready) {
        wxString why = why_not_build(position, entry);
        return nothing(std::move(entry), std::move(why));
    }
    entry.tool = from ? Tool::terrace : Tool::look;
    entry.draft = {.from = from.value_or(entry.draft.from)};
    return {std::move(entry)};
}

Outcome choose_level(const Position&, Entry entry, std::optional<int> level) {
    entry.draft.level = level;
    return {std::move(entry)};
}

Outcome choose_open_corner(const Position&, Entry entry, std::optional<game::Corner> corner) {
    entry.draft.open = corner;
    return {std::move(entry)};
}

Outcome next_open_corner(const Position&, Entry entry) {
    std::optional<game::Corner>& open = entry.draft.open;
    if (!open)
        open = game::Corner::nw;
    else if (open == game::Corner::sw)
        open.reset();
    else
        open = game::corners[static_cast<std::size_t>(*open) + 1];
    return {std::move(entry)};
}

Outcome turn_tile(const Position&, Entry entry) {
    entry.draft.rotation = (entry.draft.rotation + 90) % 360;
    return {std::move(entry)};
}

Outcome choose_kind(const Position& position, Entry entry, game::Kind kind) {
    const bool released = entry.tool == Tool::ornament && entry.kind == kind;
    entry.tool = !released ? Tool::ornament : position.full() ? Tool::look : Tool::terrace;
    entry.kind = kind;
    entry.spaces.clear();
    return {std::move(entry)};
}

Outcome end_turn(const Position& position, Entry entry, game::Unplaced unplaced) {
    if (wxString why = why_not_end_turn(position, entry); !why.empty())
        return nothing(std::move(entry), std::move(why));
    return {std::move(entry), with_turn_ended(position.game, unplaced)};
}

}
