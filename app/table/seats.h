// The seats at the table: names, and colours of their pieces.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table {

// Names of those who play.

/// The one of these that differs from the name in Unicode form or case alone. Empty: none does, or the name is one of
/// them itself.
std::string look_alike(const std::string& name, const std::vector<std::string>& known);

/// The likeliest name that nobody has yet, else a plain one by the place in the turn order.
std::string next_name(const std::vector<std::string>& taken, const std::vector<std::string>& likely);
/// Why a game cannot be played under these names; empty: it can.
wxString fault(const std::vector<std::string>& names);

/// The name with the first number in brackets that makes it nobody else's: "Linda (2)".
std::string told_apart(const std::string& name, const std::vector<std::string>& taken);
/// The first of the names that several bear; none: nobody can be mistaken for another.
std::optional<std::string> borne_by_several(const std::vector<std::string>& names);

/// The names of players of whatever game.
template <class Player> std::vector<std::string> names_of(const std::vector<Player>& players) {
    std::vector<std::string> names;
    for (const Player& player : players) names.push_back(player.name);
    return names;
}

// The seats at the table before the first turn, and with which colour.

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
