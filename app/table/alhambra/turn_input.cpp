#include "app/table/alhambra/turn_input.h"

#include "app/table/alhambra/end_input.h"
#include "app/table/alhambra/final_input.h"
#include "app/table/alhambra/wanted.h"
#include "core/alhambra/actions.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>

namespace clerk::table::alhambra {

namespace {

Outcome came_up_before(Entry entry, const game::Tile& tile) {
    return {.entry = std::move(entry), .refused = Refusal{{&game::actions::tile_twice, {}, {game::figure(tile)}}}};
}

/// Whether the player won it, or Dirk has it in a finished palace: then picking it puts it back.
bool is_put_back(const Position& position, Wanted where, const game::Tile& tile) {
    const auto among = [&](const std::vector<game::Tile>& tiles) {
        return std::ranges::find(tiles, tile) != tiles.end();
    };
    if (where == Wanted::won) return among(position.game.end->at(static_cast<std::size_t>(position.player)).tiles);
    return where == Wanted::for_dirk && position.final() && among(position.final_round().dirk);
}

/// No tile that is left is like that: another has it, or the box has none.
Outcome none_left(Entry entry, const TilePick& said) {
    entry.pick = with_colour(*said.colour);
    const std::vector<game::Tile> all = candidates(said, {});
    if (!all.empty()) return came_up_before(std::move(entry), all.front());
    const wxString colour = i18n::alhambra::name(*said.colour);
    // TRANSLATORS: a kind of building and a price: "tower 4".
    return {.entry = std::move(entry), .why_not = i18n::fill(_("The box has no {1} {2}."), {colour, text(said.price)})};
}

Outcome pick_as_said(const Position& position, Entry entry, TilePick said) {
    entry.pick = std::move(said);
    const std::optional<game::Tile> tile = meant(entry.pick, gone(position, entry));
    return tile ? pick(position, std::move(entry), *tile) : Outcome{std::move(entry)};
}

void toggle(std::vector<bool>& chosen, int cards, std::size_t place) {
    chosen.resize(static_cast<std::size_t>(cards));
    if (place < chosen.size()) chosen[place] = !chosen[place];
}

Entry with_in_hand(Entry entry, const std::optional<game::Tile>& tile) {
    entry.tile = tile;
    entry.taking_away = false;
    entry.leaving.reset();
    return entry;
}

}

Outcome choose_colour(const Position& position, Entry entry, game::Colour colour) {
    if (!wants_tile(wanted(position, entry))) return {std::move(entry)};
    return pick_as_said(position, std::move(entry), with_colour(colour));
}

Outcome enter_price(const Position& position, Entry entry, int figure) {
    if (!entry.pick.colour) return {std::move(entry)};
    TilePick said = with_figure(entry.pick, figure);
    if (candidates(said, gone(position, entry)).empty()) return none_left(std::move(entry), said);
    return pick_as_said(position, std::move(entry), std::move(said));
}

/// It goes wherever a tile is wanted.
Outcome pick(const Position& position, Entry entry, const game::Tile& tile) {
    const Wanted where = wanted(position, entry);
    if (wants_tile(where) && gone(position, entry)[game::number(tile)] && !is_put_back(position, where, tile))
        return came_up_before(std::move(entry), tile);
    if (where == Wanted::bought) return entered(position, std::move(entry), {game::Buy{.tile = tile}});
    entry.pick = {};
    switch (where) {
    case Wanted::won: return {std::move(entry), with_won(position.game, position.player, tile)};
    case Wanted::for_palace: return {.entry = with_in_hand(std::move(entry), tile), .to_board = true};
    case Wanted::for_dirk:
        if (position.final()) return choose_of_dirk(position, std::move(entry), tile);
        return draw_for_dirk(position, std::move(entry), tile);
    case Wanted::for_market: return draw_for_market(position, std::move(entry), tile);
    default: return {std::move(entry)};
    }
}

Outcome pick_first(const Position& position, Entry entry) {
    if (!wants_tile(wanted(position, entry))) return buy(position, std::move(entry));
    const std::vector<game::Tile> tiles = candidates(entry.pick, gone(position, entry));
    if (entry.pick.price.empty() || tiles.empty()) return {std::move(entry)};
    return pick(position, std::move(entry), tiles.front());
}

/// An empty one is refused by the referee.
Outcome choose_space(const Position& position, Entry entry, game::Currency space) {
    if (!position.ready->market.at(space)) return entered(position, std::move(entry), {game::Buy{.space = space}});
    if (entry.space != space) return {with_payment(std::move(entry), position, space)};
    entry.space.reset();
    entry.paying.clear();
    return {std::move(entry)};
}

Outcome choose_laid_out(const Position& position, Entry entry, std::size_t place) {
    toggle(entry.taking, position.ready->money.count(), place);
    return {std::move(entry)};
}

Outcome choose_of_hand(const Position& position, Entry entry, std::size_t place) {
    toggle(entry.paying, position.ready->seat().hand.count(), place);
    return {std::move(entry)};
}

Outcome take_cards(const Position& position, Entry entry) {
    if (!position.full() || position.stage != Stage::turn || entry.ending) return {std::move(entry)};
    const std::vector<game::Card> cards = chosen(sorted(position.ready->money), entry.taking);
    if (cards.empty()) return {std::move(entry)};
    return entered(position, std::move(entry), {game::Take{cards}});
}

Outcome buy(const Position& position, Entry entry) {
    if (position.stage != Stage::turn || entry.ending || !entry.space) return {std::move(entry)};
    const std::vector<game::Card> cards = chosen(sorted(position.ready->seat().hand), entry.paying);
    if (cards.empty()) return {std::move(entry)};
    game::Step step{game::Buy{.space = *entry.space, .pay = cards}};
    return entered(position, std::move(entry), std::move(step));
}

Outcome take_in_hand(Entry entry, const game::Tile& tile) {
    const std::optional<game::Tile> next = entry.tile == tile ? std::nullopt : std::optional(tile);
    return {.entry = with_in_hand(std::move(entry), next), .to_board = true};
}

Outcome take_next_in_hand(const Position& position, Entry entry) {
    if (position.stage != Stage::turn && position.stage != Stage::end) return {std::move(entry)};
    const std::optional<game::Tile> next = next_in_hand(position, entry.tile);
    return {with_in_hand(std::move(entry), next)};
}

Outcome give(const Position& position, Entry entry) {
    if (position.stage == Stage::palaces) {
        const bool for_dirk = !entry.for_dirk;
        return pick_for_dirk(position, std::move(entry), for_dirk);
    }
    if (!position.ready || entry.ending || !position.with_dirk() || !entry.tile) return {std::move(entry)};
    game::Step step{game::Give{*entry.tile}};
    return entered(position, std::move(entry), std::move(step));
}

Outcome take_away(const Position& position, Entry entry) {
    if (!position.ready || position.stage == Stage::end || entry.ending) return {std::move(entry)};
    entry.taking_away = !entry.taking_away;
    entry.leaving.reset();
    if (entry.taking_away) entry.tile.reset();
    return {std::move(entry)};
}

}
