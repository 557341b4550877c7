#include "app/table/rajas/province_view.h"

#include "app/table/rajas/step_words.h"
#include "i18n/words.h"

#include <algorithm>

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

wxString told(const ShownTile& shown) {
    const wxString words =
        i18n::fill(_("{1}: {2}, roads: {3}"), {text(write(shown.at)), short_name(shown.tile), road_names(shown.roads)});
    return shown.linked ? i18n::fill(_("{1}, linked with the residence"), {words}) : words;
}

}
