#include "app/table/egizia/nile_view.h"

#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <algorithm>

namespace clerk::table::egizia {

namespace {

std::vector<game::Spot> places(const game::Board& board) {
    std::vector<game::Spot> all = board.nile;
    const auto add = [&](const game::Spot& spot) {
        if (std::ranges::find(all, spot) == all.end()) all.push_back(spot);
    };
    for (int card = 1; card <= game::card_spaces; ++card) add(game::card_space(card));
    for (const std::string_view name : game::ring_spaces) add(game::ring_space(name));
    for (const auto& [name, effect] : board.spaces) add(game::ring_space(name));
    for (const game::Site site : game::sites) add(game::spot(site));
    return all;
}

void add_ships(ShownPlace& shown, const game::Progress& round) {
    std::vector<game::Lying> there;
    for (const game::Lying& ship : round.ships)
        if (ship.at == shown.at) there.push_back(ship);
    std::ranges::stable_sort(there, {}, &game::Lying::space);
    for (const game::Lying& ship : there)
        (shown.at.is_site() && ship.space == 0 ? shown.waiting : shown.ships).push_back(ship.player);
}

}

std::vector<ShownPlace> nile_view(const Position& position, const Entry& entry) {
    std::vector<ShownPlace> view;
    const game::State& state = position.ready ? *position.ready : position.state;
    for (const game::Spot& spot : places(position.game.board)) {
        ShownPlace shown{.at = spot, .name = i18n::egizia::name(spot)};
        if (spot.is_site()) shown.spaces = state.table->open_spaces();
        if (position.state.round)
            add_ships(shown, *position.state.round);
        else if (state.round)
            add_ships(shown, *state.round);
        shown.open = std::ranges::find(position.moves.places, spot, &game::Berth::at) != position.moves.places.end();
        shown.chosen = entry.at == spot;
        view.push_back(std::move(shown));
    }
    return view;
}

std::vector<ShownFeeding> feeding_view(const Position& position) {
    std::vector<ShownFeeding> all;
    for (const game::Feeding& each : position.moves.feeding)
        all.push_back({each.player,
                       i18n::fill(_("{1} of {2} grain: {3}"),
                                  {figure(each.grain), figure(each.need), wxString::Format("%d", each.points)}),
                       each.points});
    return all;
}

}
