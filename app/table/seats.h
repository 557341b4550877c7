// Who sits at the table before the first turn, and with which colour.
#pragma once

#include "app/table/player_names.h"

#include <algorithm>
#include <optional>

namespace clerk::table {

/// So many players: who comes has the likeliest name that nobody has, and a colour that nobody has.
template <class Players, class Colours>
Players seated(Players players, std::size_t count, const std::vector<std::string>& names, const Colours& colours) {
    using Colour = typename decltype(Players::value_type::colour)::value_type;
    const auto taken = [&](const auto& colour) {
        return std::ranges::any_of(players, [&](const auto& player) { return player.colour == colour; });
    };
    if (players.size() > count) players.resize(count);
    while (players.size() < count) {
        const auto free = std::ranges::find_if_not(colours, taken);
        players.push_back({.name = next_name(names_of(players), names), .colour = Colour(*free)});
    }
    return players;
}

/// Whoever had the colour gets the player's old one, or none.
template <class Players, class Colour>
Players with_colour_of(Players players, std::size_t player, const std::optional<Colour>& colour) {
    const std::optional<Colour> old = players.at(player).colour;
    for (auto& other : players)
        if (colour && other.colour == colour) other.colour = old;
    players[player].colour = colour;
    return players;
}

}
