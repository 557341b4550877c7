// Names of those who play.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table {

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

}
