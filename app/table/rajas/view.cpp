#include "app/table/rajas/view.h"

#include "app/table/rajas/words.h"
#include "core/rajas/rewards.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>
#include <numeric>

namespace clerk::table::rajas {

namespace {

constexpr int fewest_columns = 8, fewest_rows = 6; ///< where the province is not described

/// The tile that a player laid last on a cell, as it was entered.
game::Tile entered_on(const Position& position, int player, game::Cell cell) {
    game::Tile found;
    for (std::size_t turn = 0; turn < position.game.turns.size(); ++turn) {
        const bool known = turn < position.players_of_turns.size();
        if ((known ? position.players_of_turns[turn] : position.state.player) != player) continue;
        for (const game::Step& step : position.game.turns[turn].steps)
            if (const auto* lay = std::get_if<game::Lay>(&step.what); lay && lay->at == cell) found = lay->tile;
    }
    return found;
}

void lay_out(ProvinceView& view, const game::ProvinceSide& side) {
    view.described = true;
    view.rows = static_cast<int>(side.map.size());
    view.columns = static_cast<int>(side.map.front().size());
    for (int y = 1; y <= view.rows; ++y)
        for (int x = 1; x <= view.columns; ++x) view.places.push_back(side.has({x, y}));
    view.exits = side.exits;
}

/// One more cell than is built on, at the east and the north.
void lay_out_plain(ProvinceView& view, const game::Province& province) {
    view.columns = fewest_columns;
    view.rows = fewest_rows;
    for (const game::Laid& laid : province.tiles) {
        view.columns = std::clamp(laid.at.x + 1, view.columns, game::most_columns);
        view.rows = std::clamp(laid.at.y + 1, view.rows, game::most_rows);
    }
    view.places.assign(static_cast<std::size_t>(view.columns * view.rows), true);
}

std::vector<ShownYield> yields_of(const game::Province& province, const game::ProvinceSide* side,
                                  const game::Cells& linked) {
    std::vector<ShownYield> all;
    if (side)
        for (const game::Yield& printed : side->yields)
            all.push_back({printed.at, printed.colour, printed.gain, false, road_ends(province, linked, printed.at),
                           std::ranges::find(province.taken, printed.at) != province.taken.end()});
    for (const game::LaidYield& laid : province.yields) {
        auto found = std::ranges::find(all, laid.at, &ShownYield::at);
        if (found == all.end()) found = all.insert(all.end(), {.at = laid.at});
        found->gain = laid.gain;
        found->laid = true;
        found->taken = laid.spent;
    }
    return all;
}

}

const ShownTile* ProvinceView::tile_at(game::Cell cell) const {
    const auto found = std::ranges::find(tiles, cell, &ShownTile::at);
    return found == tiles.end() ? nullptr : &*found;
}

ProvinceView province_view(const Position& position, int player) {
    const game::Province& province = position.seat(player).province;
    const game::ProvinceSide* side = position.state.table->province(player);
    ProvinceView view;
    side ? lay_out(view, *side) : lay_out_plain(view, province);
    const game::Cells linked = side ? game::linked(province, *side) : game::Cells{};
    for (const game::Laid& laid : province.tiles)
        view.tiles.push_back({laid.at, entered_on(position, player, laid.at), laid.roads,
                              std::ranges::binary_search(linked, laid.at), laid.covers});
    view.yields = yields_of(province, side, linked);
    return view;
}

wxString in_words(const ShownTile& shown) {
    const wxString words =
        i18n::fill(_("{1}: {2}, roads: {3}"), {text(write(shown.at)), short_name(shown.tile), road_names(shown.roads)});
    return shown.linked ? i18n::fill(_("{1}, linked with the residence"), {words}) : words;
}

RiverView river_view(const Position& position) {
    RiverView view;
    if (!position.full() || !position.game.board.river) return view;
    const game::River& river = *position.game.board.river;
    view.spaces = river.spaces;
    view.bridge = river.bridge;
    for (const game::GangesTile& tile : position.game.ganges) {
        view.tiles.push_back(tile.space);
        if (tile.space <= river.last()) view.spaces[static_cast<std::size_t>(tile.space) - 1] = tile.gain;
    }
    for (const game::Seat& seat : position.state.seats) view.boats.push_back(seat.boat);
    if (!position.may_enter()) return view;
    const std::vector<int> free = game::free_ahead(*position.ready);
    const std::vector<game::OwedMove>& moves = position.ready->progress.owed.moves;
    for (std::size_t i = 0; i < free.size(); ++i)
        if (std::ranges::any_of(moves, [by = static_cast<int>(i) + 1](const game::OwedMove& move) {
                return move.exactly ? by == move.most : by <= move.most;
            }))
            view.open.push_back(free[i]);
    return view;
}

wxString in_words(const RiverView& river, const game::Game& game) {
    std::vector<wxString> parts;
    for (std::size_t player = 0; player < river.boats.size(); ++player) {
        const wxString name = name_line(game.players[player].name);
        parts.push_back(river.boats[player] == 0
                            ? i18n::fill(_("{1}: at the start of the river"), {name})
                            : i18n::fill(_("{1}: space {2} of the river"), {name, figure(river.boats[player])}));
    }
    return i18n::one_by_one(parts);
}

namespace {

/// As if every turn from now on were ended as it is.
std::vector<wxString> next_names(const Position& position) {
    std::vector<wxString> names;
    if (!position.ready || position.ready->over) return names;
    game::State state = *position.ready;
    constexpr std::size_t most = 2;
    // A player who has not placed a worker yet is taken to place one: ending the turn without it would be a pass.
    for (; names.size() < most; names.push_back(name_line(position.known_as(state.player).name))) {
        if (state.progress.workers == 0 && state.seat().workers_left() > 0) {
            ++state.seat().placed;
            ++state.progress.workers;
        }
        state = game::finish(std::move(state), {});
        if (state.over) break;
    }
    return names;
}

}

int SeatView::all_markets() const { return std::accumulate(markets.begin(), markets.end(), 0); }

SeatView seat_view(const Position& position) {
    const game::Seat& seat = position.seat(position.player);
    SeatView view{.workers = seat.workers(), .workers_left = seat.workers_left(), .karma = seat.karma};
    for (const game::Good good : game::goods)
        view.markets[static_cast<std::size_t>(good)] = seat.province.best_markets(good, game::most_points);
    for (const game::Building building : game::buildings)
        view.levels[static_cast<std::size_t>(building)] = seat.levels[building];
    return view;
}

wxString in_words(const SeatView& seat) {
    std::vector<wxString> parts{
        i18n::fill_figures(_("workers left: {1} of {2}"), {seat.workers_left, seat.workers}),
        i18n::fill_figures(_("karma: {1}"), {seat.karma}),
    };
    std::vector<wxString> each;
    for (const game::Good good : game::goods)
        each.push_back(i18n::rajas::name(good) + " " + figure(seat.markets[static_cast<std::size_t>(good)]));
    parts.push_back(i18n::fill(_("markets: {1} ({2})"), {figure(seat.all_markets()), i18n::listed(each)}));
    each.clear();
    for (const game::Building building : game::buildings)
        each.push_back(i18n::rajas::name(building) + " " + figure(seat.levels[static_cast<std::size_t>(building)]));
    parts.push_back(i18n::fill(_("levels: {1}"), {i18n::listed(each)}));
    return i18n::one_by_one(parts);
}

wxString next_players(const Position& position) {
    const std::vector<wxString> names = next_names(position);
    if (names.empty()) return {};
    if (names.size() == 1) return i18n::fill(_("Next: {1}"), {names.front()});
    return i18n::fill(_("Next: {1}, then {2}"), {names[0], names[1]});
}

std::vector<BuiltPiece> built(const Position& position, int player) {
    std::vector<BuiltPiece> pieces;
    for (const ShownTile& shown : province_view(position, player).tiles)
        pieces.push_back({in_words(shown), {game::place(shown.at)}});
    return pieces;
}

}
