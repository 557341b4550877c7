#include "app/table/alhambra/palace_input.h"

#include "app/table/alhambra/answers.h"
#include "app/table/alhambra/words.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace clerk::table::alhambra {

namespace {

using Index = std::size_t;

bool from_reserve(const Position& position, const Entry& entry) {
    return entry.tile && !position.final() && !position.lies_aside(*entry.tile);
}

const game::Tile* tile_at(const Position& position, game::Cell cell) {
    return position.ready->seat().palace.tile_at(cell);
}

/// Whether a click only says which tile is to leave in an exchange.
bool says_what_leaves(const Position& position, const Entry& entry, game::Cell cell, bool shift) {
    if (!from_reserve(position, entry) || !tile_at(position, cell) || entry.leaving == cell) return false;
    return shift || entry.leaving || position.game.rulings.swap == game::SwapTo::anywhere;
}

/// What a click on the cell does with what is in hand.
std::optional<game::Step> step_at(const Position& position, const Entry& entry, game::Cell cell) {
    if (entry.taking_away) return game::Step{game::Remove{cell}};
    if (!entry.tile) return std::nullopt;
    if (!from_reserve(position, entry)) return game::Step{game::PutDown{*entry.tile, cell}};
    if (entry.leaving) return game::Step{game::Swap{*entry.leaving, *entry.tile, cell}};
    if (tile_at(position, cell)) return game::Step{game::Swap{cell, *entry.tile, cell}};
    return game::Step{game::Build{*entry.tile, cell}};
}

bool plays_on(const Position& position) { return begun(position.game) && position.state.player == position.player; }

/// The steps that were entered last for the palace looked at: of the turn in progress, or of the end of the game.
const std::vector<game::Step>* latest_steps(const Position& position) {
    if (position.game.end) return &position.game.end->at(Index(position.player)).steps;
    return plays_on(position) ? &position.game.turns.back().steps : nullptr;
}

/// The steps of this turn, or of the player's part of the end, that changed the cell.
std::vector<Offer> offers_of_steps(const Position& position, const Entry& entry, game::Cell cell) {
    const std::vector<game::Step>* steps = latest_steps(position);
    if (entry.looking_back_to || position.final() || !steps) return {};
    const auto turns = static_cast<int>(position.game.turns.size());
    std::vector<Offer> all;
    for (Index i = 0; i < steps->size(); ++i) {
        const game::Step& step = (*steps)[i];
        if (!std::ranges::count(places(step), game::place(cell))) continue;
        const Where where{
            .player = position.player, .turn = position.game.end ? turns : turns - 1, .step = static_cast<int>(i)};
        all.push_back({i18n::fill(_("Take back: {1}"), {words(step)}), {entry, without_part(position.game, where)}});
    }
    return all;
}

Offer offer_to_take_up(const Position& position, Entry entry, const game::Tile& tile, game::Cell cell) {
    entry.tile = tile;
    return {i18n::fill(_("Pick up {1}"), {i18n::alhambra::name(tile)}),
            {std::move(entry), without_tile(position.game, position.round, position.player, cell)}};
}

std::vector<Offer> offers_in_turn(const Position& position, const Entry& entry, const game::Tile& tile,
                                  game::Cell cell) {
    std::vector<Offer> all;
    all.push_back({i18n::fill(_("Move {1} to the reserve"), {i18n::alhambra::name(tile)}),
                   entered(position, entry, {game::Remove{cell}})});
    if (from_reserve(position, entry))
        all.push_back({i18n::fill(_("Exchange it for {1}"), {i18n::alhambra::name(*entry.tile)}),
                       entered(position, entry, {game::Swap{cell, *entry.tile, cell}})});
    return all;
}

}

const game::Palace& palace_shown(const Position& position, const Entry& entry) {
    if (!entry.looking_back_to) return position.seat(position.player).palace;
    return position.scoring(*entry.looking_back_to)->palaces.at(Index(position.player));
}

game::Cells open_cells(const Position& position, const Entry& entry) {
    if (!may_build(position, entry)) return {};
    if (entry.taking_away) return position.removable();
    if (!entry.tile) return {};
    if (entry.leaving) return position.open_for_exchange(*entry.tile, entry.leaving);
    game::Cells open = position.open_for(*entry.tile);
    const game::Cells exchanged = position.open_for_exchange(*entry.tile, {});
    open.insert(open.end(), exchanged.begin(), exchanged.end());
    return open;
}

game::Cells fresh_cells(const Position& position, const Entry& entry) {
    const std::vector<game::Step>* steps = latest_steps(position);
    if (entry.looking_back_to || !steps) return {};
    game::Cells cells;
    for (const game::Step& step : *steps)
        for (const Place& place : places(step)) cells.push_back({place.x, place.y});
    return cells;
}

std::optional<Ghost> ghost_at(const Position& position, const Entry& entry, game::Cell cell) {
    if (!may_build(position, entry) || says_what_leaves(position, entry, cell, false)) return std::nullopt;
    const bool built = tile_at(position, cell) != nullptr;
    if (entry.taking_away && (!built || position.final())) return built ? std::optional(Ghost{{}, true}) : std::nullopt;
    const std::optional<game::Step> step = step_at(position, entry, cell);
    if (!step) return std::nullopt;
    return Ghost{entry.taking_away ? std::nullopt : entry.tile, position.judged(*step).empty()};
}

namespace {

wxString letter(game::Side side) { return i18n::alhambra::name(side).Left(1).Lower(); }

std::optional<game::Side> side_of(const wxString& typed) {
    for (const game::Side side : game::sides)
        if (letter(side) == typed) return side;
    for (const game::Side side : game::sides)
        if (wxString(game::Walls::letter(side)) == typed) return side;
    return std::nullopt;
}

game::Cell gone(game::Cell cell, game::Side side, int far) {
    const game::Cell step = game::Cell{}.beyond(side);
    return {cell.x + far * step.x, cell.y + far * step.y};
}

}

std::optional<game::Cell> read_cell(const wxString& typed) {
    constexpr int farthest = 60;
    game::Cell cell = game::fountain;
    std::optional<int> far;         // before or behind its letter
    std::optional<game::Side> side; //
    bool any = false;
    const auto go = [&] {
        if (!side || !far) return;
        cell = gone(cell, *std::exchange(side, {}), *std::exchange(far, {}));
        any = true;
    };
    for (const wxUniChar sign : wxString(typed).Lower()) {
        const bool is_figure = sign >= '0' && sign <= '9';
        if (is_figure) {
            far = 10 * far.value_or(0) + static_cast<int>(sign.GetValue() - '0');
            if (*far > farthest) return std::nullopt;
            continue;
        }
        go(); // "e2": the figures end here
        if (sign == ' ' || sign == ',') continue;
        if (side) return std::nullopt;
        side = side_of(sign);
        if (!side) return std::nullopt;
        go(); // "2e"
    }
    go();
    return any && !side && !far ? std::optional(cell) : std::nullopt;
}

wxString written(game::Cell cell) {
    const wxString along = figure(std::abs(cell.x)) + letter(cell.x > 0 ? game::Side::e : game::Side::w);
    const wxString up = figure(std::abs(cell.y)) + letter(cell.y > 0 ? game::Side::n : game::Side::s);
    if (cell.x == 0) return up;
    return cell.y == 0 ? along : along + " " + up;
}

std::optional<Outcome> choose_cell(const Position& position, Entry entry, game::Cell cell, bool shift) {
    if (wxString why = why_not_build(position, entry); !why.empty())
        return Outcome{.entry = std::move(entry), .why_not = std::move(why)};
    if (says_what_leaves(position, entry, cell, shift)) {
        entry.leaving = cell;
        return Outcome{std::move(entry)};
    }
    if (entry.taking_away && position.final() && !tile_at(position, cell))
        return Outcome{.entry = std::move(entry), .why_not = _("No tile lies there.")};
    if (entry.taking_away && position.final())
        return Outcome{std::move(entry), without_tile(position.game, position.round, position.player, cell)};
    const std::optional<game::Step> step = step_at(position, entry, cell);
    if (!step) return std::nullopt;
    return entered(position, std::move(entry), *step);
}

std::vector<Offer> offers(const Position& position, const Entry& entry, game::Cell cell) {
    std::vector<Offer> all = offers_of_steps(position, entry, cell);
    const game::Tile* there = may_build(position, entry) ? tile_at(position, cell) : nullptr;
    if (!there) return all;
    if (position.final()) {
        all.push_back(offer_to_take_up(position, entry, *there, cell));
    } else if (position.stage == Stage::turn) {
        std::ranges::move(offers_in_turn(position, entry, *there, cell), std::back_inserter(all));
    }
    return all;
}

wxString why_no_offer(const Position& position, const Entry& entry, game::Cell cell) {
    if (wxString why = why_not_build(position, entry); !why.empty()) return why;
    if (cell == game::fountain) return _("The fountain stays where it is.");
    if (tile_at(position, cell)) return _("Nothing can be done with this tile now.");
    if (entry.tile) return _("No tile lies there.");
    return i18n::fill(_("Nothing is in hand. {1}"), {next_in_words(position, entry)});
}

}
