#include "core/rajas/state.h"

#include <algorithm>
#include <numeric>

namespace clerk::rajas {

namespace {

Table table_of(const Game& game) {
    Table table{game.depth, game.variant, game.rulings, {}, game.board, game.ganges};
    for (const Player& player : game.players) table.experts.push_back(player.expert);
    return table;
}

}

const ProvinceSide* Table::province(int player) const {
    const auto& side = back_side(player) ? board.provinces.navaratnas : board.provinces.basic;
    return side ? &*side : nullptr;
}

const PalacePlace* Table::own_place(const Spot& spot) const {
    if (spot.kind != SpotKind::own) return nullptr;
    return &*std::ranges::find(*board.palace, spot.name, &PalacePlace::name); // a record names no other
}

std::optional<int> Table::facing(int money) const {
    if (!board.facing) return std::nullopt;
    const auto& spaces = *board.facing;
    return spaces[std::min(static_cast<std::size_t>(money), spaces.size() - 1)];
}

int Seat::upgrades() const {
    return std::accumulate(levels.begin(), levels.end(), -lowest_level * static_cast<int>(levels.size()));
}

State::State(const Game& game) : table(table_of(game)), seats(game.players.size()), gaps_told(game.gaps) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
        Seat& seat = seats[i];
        seat.money = seat.furthest_money = seat.money_from[Source::start] = first_money + static_cast<int>(i);
        if (i < game.dice.size()) seat.dice = game.dice[i];
        if (i < game.yields.size())
            for (const YieldTile& tile : game.yields[i]) seat.province.yields.push_back(laid(tile));
    }
}

int State::standing_on(const Spot& spot) const {
    return static_cast<int>(std::ranges::count(standing, spot, &Standing::at));
}

bool State::has_met(int who) const { return std::ranges::find(met, who) != met.end(); }

std::optional<int> State::gap(int who) const {
    const auto index = static_cast<std::size_t>(who);
    if (const auto faced = table->facing(seats[index].money)) return seats[index].fame - *faced;
    return index < gaps_told.size() ? gaps_told[index] : std::nullopt;
}

}
