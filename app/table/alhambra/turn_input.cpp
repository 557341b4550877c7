#include "app/table/alhambra/turn_input.h"

#include "app/table/alhambra/entry.h"
#include "core/alhambra/actions.h"
#include "core/alhambra/score.h"
#include "i18n/text.h"
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

Outcome choose_round(const Position& position, Entry entry, int round) {
    entry.round = round;
    if (round <= static_cast<int>(position.game.rounds.size())) return {std::move(entry)};
    return {std::move(entry), with_rounds(position.game, round)};
}

int round_to_show(const game::Game& game, const Entry& entry, std::optional<int> chosen) {
    return std::min(chosen.value_or(entry.round), static_cast<int>(game.rounds.size()));
}

Outcome remove_last_round(const Position& position, Entry entry) {
    return {std::move(entry), with_rounds(position.game, position.round - 1)};
}

Outcome only_points(const Position& position, Entry entry, bool only) {
    if (!only) return {std::move(entry), with_palaces(position.game, position.round)};
    const std::vector<int> none(position.game.players.size());
    return enter_points(position, std::move(entry), none, 0);
}

Outcome enter_points(const Position& position, Entry entry, const std::vector<int>& points, int dirk_points) {
    return {std::move(entry), with_points(position.game, position.round, points, dirk_points)};
}

/// Whoever has every colour alone, and a wall as long as there are tiles, has no more.
wxString doubt_points(const game::Round& round, int scoring) {
    int of_colours = 0;
    for (const game::Colour colour : game::colours) of_colours += game::shares({1}, colour, scoring).front();
    const auto most = std::ranges::max_element(round.points);
    if (most == round.points.end() || *most <= of_colours + game::farthest) return {};
    return i18n::fill_figures(_("Is {1} right? In this scoring all colours together bring {2} points, and the longest "
                                "wall one for each of its sides."),
                              {*most, of_colours});
}

Outcome pick_for_dirk(const Position& position, Entry entry, bool for_dirk) {
    entry.for_dirk = for_dirk && position.with_dirk();
    entry.pick = {};
    if (entry.for_dirk) entry.tile.reset();
    return {std::move(entry)};
}

Outcome choose_of_dirk(const Position& position, Entry entry, const game::Tile& tile) {
    return {std::move(entry), with_dirks_tile(position.game, position.round, tile)};
}

}
