#include "app/table/rajas/turn_input.h"

#include "app/table/rajas/view.h"
#include "core/rajas/building.h"
#include "core/rajas/record.h"
#include "core/rajas/visiting.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table::rajas {

namespace {

game::Step step_of(const Position& position, const Entry& entry, game::Cell cell) {
    return {game::Lay{.tile = entry.tile, .at = cell, .pay = payment(position, entry, cell)}};
}

/// A tile is in hand with its colour and price, where those are entered.
bool complete(const Position& position, const game::Tile& tile) {
    return !position.full() || (tile.colour && tile.price);
}

Outcome in_hand(Entry entry, game::Roads roads) {
    entry.in_hand = true;
    entry.tile.roads = roads;
    return {.entry = std::move(entry), .to_board = true};
}

Outcome move_final(const Position& position, Entry entry, int player, Track track, int to) {
    game::Final final = position.game.finals.at(static_cast<std::size_t>(player));
    (track == Track::money ? final.money : final.fame) = to;
    return {.entry = std::move(entry), .game = with_final(position.game, player, final)};
}

}

wxString why_not_enter(const Position& position) {
    if (position.stage == Stage::decision) return _("Something needs a decision: see the findings on the right.");
    if (position.stage == Stage::over) return _("The game is over.");
    if (position.stage == Stage::finals) return _("The turns are not known: enter where the markers ended.");
    if (position.may_enter()) return {};
    return i18n::fill(_("It is {1}'s turn; end that turn first."),
                      {name_line(position.known_as(position.ready->player).name)});
}

wxString why_not_move(const Position& position) {
    if (position.final()) return {};
    if (position.full()) return _("The markers follow from the turns.");
    return why_not_enter(position);
}

wxString why_not_end(const Position& position, const Entry& entry) {
    if (wxString why = why_not_enter(position); !why.empty()) return why;
    if (position.full() || begun(position.game) || entry.markers != Markers{}) return {};
    return _("Nothing was entered. A turn in which nothing moved can be left out.");
}

Outcome choose_roads(const Position& position, Entry entry, game::Roads roads) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    if (entry.in_hand && entry.tile.roads == roads) {
        entry.in_hand = false;
        entry.tile.roads = {};
        return {.entry = std::move(entry)};
    }
    return in_hand(std::move(entry), roads);
}

Outcome toggle_road(const Position& position, Entry entry, game::Side side) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    if (entry.yield) {
        entry.yield_side = side;
        return {.entry = std::move(entry), .to_board = true};
    }
    const auto bit = 1U << static_cast<unsigned>(side);
    const unsigned before = entry.in_hand ? entry.tile.roads.bits() : 0;
    return in_hand(std::move(entry), game::Roads(before ^ bit));
}

Outcome rotate(const Position& position, Entry entry) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    if (!entry.in_hand) return not_done(std::move(entry), _("No tile is in hand: say where its roads end."));
    const game::Roads roads = entry.tile.roads.turned(90);
    return in_hand(std::move(entry), roads);
}

Outcome choose_cell(const Position& position, Entry entry, game::Cell cell) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    if (entry.yield) {
        const game::LayYield laid{{.at = {cell, entry.yield_side}, .colour = entry.yield}};
        return entered(position, std::move(entry), {laid});
    }
    if (!entry.in_hand) return not_done(std::move(entry), _("No tile is in hand: say where its roads end."));
    if (!complete(position, entry.tile)) return not_done(std::move(entry), _("First say the tile's colour and price."));
    const game::Step step = step_of(position, entry, cell);
    return entered(position, std::move(entry), step);
}

std::optional<Ghost> ghost_at(const Position& position, const Entry& entry, game::Cell cell) {
    if (!position.may_enter() || !entry.in_hand || !complete(position, entry.tile)) return std::nullopt;
    return Ghost{entry.tile, position.judged(step_of(position, entry, cell)).empty()};
}

game::Cells open_cells(const Position& position, const Entry& entry) {
    if (!position.may_enter() || !entry.in_hand || !complete(position, entry.tile)) return {};
    const ProvinceView view = province_view(position, position.player);
    game::Cells cells;
    if (!view.described) return cells;
    for (int x = 1; x <= view.columns; ++x)
        for (int y = 1; y <= view.rows; ++y)
            if (position.judged(step_of(position, entry, {x, y})).empty()) cells.push_back({x, y});
    return cells;
}

game::Cells fresh_cells(const Position& position) {
    game::Cells cells;
    if (!begun(position.game) || position.state.player != position.player) return cells;
    for (const game::Step& step : position.game.turns.back().steps)
        if (const auto* lay = std::get_if<game::Lay>(&step.what)) cells.push_back(lay->at);
    return cells;
}

Outcome move_marker(const Position& position, Entry entry, int player, Track track, int to) {
    if (wxString why = why_not_move(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    to = std::clamp(to, 0, game::most_points);
    if (position.final()) return move_final(position, std::move(entry), player, track, to);
    entry.typing.reset();
    const game::Seat& seat = position.seat(player);
    const bool stays = to == (track == Track::money ? seat.money : seat.fame);
    marker(entry.markers, track) = stays ? std::nullopt : std::optional(to);
    return {.entry = std::move(entry)};
}

Outcome type_marker(const Position& position, Entry entry, Track track) {
    if (position.final()) return not_done(std::move(entry), _("Type it in the field of the player, on the left."));
    if (wxString why = why_not_move(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    entry.typing = track;
    marker(entry.markers, track).reset();
    return {.entry = std::move(entry)};
}

Outcome type_figure(const Position& /*position*/, Entry entry, int figure) {
    if (!entry.typing) return not_done(std::move(entry), _("First say which marker, by M or F."));
    const int typed = 10 * marker(entry.markers, *entry.typing).value_or(0) + figure;
    if (typed > game::most_points) return not_done(std::move(entry), _("No track is that long."));
    marker(entry.markers, *entry.typing) = typed;
    return {.entry = std::move(entry)};
}

Outcome toggle_met(const Position& position, Entry entry) {
    if (position.facing_described())
        return not_done(std::move(entry), _("The gap follows from the markers, as the facing spaces are described."));
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    if (position.state.has_met(position.player))
        return not_done(std::move(entry), _("The markers of this player have met already."));
    entry.markers.met = !entry.markers.met;
    return {.entry = std::move(entry)};
}

/// In the rulebook's examples money 65 faces fame 28, and 52 faces 35: one way round the tracks is about 63 of fame.
wxString doubt(const Position& position, const Entry& entry) {
    if (position.facing_described() || entry.markers == Markers{}) return {};
    constexpr int way = 63, fame_of = 7, money_of = 13, meets_from = way - 20, ends_at = way + 40;
    const int fame = marker(position, entry, Track::fame), money = marker(position, entry, Track::money);
    const int gone = fame + money * fame_of / money_of;
    if (gone > ends_at)
        return i18n::fill_figures(_("Fame {1} and money {2}: markers rarely get that far."), {fame, money});
    if (entry.markers.met && gone < meets_from)
        return i18n::fill_figures(_("Have they met? Fame {1} and money {2} lie far apart."), {fame, money});
    return {};
}

Outcome end_turn(const Position& position, Entry entry) {
    if (wxString why = why_not_end(position, entry); !why.empty()) return not_done(std::move(entry), std::move(why));
    game::Game next = with_turn_ended(position.game, position.ready->player, entry.markers);
    return {.entry = std::move(entry), .game = std::move(next)};
}

namespace {

/// Of those dice the ones that are worth enough with the least too much; of equal ones the fewest. All: too little.
game::Dice cheapest(const game::Dice& dice, int due) {
    game::Dice best = dice;
    for (unsigned bits = 0; bits < 1U << dice.size(); ++bits) {
        game::Dice some;
        for (std::size_t i = 0; i < dice.size(); ++i)
            if ((bits >> i & 1U) != 0) some.push_back(dice[i]);
        const int worth = sum(some), best_worth = sum(best);
        if (worth >= due &&
            (best_worth < due || worth < best_worth || (worth == best_worth && some.size() < best.size())))
            best = std::move(some);
    }
    return best;
}

}

game::Dice chosen_dice(const Position& position, const Entry& entry) {
    const game::Dice& held = position.ready->seat().dice;
    game::Dice dice;
    for (std::size_t i = 0; i < std::min(held.size(), entry.paying.size()); ++i)
        if (entry.paying[i]) dice.push_back(held[i]);
    return dice;
}

game::Dice payment(const Position& position, const Entry& entry, game::Cell cell) {
    if (!position.full()) return {};
    if (game::Dice dice = chosen_dice(position, entry); !dice.empty()) return dice;
    game::Dice dice;
    for (const game::Die& die : position.ready->seat().dice)
        if (entry.tile.colour == die.colour) dice.push_back(die);
    const game::Lay lay{.tile = entry.tile, .at = cell};
    return cheapest(dice, game::building::due({*position.ready, lay}));
}

game::Dice payment(const Position& position, const Entry& entry, const game::Spot& spot) {
    if (game::Dice dice = chosen_dice(position, entry); !dice.empty()) return dice;
    const game::Asked asked = game::visiting::asked(*position.ready, spot);
    if (asked.kind == game::Asked::Kind::none) return {};
    game::Dice held = position.ready->seat().dice;
    std::ranges::stable_sort(held, {}, &game::Die::value);
    const auto found = std::ranges::find_if(held, [&](game::Die die) { return asked.met_by(die); });
    return found == held.end() ? game::Dice{} : game::Dice{*found};
}

std::vector<bool> proposed(const Position& position, const Entry& entry) {
    const bool chosen = std::ranges::find(entry.paying, true) != entry.paying.end();
    if (!position.may_enter() || !position.full() || chosen || !entry.tile.colour || !entry.tile.price) return {};
    if (position.ready->progress.owed.tiles == 0) return {};
    game::Dice left;
    for (const game::Die& die : position.ready->seat().dice)
        if (die.colour == entry.tile.colour) left.push_back(die);
    game::Dice pays = cheapest(left, *entry.tile.price);
    if (sum(pays) < *entry.tile.price) return {};
    std::vector<bool> which;
    for (const game::Die& die : position.ready->seat().dice) {
        const auto found = std::ranges::find(pays, die);
        which.push_back(found != pays.end());
        if (found != pays.end()) pays.erase(found);
    }
    return which;
}

namespace {

/// Whether it is one tile, perhaps entered as it lay.
bool same(const game::Tile& one, const game::Tile& other) {
    return std::ranges::any_of(std::array{0, 90, 180, 270}, [&](int rotation) {
        game::Tile turned = other;
        turned.roads = other.roads.turned(rotation);
        return turned == one;
    });
}

bool has(const std::vector<game::Tile>& tiles, const game::Tile& tile) {
    return std::ranges::any_of(tiles, [&](const game::Tile& one) { return same(one, tile); });
}

}

std::vector<game::Tile> read_tiles(const std::vector<std::string>& written) {
    std::vector<game::Tile> tiles;
    for (const std::string& json : written)
        if (const auto tile = game::read_face(json); tile && !has(tiles, *tile)) tiles.push_back(*tile);
    return tiles;
}

std::vector<game::Tile> likely_tiles(const std::vector<game::Tile>& known, const std::vector<game::Tile>& in_this_game,
                                     game::DieColour colour, std::optional<int> price) {
    std::vector<game::Tile> likely;
    for (const game::Tile& tile : known)
        if ((!colour || tile.colour == colour) && (!price || tile.price == price)) likely.push_back(tile);
    std::ranges::stable_partition(likely, [&](const game::Tile& tile) { return !has(in_this_game, tile); });
    return likely;
}

}
