// What is entered at the table, whichever game it is: its seats, and what else is asked before a turn.
#pragma once

#include "core/finding.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <wx/string.h>

namespace clerk::table {

// The seats at the table: names, and colours of their pieces.

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

// What is entered at the table, whichever game it is.

// What a click or key comes to: another entry, and with it the next game or a refusal.

/// A step that cannot exist: it was not entered.
template <class Game> struct RefusalOf {
    Finding finding;
    std::optional<Game> with_it = {}; ///< the game with that step, for what is legal instead; none: nothing is
};

template <class Entry, class Game> struct OutcomeOf {
    Entry entry;
    std::optional<Game> game = {}; ///< the next one
    std::optional<RefusalOf<Game>> refused = {};
    bool to_board = false; ///< the keys go to the board: something waits for its place there
    wxString why_not = {}; ///< nothing was done, and why
};

// What was begun in the turn that is played, while an earlier one is open.

template <class Position, class... Begun> class PlayedTurn {
public:
    /// To be told before another position shows. What was begun is laid aside, and the position with it, when an
    /// earlier turn is opened; back from there both are as they were, if `now` is of the game that they were of.
    void follow(bool earlier_is_open, const Position& now, Position& before, Begun&... begun) {
        if (earlier_is_open) {
            if (!aside_) aside_.emplace(before, begun...);
        } else if (auto aside = std::exchange(aside_, std::nullopt)) {
            if (std::get<0>(*aside).game == now.game) std::tie(before, begun...) = *std::move(aside);
        }
    }

private:
    std::optional<std::tuple<Position, Begun...>> aside_;
};

// What was typed since the game changed last, thing by thing, so that the last of it can be taken back alone.

/// What of an entry is typed its game's `held` ties together; nothing else of it is taken back.
template <class Entry> class TypedEntries {
public:
    bool any() const { return !entries_.empty(); }

    /// What is as it was once before has nothing left that was typed since.
    void type(const Entry& before, const Entry& now) {
        if (held(before) == held(now)) return;
        const auto as_now =
            std::ranges::find_if(entries_, [&](const Entry& entry) { return held(entry) == held(now); });
        if (as_now == entries_.end())
            entries_.push_back(before);
        else
            entries_.erase(as_now, entries_.end());
    }

    /// The game changed, or another player is looked at: what was typed stays where nothing else took its place.
    void follow(const Entry& before, const Entry& now) {
        if (held(before) != held(now)) entries_.clear();
    }

    /// Without the last that was typed; to be told by `type`. Requires that there is some.
    Entry without_last(Entry now) const {
        held(now) = held(entries_.back());
        return now;
    }

private:
    std::vector<Entry> entries_;
};

// What was begun for players who are not looked at just now.

/// It waits for the next look at its player, as long as the game stays as it is.
template <class Entry> class WaitingEntries {
public:
    /// What is being entered when another position shows, as the game's `settled` says it of that and `more`.
    template <class Position, class... More>
    Entry settle(Entry entry, const Position& before, const Position& now, More... more) {
        if (before.game != now.game) {
            waiting_.clear();
        } else if (before.player != now.player) {
            waiting_[before.player] = std::move(entry);
            entry = std::exchange(waiting_[now.player], {});
        }
        return settled(std::move(entry), before, now, more...);
    }

private:
    std::map<int, Entry> waiting_;
};

}
