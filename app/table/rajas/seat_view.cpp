#include "app/table/rajas/seat_view.h"

#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <numeric>

namespace clerk::table::rajas {

namespace {

/// As if every turn from now on were ended as it is.
std::vector<wxString> next_names(const Position& position) {
    std::vector<wxString> names;
    if (!position.ready || position.ready->over) return names;
    game::State state = *position.ready;
    constexpr std::size_t most = 2;
    // Who has not placed a worker yet is taken to place one: ending the turn without it would be a pass.
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

wxString told(const SeatView& seat) {
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

}
